//! Fisher-Yates from the front, which the posts call local washing.
//!
//! Position `i` walks from the first to the last but one and takes one of the
//! items that are still ahead, itself included. After k steps the first k
//! positions hold a fair hand of k, so a deal may stop there.
//!
//! **Fair**: every order has probability 1/n!, exactly.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! D. E. Knuth, *The Art of Computer Programming*, volume 2, 3.4.2, algorithm P, turned round;
//! the post on local washing.

use crate::Draw;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Position 0 is decided first. Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::fisher_yates_forward(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn fisher_yates_forward<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for i in 0..last {
        items.swap(i, i + draw.index_at_most(last - i));
    }
}
