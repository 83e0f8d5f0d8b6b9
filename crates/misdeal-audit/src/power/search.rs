//! [`Search`]: the number of deals from which on a fault is found.

use super::everyday::Fault;
use super::signature::Signature;
use super::thresholds::Thresholds;
use super::{FaultPower, POWER_ASKED};

/// Nothing is looked for beyond a million runs of a million deals.
pub(super) const DEALS_MAX: u64 = 1 << 40;

/// Powers at a false-alarm rate that depends on the number of deals.
pub(super) struct Search<'a> {
    alpha: &'a dyn Fn(u64) -> f64,
    thresholds: Thresholds,
}

/// The finding that shows a fault best.
struct Best {
    power: f64,
    test: &'static str,
}

impl<'a> Search<'a> {
    pub(super) fn new(alpha: &'a dyn Fn(u64) -> f64) -> Self {
        Self { alpha, thresholds: Thresholds::default() }
    }

    /// The rate of a single finding, kept within what can be computed with.
    pub(super) fn alpha(&self, deals: u64) -> f64 {
        // What is no number becomes 0 here.
        (self.alpha)(deals).max(0.0).clamp(1e-300, 0.5)
    }

    pub(super) fn thresholds(&mut self) -> &mut Thresholds {
        &mut self.thresholds
    }

    /// How soon a fault is found, and how surely after `deals` deals.
    pub(super) fn fault(&mut self, fault: &Fault, deals: u64) -> FaultPower {
        let first = self.deals_needed(&fault.signatures);
        FaultPower {
            fault: fault.slug,
            about: fault.about,
            test: first.map_or("", |deals| self.best(&fault.signatures, deals).test),
            deals_needed: first,
            would_have_been_found: self.best(&fault.signatures, deals).power,
        }
    }

    /// The finding with the largest power; once one is certain, the others are
    /// left.
    fn best(&mut self, signatures: &[Signature], deals: u64) -> Best {
        let alpha = self.alpha(deals);
        let mut best = Best { power: 0.0, test: "" };
        for signature in signatures {
            let power = signature.power(deals, alpha, &mut self.thresholds);
            if power > best.power {
                best = Best { power, test: signature.test };
            }
            if power > 1.0 - 1e-12 {
                break;
            }
        }
        best
    }

    /// By doubling, then by halving the last step.
    pub(super) fn deals_needed(&mut self, signatures: &[Signature]) -> Option<u64> {
        if signatures.is_empty() {
            return None;
        }
        let (mut low, mut high) = (0, 1);
        while !self.finds(signatures, high) {
            (low, high) = (high, high * 2);
            if high > DEALS_MAX {
                return None;
            }
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.finds(signatures, middle) { high = middle } else { low = middle }
        }
        Some(high)
    }

    fn finds(&mut self, signatures: &[Signature], deals: u64) -> bool {
        let alpha = self.alpha(deals);
        signatures
            .iter()
            .any(|signature| signature.power(deals, alpha, &mut self.thresholds) >= POWER_ASKED)
    }
}
