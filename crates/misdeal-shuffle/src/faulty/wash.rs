//! Wash: exchange two random cards, never a card with itself, again and again.
//!
//! Two positions are drawn; if they are the same, the second moves on by one
//! (from the last to the first). The original washes 54 times for 54 cards.
//!
//! **Faulty** in three ways. Each step is exactly one exchange of two cards,
//! so after k steps the parity of the order is that of k and only half of all
//! orders can ever come out: total variation from fair is at least 1/2, however long one
//! washes. 54 steps for 54 cards are also too few: a card is still at home with
//! probability .141525, 7.64 times its fair share (108 steps: .033946,
//! 1.83 times). And neighbours are exchanged 1.5 times as often as other
//! pairs (3/n^2 against 2/n^2), since the step aside makes neighbours.
//!
//! **Cost**: 2 draws a step, time O(1) a step, no memory besides the slice.
//!
//! # Source
//! The post with the 54-card deck, its `Wash(times = 54)`. Figures: the chain of one card.

use crate::Draw;

/// Exchanges two different random items `times` times: not fair.
///
/// Takes `2 * times` draws; fewer than two items are left alone without a draw.
///
/// ```
/// use misdeal_shuffle::{Seed, faulty};
///
/// let mut cards = [0, 1, 2, 3, 4];
/// faulty::wash(&mut cards, 1, &mut Seed::from(1).deal(0));
/// let away = cards.iter().enumerate().filter(|&(i, &card)| i != card).count();
/// assert_eq!(away, 2);
/// ```
pub fn wash<T, D: Draw + ?Sized>(items: &mut [T], times: u64, draw: &mut D) {
    if items.len() < 2 {
        return;
    }
    let last = items.len() - 1;
    for _ in 0..times {
        let a = draw.index_at_most(last);
        let mut b = draw.index_at_most(last);
        if a == b {
            b = if a == last { 0 } else { a + 1 };
        }
        items.swap(a, b);
    }
}
