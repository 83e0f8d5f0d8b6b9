//! The tails of the Poisson law.

use super::{TERM_RATIO_MIN, point::poisson_point_ln};

/// ln P(X >= `count`) for X Poisson, given the logarithm of its mean; 0 (that
/// is, p = 1) whenever `count` is at most the mean, where the tail is not
/// needed and not computed.
///
/// The logarithm, because the mean may be far below the smallest double: two
/// equal deals of a deck of a thousand cards. Cost: some multiples of
/// sqrt(mean) steps.
///
/// ```
/// // One event of a mean of e^-5000: the chance is the mean.
/// let ln_p = misdeal_audit::law::poisson_upper_ln(1, -5000.0);
/// assert!((ln_p + 5000.0).abs() < 1e-9);
/// ```
pub fn poisson_upper_ln(count: u64, mean_ln: f64) -> f64 {
    let mean = mean_ln.exp();
    if count as f64 <= mean {
        return 0.0;
    }
    let (mut term, mut sum, mut k) = (1.0, 1.0, count as f64);
    while term > sum * TERM_RATIO_MIN {
        k += 1.0;
        term *= mean / k;
        sum += term;
    }
    (poisson_point_ln(count, mean, mean_ln) + f64::ln(sum)).min(0.0)
}

/// ln P(X <= `count`), as [`poisson_upper_ln`]; 0 whenever `count` is at least
/// the mean.
///
/// Relative error of the logarithm below 1e-9 up to means of 1e12, where a call
/// takes some millions of steps.
///
/// ```
/// // No event where 2,000 are expected: e^-2000.
/// let ln_p = misdeal_audit::law::poisson_lower_ln(0, 2000f64.ln());
/// assert!((ln_p + 2000.0).abs() < 1e-9);
/// ```
pub fn poisson_lower_ln(count: u64, mean_ln: f64) -> f64 {
    let mean = mean_ln.exp();
    if count as f64 >= mean {
        return 0.0;
    }
    let (mut term, mut sum, mut k) = (1.0, 1.0, count as f64);
    while term > sum * TERM_RATIO_MIN {
        // The factor is 0 at k = 0, where the sum ends.
        term *= k / mean;
        sum += term;
        k -= 1.0;
    }
    (poisson_point_ln(count, mean, mean_ln) + f64::ln(sum)).min(0.0)
}
