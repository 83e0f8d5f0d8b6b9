//! Fisher-Yates gone wrong, and other shuffles by swaps.

use misdeal_audit::{Frame, Table};
use misdeal_shuffle::{Draw, fair, faulty};

use super::with_mirrors;
use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;
use crate::placement::{self, Placement};

/// Larger decks are tried with some of the bounds only.
const BOUNDS_MAX: u32 = 12;

/// Decks up to this size have exact laws of positions.
const EXACT_MAX: u32 = 400;
/// A naive swap done so often may still be seen.
const WASHES_MAX: u64 = 3;
const POSITION: (Frame, Table) = (Frame::PositionToCard, Table::Position);

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let n = observed.shape.deck;
    let mut walks = vec![
        Model::new("naive-swap", |cards, draw| faulty::global_swap_backward(cards, draw)),
        Model::new("wrong-bound", |cards, draw| faulty::global_swap_java(cards, draw)),
        Model::new("sattolo", |cards, draw| faulty::sattolo(cards, draw)),
        Model::new("end-fixed", |cards, draw| faulty::last_never_moves(cards, draw)),
        Model::new("rounding-endpoints", |cards, draw| faulty::rounded(cards, draw)),
        Model::new("index-overrun", |cards, draw| faulty::overrun(cards, draw)),
        Model::new("constant-draw", |cards, draw| faulty::one_draw(cards, draw)),
    ];
    if let Some(steps) = observed.left_out() {
        let stops = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::stops_early(cards, steps as usize, draw);
        };
        walks.push(Model::new("stops-early", stops).with("left-out", steps));
    }
    for bound in bounds(n) {
        walks.push(Model::of_family(&[bound.into()], move |bound| from_the_back(n, bound[0])));
        walks.push(Model::of_family(&[bound.into()], move |bound| from_the_front(n, bound[0])));
    }
    let mut models: Vec<Model> = with_mirrors(walks).collect();
    models.extend((1..=WASHES_MAX).filter(|_| n <= EXACT_MAX).map(|washes| {
        let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            (0..washes).for_each(|_| faulty::global_swap(cards, draw));
        };
        let law = placement::naive_swap(n).repeated(washes);
        let model = Model::new("naive-swap", shuffle).exactly(POSITION, rows(&law));
        if washes > 1 { model.with("washes", washes) } else { model }
    }));
    models.extend([
        Model::new("parity-locked", |cards, draw| faulty::even_only(cards, draw)),
        Model::new("parity-locked", |cards, draw| {
            faulty::even_only(cards, draw);
            if cards.len() > 1 {
                cards.swap(0, 1);
            }
        }),
        Model::new("derangement", |cards, draw| faulty::derangement(cards, draw)),
        Model::new("conditioned", |cards, draw| faulty::no_neighbours(cards, draw)),
        Model::new("constant-output", |_, _| {}),
        Model::new("constant-output", |cards, _| cards.reverse()),
        Model::new("affine-map", |cards, draw| faulty::affine_map(cards, draw)),
        Model::new("weak-permutation", |cards, draw| faulty::xor_network(cards, draw)),
        Model::new("end-fixed", |cards, draw| {
            let last = cards.len().saturating_sub(1);
            fair::fisher_yates(&mut cards[last.min(1)..last], draw);
        }),
    ]);
    if let Some(fitted) = observed.exchanges() {
        let any = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            faulty::random_transpositions(cards, fitted, draw);
        };
        let mut any = Model::new("random-transpositions", any).with("exchanges", fitted);
        if let (true, Ok(times)) = (n <= EXACT_MAX, fitted.try_into()) {
            any = any.exactly(POSITION, rows(&placement::transpositions(n, times)));
        }
        models.push(any);
        // Of different cards, an even number and an odd one have nothing in common.
        for exchanges in [fitted, fitted - 1, fitted + 1].into_iter().filter(|&count| count > 0) {
            let evenly = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
                faulty::distinct_transpositions(cards, exchanges, draw);
            };
            let wash = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
                faulty::wash(cards, exchanges, draw);
            };
            let both = [
                Model::new("random-transpositions", evenly),
                Model::new("random-transpositions", wash),
            ];
            models.extend(both.map(|model| {
                let model = model.with("exchanges", exchanges).with("of", "different cards");
                model.like(&["parity-locked"])
            }));
        }
    }
    models
}

/// With a bound of n it would be the naive swap.
fn from_the_back(n: u32, bound: u64) -> Model {
    let bound = bound.min(u64::from(n) - 1);
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::constant_bound(cards, bound as usize, draw);
    };
    Model::new("wrong-bound", shuffle).with("bound", bound)
}

fn from_the_front(n: u32, bound: u64) -> Model {
    let bound = bound.min(u64::from(n) - 1);
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        faulty::constant_bound_forward(cards, bound as usize, draw);
    };
    Model::new("wrong-bound", shuffle).with("bound", bound)
}

fn rows(law: &Placement) -> Vec<Vec<f64>> {
    law.rows().map(<[f64]>::to_vec).collect()
}

/// Bounds to try: all of a small deck.
fn bounds(n: u32) -> Vec<u32> {
    if n <= BOUNDS_MAX {
        return (1..n).collect();
    }
    let mut bounds: Vec<u32> = [2, 3, 4, 5, 6, 8].map(|part| n / part).to_vec();
    bounds.extend([n * 2 / 3, n * 3 / 4, n.saturating_sub(2), n - 1]);
    bounds.sort_unstable();
    bounds.dedup();
    bounds
}
