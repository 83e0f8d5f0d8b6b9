//! Samples against laws that are counted, not taken from the code.

use super::*;
use crate::scripted::Scripted;
use crate::{Draw, Law, Ratio, exact_law};

mod stored;
mod weighted;

/// `n (n-1) ... (n-m+1)`.
fn sequences_count(n: usize, m: usize) -> u128 {
    (0..m).map(|taken| (n - taken) as u128).product()
}

/// The law of a sample of m of n, each written as a deck: the sample, then the others
/// ascending.
fn law_of_sample(n: usize, mut sample: impl FnMut(&mut dyn Draw) -> Vec<u64>) -> Law {
    exact_law(n, n, |cards, draw| {
        let mut deck = sample(draw);
        deck.extend((0..n as u64).filter(|card| !deck.contains(card)).collect::<Vec<_>>());
        cards.iter_mut().zip(deck).for_each(|(card, number)| *card = number as u32);
    })
    .unwrap()
}

/// Each of `outcomes_count` outcomes with the same probability, and no other.
#[track_caller]
fn check_even(law: &Law, outcomes_count: u128, context: &str) {
    assert_eq!(law.unfinished(), Ratio::ZERO, "{context}");
    assert_eq!(law.outcomes().len() as u128, outcomes_count, "{context}");
    for outcome in law.outcomes() {
        assert_eq!(outcome.probability, Ratio::new(1, outcomes_count), "{context}, {outcome:?}");
    }
}

/// Every m of every n up to 6.
fn small() -> impl Iterator<Item = (usize, usize)> {
    (0..=6).flat_map(|n| (0..=n).map(move |m| (n, m)))
}

#[test]
fn every_sequence_is_equally_likely() {
    for (n, m) in small() {
        let context = format!("{m} of {n}");
        let even = |law: Law| check_even(&law, sequences_count(n, m), &context);
        even(law_of_sample(n, |draw| sample_sequence(n as u64, m as u64, draw).unwrap()));
        even(law_of_sample(n, |draw| LazyOrder::sparse(n as u64).deals(draw).take(m).collect()));
        even(law_of_sample(n, |draw| {
            LazyOrder::table(n as u64).unwrap().deals(draw).take(m).collect()
        }));
        even(law_of_sample(n, |draw| {
            let mut items: Vec<u64> = (0..n as u64).collect();
            partial_shuffle(&mut items, m, draw).unwrap().sample.to_vec()
        }));
        even(law_of_sample(n, |draw| reservoir_sample(0..n as u64, m, draw)));
    }
}

#[test]
fn every_set_is_equally_likely() {
    for (n, m) in small() {
        let context = format!("{m} of {n}");
        let sets_count = sequences_count(n, m) / sequences_count(m, m);
        let check = |law: Law| {
            check_even(&law, sets_count, &context);
            assert!(law.outcomes().all(|outcome| outcome.order[..m].is_sorted()), "{context}");
        };
        check(law_of_sample(n, |draw| sample_set(n as u64, m as u64, draw).unwrap()));
        check(law_of_sample(n, |draw| set::in_bits(n as u64, m as u64, draw).unwrap()));
        check(law_of_sample(n, |draw| set::in_hash_set(n as u64, m as u64, draw).unwrap()));
        check(law_of_sample(n, |draw| {
            let mut reservoir = Reservoir::new(m);
            (0..n as u64).for_each(|number| reservoir.offer(number, draw));
            reservoir.into_arrival_order()
        }));
    }
}

/// The textbook's reservoir, filled in order of arrival: a fair set in an unfair order.
#[test]
fn the_oracle_sees_an_order_of_arrival() {
    let law = law_of_sample(3, |draw| {
        let mut kept = vec![0, 1];
        let position = draw.index_at_most(2);
        if position < 2 {
            kept[position] = 2;
        }
        kept
    });
    assert_eq!(law.probability(&[1, 0, 2]), Ratio::ZERO);
    assert_eq!(law.outcomes().len(), 3);
}

#[test]
fn the_number_of_draws_is_the_one_stated() {
    for (n, m) in small().chain([(52, 5), (52, 30), (52, 52)]) {
        let spent = |draws: usize, sample: &dyn Fn(&mut Scripted)| {
            let mut draw = Scripted::new(&vec![0; draws]);
            sample(&mut draw);
            assert_eq!(draw.left(), 0, "{m} of {n}");
        };
        let (n64, m64) = (n as u64, m as u64);
        let sequence_draws = m.min(n.saturating_sub(1));
        spent(sequence_draws, &|draw| assert!(sample_sequence(n64, m64, draw).is_ok()));
        spent(sequence_draws, &|draw| {
            assert!(partial_shuffle(&mut vec![0; n], m, draw).is_ok());
        });
        spent(m.min(n - m), &|draw| assert!(sample_set(n64, m64, draw).is_ok()));
        let stream_draws = if m == 0 { 0 } else { n.saturating_sub(1) };
        spent(stream_draws, &|draw| assert_eq!(reservoir_sample(0..n, m, draw).len(), m));
    }
}

#[test]
fn the_drawings_are_right() {
    assert_eq!(set::in_hash_set(7, 3, &mut Scripted::new(&[1, 1, 0])).unwrap(), [0, 1, 5]);
    let mut items = ["a", "b", "c", "d", "e"];
    let parts = partial_shuffle(&mut items, 2, &mut Scripted::new(&[3, 0])).unwrap();
    assert_eq!((&*parts.sample, &*parts.rest), (&["d", "b"][..], &["c", "a", "e"][..]));
    let kept = reservoir_sample(["a", "b", "c", "d"], 2, &mut Scripted::new(&[0, 2, 1]));
    assert_eq!(kept, ["b", "d"]);
    let mut order = LazyOrder::new(1_000_000_000_000, 2);
    let dealt: Vec<u64> = order.deals(&mut Scripted::new(&[7, 6])).take(2).collect();
    assert_eq!(dealt, [7, 0]);
}

/// SOURCE: <https://github.com/lodash/lodash/issues/1802>: 5 of 3 came with repeats.
#[test]
fn a_sample_larger_than_the_population_is_refused() {
    let kind = Population::AllItems;
    let refused = SampleError::TooMany { asked: 5, available: 3, kind };
    let no_draws = &mut Scripted::new(&[]);
    assert_eq!(sample_sequence(3, 5, no_draws).unwrap_err(), refused);
    assert_eq!(sample_set(3, 5, no_draws).unwrap_err(), refused);
    let mut items = [1, 2, 3];
    assert_eq!(partial_shuffle(&mut items, 5, no_draws).unwrap_err(), refused);
    assert_eq!(items, [1, 2, 3]);
    assert_eq!(refused.to_string(), "got a sample of 5, expected at most 3: no item comes twice");
    let of_none = SampleError::TooMany { asked: 1, available: 0, kind };
    assert_eq!(sample_sequence(0, 1, no_draws).unwrap_err(), of_none);
    assert_eq!(sample_set(0, 1, no_draws).unwrap_err(), of_none);
}

#[test]
fn a_sample_larger_than_memory_is_refused() {
    let refused = SampleError::DoesNotFit { asked: u64::MAX };
    let no_draws = &mut Scripted::new(&[]);
    assert_eq!(sample_sequence(u64::MAX, u64::MAX, no_draws).unwrap_err(), refused);
    assert_eq!(sample_set(u64::MAX, u64::MAX, no_draws).unwrap_err(), refused);
}

#[test]
fn a_short_stream_is_kept_whole() {
    let mut draw = crate::Seed::from(1).deal(0);
    let mut reservoir = Reservoir::new(usize::MAX);
    (0..3).for_each(|item| reservoir.offer(item, &mut draw));
    assert_eq!(reservoir.seen(), 3);
    assert_eq!(reservoir.into_arrival_order(), [0, 1, 2]);
    let made = |_| -> u32 { panic!("an item that is not kept is not made") };
    let mut none = Reservoir::new(0);
    (0..3).for_each(|item| none.offer_with(|| made(item), &mut Scripted::new(&[])));
    assert_eq!((none.seen(), none.into_random_order().len()), (3, 0));
}
