//! Shuffles by sorting.

use misdeal_shuffle::faulty::{self, Sort};
use misdeal_shuffle::Draw;

use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

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
    let mut models: Vec<Model> = with_mirrors(coins.into()).collect();
    models.extend(key_values(observed).into_iter().map(|values| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::keys_up_to(cards, values - 1, draw);
        };
        let model = Model::new("key-ties", shuffle).with("values", values);
        match values.is_power_of_two() {
            true => model.with("bits", u64::from(values.ilog2())),
            false => model,
        }
    }));
    models
}

/// The numbers of different keys that programs use, near what the deals say, and that itself.
fn key_values(observed: &Observed<'_>) -> Vec<u64> {
    let Some((values, error)) = observed.key_values() else { return Vec::new() };
    let n = u64::from(observed.shape.deck);
    let common = (1..=32).map(|bits| 1u64 << bits).chain([n, 10, 100, 1000, 10_000, 255, n + 1]);
    let near = |&common: &u64| (common as f64 - values).abs() < 4.0 * error;
    let mut all: Vec<u64> = common.filter(near).collect();
    all.push((values.round() as u64).max(1));
    all.sort_unstable();
    all.dedup();
    all
}
