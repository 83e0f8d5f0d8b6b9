//! Last never moves: a range that leaves out the last candidate.
//!
//! Fisher-Yates from the front, with an upper end of `n - 1` handed to a
//! function that excludes its upper end. The last index is never drawn, so the
//! last card stays, while the n-1 others are shuffled fairly.
//!
//! **Faulty**: (n-1)! orders, equally likely, of n!. Total variation from fair is
//! 1 - 1/n. Every other card is on the last position never, elsewhere 1/(n-1).
//!
//! **Cost**: n-1 draws (the last one of a single value), time O(n), in place.
//!
//! # Source
//! A common slip between closed and half-open ranges, in many bug reports.

use crate::Draw;

/// Shuffles all items but the last, which stays: not fair.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Seed, faulty};
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// faulty::last_never_moves(&mut cards, &mut Seed::from(1).deal(0));
/// assert_eq!(cards[51], 51);
/// ```
pub fn last_never_moves<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for i in 0..last {
        // Right would be `last - i`.
        items.swap(i, i + draw.index_at_most(last - 1 - i));
    }
}
