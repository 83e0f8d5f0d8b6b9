//! Stops early: Fisher-Yates from the back whose loop ends some steps too soon.
//!
//! The steps left out are those of the smallest bounds, at the front: `i > 1` or `i >= 2` for
//! `i > 0`, or a loop over part of the deck.
//!
//! **Faulty**: with k steps left out the first k+1 positions are never shuffled among each other.
//! One order in (k+1)! can come out, each of these equally often; total variation from fair is
//! `1 - 1/(k+1)!`: 1/2 for one step, 5/6 for two. Each of the first k+1 cards stays home with
//! chance (k+1)/n, k+1 times its share, and never comes to the home of another of them.
//!
//! **Cost**: n-1-k draws, time O(n), no memory besides the slice.
//!
//! # Source
//! A common slip in the condition of a loop, in many bug reports. Figures: each order tells its
//! draws.

use crate::Draw;

/// Shuffles by Fisher-Yates without its last `left_out` steps: not fair unless `left_out` is 0.
///
/// Takes n-1 draws less `left_out`, none if that is less than none. O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(4, 2, |cards, draw| faulty::stops_early(cards, 1, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 12);
/// assert_eq!(law.total_variation(), Ratio::new(1, 2));
/// ```
pub fn stops_early<T, D: Draw + ?Sized>(items: &mut [T], left_out: usize, draw: &mut D) {
    for i in (1..items.len()).rev().take_while(|&i| i > left_out) {
        items.swap(i, draw.index_at_most(i));
    }
}
