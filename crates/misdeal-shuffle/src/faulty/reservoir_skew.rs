//! Reservoir skew: a reservoir sample whose draws are one value short.
//!
//! The first k items fill the reservoir. Item i, counted from 0, then draws one of i values where
//! the i+1 items seen so far belong, and if the draw is one of the k slots it takes that place.
//! So each item is too likely to come in. The reservoir is the front of the slice; what it puts
//! out lies behind it in no order worth a name.
//!
//! **Faulty**: each of the first k items is in the sample with chance (k-1)/(n-1), each other one
//! with k/(n-1), where k/n is fair. With k = 1 the first item is never chosen and the others
//! evenly; of 52 cards and k = 5 the first five have .0784, the others .0980, fair is .0962. Item k
//! is always taken in at first. Total variation from fair of the sample, in order, of 5 cards: 1/5
//! for k = 1, 2/5 for 2, 4/5 for 3. (A right reservoir that is filled in order of arrival is a fair
//! set, but its order is not fair either.)
//!
//! **Cost**: n-k draws, time O(n), no memory besides the slice.
//!
//! # Source
//! A common slip in J. S. Vitter's algorithm R ("Random sampling with a reservoir", ACM TOMS 11(1),
//! 1985). Figures: enumeration of all paths.

use crate::Draw;

/// Leaves a sample at the first `k` positions, drawn with ranges one too short: not fair.
///
/// `k` from n on leaves all as it is, and so does 0. Takes n-k draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 2, |cards, draw| faulty::reservoir_skew(cards, 1, draw)).unwrap();
/// let first_is = |card| law.outcomes().filter(move |deal| deal.order[0] == card);
/// assert_eq!(first_is(0).count(), 0);
/// let chance: Ratio<u128> = first_is(1).map(|deal| deal.probability).sum();
/// assert_eq!(chance, Ratio::new(1, 2));
/// ```
pub fn reservoir_skew<T, D: Draw + ?Sized>(items: &mut [T], k: usize, draw: &mut D) {
    // Item 0 has no range that is one shorter than its own.
    for i in k.max(1)..items.len() {
        // Right would be `draw.index_at_most(i)`.
        let slot = draw.index_at_most(i - 1);
        if slot < k {
            items.swap(slot, i);
        }
    }
}
