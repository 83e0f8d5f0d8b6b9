//! Shuffles by sorting.

use misdeal_audit::law::descents_law;
use misdeal_audit::{Frame, Number, Table};
use misdeal_shuffle::Draw;
use misdeal_shuffle::faulty::{self, Sort};

use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// Decks up to this size have exact laws of descents.
pub(super) const EXACT_MAX: u32 = 1024;
/// Larger decks are not sorted in time O(n^2).
const QUADRATIC_MAX: u32 = 2000;
/// Keys of more bits than these are enough for any deck that is dealt often enough to see it.
const BITS_MAX: u32 = 20;
/// ln of how much likelier numbers of keys are that programs have.
const COMMON_LN: f64 = 8.0;
/// The same of the commonest, powers of two and as many as there are cards, and of riffles,
/// which are such sorts the other way round.
pub(super) const COMMONEST_LN: f64 = 12.0;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let is_fast = observed.shape.deck <= QUADRATIC_MAX;
    // The last says which sorts take time O(n^2).
    let sorts = [
        ("insertion", Sort::Insertion, false),
        ("binary-insertion", Sort::BinaryInsertion, true),
        ("merge", Sort::Merge, false),
        ("timsort", Sort::TimSort, false),
        ("quick", Sort::Quick, false),
        ("bubble", Sort::Bubble, true),
    ];
    let sorts = sorts.into_iter().filter(|(.., is_quadratic)| is_fast || !is_quadratic);
    let coins = sorts.map(|(name, sort, _)| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::sort_random_comparator(cards, sort, draw);
        };
        Model::new("random-comparator", shuffle).with("sort", name)
    });
    let pairs = Model::new("random-comparator", |cards, draw| faulty::merge_pairs(cards, draw));
    let coins = coins.chain([pairs.with("sort", "merge of pairs")]).collect();
    let mut models: Vec<Model> = with_mirrors(coins).collect();
    models.extend(key_values(observed).into_iter().map(|(values, is_common)| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::keys_up_to(cards, values - 1, draw);
        };
        let n = observed.shape.deck;
        let law = if n <= EXACT_MAX { falls(n, values) } else { Vec::new() };
        let place = (Frame::PositionToCard, Table::Number(Number::Descents));
        let prior_ln = match is_common {
            true if values.is_power_of_two() || values == u64::from(n) => COMMONEST_LN,
            true => COMMON_LN,
            false => 0.0,
        };
        let model = Model::new("key-ties", shuffle).with("values", values).preferred(prior_ln);
        let model = if is_whole_law(&law) { model.exactly(place, vec![law]) } else { model };
        match values.is_power_of_two() {
            true => model.with("bits", u64::from(values.ilog2())),
            false => model,
        }
    }));
    models
}

/// Numbers of different keys that programs have and that the deals could come from, and the
/// number that they seem to come from where that is none of these; with whether it is common.
fn key_values(observed: &Observed<'_>) -> Vec<(u64, bool)> {
    let n = u64::from(observed.shape.deck);
    let powers = (1..=BITS_MAX).map(|bits| 1u64 << bits);
    let Some((values, error)) = observed.key_values() else {
        // Too few ties to count.
        return powers.filter(|&values| values >= n).map(|values| (values, true)).collect();
    };
    let near = |&common: &u64| (common as f64 - values).abs() < 4.0 * error.max(0.5);
    let common = powers.chain([n, 10, 100, 1000, 10_000]);
    let mut all: Vec<u64> = common.filter(near).collect();
    all.sort_unstable();
    all.dedup();
    let found = (values.round() as u64).max(2);
    let is_new = all.iter().all(|&common| (common as f64 - values).abs() > 3.0 * error);
    let other = is_new.then_some((found, false));
    all.into_iter().map(|values| (values, true)).chain(other).collect()
}

/// The chance of 0, 1, ... descents after a stable sort of `n` cards by keys with so many
/// values, which is that of descents of the inverse after riffles.
///
/// Source: D. Bayer and P. Diaconis, "Trailing the dovetail shuffle to its lair", Ann. Appl.
/// Probab. 2 (1992) 294: an order with d descents has chance C(R + n - 1 - d, n) / R^n.
pub(super) fn falls(n: u32, values: u64) -> Vec<f64> {
    // Both factors may be beyond what a double holds, though their product is not.
    let chance = |(descents, fair): (u64, f64)| {
        let ln = |i: u64| (((values + i) as f64 - descents as f64) / values as f64).ln();
        let is_possible = descents < values && fair > 0.0;
        let ln = || fair.ln() + (0..u64::from(n)).map(ln).sum::<f64>();
        if is_possible { ln().exp() } else { 0.0 }
    };
    let mut law: Vec<f64> = (0..).zip(descents_law(n)).map(chance).collect();
    law.resize(n as usize + 1, 0.0);
    law
}

/// False where chances of a large deck are too small for a double, so that some are missing.
pub(super) fn is_whole_law(law: &[f64]) -> bool {
    (law.iter().sum::<f64>() - 1.0).abs() < 1e-9
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All keys of a few cards, sorted.
    #[test]
    fn falls_of_all_keys() {
        for (n, values) in [(1u32, 3u64), (3, 2), (4, 3), (5, 2), (5, 7)] {
            let all = values.pow(n);
            let mut counts = vec![0u32; n as usize + 1];
            for number in 0..all {
                let key = |card: u32| number / values.pow(card) % values;
                let mut cards: Vec<u32> = (0..n).collect();
                cards.sort_by_key(|&card| key(card));
                counts[cards.windows(2).filter(|pair| pair[0] > pair[1]).count()] += 1;
            }
            for (descents, chance) in falls(n, values).into_iter().enumerate() {
                let counted = f64::from(counts[descents]) / all as f64;
                assert!((chance - counted).abs() < 1e-12, "{n} {values} {descents}: {chance}");
            }
        }
    }
}
