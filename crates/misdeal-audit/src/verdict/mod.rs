//! [`Verdict`]: one answer from all findings, at a stated false-alarm rate.

mod looks;
mod monitor;

pub(crate) use looks::{LOOK_DEALS_MAX, first_look, next_look};
pub(crate) use monitor::Monitor;
pub use monitor::{Look, Sure, SureBy};

use monitor::judged;

use crate::alike::Alike;
use crate::block::Invalid;
use crate::effect::Effects;
use crate::evidence::Bet;
use crate::finding::Finding;
use crate::position_table::PositionTable;
use crate::power::{Power, power_of_cards};
use crate::shape::Shape;
use crate::tally::Tally;

/// The answer. There is no "fair": no number of deals proves that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// The shuffle is not fair, up to the stated false-alarm rate.
    Misdeal,
    /// Nothing speaks against it.
    NoEvidence,
    /// Nothing speaks against it, but too little was seen to say so.
    TooFewDeals,
}

/// The false-alarm rate of a verdict unless another is asked for.
pub const ALPHA_DEFAULT: f64 = 1e-6;

/// How a run is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// While it goes on, so that it can stop when it is sure. The false-alarm
    /// rate holds for all looks together.
    UntilSure,
    /// Once, at its end, which does not depend on what is seen.
    Fixed,
}

/// A finding with its place in the family.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// What the test says.
    pub finding: Finding,
    /// ln of the p-value after Holm's correction for the whole family, at
    /// most 0.
    pub ln_p_adjusted: f64,
    /// True if it is evidence at the verdict's false-alarm rate.
    pub is_evidence: bool,
}

/// What the deals say of the shuffle.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The answer.
    pub outcome: Outcome,
    /// The chance that a fair shuffle is called a misdeal.
    pub alpha: f64,
    /// How the run was looked at.
    pub mode: Mode,
    /// What every deal looks like.
    pub shape: Shape,
    /// Which cards look alike.
    pub alike: Alike,
    /// Valid deals.
    pub deals: u64,
    /// So many deals were read in all frames and by all tests, and the rest only in
    /// the first frame by the tests that count every deal; 0 if there is only one frame.
    pub deals_all_frames: u64,
    /// Deals that broke the rules.
    pub invalid: Invalid,
    /// When a run that is looked at while it goes on was sure. Deals read after
    /// that measure the effects.
    pub sure: Option<Sure>,
    /// The capital of the e-process, look by look; empty for tallies.
    pub looks: Vec<Look>,
    /// The bet that held most of the capital when it was sure, or at the last look.
    pub strongest: Option<Bet>,
    /// Everything the battery says of all deals, the most striking first. After
    /// a stop their p-values are nominal.
    pub findings: Vec<Judged>,
    /// Card by position, unless the deck is too large for the table.
    pub position: Option<PositionTable>,
    /// What this run would have found.
    pub power: Power,
    /// How large what was found is; empty without evidence.
    pub effects: Effects,
}

impl Verdict {
    /// The findings that are evidence, the most striking first.
    pub fn evidence(&self) -> impl Iterator<Item = &Judged> {
        self.findings.iter().filter(|judged| judged.is_evidence)
    }

    /// log10 of the odds against a fair shuffle that the e-process arrived at.
    pub fn log10_odds(&self) -> Option<f64> {
        self.looks.last().map(|look| look.capital_ln / std::f64::consts::LN_10)
    }
}

/// Judges a tally: runs the battery and corrects for the number of findings.
///
/// By Holm's step-down rule the chance that a fair shuffle is called a misdeal
/// is at most `alpha`, however the findings depend on each other, as far as
/// their p-values are exact. The exact and proven ones are; a chi-square tail
/// at the least expected counts was measured at up to 1.7 times its nominal
/// size at 3e-8, which can lift an `alpha` of 1e-6 to 1.3e-6
/// (`tests/it/tails.rs`); the factor grows as `alpha` falls.
///
/// # Panics
/// If `alpha` is not between 0 and 1.
///
/// # Source
/// S. Holm, "A simple sequentially rejective multiple test procedure", Scand.
/// J. Stat. 6 (1979) 65.
///
/// ```
/// use misdeal_audit::{Made, Outcome, RunOptions, Shape, judge, tally};
///
/// // A shuffle that does nothing.
/// let source = Made::new(Shape::whole(10), |_, deal| deal.extend(0..10));
/// let tally = tally(source, &RunOptions { deals_max: 100, threads: 1 }, &|_| true).unwrap();
/// assert_eq!(judge(&tally, 1e-6).outcome, Outcome::Misdeal);
/// ```
pub fn judge(tally: &Tally, alpha: f64) -> Verdict {
    assert!(0.0 < alpha && alpha < 1.0, "a false-alarm rate lies between 0 and 1");
    let findings = judged(tally, alpha);
    let is_misdeal = findings.iter().any(|judged| judged.is_evidence);
    verdict(tally, alpha, Mode::Fixed, tally.deals(), is_misdeal, findings)
}

/// The verdict of a run that was looked at while it went on.
pub(crate) fn judge_monitored(
    tally: &Tally,
    alpha: f64,
    monitor: &Monitor,
    is_interrupted: bool,
) -> Verdict {
    let is_misdeal = monitor.sure().is_some();
    let mut findings = judged(tally, alpha);
    if !is_misdeal {
        // What is striking at one look is not when all looks are counted.
        findings.iter_mut().for_each(|judged| judged.is_evidence = false);
    }
    // An interrupted run saw its findings at the last doubling.
    let seen =
        if is_interrupted { looks::last_findings_look(tally.deals()) } else { tally.deals() };
    verdict(tally, alpha, Mode::UntilSure, seen, is_misdeal, findings)
}

fn verdict(
    tally: &Tally,
    alpha: f64,
    mode: Mode,
    seen: u64,
    is_misdeal: bool,
    findings: Vec<Judged>,
) -> Verdict {
    let family = findings.len().max(1) as f64;
    let rate = |deals| match mode {
        Mode::Fixed => alpha / family,
        Mode::UntilSure => looks::spent(alpha / 2.0, looks::findings_looks(deals)) / family,
    };
    let power = power_of_cards(tally.shape(), tally.alike(), seen, &rate);
    let outcome = match is_misdeal {
        true => Outcome::Misdeal,
        false if power.is_enough() => Outcome::NoEvidence,
        false => Outcome::TooFewDeals,
    };
    Verdict {
        outcome,
        alpha,
        mode,
        shape: tally.shape(),
        alike: tally.alike().clone(),
        deals: tally.deals(),
        deals_all_frames: tally.deals_all_frames(),
        invalid: *tally.invalid(),
        sure: None,
        looks: Vec::new(),
        strongest: None,
        effects: if is_misdeal { Effects::of(tally) } else { Effects::default() },
        findings,
        position: tally
            .position_rows()
            .map(|rows| PositionTable { rows: rows.map(<[u64]>::to_vec).collect() }),
        power,
    }
}

fn holm(mut findings: Vec<Finding>, alpha: f64) -> Vec<Judged> {
    findings.sort_by(|a, b| a.ln_p.total_cmp(&b.ln_p));
    let count = findings.len();
    let mut largest = f64::NEG_INFINITY;
    let judged = findings.into_iter().enumerate().map(|(rank, finding)| {
        largest = largest.max(finding.ln_p + ((count - rank) as f64).ln()).min(0.0);
        Judged { finding, ln_p_adjusted: largest, is_evidence: largest <= alpha.ln() }
    });
    judged.collect()
}
