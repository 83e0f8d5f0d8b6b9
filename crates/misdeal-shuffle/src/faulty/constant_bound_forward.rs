//! Constant bound, forward: the naive swap whose bound is not the number of cards.
//!
//! Each position, from the first on, changes places with one below the bound. A bound of n is the
//! [naive swap](super::global_swap()), n-1 the naive swap with its bound one short (an excluded
//! upper end of `n - 1`), anything less a variable that is about something else.
//!
//! **Faulty**, with bound n-1: the last card is not touched before its turn and then has to leave,
//! so it is never last, and on each other position with chance 1/(n-1). Total variation from fair:
//! 1/3 = .3333 for 3 cards, 1/4 for 4, 49/240 = .2042 for 5; with the bound n it is 1/18, .0651,
//! .0842. A card that began at position b or later, b the bound, never ends from position b to
//! where it was.
//!
//! **Cost**: n draws, time O(n), no memory besides the slice.
//!
//! # Source
//! A common slip, in many bug reports. Figures: enumeration of all paths.

use crate::Draw;

/// Exchanges each item, from the first on, with one of the first `bound`: not fair.
///
/// A bound of 0 counts as 1, one above n as n. Takes n draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(4, 4, |c, draw| faulty::constant_bound_forward(c, 3, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 18);
/// assert_eq!(law.total_variation(), Ratio::new(1, 4));
/// ```
pub fn constant_bound_forward<T, D: Draw + ?Sized>(items: &mut [T], bound: usize, draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    let other_max = bound.saturating_sub(1).min(last);
    for i in 0..=last {
        items.swap(i, draw.index_at_most(other_max));
    }
}
