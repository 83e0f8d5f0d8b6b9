//! Distinct transpositions: exchange two different random items, all pairs alike, again and again.
//!
//! As [`random_transpositions`](mod@super::random_transpositions), but the second position is
//! drawn among the others. [`wash`](mod@super::wash) means to do the same and prefers neighbours.
//!
//! **Faulty** however often: each step is exactly one exchange, so after k steps the parity of the
//! order is that of k and half of all orders cannot come out. Total variation from fair is at
//! least 1/2. It is 7/10 for 5 cards and two steps, and 1/2 after three.
//!
//! **Cost**: 2 draws a step, time O(1) a step, no memory besides the slice.
//!
//! # Source
//! P. Diaconis and M. Shahshahani, "Generating a random permutation with random transpositions",
//! Z. Wahrscheinlichkeitstheorie 57, 1981, for the walk that may also stand still. Figures:
//! `corpora/vectors/gallery.py --figures`.

use crate::Draw;

/// Exchanges two different random items `times` times, all pairs alike: not fair.
///
/// Takes `2 * times` draws; fewer than two items are left alone without a draw.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 4, |c, draw| faulty::distinct_transpositions(c, 2, draw)).unwrap();
/// // The three even orders, and no odd one.
/// assert_eq!(law.probability(&[1, 2, 0]), Ratio::new(1, 3));
/// assert_eq!(law.probability(&[1, 0, 2]), Ratio::ZERO);
/// ```
pub fn distinct_transpositions<T, D: Draw + ?Sized>(items: &mut [T], times: u64, draw: &mut D) {
    let Some(others) = items.len().checked_sub(2) else { return };
    for _ in 0..times {
        let (first, second) = (draw.index_at_most(others + 1), draw.index_at_most(others));
        // The first is left out of what the second counts.
        items.swap(first, second + usize::from(second >= first));
    }
}
