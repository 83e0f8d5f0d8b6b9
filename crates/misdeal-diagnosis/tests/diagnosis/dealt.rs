//! Deals of a shuffle, counted.

use misdeal_audit::{Made, RunOptions, Shape, Streamed, Tally, tally};
use misdeal_diagnosis::{Diagnosed, Value, diagnose};
use misdeal_shuffle::{DealDraw, Seed, ShuffleSpec};

/// Other draws than those of the diagnosis itself.
const SEED: u64 = 7;

/// So many deals of a shuffle of a deck in order.
pub(crate) fn shuffled(
    n: u32,
    deals: u64,
    shuffle: impl Fn(&mut Vec<u32>, &mut DealDraw) + Sync,
) -> Tally {
    let make = |index: u64, deal: &mut Vec<u32>| {
        deal.extend(0..n);
        shuffle(deal, &mut Seed::from(SEED).deal(index));
    };
    tally(Made::new(Shape::whole(n), &make), &options(deals), &|_| true).unwrap()
}

/// So many deals, each from the one before.
pub(crate) fn streamed(n: u32, deals: u64, mut next: impl FnMut(u64) -> Vec<u32> + Send) -> Tally {
    let mut index = 0;
    let make = |deal: &mut Vec<u32>| {
        deal.extend(next(index));
        index += 1;
        Ok::<_, std::convert::Infallible>(())
    };
    tally(Streamed::new(Shape::whole(n), make), &options(deals), &|_| true).unwrap()
}

/// So many deals of a built-in shuffle.
pub(crate) fn built_in(n: u32, deals: u64, spec: &str) -> Tally {
    let spec: ShuffleSpec = spec.parse().unwrap();
    match spec.study(&Seed::from(SEED)) {
        None => shuffled(n, deals, |cards, draw| spec.shuffle(cards, draw)),
        Some(mut dealer) => streamed(n, deals, |_| {
            let mut cards: Vec<u32> = (0..n).collect();
            dealer.deal(&mut cards).unwrap();
            cards
        }),
    }
}

fn options(deals_max: u64) -> RunOptions {
    RunOptions { deals_max, threads: 1 }
}

/// The fault that is named, which has to fit.
pub(crate) fn named(tally: &Tally) -> Diagnosed {
    let diagnosis = diagnose(tally, 2);
    diagnosis.named().unwrap_or_else(|| panic!("none named: {diagnosis:?}")).clone()
}

/// The value of a setting.
pub(crate) fn setting(fault: &Diagnosed, name: &str) -> f64 {
    let found = fault.parameters.iter().find(|parameter| parameter.name == name);
    match found.unwrap_or_else(|| panic!("no {name}: {fault:?}")).value {
        Value::Whole(value) => value as f64,
        Value::Number(value) => value,
        ref other => panic!("{name} is {other:?}"),
    }
}
