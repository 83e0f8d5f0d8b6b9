//! The search for the number of deals that is enough: all runs of a fault read on
//! together, and are looked at in steps of a twentieth, by the whole battery of a
//! tenth, from a third and an eighth of the reference on.

use std::sync::Arc;

use misdeal_audit::test::battery;
use misdeal_audit::{Block, Counter, FaultScore, Frame, Outcome, Shape, Tally, judge};
use misdeal_diagnosis::scores;

use crate::faults::Fault;
use crate::reference::{Row, Seen};

/// The rate of false alarms of a test by itself, and of a verdict.
const ALPHA: f64 = 1e-6;
/// So many of a hundred runs must be found.
const SHARE: f64 = 0.99;

/// The deals with which 99 of a hundred runs are found; none if not within reach.
pub(crate) struct Needed {
    /// By the test of each row.
    pub(crate) rows: Vec<Option<f64>>,
    /// By the verdict of the whole battery.
    pub(crate) verdict: Option<f64>,
    /// True if the verdict was there at its first look.
    pub(crate) is_at_most: bool,
}

struct Run<S> {
    stream: S,
    counter: Counter,
    deals: u64,
}

impl<S: FnMut(&mut Vec<u32>)> Run<S> {
    /// Reads on to a number of deals.
    fn read(&mut self, deals: u64, shape: Shape) {
        let mut deal = Vec::new();
        while self.deals < deals {
            let mut block = Block::new(shape);
            let until = deals.min(self.deals + 512);
            for place in self.deals..until {
                (self.stream)(&mut deal);
                block.push(place, &deal);
            }
            self.counter.add(&block, self.deals);
            self.deals = until;
        }
    }
}

/// See [`Needed`].
pub(crate) fn deals_needed(fault: Fault, cards: u32, rows: &[Row], runs: u64) -> Needed {
    let shape = Shape::whole(cards);
    let scores: Arc<[FaultScore]> = scores(shape).into();
    let mut all: Vec<_> = (0..runs)
        .map(|run| Run { stream: fault.stream(cards, run), counter: Counter::new(shape), deals: 0 })
        .collect();
    let mut needed = Needed { rows: vec![None; rows.len()], verdict: None, is_at_most: false };
    let least = rows.iter().map(|row| row.reference).fold(f64::INFINITY, f64::min);
    let most = rows.iter().map(|row| (row.reference * 3.0).max(3000.0)).fold(0.0, f64::max);
    let (mut next_verdict, mut is_first) = ((least / 8.0) as u64, true);
    let mut deals = 1u64;
    while (deals as f64) < most
        && (needed.rows.iter().any(Option::is_none) || needed.verdict.is_none())
    {
        let is_open = |number: usize| {
            needed.rows[number].is_none() && deals as f64 >= rows[number].reference / 3.0
        };
        let open: Vec<usize> = (0..rows.len()).filter(|&number| is_open(number)).collect();
        let is_verdict_open = needed.verdict.is_none() && deals >= next_verdict;
        let (first, second) = all.split_at_mut(runs as usize / 2);
        let of_part = |part: &mut [Run<_>]| {
            let mut hits = vec![0u64; open.len() + 1];
            for run in part {
                run.read(deals, shape);
                if open.is_empty() && !is_verdict_open {
                    continue;
                }
                let tally = run.counter.clone().finish().with_scores(scores.clone());
                for (hits, &number) in hits.iter_mut().zip(&open) {
                    *hits += u64::from(is_seen(&tally, &rows[number]));
                }
                if is_verdict_open {
                    let is_misdeal = judge(&tally, ALPHA).outcome == Outcome::Misdeal;
                    hits[open.len()] += u64::from(is_misdeal);
                }
            }
            hits
        };
        let (a, b) = std::thread::scope(|scope| {
            let other = scope.spawn(|| of_part(second));
            (of_part(first), other.join().expect("the other half is read too"))
        });
        let enough = SHARE * runs as f64;
        let is_enough = |place: usize| (a[place] + b[place]) as f64 >= enough;
        for (place, &number) in open.iter().enumerate() {
            needed.rows[number] = is_enough(place).then_some(deals as f64);
        }
        if is_verdict_open {
            needed.verdict = is_enough(open.len()).then_some(deals as f64);
            needed.is_at_most = is_first && deals > 1;
            next_verdict = deals * 11 / 10;
            is_first = false;
        }
        deals = (deals + 1).max(deals * 21 / 20);
    }
    needed
}

/// Whether the test of the row finds the fault by itself.
fn is_seen(tally: &Tally, row: &Row) -> bool {
    let (id, frame) = match row.seen {
        Seen::Test(id) => (id, Frame::PositionToCard),
        Seen::Rising => ("descents", Frame::CardToPosition),
        Seen::Score => ("scores", Frame::PositionToCard),
    };
    let frame = if row.is_beside { Frame::Relative { lag: 1 } } else { frame };
    let test = battery().iter().find(|test| test.id == id).expect("a test of the battery");
    let findings = test.judge(tally);
    let of_frame = findings.iter().filter(|finding| finding.frame == frame);
    of_frame.map(|finding| finding.ln_p).fold(0.0, f64::min) <= ALPHA.ln()
}
