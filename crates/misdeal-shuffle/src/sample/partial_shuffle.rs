//! The first m steps of a shuffle: m items of a slice in random order, at its front.
//!
//! Which part is the sample is the classic trap of this operation: some libraries put
//! it at the end of the slice and some at the front, and the wrong part is nearly in
//! its old order. Here it is the front, and both parts are returned by name.
//!
//! ```text
//! before   a b c d e      m = 2
//! after    d b|c a e      sample: d b    rest: c a e
//! ```
//!
//! **Fair**: each of the `n (n-1) ... (n-m+1)` sequences of m items is equally likely as
//! the sample, exactly. The rest holds the other items in an order that is **not**
//! uniform: most of them stand where they stood.
//!
//! **Cost**: m draws (n-1 if m = n), O(m) time, no memory besides the slice.
//!
//! # Source
//! See [`fisher_yates_forward`](mod@crate::fair::fisher_yates_forward), stopped early.

use super::{Population, SampleError, check_size};
use crate::Draw;

/// The two parts of a slice after [`partial_shuffle()`].
#[derive(Debug, PartialEq, Eq)]
pub struct PartialShuffle<'a, T> {
    /// The first m items: the sample, in uniformly random order.
    pub sample: &'a mut [T],
    /// The other items, in no particular order; not a shuffle.
    pub rest: &'a mut [T],
}

/// Moves a random sample of `m` items to the front of `items`.
///
/// The draws and choices are those of
/// [`sample_sequence(n, m)`](super::sample_sequence()), so an index sample and this one
/// agree, and `m = items.len()` is the whole shuffle.
///
/// # Errors
/// [`SampleError::TooMany`] if m is more than the number of items; then nothing has
/// moved.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::sample::{partial_shuffle, sample_sequence};
///
/// let mut cards: Vec<u64> = (0..52).collect();
/// let parts = partial_shuffle(&mut cards, 5, &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!((parts.sample.len(), parts.rest.len()), (5, 47));
/// let hand = sample_sequence(52, 5, &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!(cards[..5], hand);
/// ```
pub fn partial_shuffle<'a, T, D: Draw + ?Sized>(
    items: &'a mut [T],
    m: usize,
    draw: &mut D,
) -> Result<PartialShuffle<'a, T>, SampleError> {
    check_size(m as u64, items.len() as u64, Population::AllItems)?;
    for i in 0..m {
        let further_max = items.len() - 1 - i;
        if further_max > 0 {
            items.swap(i, i + draw.index_at_most(further_max));
        }
    }
    let (sample, rest) = items.split_at_mut(m);
    Ok(PartialShuffle { sample, rest })
}
