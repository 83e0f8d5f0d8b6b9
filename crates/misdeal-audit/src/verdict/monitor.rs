//! [`Monitor`]: looks at a run while it goes on and says when it is sure.
//!
//! Half of the false-alarm rate goes to the e-process: it is sure when the
//! capital reaches 2/alpha. The other half goes to the findings, at doublings of
//! the number of deals, by Holm's rule within a look. Both together keep the
//! rate, at whatever look the run stops.

use super::looks::{findings_look, findings_looks, spent};
use super::{Judged, holm};
use crate::evidence::{Bet, Laws, capital, sum_ln};
use crate::finding::Frame;
use crate::shape::Shape;
use crate::tally::Tally;
use crate::test::battery;

/// A look at the capital of the e-process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The deals so far.
    pub deals: u64,
    /// ln of the capital, which was 1 at the beginning.
    pub capital_ln: f64,
}

impl Look {
    /// log10 of the odds against a fair shuffle, which are the capital.
    pub fn log10_odds(&self) -> f64 {
        self.capital_ln / std::f64::consts::LN_10
    }
}

/// What made a run sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SureBy {
    /// A deal that broke the rules.
    Proof,
    /// The capital of the e-process.
    Capital,
    /// The findings of the battery.
    Findings {
        /// The test of the most striking one.
        test: &'static str,
        /// Its frame.
        frame: Frame,
    },
}

/// When a run was sure, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sure {
    /// The deals by then.
    pub deals: u64,
    /// Why.
    pub by: SureBy,
}

/// The looks at a run.
#[derive(Clone, Debug)]
pub(crate) struct Monitor {
    alpha: f64,
    laws: Laws,
    looks: Vec<Look>,
    strongest: Option<Bet>,
    /// ln of the capital of bets that began and ended with a leg.
    legs_ln: f64,
    sure: Option<Sure>,
    /// The most striking finding at the last look at findings.
    striking: Option<Judged>,
}

/// The bets that run from the first deal on begin with this part of the
/// capital; the rest is for bets on one leg each, which find what begins late.
const FROM_THE_START: f64 = 0.5;

impl Monitor {
    pub(crate) fn new(shape: Shape, alpha: f64) -> Self {
        Self {
            alpha,
            laws: Laws::of(shape),
            looks: Vec::new(),
            strongest: None,
            legs_ln: f64::NEG_INFINITY,
            sure: None,
            striking: None,
        }
    }

    /// When and why it was sure.
    pub(crate) fn sure(&self) -> Option<Sure> {
        self.sure
    }

    pub(crate) fn looks(&self) -> &[Look] {
        &self.looks
    }

    /// The bet that held most of the capital at the look that was sure, or at the
    /// last one.
    pub(crate) fn strongest(&self) -> Option<Bet> {
        self.strongest
    }

    /// The most striking finding when findings were last looked at.
    pub(crate) fn striking(&self) -> Option<&Judged> {
        self.striking.as_ref()
    }

    /// Looks at all deals so far, and at those since the last look.
    pub(crate) fn look(&mut self, total: &Tally, leg: &Tally) {
        let deals = total.heard();
        let all = capital(total, &self.laws);
        // At the first look the leg is all there is.
        let late = if self.looks.is_empty() { all.clone() } else { capital(leg, &self.laws) };
        // Leg k begins with 1/(k(k+1)) of what is kept for legs; what is left
        // for legs to come after it is 1/(k+1).
        let number = self.looks.len() as f64 + 1.0;
        let of_legs_ln = (1.0 - FROM_THE_START).ln();
        let late_ln = late.ln + of_legs_ln - (number * (number + 1.0)).ln();
        self.legs_ln = sum_ln([self.legs_ln, late_ln].into_iter());
        let from_start_ln = all.ln + FROM_THE_START.ln();
        let to_come_ln = of_legs_ln - (number + 1.0).ln();
        let capital_ln = sum_ln([from_start_ln, self.legs_ln, to_come_ln].into_iter());
        self.looks.push(Look { deals, capital_ln });
        if self.sure.is_some() {
            return;
        }
        self.strongest = if from_start_ln >= late_ln { all } else { late }.strongest;
        let by = if total.invalid().deals > 0 {
            Some(SureBy::Proof)
        } else if capital_ln >= (2.0 / self.alpha).ln() {
            Some(SureBy::Capital)
        } else {
            findings_look(deals).and_then(|number| self.look_at_findings(total, number))
        };
        self.sure = by.map(|by| Sure { deals, by });
    }

    /// The last look, at the end of a run whose length does not depend on what
    /// was seen in it. It may be between two looks, or at one.
    pub(crate) fn look_at_end(&mut self, total: &Tally) {
        let deals = total.heard();
        if self.sure.is_none() && findings_look(deals).is_none() {
            let by = self.look_at_findings(total, findings_looks(deals));
            self.sure = by.map(|by| Sure { deals, by });
        }
    }

    fn look_at_findings(&mut self, total: &Tally, number: u32) -> Option<SureBy> {
        let rate = spent(self.alpha / 2.0, number);
        let all = judged(total, rate);
        self.striking = all.first().cloned();
        let first = all.into_iter().find(|judged| judged.is_evidence)?;
        Some(SureBy::Findings { test: first.finding.test, frame: first.finding.frame })
    }
}

/// What the battery says, by Holm's rule at this rate.
pub(super) fn judged(tally: &Tally, rate: f64) -> Vec<Judged> {
    holm(battery().iter().flat_map(|test| test.judge(tally)).collect(), rate)
}
