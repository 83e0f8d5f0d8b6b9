//! The upper tail of the Poisson law.

use super::{TERM_RATIO_MIN, ln_factorial};

/// ln P(X >= `count`) for X Poisson with this `mean >= 0`; 0 (that is, p = 1)
/// whenever `count <= mean`, where the tail is not needed and not computed.
///
/// Cost: some multiples of sqrt(mean) steps.
///
/// ```
/// let ln_p = misdeal_audit::law::poisson_upper_ln(1, 1e-9);
/// assert!((ln_p - 1e-9f64.ln()).abs() < 1e-8);
/// ```
pub fn poisson_upper_ln(count: u64, mean: f64) -> f64 {
    if count as f64 <= mean {
        return 0.0;
    }
    if mean == 0.0 {
        return f64::NEG_INFINITY;
    }
    let ln_first = count as f64 * mean.ln() - mean - ln_factorial(count);
    let (mut term, mut sum, mut k) = (1.0, 1.0, count as f64);
    while term > sum * TERM_RATIO_MIN {
        k += 1.0;
        term *= mean / k;
        sum += term;
    }
    (ln_first + f64::ln(sum)).min(0.0)
}
