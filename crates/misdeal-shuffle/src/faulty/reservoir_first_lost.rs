//! Reservoir, first lost: a reservoir sample whose counter starts again when it is full.
//!
//! The first k items fill the reservoir, and then the items are counted from 0 anew: item i draws
//! one of i-k+1 values where i+1 belong, and if the draw is one of the k slots it takes that place.
//! The first one to do so has one value to draw, slot 0. With k = 1 this is
//! [`reservoir_skew`](super::reservoir_skew()), with more it is worse.
//!
//! **Faulty**: item 0 is never in the sample. For n at least 2k item j of the first k is in it with
//! chance j/(n-k), item k+j with (j+1)/(n-k) and every one from 2k-1 on with k/(n-k), where k/n is
//! fair: of 52 cards and k = 5 the first nine have 0, .0213, .0426, .0638, .0851, .0213, .0426,
//! .0638, .0851, the others .1064; fair is .0962. Total variation from fair of the sample, in
//! order, of 5 cards: 1/5 for k = 1, 7/10 for 2, 29/30 for 3.
//!
//! **Cost**: n-k draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The public report of the suspect `partial-reservoir-first-lost`, where k is 1. Figures:
//! enumeration of all paths.

use crate::Draw;

/// Leaves a sample at the first `k` positions that never holds the first item: not fair.
///
/// `k` from n on leaves all as it is, and so does 0. Takes n-k draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(5, 3, |cards, draw| faulty::reservoir_first_lost(cards, 2, draw)).unwrap();
/// let holding = |card| law.outcomes().filter(move |deal| deal.order[..2].contains(&card));
/// assert_eq!(holding(0).count(), 0);
/// let chance: Ratio<u128> = holding(4).map(|deal| deal.probability).sum();
/// assert_eq!(chance, Ratio::new(2, 3));
/// ```
pub fn reservoir_first_lost<T, D: Draw + ?Sized>(items: &mut [T], k: usize, draw: &mut D) {
    for i in k..items.len() {
        // Right would be `draw.index_at_most(i)`.
        let slot = draw.index_at_most(i - k);
        if slot < k {
            items.swap(slot, i);
        }
    }
}
