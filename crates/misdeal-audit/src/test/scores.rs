//! Scores: does the table of positions lean the way of a known fault?
//!
//! Each fault that was given with the tally has points for every card at every
//! position, most where the fault brings the card too often. The sum of the points
//! of all deals looks in one direction only, and so finds its own fault with a
//! fraction of the deals that `position` needs. Null law: a linear score of a fair
//! order (W. Hoeffding, Ann. Math. Stat. 22 (1951) 558), as in `displacement`.
//! The points come from outside this crate.

use super::{Origin, Test, in_each_frame};
use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::law::{RankScore, score_ln};
use crate::tally::Tally;

const ID: &str = "scores";

/// The least number of cards dealt with which a score decides.
const CARDS_MIN: u64 = 500;

pub(super) const TEST: Test =
    Test { id: ID, about: "the table of positions leans towards no known fault", judge };

/// The points of a fault: what a card at a position counts for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultScore {
    /// The fault's name.
    pub fault: &'static str,
    /// Points of card `c` at position `j`, at `j * n + c`.
    pub points: Vec<u32>,
}

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    let n = shape.deck;
    in_each_frame(tally, |frame| {
        // What is known of a fault is how it treats a deck in order.
        let is_read = matches!(frame.frame, Frame::PositionToCard | Frame::Relative { lag: 1 });
        let table = frame.position.as_deref().filter(|_| is_read && shape.is_whole() && n > 2);
        let Some(table) = table else { return Vec::new() };
        let origin = Origin { test: ID, frame: frame.frame, deals: frame.deals };
        let of_fault = |score: &FaultScore| {
            let points = |j: u32, c: u32| u64::from(score.points[(j * n + c) as usize]);
            table_score(origin, table, n, points, Event::Score { fault: score.fault })
        };
        tally.scores.iter().filter_map(of_fault).collect()
    })
}

/// The finding of a sum of points over a table of positions.
pub(super) fn table_score(
    origin: Origin,
    table: &[u64],
    n: u32,
    points: impl Fn(u32, u32) -> u64,
    event: Event,
) -> Option<Finding> {
    if origin.deals.saturating_mul(n.into()) < CARDS_MIN {
        return None;
    }
    let cells = || (0..n).flat_map(|j| (0..n).map(move |c| (j, c)));
    let weights: Vec<f64> = cells().map(|(j, c)| points(j, c) as f64).collect();
    let total = cells().zip(table).map(|((j, c), &count)| count * points(j, c)).sum::<u64>();
    let law = RankScore::of(&weights, n);
    let (mean, variance) = (law.mean, law.variance);
    let effect = Effect { event, observed: total, deals: origin.deals, mean, variance };
    (variance > 0.0).then(|| {
        let ln_p = score_ln(total as f64, origin.deals, &law);
        origin.of_count(Method::SumTail, ln_p, effect)
    })
}
