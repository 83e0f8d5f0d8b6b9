//! Random transpositions: exchange the items at two random positions, n times.
//!
//! The positions are independent, so one step in n leaves everything alone.
//!
//! **Faulty** with n steps: a card is never touched with probability about
//! e^-2, so too many stay home. With 52 cards and 52 steps a card is at home with
//! probability .146826, 7.6 times its fair share. In general that is
//! `1/n + (1 - 1/n)(1 - 2/n)^k` after k steps. Total variation from fair with n steps:
//! 1/27 = .0370 for 3 cards, .0762 for 4, .1176 for 5, .3458 for 10. More steps
//! converge: 10 cards, 20 steps .0397, 30 steps .0043. The order of
//! (n/2) log n steps is needed.
//!
//! **Cost**: 2 draws a step, time O(1) a step, no memory besides the slice.
//!
//! # Source
//! P. Diaconis and M. Shahshahani, "Generating a random permutation with random transpositions",
//! Z. Wahrscheinlichkeitstheorie 57, 1981; the "general" shuffle of the post that tests shuffles.

use crate::Draw;

/// Exchanges the items at two random positions, `times` times: not fair.
///
/// Takes `2 * times` draws; an empty slice takes none.
///
/// ```
/// use misdeal_shuffle::{exact_law, faulty};
///
/// let law = exact_law(3, 6, |c, draw| faulty::random_transpositions(c, 3, draw)).unwrap();
/// assert_eq!(law.total_variation(), misdeal_shuffle::Ratio::new(1, 27));
/// ```
pub fn random_transpositions<T, D: Draw + ?Sized>(items: &mut [T], times: u64, draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for _ in 0..times {
        let a = draw.index_at_most(last);
        items.swap(a, draw.index_at_most(last));
    }
}
