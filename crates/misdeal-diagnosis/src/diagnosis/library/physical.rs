//! What hands and machines do, and streams that hold a part of the deck.

use std::num::{NonZeroU64, NonZeroUsize};

use misdeal_audit::{Frame, Number, Table};
use misdeal_shuffle::{Draw, faulty, physical};

use super::sorts::{COMMONEST_LN, EXACT_MAX, falls, is_whole_law};
use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// Larger decks are not shuffled overhand, or card by card, again and again.
const SLOW_MAX: u32 = 256;
/// More riffles than these cannot be told from a fair shuffle, or are enough.
const RIFFLES_MAX: u64 = 10;
/// Decks of so many cards are tried with parts of every size.
const PARTS_MAX: usize = 12;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let mut models = vec![
        Model::new("rotation-only", |cards, draw| physical::cut(cards, draw)),
        Model::new("recursive-draw", |cards, draw| faulty::recursive_draw(cards, draw)),
    ];
    models.extend(with_mirrors(vec![Model::new("probe-next", |cards, draw| {
        faulty::probe_next(cards, draw);
    })]));
    let n = observed.shape.deck;
    let riffled = move |settings: &[u64]| riffles(n, settings[0].min(RIFFLES_MAX));
    models.extend((1..=RIFFLES_MAX).map(|riffles| Model::of_family(&[riffles], riffled)));
    let shelves = [1, 2, 3, 5, 8, 10, 16, 20, 32, 50];
    models.extend(shelves.map(|shelves| Model::of_family(&[shelves], shelf)));
    let packets = [2, 3, 4, 5, 6, 8, 10].into_iter();
    for packet in packets.filter(|_| n <= SLOW_MAX) {
        let times = [1, 2, 3, 4, 5, 7, 10, 14, 20];
        models.extend(times.map(|times| Model::of_family(&[packet, times], overhand)));
    }
    let quarters = [1, 2, 3, 4, 6, 8, 12, 16].into_iter().filter(|_| n <= SLOW_MAX);
    let moves = quarters.map(|quarters| (u64::from(n) * quarters / 4).max(1));
    models.extend(moves.map(|moves| Model::of_family(&[moves], top_to_random)));
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
    let parts = parts(observed.shape.deck as usize).into_iter();
    models.extend(parts.map(|part| Model::of_family(&[part as u64], unweighted_merge)));
    models
}

fn riffles(n: u32, riffles: u64) -> Model {
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        physical::riffle(cards, riffles, draw);
    };
    let model = Model::new("too-few-riffles", shuffle).with("riffles", riffles);
    let model = model.preferred(COMMONEST_LN);
    let place = (Frame::CardToPosition, Table::Number(Number::Descents));
    let law = if n <= EXACT_MAX { falls(n, 1 << riffles) } else { Vec::new() };
    if is_whole_law(&law) { model.exactly(place, vec![law]) } else { model }
}

fn shelf(settings: &[u64]) -> Model {
    let shelves = NonZeroU64::new(settings[0]).unwrap_or(NonZeroU64::MIN);
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        physical::shelf(cards, shelves, draw);
    };
    Model::new("shelf-shuffler", shuffle).with("shelves", shelves.get())
}

fn overhand(settings: &[u64]) -> Model {
    let (packet, times) = (NonZeroU64::new(settings[0]).unwrap_or(NonZeroU64::MIN), settings[1]);
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        physical::overhand(cards, packet, times, draw);
    };
    Model::new("overhand", shuffle).with("packet", packet.get()).with("times", times)
}

fn top_to_random(settings: &[u64]) -> Model {
    let moves = settings[0];
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        physical::top_to_random(cards, moves, draw);
    };
    Model::new("top-to-random", shuffle).with("moves", moves)
}

fn unweighted_merge(settings: &[u64]) -> Model {
    let part = NonZeroUsize::new(settings[0] as usize).unwrap_or(NonZeroUsize::MIN);
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::unweighted_merge(cards, part, draw);
    };
    Model::new("unweighted-merge", shuffle).with("part", part.get() as u64)
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
