//! The upper tail of the chi-square law.

use super::TERM_RATIO_MIN;

/// ln P(X >= `statistic`) for X chi-square with `degrees` degrees of freedom.
///
/// `statistic >= 0`, `degrees >= 1`. Relative error of the logarithm below
/// 1e-9 up to a million degrees of freedom. Cost: some multiples of
/// sqrt(degrees) steps.
///
/// # Source
/// The incomplete gamma function Q(a, x) with a = degrees/2, x = statistic/2:
/// for x < a + 1 one minus the power series, beyond that Legendre's continued
/// fraction by Lentz's method (NIST DLMF 8.11.4 and 8.9.2).
///
/// ```
/// // Two degrees of freedom: the law is exponential, ln P = -x/2.
/// let ln_p = misdeal_audit::law::chi_square_upper_ln(1400.0, 2);
/// assert!((ln_p + 700.0).abs() < 1e-9);
/// ```
pub fn chi_square_upper_ln(statistic: f64, degrees: u64) -> f64 {
    let (a, x) = (degrees as f64 / 2.0, statistic / 2.0);
    if x <= 0.0 {
        return 0.0;
    }
    // ln of x^a e^-x / gamma(a), the factor of both expansions.
    let ln_front = a * x.ln() - x - libm::lgamma(a);
    if x < a + 1.0 {
        (-(ln_front + series(a, x).ln()).exp()).ln_1p()
    } else {
        ln_front + continued_fraction(a, x).ln()
    }
}

/// sum of x^k / (a (a+1) ... (a+k)), so that P(a, x) = front * series.
fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut k) = (1.0 / a, 1.0 / a, a);
    while term > sum * TERM_RATIO_MIN {
        k += 1.0;
        term *= x / k;
        sum += term;
    }
    sum
}

/// 1/(x+1-a- 1(1-a)/(x+3-a- 2(2-a)/(x+5-a- ...))), so that Q = front * it.
fn continued_fraction(a: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / b;
    let mut fraction = d;
    let mut k = 1.0;
    loop {
        let numerator = -k * (k - a);
        b += 2.0;
        d = 1.0 / nonzero(numerator * d + b, TINY);
        c = nonzero(b + numerator / c, TINY);
        let step = c * d;
        fraction *= step;
        if (step - 1.0).abs() < 1e-15 {
            return fraction;
        }
        k += 1.0;
    }
}

fn nonzero(value: f64, tiny: f64) -> f64 {
    if value.abs() < tiny { tiny } else { value }
}
