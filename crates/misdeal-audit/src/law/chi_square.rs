//! The tails of the chi-square law.

use std::f64::consts::LN_2;

use super::{TERM_RATIO_MIN, ln_one_minus, point::gamma_point_ln};

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
    debug_assert!(!x.is_nan(), "a statistic is a number");
    if x.is_nan() || x <= 0.0 {
        0.0
    } else if x == f64::INFINITY {
        f64::NEG_INFINITY
    } else if x < a + 1.0 {
        ln_one_minus(by_series_ln(a, x))
    } else {
        by_fraction_ln(a, x)
    }
}

/// ln P(X <= `statistic`), as [`chi_square_upper_ln`]; negative infinity for
/// `statistic <= 0`.
///
/// ```
/// // Two degrees of freedom: P = 1 - e^(-x/2), for a small x about x/2.
/// let ln_p = misdeal_audit::law::chi_square_lower_ln(2e-300, 2);
/// assert!((ln_p - 1e-300f64.ln()).abs() < 1e-9);
/// ```
pub fn chi_square_lower_ln(statistic: f64, degrees: u64) -> f64 {
    let (a, x) = (degrees as f64 / 2.0, statistic / 2.0);
    if x <= 0.0 {
        f64::NEG_INFINITY
    } else if x < a + 1.0 {
        by_series_ln(a, x)
    } else {
        ln_one_minus(by_fraction_ln(a, x))
    }
}

/// ln of twice the smaller tail, at most 0; the lower tail is taken at `least`
/// if the statistic is below it.
///
/// Counts are whole numbers: two runs whose counts are all within one of the
/// expected ones differ in the statistic by much less than the statistic
/// itself, and the lower tail follows its law only where the squared deviation
/// of a cell is some units on average. So `least` is the statistic at which it
/// is 4 units, 4 `degrees` / (expected count of a cell). No table, however
/// even, has a smaller p than one of that statistic.
///
/// For equal cells with an expected count of 50 and p-values of 1e-2 or less,
/// the true chance of a lower tail is at most 1.11 times the p/2 that is its
/// share, and for any greater count at most 1.31 times (three cells; 1.14 from
/// six cells on). `tests/it/tails.rs` adds up the tables of 2 to 52 cells.
///
/// ```
/// use misdeal_audit::law::chi_square_two_sided_ln;
///
/// // Thirty classes that agree with what is expected too well...
/// assert!(chi_square_two_sided_ln(5.0, 29, 4.0 * 29.0 / 50.0) < -14.0);
/// // ...and three that could hardly do anything else.
/// let ln_p = chi_square_two_sided_ln(0.0, 2, 4.0 * 2.0 / 50.0);
/// assert!((-2.0..-1.0).contains(&ln_p));
/// ```
pub fn chi_square_two_sided_ln(statistic: f64, degrees: u64, least: f64) -> f64 {
    let upper = chi_square_upper_ln(statistic, degrees);
    let lower = chi_square_lower_ln(statistic.max(least), degrees);
    (upper.min(lower) + LN_2).min(0.0)
}

/// ln of P(a, x), the sum of x^k / (a (a+1) ... (a+k)) times the factor.
fn by_series_ln(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut k) = (1.0 / a, 1.0 / a, a);
    while term > sum * TERM_RATIO_MIN {
        k += 1.0;
        term *= x / k;
        sum += term;
    }
    (gamma_point_ln(a, x) + sum.ln()).min(0.0)
}

/// ln of Q(a, x), the factor times
/// 1/(x+1-a- 1(1-a)/(x+3-a- 2(2-a)/(x+5-a- ...))).
fn by_fraction_ln(a: f64, x: f64) -> f64 {
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
            return gamma_point_ln(a, x) + f64::ln(fraction);
        }
        k += 1.0;
    }
}

fn nonzero(value: f64, tiny: f64) -> f64 {
    if value.abs() < tiny { tiny } else { value }
}
