//! Derangement: shuffled again until no card is where it was.
//!
//! "A shuffled card must have moved", or the drawing of lots for presents, where nobody may draw
//! himself. As a random derangement it is right, as a shuffle it is not.
//!
//! **Faulty**: only the D orders without a card at home come out, each equally often, and D/n! is
//! 1/2, 1/3, 3/8, 11/30 for 2, 3, 4, 5 cards and .367879 = 1/e from ten on. Total variation from
//! fair is 1 - D/n!: 2/3 for 3 cards, 5/8 for 4, 19/30 for 5, .6321 for 52. Each card is on every
//! position but its own with chance 1/(n-1).
//!
//! **Cost**: n-1 draws a try and e = 2.72 tries on average, time O(n) a try, memory for an order
//! and a copy.
//!
//! # Source
//! Folklore. Number of orders: OEIS A000166.

use crate::Draw;
use crate::fair::{arrange, fisher_yates};

/// Leaves `items` in an order without any item at home, each equally likely: not fair.
///
/// Takes n-1 draws a try. One item is left alone, for it has no such order. A source that returns
/// the upper end for ever never returns from here.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// // One try; the law is that of the tries that succeed.
/// let law = exact_law(4, 3, |cards, draw| faulty::derangement(cards, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 9);
/// assert_eq!(law.total_variation(), Ratio::new(5, 8));
/// ```
pub fn derangement<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    if items.len() < 2 {
        return;
    }
    let mut order: Vec<usize> = (0..items.len()).collect();
    loop {
        fisher_yates(&mut order, draw);
        if order.iter().enumerate().all(|(position, &card)| card != position) {
            return arrange(items, &order);
        }
    }
}
