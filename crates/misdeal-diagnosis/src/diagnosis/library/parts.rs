//! Samples: the first few of a deck.

use misdeal_shuffle::{Draw, faulty};

use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// ln of how much likelier a fault of samples is, where deals are samples.
const PART_LN: f64 = 30.0;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let k = observed.shape.dealt as usize;
    if observed.shape.dealt == observed.shape.deck {
        return Vec::new();
    }
    let skew = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::reservoir_skew(cards, k, draw);
    };
    let first_lost = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::reservoir_first_lost(cards, k, draw);
    };
    let from_the_back = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::partial_off_by_one(cards, k, draw);
    };
    let from_the_front = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        let last = cards.len().saturating_sub(1);
        for at in 0..k.saturating_sub(1).min(last) {
            cards.swap(at, at + draw.index_at_most(last - at));
        }
    };
    vec![
        Model::new("reservoir-skew", skew).with("index", "one too low").preferred(PART_LN),
        Model::new("reservoir-skew", first_lost).with("index", "begins again").preferred(PART_LN),
        Model::new("partial-off-by-one", from_the_back).with("from", "the back").preferred(PART_LN),
        Model::new("partial-off-by-one", from_the_front)
            .with("from", "the front")
            .preferred(PART_LN),
    ]
}
