//! The regions are those of a stable sort by digit, for items of any size and digits of any
//! kind, and nothing is lost when somebody panics.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use proptest::prelude::*;

use super::*;
use crate::{Draw, Seed};

/// Digits of a kind: 0 all alike, 1 falling, 2 few, 3 random, 4 mostly one.
fn digits(kind: u64, len: usize, seed: u64) -> Vec<u8> {
    let mut draw = Seed::from(seed).deal(0);
    let one = |index: usize| match kind {
        0 => 7,
        1 => 255 - (index * 256 / len) as u8,
        2 => draw.at_most(3) as u8 * 60,
        3 => draw.at_most(255) as u8,
        _ if draw.at_most(50) > 0 => 130,
        _ => draw.at_most(255) as u8,
    };
    (0..len).map(one).collect()
}

/// The slow twin.
fn sorted<T: Clone>(items: &[T], digits: &[u8]) -> Vec<T> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&index| digits[index]);
    order.into_iter().map(|index| items[index].clone()).collect()
}

fn in_turn(digits: &[u8]) -> impl FnMut(&mut [u8]) + '_ {
    let mut rest = digits.iter().copied();
    move |piece| piece.fill_with(|| rest.next().expect("a digit for each item"))
}

fn check<T: Clone + PartialEq + std::fmt::Debug>(items: &[T], digits: &[u8]) {
    let mut parted = items.to_vec();
    let mut joined = Vec::new();
    for (digit, region) in part(&mut parted, in_turn(digits)).into_iter().enumerate() {
        let region = region.settle();
        let count = digits.iter().filter(|&&of| usize::from(of) == digit).count();
        assert_eq!(region.len(), count);
        joined.extend_from_slice(region);
    }
    let sorted = sorted(items, digits);
    assert!(joined == sorted && parted == sorted);
}

#[cfg(feature = "rayon")]
fn check_par<T: Clone + Send + PartialEq>(items: &[T], digits: &[u8], stretches: usize) {
    let mut parted = items.to_vec();
    for region in par_part(&mut parted, stretches, |first| in_turn(&digits[first..])) {
        region.settle();
    }
    assert!(parted == sorted(items, digits));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn regions_are_a_stable_sort(len in 1usize..40_000, kind in 0u64..5, seed: u64) {
        let digits = digits(kind, len, seed);
        check(&(0..len as u64).collect::<Vec<_>>(), &digits);
        check(&(0..len).map(|item| item as u8).collect::<Vec<_>>(), &digits);
        let boxed: Vec<String> = (0..len).map(|item| item.to_string()).collect();
        check(&boxed, &digits);
        check(&vec![(); len], &digits);
    }

    #[test]
    fn threads_come_to_the_same(
        len in 1usize..60_000, kind in 0u64..5, seed: u64, stretches in 1usize..6
    ) {
        #[cfg(feature = "rayon")]
        {
            let digits = digits(kind, len, seed);
            // A block is one such item, and stretches begin at 4,096 of them.
            check_par(&(0..len).map(|item| [item; 128]).collect::<Vec<_>>(), &digits, stretches);
            let boxed: Vec<Box<usize>> = (0..len).map(Box::new).collect();
            check_par(&boxed, &digits, stretches);
        }
    }
}

/// With a long slice, so that stretches of blocks of many items are more than one.
#[cfg(feature = "rayon")]
#[test]
fn threads_come_to_the_same_with_many_items_in_a_block() {
    let items: Vec<u32> = (0..5_000_003).collect();
    for kind in [1, 3, 4] {
        let digits = digits(kind, items.len(), 1);
        (2..=5).for_each(|stretches| check_par(&items, &digits, stretches));
    }
}

/// Items that count how often they are dropped, by being counted.
fn counted(len: usize) -> (Rc<()>, Vec<(usize, Rc<()>)>) {
    let count = Rc::new(());
    let items = (0..len).map(|item| (item, count.clone())).collect();
    (count, items)
}

#[track_caller]
fn assert_whole(count: &Rc<()>, items: Vec<(usize, Rc<()>)>) {
    assert_eq!(Rc::strong_count(count), items.len() + 1);
    let mut numbers: Vec<usize> = items.iter().map(|item| item.0).collect();
    numbers.sort();
    assert!(numbers.into_iter().eq(0..items.len()));
    drop(items);
    assert_eq!(Rc::strong_count(count), 1);
}

#[test]
fn a_generator_that_panics_loses_nothing() {
    const LEN: usize = 50_000;
    for good in [0, 1, 5, 12] {
        let (count, mut items) = counted(LEN);
        let digits = digits(3, LEN, 8);
        let (mut next, mut pieces) = (in_turn(&digits), 0);
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            drop(part(&mut items, |piece| {
                pieces += 1;
                assert!(pieces <= good, "no more digits");
                next(piece);
            }));
        }));
        assert!(panicked.is_err());
        assert_whole(&count, items);
    }
}

#[test]
fn regions_that_nobody_settles_settle_themselves() {
    const LEN: usize = 50_000;
    let (count, mut items) = counted(LEN);
    let mut regions = part(&mut items, in_turn(&digits(3, LEN, 9)));
    regions.pop().unwrap().settle();
    regions.swap_remove(3).settle();
    drop(regions);
    assert_whole(&count, items);
}
