//! The noncentral chi-square law: what a chi-square statistic does when the
//! shuffle is not fair.

use super::chi_square_upper_ln;
use super::point::{gamma_point_ln, poisson_point_ln};

/// P(X >= `statistic`) for X noncentral chi-square, a sum of `degrees` squares
/// of independent normal deviates whose means have the sum of squares
/// `noncentrality`.
///
/// `statistic >= 0`, `degrees >= 1`, `noncentrality >= 0`. Absolute error below
/// 1e-9 up to a million degrees of freedom. Cost: some multiples of
/// sqrt(degrees) + sqrt(noncentrality) steps.
///
/// # Source
/// The law is the chi-square law of degrees + 2J with J Poisson of half the
/// noncentrality (N. L. Johnson, S. Kotz, N. Balakrishnan, "Continuous
/// Univariate Distributions", vol. 2, eq. 29.2). The tail for the likeliest J is
/// computed, its neighbours follow by
/// Q(a + 1, y) = Q(a, y) + y^a e^-y / gamma(a + 1) (NIST DLMF 8.8.6).
///
/// ```
/// use misdeal_audit::law::noncentral_chi_square_upper;
///
/// // Two degrees and no fault: e^(-x/2).
/// assert!((noncentral_chi_square_upper(5.0, 2, 0.0) - (-2.5f64).exp()).abs() < 1e-12);
/// // One degree: the square of a normal deviate of mean 3, beyond 3^2.
/// assert!((noncentral_chi_square_upper(9.0, 1, 9.0) - 0.5).abs() < 1e-9);
/// ```
pub fn noncentral_chi_square_upper(statistic: f64, degrees: u64, noncentrality: f64) -> f64 {
    let mean = noncentrality / 2.0;
    if statistic <= 0.0 || is_far_below(statistic, degrees as f64, noncentrality) {
        return 1.0;
    }
    let (y, a) = (statistic / 2.0, degrees as f64 / 2.0);
    let middle = mean.floor();
    let at_middle = Term {
        weight: poisson_point_ln(middle as u64, mean, mean.ln()).exp(),
        tail: chi_square_upper_ln(statistic, degrees + 2 * middle as u64).exp(),
        // From this tail to the next.
        step: gamma_point_ln(a + middle, y).exp() / (a + middle),
    };
    let mut sum = Sum::default();
    let (mut term, mut j) = (at_middle, middle);
    while sum.add(&term) {
        term.tail = (term.tail + term.step).min(1.0);
        term.step *= y / (a + j + 1.0);
        term.weight *= mean / (j + 1.0);
        j += 1.0;
    }
    (term, j) = (at_middle, middle);
    while j > 0.0 {
        term.step *= (a + j) / y;
        term.tail = (term.tail - term.step).max(0.0);
        term.weight *= j / mean;
        j -= 1.0;
        if !sum.add(&term) {
            break;
        }
    }
    // The weights add up to 1; dividing takes out the rounding of the first.
    (sum.tails / sum.weights).min(1.0)
}

/// True if P(X < `statistic`) is below e^-30.
///
/// Chernoff's bound: with D degrees and noncentrality B, E e^(-sX) is
/// (1+2s)^(-D/2) e^(-sB/(1+2s)), at most e^(-s(D+B) + s^2 (D+2B)), so that
/// P(X <= D + B - g) <= e^(-g^2 / (4 (D+2B))).
fn is_far_below(statistic: f64, degrees: f64, noncentrality: f64) -> bool {
    let gap = degrees + noncentrality - statistic;
    gap > 0.0 && gap * gap > 4.0 * 30.0 * (degrees + 2.0 * noncentrality)
}

/// One part of the mixture.
#[derive(Clone, Copy)]
struct Term {
    weight: f64,
    tail: f64,
    step: f64,
}

/// The mixture so far.
#[derive(Default)]
struct Sum {
    weights: f64,
    tails: f64,
}

impl Sum {
    /// False if the term no longer counts; the weights fall faster than in a
    /// geometric series from there on.
    fn add(&mut self, term: &Term) -> bool {
        self.weights += term.weight;
        self.tails += term.weight * term.tail;
        term.weight > self.weights * 1e-15
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference values are mpmath's (corpora/vectors/power.py).
    #[test]
    fn tails_agree_with_mpmath() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/vectors/power.csv");
        let Ok(table) = std::fs::read_to_string(path) else {
            return; // the packaged crate has no corpora
        };
        let mut rows = 0;
        for line in table.lines().filter_map(|line| line.strip_prefix("noncentral,")) {
            let f: Vec<f64> = line.split(',').map(|word| word.parse().unwrap()).collect();
            let got = noncentral_chi_square_upper(f[0], f[1] as u64, f[2]);
            assert!((got - f[3]).abs() < 1e-9, "{line}: got {got}");
            rows += 1;
        }
        assert!(rows > 150, "{rows} rows");
    }

    #[test]
    fn ends() {
        assert_eq!(noncentral_chi_square_upper(0.0, 5, 3.0), 1.0);
        assert_eq!(noncentral_chi_square_upper(10.0, 5, 1e12), 1.0);
        assert!(noncentral_chi_square_upper(1e6, 5, 3.0) < 1e-300);
        assert!(noncentral_chi_square_upper(10.0, 5, 1e-300) < 0.1);
    }
}
