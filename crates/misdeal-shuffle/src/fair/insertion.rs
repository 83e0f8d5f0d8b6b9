//! Insertion: put each card at a random place of the pile so far.
//!
//! A pile of k cards has k+1 gaps, above, between and below; the next card
//! goes into one of them at random.
//!
//! **Fair** if and only if all k+1 gaps are equally likely: 1 * 2 * ... * n = n!
//! draw sequences, one for each order. Forgetting the gap above the
//! pile leaves the first card on top for ever, forgetting the one below sends it
//! to the bottom.
//!
//! **Cost**: n-1 draws, but O(n^2) moves, n^2/4 expected.
//!
//! # Source
//! Named in passing by the post on dealing from the rest of the pack; the bijection is the
//! inversion table (Knuth, *The Art of Computer Programming*, volume 3, 5.1.1).

use crate::Draw;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Takes n-1 draws, O(n^2) time, in place: a study piece, not for long slices.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::insertion(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn insertion<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for k in 1..items.len() {
        let gap = draw.index_at_most(k);
        // The cards from the gap on move one place, the new one falls into it.
        items[gap..=k].rotate_right(1);
    }
}
