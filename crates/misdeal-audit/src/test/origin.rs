//! [`Origin`]: where a finding comes from.

use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::law::chi_square_two_sided_ln;

/// The test, the frame, and the deals read in it.
#[derive(Clone, Copy)]
pub(super) struct Origin {
    pub(super) test: &'static str,
    pub(super) frame: Frame,
    pub(super) deals: u64,
}

/// A chi-square statistic is not trusted below the value at which counts are
/// off by this much in the mean square: they are whole numbers, and so small a
/// statistic is reached by few of them.
const SQUARE_MIN: f64 = 4.0;

impl Origin {
    /// An event seen in `observed` deals.
    pub(super) fn effect(&self, event: Event, observed: u64, chance: f64) -> Effect {
        Effect::of_chance(event, observed, self.deals, chance)
    }

    /// A finding on a count.
    pub(super) fn of_count(&self, method: Method, ln_p: f64, effect: Effect) -> Finding {
        Finding {
            test: self.test,
            method,
            frame: self.frame,
            statistic: effect.observed as f64,
            degrees: None,
            ln_p,
            effect,
        }
    }

    /// A chi-square finding, on both sides: counts that are too even are no
    /// more fair than counts that are too uneven. `expected` is the least
    /// expected count.
    pub(super) fn chi_square(
        &self,
        statistic: f64,
        degrees: u64,
        expected: f64,
        effect: Effect,
    ) -> Finding {
        let least = SQUARE_MIN * degrees as f64 / expected;
        Finding {
            test: self.test,
            method: Method::ChiSquare,
            frame: self.frame,
            statistic,
            degrees: Some(degrees),
            ln_p: chi_square_two_sided_ln(statistic, degrees, least),
            effect,
        }
    }
}
