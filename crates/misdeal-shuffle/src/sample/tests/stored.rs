//! Where the numbers are stored is not visible, and one order serves any length.

use proptest::prelude::*;

use super::*;
use crate::{Seed, fair};

/// Sizes around those at which a table takes over from a hash map, and bits from a hash set.
fn sizes() -> impl Strategy<Value = (u64, u64)> {
    (0u64..2000).prop_flat_map(|n| (Just(n), 0..=n))
}

proptest! {
    #[test]
    fn table_and_hash_map_deal_the_same((n, m) in sizes(), seed: u64) {
        let dealt = |mut order: LazyOrder| -> Vec<u64> {
            order.deals(&mut Seed::from(seed).deal(0)).take(m as usize).collect()
        };
        let expected = dealt(LazyOrder::table(n).unwrap());
        prop_assert_eq!(&dealt(LazyOrder::sparse(n)), &expected);
        let sample = sample_sequence(n, m, &mut Seed::from(seed).deal(0)).unwrap();
        prop_assert_eq!(sample, expected);
    }

    #[test]
    fn bits_and_hash_set_hold_the_same((n, m) in sizes(), seed: u64) {
        let draw = || Seed::from(seed).deal(0);
        let bits = set::in_bits(n, m, &mut draw()).unwrap();
        prop_assert_eq!(&bits, &set::in_hash_set(n, m, &mut draw()).unwrap());
        prop_assert_eq!(bits.len() as u64, m);
        prop_assert!(bits.is_sorted_by(|a, b| a < b) && bits.last().is_none_or(|&last| last < n));
        let set = sample_set(n, m, &mut draw()).unwrap();
        prop_assert_eq!(set.len() as u64, m);
        prop_assert!(set.is_sorted_by(|a, b| a < b) && set.last().is_none_or(|&last| last < n));
        if m <= n / 2 {
            prop_assert_eq!(set, bits);
        }
    }

    #[test]
    fn a_sample_is_the_beginning_of_the_shuffle((n, m) in sizes(), seed: u64) {
        let draw = || Seed::from(seed).deal(0);
        let mut whole: Vec<u64> = (0..n).collect();
        fair::fisher_yates_forward(&mut whole, &mut draw());
        let sample = sample_sequence(n, m, &mut draw()).unwrap();
        prop_assert_eq!(&sample, &whole[..m as usize]);
        let mut items: Vec<u64> = (0..n).collect();
        let parts = partial_shuffle(&mut items, m as usize, &mut draw()).unwrap();
        prop_assert_eq!(&*parts.sample, &*sample);
        prop_assert_eq!(parts.rest.len() as u64, n - m);
        items.sort();
        prop_assert!(items.into_iter().eq(0..n));
    }
}

/// As many numbers as an integer can count, and no more work for it.
#[test]
fn the_largest_population_costs_no_more() {
    let mut draw = Seed::from(1).deal(0);
    let sequence = sample_sequence(u64::MAX, 1000, &mut draw).unwrap();
    let mut sorted = sequence.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!((sequence.len(), sorted.len()), (1000, 1000));
    assert_eq!(sample_set(u64::MAX, 1000, &mut draw).unwrap().len(), 1000);
}

#[test]
fn a_lazy_order_ends_and_stays_ended() {
    for n in 0..3 {
        for mut order in [LazyOrder::new(n, n), LazyOrder::sparse(n)] {
            let draw = &mut Seed::from(1).deal(0);
            assert_eq!(order.deals(draw).count() as u64, n);
            assert_eq!((order.left(), order.deal(draw), order.deal(draw)), (0, None, None));
        }
    }
}

/// SOURCE: <https://github.com/ckknight/random-js/issues/7>: one of 5, 100,000 times, was
/// always the last. Each should come 20000 times; its standard deviation is
/// sqrt(100000 * 1/5 * 4/5) = 126.5, and the case allows 5 of them.
#[test]
fn one_of_five_is_any_of_five() {
    let samplers: [fn(&mut dyn Draw) -> u64; 4] = [
        |draw| sample_sequence(5, 1, draw).unwrap()[0],
        |draw| sample_set(5, 1, draw).unwrap()[0],
        |draw| reservoir_sample(0..5, 1, draw)[0],
        |draw| sample_weighted([2.5; 5], 1, draw).unwrap()[0],
    ];
    for sampler in samplers {
        let mut draw = Seed::from(5).deal(0);
        let mut counts = [0i32; 5];
        (0..100_000).for_each(|_| counts[sampler(&mut draw) as usize] += 1);
        assert!(counts.iter().all(|count| (count - 20_000).abs() <= 632), "{counts:?}");
    }
}
