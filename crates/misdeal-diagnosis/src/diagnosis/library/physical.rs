//! What hands and machines do, and streams that hold a part of the deck.

use std::num::{NonZeroU64, NonZeroUsize};

use misdeal_shuffle::{Draw, faulty, physical};

use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// More riffles than these cannot be told from a fair shuffle, or are enough.
const RIFFLES_MAX: u64 = 10;
/// Decks of so many cards are tried with parts of every size.
const PARTS_MAX: usize = 12;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let n = u64::from(observed.shape.deck);
    let mut models = vec![
        Model::new("rotation-only", |cards, draw| physical::cut(cards, draw)),
        Model::new("recursive-draw", |cards, draw| faulty::recursive_draw(cards, draw)),
    ];
    models.extend(with_mirrors(vec![Model::new("probe-next", |cards, draw| {
        faulty::probe_next(cards, draw);
    })]));
    for riffles in 1..=RIFFLES_MAX {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            physical::riffle(cards, riffles, draw);
        };
        models.push(Model::new("too-few-riffles", shuffle).with("riffles", riffles));
    }
    for shelves in [1u64, 2, 3, 5, 8, 10, 16, 20, 32, 50].into_iter().filter_map(NonZeroU64::new) {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            physical::shelf(cards, shelves, draw);
        };
        models.push(Model::new("shelf-shuffler", shuffle).with("shelves", shelves.get()));
    }
    for packet in [2u64, 3, 5, 8].into_iter().filter_map(NonZeroU64::new) {
        for times in [1u64, 2, 3, 5, 10, 20] {
            let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
                physical::overhand(cards, packet, times, draw);
            };
            let model = Model::new("overhand", shuffle).with("packet", packet.get());
            models.push(model.with("times", times));
        }
    }
    for quarters in [1, 2, 3, 4, 6, 8, 12, 16] {
        let moves = (n * quarters / 4).max(1);
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            physical::top_to_random(cards, moves, draw);
        };
        models.push(Model::new("top-to-random", shuffle).with("moves", moves));
    }
    if let Some(size) = observed.buffer().and_then(NonZeroUsize::new) {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::small_buffer(cards, size, draw);
        };
        models.push(Model::new("small-buffer", shuffle).with("size", size.get() as u64));
    }
    if let Some(size) = observed.block().and_then(NonZeroUsize::new) {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::block_local(cards, size, draw);
        };
        models.push(Model::new("block-local", shuffle).with("size", size.get() as u64));
    }
    for part in parts(observed.shape.deck as usize).into_iter().filter_map(NonZeroUsize::new) {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::unweighted_merge(cards, part, draw);
        };
        models.push(Model::new("unweighted-merge", shuffle).with("part", part.get() as u64));
    }
    models
}

/// Cards of a part to try: each number of a small deck.
fn parts(n: usize) -> Vec<usize> {
    if n <= PARTS_MAX {
        return (1..n).collect();
    }
    let of_hundred = [5, 10, 12, 20, 25, 30, 33, 40, 45, 50, 55, 60, 67, 70, 75, 80, 90];
    let mut parts: Vec<usize> = of_hundred.map(|share| (n * share).div_ceil(100)).into();
    parts.dedup();
    parts
}
