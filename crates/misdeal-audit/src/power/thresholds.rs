//! Where a finding begins: the least statistic or count with a given p-value.

use std::collections::HashMap;

use crate::law::{binomial_upper_ln, chi_square_upper_ln, normal_upper_quantile};

/// Critical values of the chi-square law, each computed once.
#[derive(Default)]
pub(super) struct Thresholds {
    chi_square: HashMap<(u64, u64), f64>,
}

impl Thresholds {
    /// The statistic x with P(X >= x) = `p` under the chi-square law.
    pub(super) fn chi_square(&mut self, p: f64, degrees: u64) -> f64 {
        *self
            .chi_square
            .entry((p.to_bits(), degrees))
            .or_insert_with(|| chi_square_critical(p, degrees))
    }
}

/// Newton's method on ln P(X >= x), from the approximation by the cube of a
/// normal deviate (E. B. Wilson and M. M. Hilferty, PNAS 17 (1931) 684).
fn chi_square_critical(p: f64, degrees: u64) -> f64 {
    const STEPS_MAX: usize = 60;
    let (ln_p, df) = (p.ln(), degrees as f64);
    let ninth = 2.0 / (9.0 * df);
    let cube_root = 1.0 - ninth + normal_upper_quantile(p) * ninth.sqrt();
    let mut x = df * cube_root.max(0.1).powi(3);
    for _ in 0..STEPS_MAX {
        let ln_tail = chi_square_upper_ln(x, degrees);
        let a = df / 2.0;
        let ln_density =
            (a - 1.0) * (x / 2.0).ln() - x / 2.0 - libm::lgamma(a) - std::f64::consts::LN_2;
        let step = (ln_tail - ln_p) * (ln_tail - ln_density).exp();
        // The tail is 1 at 0, and x stays above it.
        x = (x + step).max(x / 2.0);
        if step.abs() < 1e-12 * x {
            break;
        }
    }
    x
}

/// The least count c with P(X >= c) at most e^`ln_p`, for X binomial with
/// 0 < `chance` < 1; `None` if not even `trials` successes are that rare.
pub(super) fn binomial_upper_count(trials: u64, chance: f64, ln_p: f64) -> Option<u64> {
    let is_rare = |count: u64| binomial_upper_ln(count, trials, chance) <= ln_p;
    if !is_rare(trials) {
        return None;
    }
    // A first guess, with the skewness of the law; then outward, then inward.
    let (mean, z) = (trials as f64 * chance, normal_upper_quantile(ln_p.exp()));
    let skew = (z * z - 1.0) / 6.0 * (1.0 - 2.0 * chance);
    let guess = (mean + z * (mean * (1.0 - chance)).sqrt() + skew).max(0.0) as u64;
    let guess = guess.min(trials);
    let (mut low, mut high) = (guess, guess);
    let mut stride = 1;
    if is_rare(guess) {
        loop {
            low = low.saturating_sub(stride);
            // P(X >= 0) = 1 is never rare.
            if low == 0 || !is_rare(low) {
                break;
            }
            (high, stride) = (low, stride * 2);
        }
    } else {
        loop {
            high = (high + stride).min(trials);
            if is_rare(high) {
                break;
            }
            (low, stride) = (high, stride * 2);
        }
    }
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_rare(middle) { high = middle } else { low = middle }
    }
    Some(high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn critical_values_have_their_tail() {
        for degrees in [1, 2, 3, 9, 81, 2601, 40_319, 1_046_529] {
            for p in [0.5, 0.01, 5e-7, 1e-12, 1e-100] {
                let x = chi_square_critical(p, degrees);
                let ln_tail = chi_square_upper_ln(x, degrees);
                assert!((ln_tail - p.ln()).abs() < 1e-6, "{degrees} {p}: {x}, {ln_tail}");
            }
        }
    }

    #[test]
    fn counts_are_the_least_that_are_rare() {
        for (trials, chance) in
            [(1, 0.5), (7, 0.5), (40, 0.02), (1000, 0.1), (100_000, 1.0 / 52.0), (5000, 0.999)]
        {
            for ln_p in [-0.5, -2.0, -14.0, -30.0, -400.0] {
                let is_rare = |count| binomial_upper_ln(count, trials, chance) <= ln_p;
                match binomial_upper_count(trials, chance, ln_p) {
                    Some(count) => assert!(is_rare(count) && !is_rare(count - 1)),
                    None => assert!(!is_rare(trials)),
                }
            }
        }
    }
}
