//! [`Part`]: counters by name, for the parts of a tally that have many.
//!
//! A part of a tally lists its counters once ([`List`]); that list serves writing,
//! reading and the limits of a line.

use std::collections::BTreeMap;

use super::SavedError;
use crate::tally::List;

/// Counters by name, each as one list.
pub(super) type Part = BTreeMap<String, Vec<i128>>;

/// The counters of a part.
pub(super) fn part(lists: Vec<(&'static str, List<'_>)>) -> Part {
    let numbers = |list: List<'_>| match list {
        List::Counts(counts) => counts.iter().map(|&count| count.into()).collect(),
        List::Sums(sums) => sums.iter().map(|&sum| sum.into()).collect(),
        List::One(count) => vec![i128::from(*count)],
    };
    lists.into_iter().map(|(key, list)| (key.to_owned(), numbers(list))).collect()
}

/// Puts a part that was read into the counters that there is room for.
///
/// # Errors
/// [`SavedError::Content`] at a name or a length that is not theirs, and at a
/// number that is none.
pub(super) fn open(
    mut part: Part,
    lists: Vec<(&'static str, List<'_>)>,
    place: &str,
) -> Result<(), SavedError> {
    for (key, list) in lists {
        let place = format!("{place}, {key}");
        let got = part.remove(key).ok_or_else(|| SavedError::content(&*place, "missing"))?;
        let expected = match &list {
            List::Counts(counts) => counts.len(),
            List::Sums(sums) => sums.len(),
            List::One(_) => 1,
        };
        if got.len() != expected {
            let got = format!("{} counts", got.len());
            return Err(SavedError::mismatch(place, got, expected));
        }
        let out_of = |number| SavedError::mismatch(&*place, number, "64 bits");
        let count = |number: i128| u64::try_from(number).map_err(|_| out_of(number));
        let sum = |number: i128| i64::try_from(number).map_err(|_| out_of(number));
        match list {
            List::Counts(counts) => {
                for (count_to, number) in counts.iter_mut().zip(got) {
                    *count_to = count(number)?;
                }
            }
            List::Sums(sums) => {
                for (sum_to, number) in sums.iter_mut().zip(got) {
                    *sum_to = sum(number)?;
                }
            }
            List::One(count_to) => *count_to = count(got[0])?,
        }
    }
    match part.into_keys().next() {
        None => Ok(()),
        Some(key) => {
            let place = format!("{place}, {}", super::error::shown(&key));
            Err(SavedError::content(place, "got counts, but deals of this shape have none"))
        }
    }
}

/// The most bytes that a part takes: a number has at most 20 digits and a sign.
pub(super) fn bytes_max(lists: &[(&'static str, List<'_>)]) -> usize {
    let bytes = |(key, list): &(&'static str, List<'_>)| {
        let numbers = match list {
            List::Counts(counts) => counts.len(),
            List::Sums(sums) => sums.len(),
            List::One(_) => 1,
        };
        key.len() + 8 + 22 * numbers
    };
    lists.iter().map(bytes).sum::<usize>() + 16
}
