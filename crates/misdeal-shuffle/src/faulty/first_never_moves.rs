//! First never moves: a range that leaves out index 0.
//!
//! Fisher-Yates from the back with draws of `1..=i` where `0..=i` belongs, as from a habit of
//! counting from 1. The first card stays, while the n-1 others are shuffled fairly. It is
//! [`last_never_moves`](super::last_never_moves()) at the other end.
//!
//! **Faulty**: (n-1)! orders, equally likely, of n!. Total variation from fair is 1 - 1/n. Every
//! other card is on the first position never, elsewhere 1/(n-1).
//!
//! **Cost**: n-1 draws (the last one of a single value), time O(n), in place.
//!
//! # Source
//! A common slip between ranges that begin with 0 and with 1, in many bug reports.

use crate::Draw;

/// Shuffles all items but the first, which stays: not fair.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 2, |cards, draw| faulty::first_never_moves(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[0, 2, 1]), Ratio::new(1, 2));
/// assert_eq!(law.total_variation(), Ratio::new(2, 3));
/// ```
pub fn first_never_moves<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in (1..items.len()).rev() {
        // Right would be `draw.index_at_most(i)`.
        items.swap(i, 1 + draw.index_at_most(i - 1));
    }
}
