//! Shuffles by sorting.

use misdeal_shuffle::faulty::{self, Sort};
use misdeal_shuffle::Draw;

use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// Larger decks are not sorted in time O(n^2).
const QUADRATIC_MAX: u32 = 2000;
/// ln of how much likelier numbers of keys are that programs have.
const COMMON_LN: f64 = 8.0;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let sorts = [
        ("insertion", Sort::Insertion),
        ("binary-insertion", Sort::BinaryInsertion),
        ("merge", Sort::Merge),
        ("timsort", Sort::TimSort),
        ("quick", Sort::Quick),
        ("bubble", Sort::Bubble),
    ];
    let coins = sorts.map(|(name, sort)| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::sort_random_comparator(cards, sort, draw);
        };
        Model::new("random-comparator", shuffle).with("sort", name)
    });
    let pairs = Model::new("random-comparator", |cards, draw| merge_pairs(cards, draw));
    let pairs = pairs.with("sort", "merge of pairs");
    let large = observed.shape.deck > QUADRATIC_MAX;
    let is_fast = |(at, _): &(usize, Model)| !large || matches!(at, 0 | 2..=4 | 6);
    let coins = coins.into_iter().chain([pairs]).enumerate().filter(is_fast);
    let mut models: Vec<Model> = with_mirrors(coins.map(|(_, model)| model).collect()).collect();
    models.extend(key_values(observed).into_iter().map(|(values, is_common)| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::keys_up_to(cards, values - 1, draw);
        };
        let prior_ln = if is_common { COMMON_LN } else { 0.0 };
        let model = Model::new("key-ties", shuffle).with("values", values).preferred(prior_ln);
        match values.is_power_of_two() {
            true => model.with("bits", u64::from(values.ilog2())),
            false => model,
        }
    }));
    models
}

/// The numbers of different keys that programs use, near what the deals say, and that itself.
fn key_values(observed: &Observed<'_>) -> Vec<(u64, bool)> {
    let Some((values, error)) = observed.key_values() else { return Vec::new() };
    let n = u64::from(observed.shape.deck);
    let common = (1..=32).map(|bits| 1u64 << bits).chain([n, 10, 100, 1000, 10_000, 255, n + 1]);
    let near = |&common: &u64| (common as f64 - values).abs() < 4.0 * error.max(0.5);
    let mut all: Vec<u64> = common.filter(near).collect();
    all.sort_unstable();
    all.dedup();
    let found = (values.round() as u64).max(2);
    let other = (!all.contains(&found)).then_some((found, false));
    all.into_iter().map(|values| (values, true)).chain(other).collect()
}

/// A merge sort of pairs, as that of Perl, by coins: of the pairs the larger half first.
fn merge_pairs(cards: &mut Vec<u32>, draw: &mut dyn Draw) {
    let mut runs: Vec<Vec<u32>> = cards.chunks(2).map(<[u32]>::to_vec).collect();
    for run in runs.iter_mut().filter(|run| run.len() == 2) {
        if draw.at_most(1) == 1 {
            run.reverse();
        }
    }
    *cards = merged(runs, draw);
}

fn merged(mut runs: Vec<Vec<u32>>, draw: &mut dyn Draw) -> Vec<u32> {
    if runs.len() < 2 {
        return runs.pop().unwrap_or_default();
    }
    let later = runs.split_off(runs.len().div_ceil(2));
    let (upper, lower) = (merged(runs, draw), merged(later, draw));
    let (mut upper, mut lower) = (upper.into_iter().peekable(), lower.into_iter().peekable());
    let mut all = Vec::new();
    while upper.peek().is_some() && lower.peek().is_some() {
        all.extend(if draw.at_most(1) == 1 { upper.next() } else { lower.next() });
    }
    all.into_iter().chain(upper).chain(lower).collect()
}
