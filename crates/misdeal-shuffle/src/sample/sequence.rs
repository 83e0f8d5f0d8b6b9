//! m of the numbers `0..n` in uniformly random order.
//!
//! The first m steps of Fisher-Yates from the front, on a table or on a hash map,
//! whichever is smaller (see [`lazy_order`](super::lazy_order)). Floyd's algorithm with
//! insertion into a list gives the same law, but other numbers from the same seed and
//! O(m^2) time; with one algorithm the result cannot depend on where the change between
//! two would be.
//!
//! **Fair**: each of the `n (n-1) ... (n-m+1)` sequences is equally likely, exactly.
//!
//! **Cost**: m draws (n-1 if m = n), O(m) time and memory whatever n is.
//!
//! # Source
//! See [`lazy_order`](super::lazy_order).

use super::{LazyOrder, Population, SampleError, check_size, room_for};
use crate::Draw;

/// Returns `m` different numbers of `0..n`, in uniformly random order.
///
/// With the same draws, a smaller sample is the beginning of a larger one, and a sample
/// of all n is what [`fisher_yates_forward`](crate::fair::fisher_yates_forward()) makes
/// of the numbers in order. O(m) time and memory.
///
/// # Errors
/// [`SampleError::TooMany`] if m > n; [`SampleError::DoesNotFit`] if there is no memory
/// for m numbers ([`LazyOrder`] deals them one by one instead).
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::sample::sample_sequence;
///
/// let numbers = sample_sequence(1_000_000_000_000, 5, &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!(numbers.len(), 5);
/// let fewer = sample_sequence(1_000_000_000_000, 2, &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!(fewer, numbers[..2]);
/// assert!(sample_sequence(3, 5, &mut Seed::from(1).deal(0)).is_err());
/// ```
pub fn sample_sequence<D: Draw + ?Sized>(
    n: u64,
    m: u64,
    draw: &mut D,
) -> Result<Vec<u64>, SampleError> {
    check_size(m, n, Population::AllItems)?;
    let mut sequence = room_for(m)?;
    // m fits a usize: there is room for it.
    let order = LazyOrder::with_room(n, m);
    let mut order = order.ok_or(SampleError::DoesNotFit { asked: m })?;
    sequence.extend(order.deals(draw).take(m as usize));
    Ok(sequence)
}
