//! Weighted sampling without repeats from integer weights, exactly.
//!
//! Tickets are laid out in a row, as many for each item as its weight, and one is drawn;
//! then the item's tickets are taken away, and the next is drawn from the rest. The sums
//! of weights stand in a tree, so that the owner of ticket r is found, and its weight
//! taken away, in as many steps as n has bits:
//!
//! ```text
//! weights   1 2 3 1     tree: at position i (from 1) the sum of the weights
//! sums      1 3 3 7           of as many items, ending with i, as i has
//!                             factors of 2, multiplied: 1 2 1 4
//! ```
//!
//! **The law** is that of successive draws, as for
//! [`sample_weighted()`](super::sample_weighted()), with nothing rounded: P(c, then b) of
//! weights 1 2 3 is 3/6 * 2/3 = 1/3.
//!
//! **Cost**: m draws; time O(n + m log n), memory 8 n bytes.
//!
//! # Source
//! C. K. Wong and M. C. Easton, "An efficient method for weighted sampling without
//! replacement", SIAM Journal on Computing 9(1), 1980; the tree: P. M. Fenwick, "A new
//! data structure for cumulative frequency tables", Software: Practice and Experience
//! 24(3), 1994.

use super::{Population, SampleError, check_size};
use crate::Draw;

/// Returns the indices of `m` items, in order of drawing: successive draws, each exactly
/// proportional to weight.
///
/// An item of weight 0 is never drawn. The weights may add up to `u64::MAX`.
///
/// # Errors
/// [`SampleError::WeightsTooLarge`] if they add up to more; [`SampleError::TooMany`] if
/// fewer than m weights are above 0.
///
/// ```
/// use misdeal_shuffle::sample::sample_weighted_exact;
/// use misdeal_shuffle::{Ratio, exact_law};
///
/// let law = exact_law(3, 3, |cards, draw| {
///     let drawn = sample_weighted_exact(&[1, 2, 3], 3, draw).unwrap();
///     cards.iter_mut().zip(drawn).for_each(|(card, index)| *card = index as u32);
/// });
/// assert_eq!(law.unwrap().probability(&[2, 1, 0]), Ratio::new(1, 3));
/// ```
pub fn sample_weighted_exact<D: Draw + ?Sized>(
    weights: &[u64],
    m: usize,
    draw: &mut D,
) -> Result<Vec<u64>, SampleError> {
    let mut tickets_count = 0u64;
    for (index, &weight) in (0..).zip(weights) {
        let sum = tickets_count.checked_add(weight);
        tickets_count = sum.ok_or(SampleError::WeightsTooLarge { index })?;
    }
    let positive = weights.iter().filter(|&&weight| weight > 0).count() as u64;
    check_size(m as u64, positive, Population::PositiveWeights)?;

    let mut tree = Tree::new(weights);
    let mut drawn = Vec::with_capacity(m);
    for _ in 0..m {
        // A positive weight is left: fewer than m of them have been taken away.
        let ticket = draw.at_most(tickets_count - 1);
        let owner = tree.owner(ticket);
        tickets_count -= weights[owner];
        tree.take_away(owner, weights[owner]);
        drawn.push(owner as u64);
    }
    Ok(drawn)
}

/// Sums of weights; `sums[i - 1]` is that of the item i, from 1, and those before it that
/// share its block, whose length is the largest power of 2 that divides i.
struct Tree {
    sums: Vec<u64>,
}

impl Tree {
    fn new(weights: &[u64]) -> Self {
        let mut sums = weights.to_vec();
        for i in 1..=sums.len() {
            let parent = i + block(i);
            if parent <= sums.len() {
                sums[parent - 1] += sums[i - 1];
            }
        }
        Self { sums }
    }

    /// The item that holds this ticket, which is below the sum of all weights.
    fn owner(&self, mut ticket: u64) -> usize {
        // The number of items that are certainly before the owner.
        let mut before = 0;
        let mut step = (self.sums.len() + 1).next_power_of_two() / 2;
        while step > 0 {
            // A block of length `step` ends at `before + step`.
            if let Some(&sum) = self.sums.get(before + step - 1)
                && sum <= ticket
            {
                ticket -= sum;
                before += step;
            }
            step /= 2;
        }
        before
    }

    fn take_away(&mut self, owner: usize, weight: u64) {
        let mut i = owner + 1;
        while i <= self.sums.len() {
            self.sums[i - 1] -= weight;
            i += block(i);
        }
    }
}

/// The largest power of 2 that divides `i`, which is not 0.
fn block(i: usize) -> usize {
    1 << i.trailing_zeros()
}
