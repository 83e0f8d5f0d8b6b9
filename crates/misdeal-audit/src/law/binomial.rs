//! The binomial law: its chances and its tails.

use super::{TERM_RATIO_MIN, ln_one_minus, point::binomial_point_ln, rows::from_ratios};

/// P(exactly k successes) for k in `0..=trials`, of chance `p` each.
///
/// `0 <= p <= 1`. Relative error of an entry below trials * 1e-15; entries below
/// 1e-300 are 0. Cost: O(trials); it is meant for some thousands.
///
/// # Source
/// C(trials, k) p^k (1-p)^(trials-k), from the likeliest k on by the ratios of
/// neighbours.
///
/// ```
/// let law = misdeal_audit::law::binomial_law(3, 0.5);
/// let expected = [1.0 / 8.0, 3.0 / 8.0, 3.0 / 8.0, 1.0 / 8.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn binomial_law(trials: u32, p: f64) -> Vec<f64> {
    let (n, odds) = (f64::from(trials), p / (1.0 - p));
    let likeliest = ((n + 1.0) * p).min(n) as usize;
    from_ratios(trials as usize + 1, likeliest, |k| (n - k) / (k + 1.0) * odds)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the products of the definition, and the single points.
    #[test]
    fn the_law_is_that_of_the_definition() {
        for p in [1e-9, 0.25, 0.5, 0.9] {
            for trials in 0..=40u32 {
                let law = binomial_law(trials, p);
                assert_eq!(law.len(), trials as usize + 1);
                assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13);
                let mut choose = 1.0;
                for (k, got) in (0..).zip(law) {
                    let powers = p.powi(k) * (1.0 - p).powi(trials as i32 - k);
                    let want = choose * powers;
                    choose *= f64::from(trials as i32 - k) / f64::from(k + 1);
                    let is_near = (got - want).abs() < 1e-13 * want;
                    assert!(is_near || want < 1e-300, "{trials}, {p}, {k}: {got} {want}");
                }
            }
            for (k, got) in (0..).zip(binomial_law(1024, p)) {
                let want = binomial_point_ln(k, 1024, p, 1.0 - p);
                assert!((got.ln() - want).abs() < 1e-11 || want < -690.0, "{k}: {got} {want}");
            }
        }
        assert_eq!(binomial_law(3, 0.0), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(binomial_law(3, 1.0), [0.0, 0.0, 0.0, 1.0]);
        assert_eq!(binomial_law(0, 0.3), [1.0]);
    }
}
