//! [`scores`]: known faults as points for each card at each position.
//!
//! Near a fair shuffle the best sum to look at is that of how much likelier the
//! fault makes each cell, P(card at position) n - 1 (the score of a mixture of the
//! fault and a fair shuffle). Points are whole numbers, so that sums of them are.

use misdeal_audit::{FaultScore, Shape};

use crate::placement::{
    Placement, binary_insertion, insertion_from_the_back, naive_swap, naive_swap_short, riffles,
    rounded, sattolo, transpositions,
};

/// Larger decks have no scores: their laws take too long.
pub const SCORES_CARDS_MAX: u32 = 128;

/// The most points of a card at a position.
const POINTS_MAX: f64 = 1000.0;

/// The scores of known faults for deals of a shape; none unless whole decks of 3
/// to 128 cards are dealt. Takes some hundredths of a second for the largest.
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
    if !shape.is_whole() || !(3..=SCORES_CARDS_MAX).contains(&n) {
        return Vec::new();
    }
    let faults = [
        ("naive-swap", naive_swap(n)),
        ("wrong-bound", naive_swap_short(n)),
        ("sattolo", sattolo(n)),
        ("rounding-endpoints", rounded(n)),
        ("random-comparator", binary_insertion(n)),
        ("random-comparator", insertion_from_the_back(n)),
        ("random-transpositions", transpositions(n, n)),
        ("too-few-riffles", riffles(n, 3)),
    ];
    faults.into_iter().map(|(fault, law)| FaultScore { fault, points: points(&law) }).collect()
}

fn points(law: &Placement) -> Vec<u32> {
    let all = || law.rows().flatten().copied();
    let least = all().fold(f64::INFINITY, f64::min);
    let most = all().fold(f64::NEG_INFINITY, f64::max);
    let scale = if most > least { POINTS_MAX / (most - least) } else { 0.0 };
    all().map(|chance| ((chance - least) * scale).round() as u32).collect()
}
