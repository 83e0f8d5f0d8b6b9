//! No neighbours: shuffled again until no two neighbours were neighbours before.
//!
//! Players complain about clumps, and so a fair shuffle is repeated until it has none: no card
//! beside the one before or behind it in the old deck, in either direction.
//!
//! **Faulty**: of 4 cards 2 orders are left (1 3 0 2 and its reverse), of 5 cards 14, of 10 cards
//! 13.21 in a hundred, of 52 cards 13.52 in a hundred, and e^-2 = .1353 in the end. They come out
//! equally often; total variation from fair is 1 less their share: 11/12 for 4 cards, 53/60 for 5,
//! .8648 for 52. The fair deal has 2(n-1)/n old pairs side by side on average, this one never any.
//! Up to 3 cards no order is left but for one card, and the first try is taken, which is fair.
//!
//! **Cost**: n-1 draws a try and some 7.4 tries on average, time O(n) a try, memory for an order
//! and a copy.
//!
//! # Source
//! The public reports of the suspect `no-clump`. Number of orders: OEIS A002464; by inclusion and
//! exclusion over the pairs that are kept.

use crate::Draw;
use crate::fair::{arrange, fisher_yates};

/// Shuffles `items` again until no two neighbours were neighbours before: not fair for more than 3.
///
/// Takes n-1 draws a try; up to three items are shuffled once. A source that returns the upper end
/// for ever never returns from here.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// // One try; the law is that of the tries that succeed.
/// let law = exact_law(5, 4, |cards, draw| faulty::no_neighbours(cards, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 14);
/// assert_eq!(law.total_variation(), Ratio::new(53, 60));
/// ```
pub fn no_neighbours<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    loop {
        fisher_yates(&mut order, draw);
        let are_apart = order.windows(2).all(|pair| pair[0].abs_diff(pair[1]) != 1);
        if items.len() <= 3 || are_apart {
            return arrange(items, &order);
        }
    }
}
