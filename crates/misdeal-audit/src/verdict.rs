//! [`Verdict`]: one answer from all findings, at a stated false-alarm rate.

use crate::block::Invalid;
use crate::finding::Finding;
use crate::position_table::PositionTable;
use crate::shape::Shape;
use crate::tally::Tally;
use crate::test::battery;

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

/// With fewer deals, "no evidence" would be empty: everyday faults would not
/// have been found.
pub const DEALS_MIN: u64 = 3000;

/// The false-alarm rate of a verdict unless another is asked for.
pub const ALPHA_DEFAULT: f64 = 1e-6;

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
    /// What every deal looks like.
    pub shape: Shape,
    /// Valid deals.
    pub deals: u64,
    /// Deals that broke the rules.
    pub invalid: Invalid,
    /// Everything the battery said, the most striking first.
    pub findings: Vec<Judged>,
    /// Card by position, unless the deck is too large for the table.
    pub position: Option<PositionTable>,
}

impl Verdict {
    /// The findings that are evidence, the most striking first.
    pub fn evidence(&self) -> impl Iterator<Item = &Judged> {
        self.findings.iter().filter(|judged| judged.is_evidence)
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
    let findings: Vec<_> = battery().iter().flat_map(|test| test.judge(tally)).collect();
    let findings = holm(findings, alpha);
    let outcome = if findings.iter().any(|judged| judged.is_evidence) {
        Outcome::Misdeal
    } else if tally.deals() < DEALS_MIN && tally.shape().outcomes() != Some(1) {
        Outcome::TooFewDeals
    } else {
        Outcome::NoEvidence
    };
    Verdict {
        outcome,
        alpha,
        shape: tally.shape(),
        deals: tally.deals(),
        invalid: *tally.invalid(),
        findings,
        position: tally
            .position_rows()
            .map(|rows| PositionTable { rows: rows.map(<[u64]>::to_vec).collect() }),
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
