//! m of the numbers `0..n` as a set, in ascending order.
//!
//! Floyd's algorithm: `j` walks over the last m numbers; each time one of `0..=j` is
//! drawn, and if the set has it already, `j` joins instead, which it cannot have:
//!
//! ```text
//! n = 7, m = 3     j = 4  draw 1 of 0..=4    {1}
//!                  j = 5  draw 1 of 0..=5    1 is in: {1, 5}
//!                  j = 6  draw 0 of 0..=6    {0, 1, 5}
//! ```
//!
//! If m is more than half of n, the numbers that stay out are drawn in this way.
//!
//! **Fair**: each of the n! / (m! (n-m)!) sets is equally likely, exactly. The order is
//! ascending, so it carries nothing; whoever needs to know who is first takes
//! [`sample_sequence()`](super::sample_sequence()).
//!
//! **Cost**: min(m, n-m) draws; memory O(m); time O(m log m), or O(m + n/64) with one
//! bit a number where that is smaller.
//!
//! # Source
//! R. W. Floyd in J. Bentley, "Programming pearls: a sample of brilliance", CACM 30(9),
//! 1987, algorithm F2.

use std::collections::HashSet;

use super::{Population, SampleError, check_size, room_for};
use crate::Draw;

/// Returns `m` different numbers of `0..n`, ascending; each set is equally likely.
///
/// Takes min(m, n-m) draws: none for all and none for nothing.
///
/// # Errors
/// [`SampleError::TooMany`] if m > n; [`SampleError::DoesNotFit`] if there is no memory
/// for m numbers.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::sample::sample_set;
///
/// let six_of_49 = sample_set(49, 6, &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!(six_of_49.len(), 6);
/// assert!(six_of_49.is_sorted_by(|a, b| a < b));
/// assert_eq!(sample_set(3, 3, &mut Seed::from(1).deal(0)).unwrap(), [0, 1, 2]);
/// ```
pub fn sample_set<D: Draw + ?Sized>(n: u64, m: u64, draw: &mut D) -> Result<Vec<u64>, SampleError> {
    check_size(m, n, Population::AllItems)?;
    let mut members = room_for(m)?;
    if m <= n / 2 {
        members.extend(ascending(n, m, draw)?);
        return Ok(members);
    }
    let mut next = 0;
    for left_out in ascending(n, n - m, draw)? {
        members.extend(next..left_out);
        next = left_out + 1;
    }
    members.extend(next..n);
    Ok(members)
}

/// `m <= n / 2` numbers, ascending, in whichever set is smaller: 64 bits a number in a
/// list, one bit for each of the n otherwise.
fn ascending<D: Draw + ?Sized>(n: u64, m: u64, draw: &mut D) -> Result<Vec<u64>, SampleError> {
    match n / 64 <= m {
        true => in_bits(n, m, draw),
        false => in_hash_set(n, m, draw),
    }
}

/// Floyd's algorithm over any set: `insert` says whether the number was not in it.
fn floyd<D: Draw + ?Sized>(n: u64, m: u64, draw: &mut D, mut insert: impl FnMut(u64) -> bool) {
    for j in n - m..n {
        let drawn = if j == 0 { 0 } else { draw.at_most(j) };
        if !insert(drawn) {
            insert(j);
        }
    }
}

pub(super) fn in_hash_set<D: Draw + ?Sized>(
    n: u64,
    m: u64,
    draw: &mut D,
) -> Result<Vec<u64>, SampleError> {
    let mut members = room_for(m)?;
    let mut set = HashSet::new();
    set.try_reserve(members.capacity()).map_err(|_| SampleError::DoesNotFit { asked: m })?;
    floyd(n, m, draw, |number| set.insert(number));
    members.extend(set);
    members.sort_unstable();
    Ok(members)
}

pub(super) fn in_bits<D: Draw + ?Sized>(
    n: u64,
    m: u64,
    draw: &mut D,
) -> Result<Vec<u64>, SampleError> {
    let mut members = room_for(m)?;
    let mut words = room_for(n.div_ceil(64))?;
    words.resize(words.capacity(), 0);
    floyd(n, m, draw, |number| {
        // Below n / 64, the length of a list.
        let word = &mut words[(number / 64) as usize];
        let bit = 1 << (number % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    });
    for (index, mut word) in words.into_iter().enumerate() {
        while word != 0 {
            members.push(index as u64 * 64 + u64::from(word.trailing_zeros()));
            word &= word - 1;
        }
    }
    Ok(members)
}
