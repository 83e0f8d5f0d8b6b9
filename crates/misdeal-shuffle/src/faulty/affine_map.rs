//! Affine map: position i gets card (a i + b) mod n.
//!
//! A random step and a random start instead of a shuffle: each card comes once if the step a has
//! no factor in common with n. Cheap, no table needed, and common where "each once, in some order"
//! is all that is asked for.
//!
//! **Faulty**: the same step from each card to the next through the whole deal. With u steps that
//! have no factor in common with n there are u n orders, equally likely: all of 2 or 3 cards, 8 of
//! 24, 20 of 120; of 52 cards 24 * 52 = 1248. Total variation from fair is 1 less their share of
//! n!: 2/3 for 4 cards, 5/6 for 5. A table of positions is blind to it: each card comes to each
//! position with exactly 1/n. Who sees two cards in a row knows all others.
//!
//! **Cost**: 2 draws, time O(n log n), memory for the steps and a copy.
//!
//! # Source
//! Folklore; the same as a linear congruential generator of period n. Figures: the number of
//! orders.

use crate::Draw;
use crate::fair::arrange;

/// Deals every a-th item from a random start, a at random without a factor of n: not fair.
///
/// Takes 2 draws, for the step and then for the start. O(n log n) time, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(5, 2, |cards, draw| faulty::affine_map(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[3, 0, 2, 4, 1]), Ratio::new(1, 20));
/// assert_eq!(law.total_variation(), Ratio::new(5, 6));
/// ```
pub fn affine_map<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let n = items.len();
    let Some(last) = n.checked_sub(1) else { return };
    let steps: Vec<usize> = (1..=n).filter(|&step| common_divisor(step, n) == 1).collect();
    // 1 is always among the steps.
    let step = steps[draw.index_at_most(steps.len() - 1)];
    let start = draw.index_at_most(last);
    let order: Vec<usize> =
        std::iter::successors(Some(start), |&card| Some((card + step) % n)).take(n).collect();
    arrange(items, &order);
}

fn common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
