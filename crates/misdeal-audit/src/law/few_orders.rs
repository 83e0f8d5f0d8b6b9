//! How often deals repeat that are among a few orders.

/// ln of how much likelier it is that `deals` deals, each drawn from S orders alike, show
/// `different` ones, than if each were drawn from K; given ln S and ln K. Negative infinity if
/// there are more than S.
///
/// With r = deals - different repeats the ratio is (K/S)^r times the product over i < different
/// of (1 - i/S) / (1 - i/K), in whatever order the repeats came.
///
/// # Source
/// The birthday problem; W. Feller, "An Introduction to Probability Theory", vol. 1, section II.3.
///
/// ```
/// // Two deals that are equal: with chance 1/2 of two orders, 1/6 of six.
/// let ln = misdeal_audit::law::few_orders_ln(2, 1, 2f64.ln(), 6f64.ln());
/// assert!((ln - 3f64.ln()).abs() < 1e-12);
/// ```
pub fn few_orders_ln(deals: u64, different: u64, orders_ln: f64, outcomes_ln: f64) -> f64 {
    let (repeated, different) = ((deals - different) as f64, different as f64);
    let fair = all_different_ln(different, outcomes_ln);
    repeated * (outcomes_ln - orders_ln) + all_different_ln(different, orders_ln) - fair
}

/// ln of the product over i < d of (1 - i/S), given ln S.
fn all_different_ln(d: f64, s_ln: f64) -> f64 {
    let s = s_ln.exp();
    // Rounded, since S is a whole number.
    if d > (s + 0.5).floor() {
        return f64::NEG_INFINITY;
    }
    if d < s * 1e-3 {
        // The series of ln(1 - i/S), summed over i; the next term is below
        // d (d/S)^4 / 20.
        let pairs = d * (d - 1.0) / 2.0;
        let squares = pairs * (2.0 * d - 1.0) / 3.0;
        let cubes = pairs * pairs;
        return -(pairs / s) - squares / (2.0 * s * s) - cubes / (3.0 * s * s * s);
    }
    libm::lgamma(s + 1.0) - libm::lgamma(s - d + 1.0) - d * s_ln
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_adding_up_agree() {
        for s in [1e6f64, 1e9] {
            let d = s * 0.99e-3;
            let exact: f64 = (0..d as u64).map(|i| (-(i as f64) / s).ln_1p()).sum();
            let close = all_different_ln(d.floor(), s.ln());
            assert!((close - exact).abs() < 1e-5 * exact.abs().max(1.0), "{close} {exact}");
            let more = d.floor() * 1.02;
            let exact: f64 = (0..more as u64).map(|i| (-(i as f64) / s).ln_1p()).sum();
            let other = all_different_ln(more.floor(), s.ln());
            assert!((other - exact).abs() < 1e-3, "{other} {exact}");
        }
    }

    /// The series against the logarithms of all factors, where a thousandth of all seeds is seen
    /// and where few are.
    #[test]
    fn the_series_is_that_of_the_factors() {
        for (d, s) in [(999u32, 1e6f64), (50, 1e5), (2, 1e4)] {
            let factors: f64 = (0..d).map(|i| (-f64::from(i) / s).ln_1p()).sum();
            let series = all_different_ln(f64::from(d), s.ln());
            assert!((series / factors - 1.0).abs() < 1e-9, "{d} of {s}: {series}, {factors}");
        }
    }
}
