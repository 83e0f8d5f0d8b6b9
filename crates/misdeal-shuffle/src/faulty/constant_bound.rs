//! Constant bound: Fisher-Yates from the back whose range comes from another variable.
//!
//! The walk is right, `i` from the last position to the second, but each draw is below one and
//! the same bound, a variable of an earlier loop for instance. While i is at the bound b or above,
//! the first b positions are a buffer: position i gets a card out of it, and the card that lay
//! there goes in. So it is a [`small_buffer`](super::small_buffer()) of the first b cards into
//! which the others come from the back, dealt from the back too, with a naive swap of what is left
//! in it.
//!
//! **Faulty**: a card that began at position b or later never ends where it was, nor further back.
//! Each of the first b cards is last with chance 1/b, n/b times its share. Total variation from
//! fair for 3, 4, 5 cards: 1/3, 2/3, 13/15 with bound 2; 1/6, 7/24, 11/20 with bound 3; 5/6, 23/24,
//! 119/120 with bound 1, which deals one order only. With bound n it is the naive swap from the
//! back without its last step: 1/6, 7/32, 1273/5000.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The public report of the suspect `stale-bound`. Figures: enumeration of all paths.

use crate::Draw;

/// Exchanges each item but the first, from the last on, with one of the first `bound`: not fair.
///
/// A bound of 0 counts as 1, one above n as n. Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(4, 3, |cards, draw| faulty::constant_bound(cards, 2, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 8);
/// assert_eq!(law.total_variation(), Ratio::new(2, 3));
/// ```
pub fn constant_bound<T, D: Draw + ?Sized>(items: &mut [T], bound: usize, draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    let other_max = bound.saturating_sub(1).min(last);
    for i in (1..=last).rev() {
        items.swap(i, draw.index_at_most(other_max));
    }
}
