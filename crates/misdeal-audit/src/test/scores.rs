//! Scores: do positions, or decoded draws, lean the way of a known fault?
//!
//! Each fault that was given with the tally has points for every card at every
//! position, or for every value of each draw, most where the fault brings it too
//! often. The sum of the points of all deals looks in one direction only, and so
//! finds its own fault with a fraction of the deals that `position` or the draws
//! as a whole need. Null law: a linear score of a fair order (W. Hoeffding, Ann.
//! Math. Stat. 22 (1951) 558), as in `displacement`, or of independent draws.
//! The points come from outside this crate.

use super::{Origin, Test, in_each_frame};
use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::law::{RankScore, score_ln};
use crate::shape::Shape;
use crate::tally::{Decoding, FrameTally, Tally};

const ID: &str = "scores";

/// The least number of cards or draws with which a score decides.
const PARTS_MIN: u64 = 500;

pub(super) const TEST: Test =
    Test { id: ID, about: "positions and draws lean towards no known fault", judge };

/// The points of a fault: what it makes likelier counts more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultScore {
    /// The fault's name.
    pub fault: &'static str,
    /// Which kind of it, in words; empty if there is one.
    pub variant: &'static str,
    /// What the points are for.
    pub scored: Scored,
    /// Of positions, the points of card `c` at position `j`, at `j * n + c`; of
    /// draws, those of each value of the first, of the second, and so on.
    pub points: Vec<u32>,
}

/// What a fault gives points for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// Each card at each position.
    Positions,
    /// Each value of each digit of a decoding.
    Draws(Decoding),
}

impl FaultScore {
    /// True if there are points for all that deals of this shape have.
    pub(crate) fn fits(&self, shape: Shape) -> bool {
        let (n, k) = (u64::from(shape.deck), u64::from(shape.dealt));
        let cells = match self.scored {
            Scored::Positions => n * k,
            Scored::Draws(Decoding::DrawsDown) => n * (n + 1) / 2,
            Scored::Draws(Decoding::Lehmer | Decoding::DrawsUp) => {
                k * n - k * k.saturating_sub(1) / 2
            }
        };
        self.points.len() as u64 == cells
    }
}

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    in_each_frame(tally, |frame| {
        // What is known of a fault is how it treats a deck in order; in the code of
        // a shuffle that grows a deal, its draws are those of the order turned.
        let is_turned = frame.frame == Frame::CardToPosition;
        let is_read =
            is_turned || matches!(frame.frame, Frame::PositionToCard | Frame::Relative { lag: 1 });
        let of_fault = |score: &FaultScore| match score.scored {
            Scored::Positions if shape.is_whole() && !is_turned => positions(frame, score, shape),
            Scored::Positions => None,
            Scored::Draws(decoding) => draws(frame, score, decoding),
        };
        let scores = tally.scores.iter().filter(|_| is_read && shape.deck > 2);
        scores.filter_map(of_fault).collect()
    })
}

fn positions(frame: &FrameTally, score: &FaultScore, shape: Shape) -> Option<Finding> {
    let n = shape.deck;
    let points = |j: u32, c: u32| u64::from(score.points[(j * n + c) as usize]);
    let event = Event::Score { fault: score.fault, variant: score.variant };
    table_score(origin(frame), frame.position.as_deref()?, n, points, event)
}

fn draws(frame: &FrameTally, score: &FaultScore, decoding: Decoding) -> Option<Finding> {
    let (_, digits) = frame.decodings().find(|(found, _)| *found == decoding)?;
    let (counts, ends) = digits.flat();
    let total = counts.iter().zip(&score.points).map(|(count, &of)| count * u64::from(of)).sum();
    let weights: Vec<f64> = score.points.iter().map(|&points| f64::from(points)).collect();
    let starts = [0].iter().chain(ends);
    let law = RankScore::of_digits(starts.zip(ends).map(|(&start, &end)| &weights[start..end]));
    let event = Event::Score { fault: score.fault, variant: score.variant };
    of_score(origin(frame), ends.len() as u64, total, &law, event)
}

fn origin(frame: &FrameTally) -> Origin {
    Origin { test: ID, frame: frame.frame, deals: frame.deals }
}

/// The finding of a sum of points over a table of positions.
pub(super) fn table_score(
    origin: Origin,
    table: &[u64],
    n: u32,
    points: impl Fn(u32, u32) -> u64,
    event: Event,
) -> Option<Finding> {
    let cells = || (0..n).flat_map(|j| (0..n).map(move |c| (j, c)));
    let weights: Vec<f64> = cells().map(|(j, c)| points(j, c) as f64).collect();
    let total = cells().zip(table).map(|((j, c), &count)| count * points(j, c)).sum::<u64>();
    of_score(origin, n.into(), total, &RankScore::of(&weights, n), event)
}

/// The finding of a sum of points, `parts` from each deal.
fn of_score(
    origin: Origin,
    parts: u64,
    total: u64,
    law: &RankScore,
    event: Event,
) -> Option<Finding> {
    if origin.deals.saturating_mul(parts) < PARTS_MIN {
        return None;
    }
    let (mean, variance) = (law.mean, law.variance);
    let effect = Effect { event, observed: total, deals: origin.deals, mean, variance };
    (variance > 0.0).then(|| {
        let ln_p = score_ln(total as f64, origin.deals, law);
        origin.of_count(Method::SumTail, ln_p, effect)
    })
}
