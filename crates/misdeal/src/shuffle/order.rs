//! Order: which item is written first, which next, decided by numbers alone.
//!
//! Shuffled lines, version 1 (`docs/formats/shuffle-lines-v1.md`): a seed and a
//! number of items give one order. It is decided from the front, so a part of
//! it is the beginning of the whole. Knows nothing of what the items are.

use misdeal_shuffle::sample::{partial_shuffle, sample_sequence};
use misdeal_shuffle::{DealDraw, Draw, Seed};

use super::compact::Integers;

/// Below one item in so many a sample takes less room than a list of all items.
const LIST_SHARE: u64 = 4;

/// How many items are wanted, and whether they may come again.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wanted {
    /// So many at most, none of them twice.
    Once(u64),
    /// So many, each drawn from all of them.
    Repeated(u64),
}

/// Items by their numbers, in the order in which they are to be written.
#[derive(Debug)]
pub(super) enum Order {
    Listed { numbers: Integers, next: usize },
    Sampled(std::vec::IntoIter<u64>),
    Repeated { draw: Box<DealDraw>, last: u64, left: u64 },
}

/// Why there is no order.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub(super) enum OrderError {
    #[error("the order of {0} items does not fit in memory")]
    DoesNotFit(u64),
    #[error("there are no lines to repeat")]
    NothingToRepeat,
}

/// The order of `count` items that this seed gives.
///
/// Takes 4 bytes an item, 8 from 2^32 items on, or some 40 for each one wanted
/// where those are few.
pub(super) fn order(count: u64, wanted: Wanted, seed: &Seed) -> Result<Order, OrderError> {
    let mut draw = seed.deal(0);
    let does_not_fit = OrderError::DoesNotFit(count);
    match wanted {
        Wanted::Repeated(0) => Ok(Order::Sampled(Vec::new().into_iter())),
        Wanted::Repeated(left) => match count.checked_sub(1) {
            Some(last) => Ok(Order::Repeated { draw: Box::new(draw), last, left }),
            None => Err(OrderError::NothingToRepeat),
        },
        Wanted::Once(wanted) if wanted < count / LIST_SHARE => {
            match sample_sequence(count, wanted, &mut draw) {
                Ok(numbers) => Ok(Order::Sampled(numbers.into_iter())),
                Err(_) => Err(OrderError::DoesNotFit(wanted)),
            }
        }
        Wanted::Once(wanted) => {
            let mut numbers =
                Integers::collect(count, count, 0..count).map_err(|_| does_not_fit)?;
            // Not more than the list is long, which a usize holds.
            let end = wanted.min(count) as usize;
            match &mut numbers {
                Integers::Narrow(list) => begin(list, end, &mut draw),
                Integers::Wide(list) => begin(list, end, &mut draw),
            }
            Ok(Order::Listed { numbers, next: 0 })
        }
    }
}

/// Leaves of `list` the first `end` of its random order.
fn begin<T>(list: &mut Vec<T>, end: usize, draw: &mut DealDraw) {
    partial_shuffle(list, end, draw).expect("a part is at most the whole");
    list.truncate(end);
}

impl Iterator for Order {
    type Item = u64;

    #[inline]
    fn next(&mut self) -> Option<u64> {
        match self {
            Self::Listed { numbers, next } => {
                *next += 1;
                numbers.get(*next - 1)
            }
            Self::Sampled(numbers) => numbers.next(),
            Self::Repeated { draw, last, left } => {
                *left = left.checked_sub(1)?;
                Some(draw.at_most(*last))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn once(count: u64, wanted: u64) -> Vec<u64> {
        order(count, Wanted::Once(wanted), &Seed::from(5)).unwrap().collect()
    }

    #[test]
    fn a_part_is_the_beginning_of_the_whole_however_it_is_held() {
        for count in 0..40 {
            let whole = once(count, u64::MAX);
            let mut sorted = whole.clone();
            sorted.sort();
            assert!(sorted.into_iter().eq(0..count));
            for wanted in 0..count {
                assert_eq!(once(count, wanted), whole[..wanted as usize], "{wanted} of {count}");
            }
        }
    }

    /// A sample of one is a classic: some libraries always return the last item.
    #[test]
    fn a_sample_of_one_is_any_of_them() {
        let mut counts = [0; 5];
        for seed in 0..100_000 {
            let mut sample = order(5, Wanted::Once(1), &Seed::from(seed)).unwrap();
            counts[sample.next().unwrap() as usize] += 1;
        }
        // Binomial (100,000, 1/5): 20,000 with a standard deviation of 126.5; five of them.
        assert!(counts.iter().all(|count| (19_368..=20_632).contains(count)), "{counts:?}");
    }

    #[test]
    fn no_memory_is_an_error() {
        let seed = Seed::from(5);
        for wanted in [u64::MAX, u64::MAX / 5] {
            let error = order(u64::MAX, Wanted::Once(wanted), &seed).unwrap_err();
            assert_eq!(error, OrderError::DoesNotFit(wanted));
        }
        assert_eq!(order(u64::MAX, Wanted::Once(3), &seed).unwrap().count(), 3);
    }

    #[test]
    fn repeats_need_something_to_repeat() {
        let seed = Seed::from(5);
        let error = order(0, Wanted::Repeated(1), &seed).unwrap_err();
        assert_eq!(error, OrderError::NothingToRepeat);
        assert_eq!(order(0, Wanted::Repeated(0), &seed).unwrap().count(), 0);
        let drawn: Vec<u64> = order(2, Wanted::Repeated(100), &seed).unwrap().collect();
        assert_eq!(drawn.len(), 100);
        assert!([0, 1].iter().all(|number| drawn.contains(number)));
    }
}
