//! The tails of the binomial law.

use super::{TERM_RATIO_MIN, ln_one_minus, point::binomial_point_ln};

/// ln P(X >= `count`) for X the successes in `trials` trials of chance `p`.
///
/// `0 < p < 1`. The result is at most 0, and negative infinity for
/// `count > trials`. Cost: some multiples of sqrt(trials p) steps.
///
/// ```
/// // All of 1,000 trials at one half: 2^-1000, far below any `f64`.
/// let ln_p = misdeal_audit::law::binomial_upper_ln(1000, 1000, 0.5);
/// assert!((ln_p - 1000.0 * 0.5f64.ln()).abs() < 1e-9);
/// ```
pub fn binomial_upper_ln(count: u64, trials: u64, p: f64) -> f64 {
    if count == 0 {
        0.0
    } else if count as f64 > trials as f64 * p {
        upward_ln(count, trials, p, 1.0 - p)
    } else {
        // The other tail is the shorter sum and at most about one half.
        ln_one_minus(binomial_lower_ln(count - 1, trials, p))
    }
}

/// ln P(X <= `count`), as [`binomial_upper_ln`].
pub fn binomial_lower_ln(count: u64, trials: u64, p: f64) -> f64 {
    // Failures are successes of chance 1 - p, and X <= count means that there
    // are at least trials - count of them.
    if count >= trials {
        0.0
    } else if (count as f64) < trials as f64 * p {
        upward_ln(trials - count, trials, 1.0 - p, p)
    } else {
        ln_one_minus(upward_ln(count + 1, trials, p, 1.0 - p))
    }
}

/// ln of twice the smaller tail, at most 0.
pub fn binomial_two_sided_ln(count: u64, trials: u64, p: f64) -> f64 {
    let smaller = binomial_upper_ln(count, trials, p).min(binomial_lower_ln(count, trials, p));
    (smaller + std::f64::consts::LN_2).min(0.0)
}

/// Sums P(X = k) from `count` upward, with `q = 1 - p`; quick when `count` is
/// above the mean.
fn upward_ln(count: u64, trials: u64, p: f64, q: f64) -> f64 {
    if count > trials {
        return f64::NEG_INFINITY;
    }
    let odds = p / q;
    let (mut term, mut sum) = (1.0, 1.0);
    for k in count..trials {
        term *= (trials - k) as f64 / (k + 1) as f64 * odds;
        sum += term;
        if term < sum * TERM_RATIO_MIN {
            break;
        }
    }
    (binomial_point_ln(count, trials, p, q) + f64::ln(sum)).min(0.0)
}
