//! [`Signature`]: how a fault shows in one finding, and with what probability
//! the finding is found.

use super::thresholds::{Thresholds, binomial_upper_count};
use crate::law::{
    binomial_upper_ln, chi_square_upper_ln, noncentral_chi_square_upper, poisson_upper_ln,
};
use crate::tally::{FINGERPRINTS_MAX, deals_read_closely};
use crate::test::EXPECTED_MIN;

/// A chi-square that would need more than about 1e13 deals is the rounding of a
/// law that is fair.
const PER_DEAL_MIN: f64 = 1e-12;

/// A fault as one finding of a test sees it.
#[derive(Clone, Debug)]
pub(super) struct Signature {
    /// The id of the test.
    pub(super) test: &'static str,
    /// True if it looks at what was done to the deal before: the first deal has
    /// none, and of a long run not every deal is read so.
    pub(super) is_relative: bool,
    pub(super) shows: Shows,
}

/// What the finding is about.
#[derive(Clone, Debug)]
pub(super) enum Shows {
    /// A chi-square statistic whose noncentrality grows by `per_deal` a deal,
    /// and which decides from `deals_min` on.
    ChiSquare { degrees: u64, per_deal: f64, deals_min: u64 },
    /// A chi-square over independent digits, by rising number of values; each
    /// takes part as soon as its counts are large enough.
    Digits(Vec<Digit>),
    /// One count of `cells`, with its exact law.
    Cell { cells: u64, fair: f64, faulty: f64 },
    /// Equal deals, because there are only so many seeds; the number of
    /// possible deals is given by its logarithm.
    Repeats { seeds: f64, outcomes_ln: f64 },
    /// A chi-square of deals that a program with so many seeds makes.
    Seeds { seeds: f64, degrees: u64, deals_min: u64 },
}

/// A digit that should be uniform.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digit {
    /// The values it has.
    pub(super) values: u64,
    /// What each deal adds to the noncentrality.
    pub(super) per_deal: f64,
}

impl Signature {
    /// A chi-square; none if a fair shuffle shows the same.
    pub(super) fn chi_square(
        test: &'static str,
        degrees: u64,
        per_deal: f64,
        deals_min: u64,
    ) -> Option<Self> {
        let shows = Shows::ChiSquare { degrees, per_deal, deals_min };
        (per_deal > PER_DEAL_MIN).then_some(Self { test, is_relative: false, shows })
    }

    /// One count; none if a fair shuffle shows the same.
    pub(super) fn cell(test: &'static str, cells: u64, fair: f64, faulty: f64) -> Option<Self> {
        let shows = Shows::Cell { cells, fair, faulty: faulty.clamp(0.0, 1.0) };
        let differs = (faulty - fair).abs() > 1e-9 * fair.min(1.0 - fair);
        differs.then_some(Self { test, is_relative: false, shows })
    }

    /// The probability that a run of so many deals shows this finding with a
    /// two-sided p-value of at most `alpha`.
    pub(super) fn power(&self, deals: u64, alpha: f64, thresholds: &mut Thresholds) -> f64 {
        let deals = match self.is_relative {
            true => deals_read_closely(deals).saturating_sub(1),
            false => deals,
        };
        if deals == 0 {
            return 0.0;
        }
        match &self.shows {
            &Shows::ChiSquare { degrees, per_deal, deals_min } if deals >= deals_min => {
                let critical = thresholds.chi_square(alpha / 2.0, degrees);
                noncentral_chi_square_upper(critical, degrees, deals as f64 * per_deal)
            }
            &Shows::Seeds { seeds, degrees, deals_min } if deals >= deals_min => {
                // The law of the deals is off by chance itself, as the counts of
                // S deals are: N/S more of a chi-square that has its law.
                let critical = thresholds.chi_square(alpha / 2.0, degrees);
                chi_square_upper_ln(critical / (1.0 + deals as f64 / seeds), degrees).exp()
            }
            Shows::ChiSquare { .. } | Shows::Seeds { .. } => 0.0,
            Shows::Digits(digits) => {
                let is_large = |digit: &Digit| deals as f64 >= EXPECTED_MIN * digit.values as f64;
                let (mut degrees, mut per_deal) = (0, 0.0);
                for digit in digits.iter().take_while(|digit| is_large(digit)) {
                    degrees += digit.values - 1;
                    per_deal += digit.per_deal;
                }
                if degrees == 0 {
                    return 0.0;
                }
                let critical = thresholds.chi_square(alpha / 2.0, degrees);
                noncentral_chi_square_upper(critical, degrees, deals as f64 * per_deal)
            }
            &Shows::Cell { cells, fair, faulty } => {
                cell_power(deals, fair, faulty, (alpha / (2.0 * cells as f64)).ln())
            }
            &Shows::Repeats { seeds, outcomes_ln } => {
                repeats_power(deals.min(FINGERPRINTS_MAX), seeds, outcomes_ln, alpha / 2.0)
            }
        }
    }
}

/// The probability that a count of chance `faulty` has a tail of at most
/// e^`ln_p` under chance `fair`, on the side where it tends to be.
fn cell_power(deals: u64, fair: f64, faulty: f64, ln_p: f64) -> f64 {
    if faulty < fair {
        // Failures are successes of the chance that is left.
        return cell_power(deals, 1.0 - fair, 1.0 - faulty, ln_p);
    }
    match binomial_upper_count(deals, fair, ln_p) {
        Some(_) if faulty >= 1.0 => 1.0,
        Some(count) => binomial_upper_ln(count, deals, faulty).exp(),
        None => 0.0,
    }
}

/// The probability of as many repeats as the test of repeats needs.
///
/// Each seed leads to an order of its own choice, so that of K orders
/// K (1 - e^(-(S/K) (1 - (1 - 1/S)^N))) different ones come up on average. The
/// number of repeats is taken as Poisson; it varies a little less than that.
fn repeats_power(deals: u64, seeds: f64, outcomes_ln: f64, p: f64) -> f64 {
    let n = deals as f64;
    let fair_ln = (n * (n - 1.0) / 2.0).ln() - outcomes_ln;
    let used = -(n * (-1.0 / seeds).ln_1p()).exp_m1() * seeds;
    let outcomes = outcomes_ln.exp();
    let different =
        if used / outcomes < 1e-9 { used } else { -(-used / outcomes).exp_m1() * outcomes };
    let mean = n - different;
    // The bound of the test holds from the fair mean + 1 on.
    let fair = fair_ln.exp();
    let is_rare =
        |count: u64| count as f64 >= fair + 1.0 && poisson_upper_ln(count, fair_ln) <= p.ln();
    if mean <= 0.0 || fair >= n || !is_rare(deals) {
        return 0.0;
    }
    let mut low = fair as u64;
    let mut high = deals;
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_rare(middle) { high = middle } else { low = middle }
    }
    // P(Poisson >= c) is the other side of a chi-square with 2c degrees.
    -chi_square_upper_ln(2.0 * mean, 2 * high).exp_m1()
}
