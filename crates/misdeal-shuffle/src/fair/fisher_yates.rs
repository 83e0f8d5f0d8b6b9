//! Fisher-Yates from the back: the default shuffle of this product.
//!
//! Position `i` walks from the last to the second; each time the item at `i`
//! changes places with one of the items `0..=i`, itself included. There are
//! `n * (n-1) * ... * 2 = n!` equally likely draw sequences, and no two of them
//! give the same order:
//!
//! ```text
//! i = 3   a b c d    draw 1 of 0..=3:  a d c|b
//! i = 2   a d c|b    draw 2 of 0..=2:  a d|c b
//! i = 1   a d|c b    draw 0 of 0..=1:  d|a c b
//! ```
//!
//! **Fair**: every order has probability 1/n!, exactly.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! R. A. Fisher and F. Yates, *Statistical Tables*, 1938, on paper; R. Durstenfeld, "Algorithm
//! 235: Random permutation", CACM 7(7), 1964, in place. The post on local washing arrives at it
//! from the back.

use crate::Draw;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Takes n-1 draws, the first for the last position; the seeded result is
/// frozen as stream version 1. O(n) time, in place; n = 0 and 1 draw nothing.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// fair::fisher_yates(&mut cards, &mut Seed::from(42).deal(0));
/// cards.sort();
/// assert!(cards.into_iter().eq(0..52));
/// ```
pub fn fisher_yates<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in (1..items.len()).rev() {
        items.swap(i, draw.index_at_most(i));
    }
}
