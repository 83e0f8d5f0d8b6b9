//! Samples: the first few of a deck.

use misdeal_shuffle::{Draw, faulty};

use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::{Model, mirror};

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
    // The same walk from the front deals the mirror of its sample.
    let from_the_front = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::partial_off_by_one(cards, k, draw);
        let last = cards.len().saturating_sub(1) as u32;
        mirror(&mut cards[..k], last);
    };
    let models = [
        Model::new("reservoir-skew", skew).with("index", "one too low"),
        Model::new("reservoir-skew", first_lost).with("index", "begins again"),
        Model::new("partial-off-by-one", from_the_back).with("from", "the back"),
        Model::new("partial-off-by-one", from_the_front).with("from", "the front"),
    ];
    models.map(|model| model.preferred(PART_LN)).into()
}
