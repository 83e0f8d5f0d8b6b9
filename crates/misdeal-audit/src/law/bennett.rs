//! A bound on the tail of a sum of which only spread and size are known.

/// ln of Bennett's bound on P(S - E S >= `deviation`), for S a sum of
/// independent variables of which none exceeds its mean by more than `bound` and
/// whose variances add up to `variance`:
///
/// ```text
///   exp(-V/b^2 h(b t / V)),  h(u) = (1 + u) ln(1 + u) - u.
/// ```
///
/// It is a bound for every number of variables and whatever their laws. One
/// tail: the other one takes the bound on how far a variable falls below its
/// mean. `variance` and `bound` are 0 or more; where one of them is 0 nothing
/// varies, and the bound is 0 for a deviation of 0 or less and else negative
/// infinity. Relative error below 1e-12. Cost: one logarithm.
///
/// # Source
/// G. Bennett, "Probability inequalities for the sum of independent random
/// variables", Journal of the American Statistical Association 57 (1962) 33,
/// equation 8b.
///
/// ```
/// use misdeal_audit::law::bennett_ln;
///
/// // With a small bound nearly the bound of the normal law, -t^2 / (2 V).
/// assert!((bennett_ln(60.0, 100.0, 1e-9) + 18.0).abs() < 1e-6);
/// // With a bound of 1 nearly that of Poisson's law: V + t or more at mean V.
/// let poisson = -(110.0 * (110.0f64 / 100.0).ln() - 10.0);
/// assert!((bennett_ln(10.0, 100.0, 1.0) - poisson).abs() < 1e-12);
/// ```
pub fn bennett_ln(deviation: f64, variance: f64, bound: f64) -> f64 {
    if deviation <= 0.0 {
        return 0.0;
    }
    if variance <= 0.0 || bound <= 0.0 {
        return f64::NEG_INFINITY;
    }
    let u = bound * deviation / variance;
    // h(u) = u^2/2 - u^3/6 + u^4/12 - ..., where both parts of it cancel.
    let per_square = if u < 1e-3 {
        let series = |terms: u32| {
            (2..=terms).rev().fold(0.0, |rest, k| 1.0 / f64::from(k * (k - 1)) - u * rest)
        };
        series(8)
    } else {
        ((1.0 + u) * u.ln_1p() - u) / (u * u)
    };
    -deviation * deviation / variance * per_square
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{binomial_upper_ln, poisson_upper_ln};

    #[test]
    fn it_is_a_bound() {
        for (trials, p) in [(10u64, 0.5), (200, 0.01), (1000, 0.2), (1000, 0.9)] {
            let n = trials as f64;
            for count in 0..=trials {
                let bound = bennett_ln(count as f64 - n * p, n * p * (1.0 - p), 1.0 - p);
                let exact = binomial_upper_ln(count, trials, p);
                assert!(exact <= bound + 1e-9, "{count}, {trials}, {p}: {exact} {bound}");
            }
        }
        for count in 101..1000u64 {
            let bound = bennett_ln(count as f64 - 100.0, 100.0, 1.0);
            let exact = poisson_upper_ln(count, 100f64.ln());
            // A sum of ever more and ever rarer events: the bound of Chernoff.
            assert!(exact <= bound && bound < exact + 8.0, "{count}: {exact} {bound}");
        }
    }

    #[test]
    fn nothing_jumps() {
        // On both sides of the seam, by mpmath: h(u)/u^2 with 40 digits.
        for (bound, want) in
            [(0.000_999_999, -0.499_833_416_783_200_1), (0.001_000_001, -0.499_833_416_450_199_85)]
        {
            let got = bennett_ln(1.0, 1.0, bound);
            assert!((got / want - 1.0).abs() < 1e-12, "{bound}: {got}");
        }
    }

    #[test]
    fn ends() {
        assert_eq!(bennett_ln(0.0, 1.0, 1.0), 0.0);
        assert_eq!(bennett_ln(-3.0, 1.0, 1.0), 0.0);
        assert_eq!(bennett_ln(1.0, 0.0, 1.0), f64::NEG_INFINITY);
        assert_eq!(bennett_ln(1.0, 1.0, 0.0), f64::NEG_INFINITY);
        assert!(bennett_ln(1e12, 1.0, 1.0).is_finite());
    }
}
