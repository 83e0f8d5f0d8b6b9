//! The tails of a sum of a few independent copies of one random whole number,
//! where the approximation for many may not decide.

use std::f64::consts::LN_2;

use super::saddlepoint::{Cumulants, Sum, saddlepoint};
use super::sum_of_number::Number;

/// ln of twice the smaller of P(S >= `total`) and P(S <= `total`), at most 0,
/// for S the sum of `trials` independent numbers, of which each is k with chance
/// `law[k]`. It is exact to rounding (1e-12 of its size), in the tails as well;
/// `None` where that takes too long.
///
/// As in [`sum_of_number_ln`](super::sum_of_number_ln), which is for 50 trials
/// and more, some chances may be zero and at least one is not, they are divided
/// by their sum, and beyond the greatest and the least sum the result is negative
/// infinity. Chances of zero at both ends of the law count as if they were not
/// there.
///
/// Cost: trials^2 len^2 multiplications at most. More than twenty million are
/// refused: 49 trials may have a law of 91 numbers.
///
/// # Source
/// The convolution of the law with itself, tilted so that the total lies in the
/// middle and no chance that counts is too small for a double; F. Esscher,
/// Skandinavisk Aktuarietidskrift 15 (1932) 175.
///
/// ```
/// use misdeal_audit::law::{fixed_points_law, sum_of_few_ln};
///
/// // Two orders of three cards with six cards at home: both are in order.
/// let ln_p = sum_of_few_ln(6, 2, &fixed_points_law(3)).unwrap();
/// assert!((ln_p - (2.0 / 36.0f64).ln()).abs() < 1e-12);
/// assert_eq!(sum_of_few_ln(2, 2, &fixed_points_law(3)), Some(0.0));
/// ```
pub fn sum_of_few_ln(total: u64, trials: u64, law: &[f64]) -> Option<f64> {
    let first = law.iter().position(|&p| p > 0.0).expect("a law has a number of some chance");
    let last = law.iter().rposition(|&p| p > 0.0).unwrap_or(first);
    let law = &law[first..=last];
    if (trials as f64 * law.len() as f64).powi(2) > WORK_MAX {
        return None;
    }
    let whole: f64 = law.iter().sum();
    let chances: Vec<f64> = law.iter().map(|p| p / whole).collect();
    let above = i128::from(total) - i128::from(trials) * first as i128;
    let greatest = i128::from(trials) * (last - first) as i128;
    let end_ln = |chance: f64| (trials as f64 * chance.ln() + LN_2).min(0.0);
    Some(if above < 0 || above > greatest {
        f64::NEG_INFINITY
    } else if above == greatest {
        end_ln(chances[last - first])
    } else if above == 0 {
        end_ln(chances[0])
    } else {
        between_the_ends(above as usize, trials as usize, &chances)
    })
}

/// A few milliseconds.
const WORK_MAX: f64 = 2e7;

/// The same, where a tilt can bring the mean to `total`: with the chances q(k) in
/// proportion to p(k) e^(s k),
///
/// ```text
///   P(S = t) = Q(S = t) e^(K(s) - s (t - mean)),
/// ```
///
/// where K is the cumulant generating function of S less its mean.
fn between_the_ends(total: usize, trials: usize, law: &[f64]) -> f64 {
    let number = Number::new(trials as f64, law);
    let deviation = total as f64 - trials as f64 * number.mean();
    let s = saddlepoint(&number, deviation);
    let Cumulants { value, .. } = number.at(s);
    let top = s * if s > 0.0 { (law.len() - 1) as f64 } else { 0.0 };
    let mut tilted: Vec<f64> =
        (0..).zip(law).map(|(k, p)| p * (s * f64::from(k) - top).exp()).collect();
    let mass: f64 = tilted.iter().sum();
    tilted.iter_mut().for_each(|q| *q /= mass);
    let chances = sum_of_copies(&tilted, trials);
    let terms = |from: usize, to: usize| {
        let terms = (from..).zip(&chances[from..to]).filter(|&(_, &q)| q > 0.0);
        terms.map(|(t, q)| q * (s * (total as f64 - t as f64)).exp()).sum::<f64>()
    };
    let smaller = terms(total, chances.len()).min(terms(0, total + 1));
    (smaller.ln() + value - s * deviation + LN_2).min(0.0)
}

/// The law of a sum of `trials` copies.
fn sum_of_copies(law: &[f64], trials: usize) -> Vec<f64> {
    (0..trials).fold(vec![1.0], |sum, _| {
        let mut next = vec![0.0; sum.len() + law.len() - 1];
        for (k, p) in sum.iter().enumerate() {
            next[k..].iter_mut().zip(law).for_each(|(to, q)| *to += p * q);
        }
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{binomial_two_sided_ln, cycles_law, descents_law, sum_of_number_ln};

    /// All tuples of up to six dice with faces 1, 1, 3, 6, in whole numbers.
    #[test]
    fn all_tuples() {
        let law = [0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0];
        for trials in 1..=6u32 {
            let mut ways = [0u32; 40];
            for mut tuple in 0..4usize.pow(trials) {
                let mut total = 0;
                for _ in 0..trials {
                    total += [1, 1, 3, 6][tuple % 4];
                    tuple /= 4;
                }
                ways[total] += 1;
            }
            for total in 0..ways.len() {
                let upper: u32 = ways[total..].iter().sum();
                let lower: u32 = ways[..=total].iter().sum();
                let p = 2.0 * f64::from(upper.min(lower)) / f64::from(4u32.pow(trials));
                let got = sum_of_few_ln(total as u64, trials.into(), &law).unwrap();
                let want = p.ln().min(0.0);
                assert!(got == want || (got - want).abs() < 1e-12, "{trials}, {total}: {got}");
            }
        }
    }

    #[test]
    fn few_events_are_binomial() {
        for p in [1e-60, 1e-3, 0.3, 0.5, 0.99] {
            for trials in [1, 2, 10, 49] {
                for total in 0..=trials {
                    let want = binomial_two_sided_ln(total, trials, p);
                    let got = sum_of_few_ln(total, trials, &[1.0 - p, p]).unwrap();
                    let near = 1e-12 * want.abs().max(1.0);
                    assert!((got - want).abs() < near, "{p}, {trials}, {total}: {got} {want}");
                }
            }
        }
    }

    /// At the seam the approximation is a little above.
    #[test]
    fn fifty_trials_go_on() {
        for law in [cycles_law(10), descents_law(10)] {
            let totals = 1..50 * (law.len() as u64 - 1);
            let stated: Vec<f64> =
                totals.clone().map(|total| sum_of_few_ln(total, 50, &law).unwrap()).collect();
            for (total, exact) in totals.zip(&stated) {
                let excess = sum_of_number_ln(total, 50, &law) - exact;
                assert!((-1e-11..0.085).contains(&excess) || *exact < -32.0, "{total}: {excess}");
            }
            let top = stated.iter().position(|&x| x == 0.0).unwrap();
            assert!(stated[..top].is_sorted());
            assert!(stated[top..].is_sorted_by(|a, b| a >= b));
        }
    }

    #[test]
    fn ends() {
        let law = [0.0, 0.25, 0.0, 0.5, 0.0, 0.25];
        assert_eq!(sum_of_few_ln(9, 10, &law), Some(f64::NEG_INFINITY));
        assert_eq!(sum_of_few_ln(51, 10, &law), Some(f64::NEG_INFINITY));
        assert_eq!(sum_of_few_ln(50, 10, &law), Some(10.0 * 0.25f64.ln() + LN_2));
        assert_eq!(sum_of_few_ln(3, 1, &[0.0, 0.0, 0.0, 7.0]), Some(0.0));
        assert_eq!(sum_of_few_ln(0, 0, &law), Some(0.0));
        assert_eq!(sum_of_few_ln(100, 49, &[1.0; 92]), None);
        assert!(sum_of_few_ln(100, 49, &[1.0; 91]).is_some());
        // The law is divided by its sum.
        assert_eq!(sum_of_few_ln(8, 9, &[0.25, 0.75]), sum_of_few_ln(8, 9, &[0.5, 1.5]));
    }
}
