//! [`SeedSpace`]: how many different deals a shuffle seems to have.

use super::INTERVAL_MISS;
use crate::law::{Interval, poisson_interval};
use crate::tally::Tally;

/// Repeats tell of a small number of deals only where a fair shuffle would show
/// fewer than this part of them.
const FAIR_PART_MAX: f64 = 0.01;

/// How many different deals there seem to be, all alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeedSpace {
    /// The estimate.
    pub deals: f64,
    /// With 99 % confidence.
    pub interval: Interval,
    /// The deals that equal an earlier one.
    pub repeated: u64,
}

impl SeedSpace {
    /// The number S of deals with which N deals have d different ones on average:
    /// d = S (1 - (1 - 1/S)^N); none if a fair shuffle would repeat as often. O(N) if the
    /// tally has been looked at.
    ///
    /// The interval takes the number of repeats for Poisson while they are few, and
    /// d for normal, with the variance of the occupancy problem, beyond.
    pub fn of(tally: &Tally) -> Option<Self> {
        let found = tally.repetition();
        let (deals, repeated) = (found.deals as f64, found.repeated() as f64);
        let fair_ln = (deals * (deals - 1.0) / 2.0).ln() - tally.outcomes_ln()?;
        if repeated < 1.0 || fair_ln > (FAIR_PART_MAX * repeated).ln() {
            return None;
        }
        let of_repeats = |repeated: f64| space(deals, deals - repeated);
        let few = poisson_interval(found.repeated(), INTERVAL_MISS.ln());
        let interval = if repeated < deals / 20.0 {
            Interval { low: of_repeats(few.high), high: of_repeats(few.low) }
        } else {
            let different = deals - repeated;
            let estimate = space(deals, different);
            let load = deals / estimate;
            let variance = estimate * (-load).exp() * (1.0 - (1.0 + load) * (-load).exp());
            // 2.576 standard deviations on either side hold 99 %.
            let error = 2.576 * variance.max(0.0).sqrt();
            Interval {
                low: space(deals, (different - error).max(1.0)).min(estimate),
                high: space(deals, (different + error).min(deals - 0.5)).max(estimate),
            }
        };
        Some(Self { deals: of_repeats(repeated), interval, repeated: found.repeated() })
    }
}

/// The S at which N deals have d different ones on average, by bisection on a
/// logarithmic scale.
fn space(deals: f64, different: f64) -> f64 {
    let expected = |s: f64| -s * (deals * (-1.0 / s).ln_1p()).exp_m1();
    let (mut low, mut high) = (1f64.ln(), (deals * deals * 1e3).ln());
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        let s = middle.exp();
        let is_less = s <= 1.0 || expected(s) < different;
        if is_less { low = middle } else { high = middle }
    }
    // A number of deals is whole where it can be told.
    let s = high.exp();
    if s < 1e6 { s.round().max(1.0) } else { s }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The birthday problem: 23 people of 365 have 22.329 different birthdays on
    /// average (365 (1 - (364/365)^23)), and many draws of few see them all.
    #[test]
    fn the_space_is_that_of_the_mean() {
        let different = 365.0 * (1.0 - (364.0f64 / 365.0).powi(23));
        assert_eq!(space(23.0, different), 365.0);
        assert_eq!(space(1000.0, 1.0), 1.0);
        assert_eq!(space(1000.0, 7.0), 7.0);
    }
}
