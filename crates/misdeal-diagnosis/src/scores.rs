//! [`scores`]: known faults as points for each card at each position, or for each
//! value of each draw.
//!
//! Near a fair shuffle the best sum to look at is that of how much likelier the
//! fault makes each cell, P(card at position) n - 1 (the score of a mixture of the
//! fault and a fair shuffle). Points are whole numbers, so that sums of them are.

use misdeal_audit::{Decoding, FaultScore, Scored, Shape};

use crate::generator_range::{Scaling, chance};
use crate::placement::{
    Placement, binary_insertion, insertion_from_the_back, merge, naive_swap, naive_swap_short,
    riffles, rounded, sattolo, timsort, transpositions,
};

/// Larger decks have no scores of positions: their laws take too long.
pub const SCORES_CARDS_MAX: u32 = 128;

/// Larger decks have no scores of draws: their draws are not counted one by one.
pub const DRAW_SCORES_CARDS_MAX: u32 = 1024;

/// The most points of a card at a position, or of a draw.
const POINTS_MAX: f64 = 1000.0;

/// The scores of known faults for deals of a shape: of positions for whole decks of
/// 3 to 128 cards, of draws for whole decks of up to 1,024. Takes some hundredths of
/// a second for the largest.
///
/// ```
/// use misdeal_audit::Shape;
/// use misdeal_diagnosis::scores;
///
/// let scores = scores(Shape::whole(10));
/// let sattolo = scores.iter().find(|score| score.fault == "sattolo").unwrap();
/// // A card at home counts nothing, a card anywhere else the most.
/// assert_eq!((sattolo.points[0], sattolo.points[1]), (0, 1000));
/// assert!(misdeal_diagnosis::scores(Shape::first(5, 52)).is_empty());
/// ```
pub fn scores(shape: Shape) -> Vec<FaultScore> {
    let n = shape.deck;
    if !shape.is_whole() || n < 3 {
        return Vec::new();
    }
    let positions = (n <= SCORES_CARDS_MAX).then(|| of_positions(n));
    let draws = (n <= DRAW_SCORES_CARDS_MAX).then(|| of_draws(n));
    positions.into_iter().chain(draws).flatten().collect()
}

fn of_positions(n: u32) -> Vec<FaultScore> {
    let faults = [
        ("naive-swap", "", naive_swap(n)),
        ("wrong-bound", "", naive_swap_short(n)),
        ("sattolo", "", sattolo(n)),
        ("rounding-endpoints", "", rounded(n)),
        ("random-comparator", "binary insertion", binary_insertion(n)),
        ("random-comparator", "insertion", insertion_from_the_back(n)),
        ("random-comparator", "merge sort", merge(n)),
        ("random-comparator", "TimSort", timsort(n)),
        ("random-transpositions", "as many as cards", transpositions(n, n)),
        ("too-few-riffles", "three", riffles(n, 3)),
    ];
    let score = |(fault, variant, law): (_, _, Placement)| FaultScore {
        fault,
        variant,
        scored: Scored::Positions,
        points: points(law.rows().flatten().copied()),
    };
    faults.into_iter().map(score).collect()
}

/// Draws from a generator with 2^15 numbers, as `rand` of some C libraries has.
fn of_draws(n: u32) -> Vec<FaultScore> {
    let up = || (0..n).map(|i| n - i).collect::<Vec<_>>();
    let down = || (1..=n).collect::<Vec<_>>();
    let score = |(scaling, decoding, sizes): (Scaling, Decoding, Vec<u32>)| FaultScore {
        fault: "short-range",
        variant: match (scaling, decoding) {
            (Scaling::Modulo, Decoding::DrawsUp) => "15 bits modulo, from the front",
            (Scaling::Modulo, _) => "15 bits modulo, from the back",
            (Scaling::Multiply, Decoding::DrawsUp) => "15 bits multiplied, from the front",
            (Scaling::Multiply, _) => "15 bits multiplied, from the back",
        },
        scored: Scored::Draws(decoding),
        points: points(sizes.into_iter().flat_map(|size| {
            let ratio = move |value| chance(scaling, 1 << 15, size, value) * f64::from(size);
            (0..size).map(ratio)
        })),
    };
    let all = [Scaling::Modulo, Scaling::Multiply].into_iter().flat_map(|scaling| {
        [(scaling, Decoding::DrawsUp, up()), (scaling, Decoding::DrawsDown, down())]
    });
    all.map(score).collect()
}

/// What is likelier has more points, from 0 on.
fn points(likelihoods: impl Iterator<Item = f64>) -> Vec<u32> {
    let all: Vec<f64> = likelihoods.collect();
    let least = all.iter().copied().fold(f64::INFINITY, f64::min);
    let most = all.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let scale = if most > least { POINTS_MAX / (most - least) } else { 0.0 };
    all.into_iter().map(|likelihood| ((likelihood - least) * scale).round() as u32).collect()
}
