//! The tails of a sum of independent copies of one random whole number.

use std::f64::consts::LN_2;

use super::saddlepoint::{self, Cumulants, Sum};

/// ln of twice the smaller of P(S >= `total`) and P(S <= `total`), at most 0,
/// for S the sum of `trials` independent numbers, of which each is k with chance
/// `law[k]`.
///
/// Of the chances some may be zero and at least one is not; they are divided by
/// their sum. At the greatest and the least sum the result is exact (to
/// rounding), beyond them negative infinity. In between it is an approximation,
/// which may decide from 50 trials on. There, with p >= 1e-14, the stated p is
/// 1 to 1.014 times the exact one for fixed points and cycles of three or more
/// things (1.0005 at 200 trials) and 1 to 1.085 times for an event of any
/// chance; it never was below the exact one.
///
/// It is worse where what comes up is nearly always even: with the chances
/// 0.499, 0.002 and 0.499 the stated p is 0.63 of the exact one at 4e-14. The
/// fixed points of 3 to 6 things come to this below 1e-37, where nearly all
/// things are at home nearly always, with 0.59 to 19 times the exact one.
///
/// Cost: about ten times the length of `law`.
///
/// # Source
/// R. Lugannani and S. Rice, "Saddle point approximation for the distribution of
/// the sum of independent random variables", Advances in Applied Probability 12
/// (1980); for whole numbers H. Daniels (1987).
///
/// ```
/// use misdeal_audit::law::{fixed_points_law, sum_of_number_ln};
///
/// let law = fixed_points_law(52);
/// // One card a deal is at home on average, give or take one.
/// assert_eq!(sum_of_number_ln(10_000, 10_000, &law), 0.0);
/// // Six standard deviations more: 2.0e-9 by the normal law, and 2.88e-9 by
/// // that of Poisson, which this sum has to sixty digits.
/// assert!((sum_of_number_ln(10_600, 10_000, &law) + 19.66488).abs() < 1e-4);
/// ```
pub fn sum_of_number_ln(total: u64, trials: u64, law: &[f64]) -> f64 {
    let is_possible = |&(_, &p): &(usize, &f64)| p > 0.0;
    let first = law.iter().position(|&p| p > 0.0).expect("a law has a number of some chance");
    // The numbers that come up may be 3, 5, 7: count them 0, 1, 2.
    let span = law.iter().enumerate().filter(is_possible).fold(0, |d, (k, _)| gcd(d, k - first));
    let sum_of_law: f64 = law.iter().sum();
    let chances: Vec<f64> = match span {
        0 => vec![1.0],
        _ => law[first..].iter().step_by(span).map(|p| p / sum_of_law).collect(),
    };
    let last = chances.iter().rposition(|&p| p > 0.0).unwrap_or(0);
    let end_ln = |chance: f64| (trials as f64 * chance.ln() + LN_2).min(0.0);
    let above = i128::from(total) - i128::from(trials) * first as i128;
    let (span, greatest) = (span.max(1) as i128, i128::from(trials) * last as i128);
    if above < 0 || above > greatest * span {
        return f64::NEG_INFINITY;
    }
    let number = Number::new(trials as f64, &chances[..=last]);
    // A total between two that are possible has the tail of the next one out.
    let is_above = above as f64 / span as f64 > number.mean * trials as f64;
    let steps = if is_above { (above + span - 1) / span } else { above / span };
    if steps == greatest {
        end_ln(chances[last])
    } else if steps == 0 {
        end_ln(chances[0])
    } else {
        saddlepoint::two_sided_ln(&number, steps as f64 - number.mean * trials as f64)
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// `trials` copies of a number that is k with chance `law[k]`.
pub(super) struct Number<'a> {
    trials: f64,
    law: &'a [f64],
    mean: f64,
}

impl<'a> Number<'a> {
    pub(super) fn new(trials: f64, law: &'a [f64]) -> Self {
        let mean = (0..).zip(law).map(|(k, p)| f64::from(k) * p).sum();
        Self { trials, law, mean }
    }

    /// Of one copy.
    pub(super) fn mean(&self) -> f64 {
        self.mean
    }

    /// The sum of `weight(k - mean)` over the law.
    fn expect(&self, weight: impl Fn(f64) -> f64) -> f64 {
        (0..).zip(self.law).map(|(k, p)| p * weight(f64::from(k) - self.mean)).sum()
    }
}

impl Sum for Number<'_> {
    fn at(&self, s: f64) -> Cumulants {
        // The exponent that is greatest, and the one that is least.
        let ends = [-self.mean, (self.law.len() - 1) as f64 - self.mean].map(|x| x * s);
        let (top, is_small) = (ends[0].max(ends[1]), ends.iter().all(|x| x.abs() < 1.0));
        let (value, slope, mass) = if is_small {
            // E e^x = 1 + E (e^x - 1 - x), since E x = 0: nothing is lost of a
            // value that is near 0 and is multiplied by the trials.
            let more = self.expect(|x| exp_m1_minus(x * s));
            (more.ln_1p(), self.expect(|x| x * (x * s).exp_m1()), 1.0 + more)
        } else {
            let mass = self.expect(|x| (x * s - top).exp());
            (top + mass.ln(), self.expect(|x| x * (x * s - top).exp()), mass)
        };
        let first = slope / mass;
        let top = if is_small { 0.0 } else { top };
        let second = self.expect(|x| (x - first).powi(2) * (x * s - top).exp()) / mass;
        Cumulants {
            value: self.trials * value,
            first: self.trials * first,
            second: self.trials * second,
        }
    }

    fn third(&self) -> f64 {
        self.trials * self.expect(|x| x.powi(3))
    }
}

/// e^x - 1 - x for |x| < 1, with all digits.
fn exp_m1_minus(x: f64) -> f64 {
    // 1/20! is below 1e-18.
    (3..=20).rev().fold(1.0, |rest, k| 1.0 + x / f64::from(k) * rest) * x * x / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{binomial_two_sided_ln, cycles_law, fixed_points_law};

    /// The law of the sum of `trials` copies, all terms of it added up.
    fn exact(law: &[f64], trials: u32) -> Vec<f64> {
        (0..trials).fold(vec![1.0], |sum, _| {
            let mut next = vec![0.0; sum.len() + law.len() - 1];
            for (k, p) in sum.iter().enumerate() {
                next[k..].iter_mut().zip(law).for_each(|(to, q)| *to += p * q);
            }
            next
        })
    }

    /// The least and the greatest stated p by exact p, of all totals whose
    /// exact p is `p_min` or more and not 1.
    fn ratios(law: &[f64], trials: u32, p_min: f64) -> [f64; 2] {
        let chances = exact(law, trials);
        let mut lower = 0.0;
        let (mut least, mut greatest) = (f64::INFINITY, 0f64);
        let mut uppers: Vec<f64> = chances
            .iter()
            .rev()
            .scan(0.0, |sum, p| {
                *sum += p;
                Some(*sum)
            })
            .collect();
        uppers.reverse();
        let mut stated = Vec::new();
        for (total, (chance, upper)) in (0..).zip(chances.iter().zip(uppers)) {
            lower += chance;
            let p = 2.0 * upper.min(lower);
            let ln_p = sum_of_number_ln(total, trials.into(), law);
            stated.push(ln_p);
            if p < 1.0 && p >= p_min {
                least = least.min(ln_p.exp() / p);
                greatest = greatest.max(ln_p.exp() / p);
            }
        }
        let rises_and_falls = |w: &[f64]| w[0] <= w[1] + 1e-12 || w[0] >= w[1];
        assert!(stated.windows(2).all(rises_and_falls));
        let top = stated.iter().position(|&x| x == 0.0).expect("a total of p = 1");
        assert!(stated[..top].is_sorted(), "up to the mean");
        assert!(stated[top..].is_sorted_by(|a, b| a >= b), "from the mean on");
        [least, greatest]
    }

    #[test]
    fn stated_chances_are_the_exact_ones_or_little_more() {
        for trials in [50, 200] {
            for n in [3, 4, 5, 6, 10, 20] {
                for (law, greatest) in [(fixed_points_law(n), 1.014), (cycles_law(n), 1.01)] {
                    let [low, high] = ratios(&law, trials, 1e-14);
                    assert!(low >= 1.0 - 1e-10 && high < greatest, "n {n}, {trials}: {low} {high}");
                }
            }
            for p in [1e-5, 0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
                let [low, high] = ratios(&[1.0 - p, p], trials, 1e-14);
                assert!(low >= 1.0 - 1e-10 && high < 1.085, "p {p}, {trials}: {low} {high}");
            }
        }
    }

    #[test]
    fn far_tails() {
        for (law, range) in [
            (cycles_law(10), 1.0 - 1e-10..1.085),
            (fixed_points_law(20), 1.0 - 1e-10..1.085),
            (fixed_points_law(4), 0.59..12.1),
            (vec![0.499, 0.002, 0.499], 0.3..6.0),
        ] {
            let [low, high] = ratios(&law, 50, 1e-250);
            assert!(range.contains(&low) && range.contains(&high), "{low} {high}");
        }
    }

    /// With many trials it is the binomial law, of which we have exact tails.
    #[test]
    fn many_trials() {
        for p in [1e-6, 0.1, 0.5] {
            for trials in [1_000_000, 100_000_000u64] {
                let mean = (trials as f64 * p) as u64;
                let sigma = (trials as f64 * p * (1.0 - p)).sqrt();
                for z in [
                    -30.0, -6.0, -1.0, -0.01, -8e-4, 0.0, 8e-4, 1.2e-3, 0.01, 1.0, 6.0, 30.0, 300.0,
                ] {
                    let Some(total) = mean.checked_add_signed((z * sigma) as i64) else { continue };
                    let want = binomial_two_sided_ln(total, trials, p);
                    let got = sum_of_number_ln(total, trials, &[1.0 - p, p]);
                    let most = if p == 1e-6 { 0.08 } else { 3e-5 };
                    assert!((0.0..most).contains(&(got - want)), "{total}, {trials}: {got} {want}");
                }
            }
        }
    }

    /// A number that is 2, 5 or 8 is one that is 0, 1 or 2, three times and two more.
    #[test]
    fn numbers_with_a_first_and_a_span() {
        let plain = [0.25, 0.5, 0.25];
        let wide = [0.0, 0.0, 0.25, 0.0, 0.0, 0.5, 0.0, 0.0, 0.25];
        for sum in 0..=80 {
            let [a, b] = [(80 + 3 * sum, &wide[..]), (sum, &plain[..])]
                .map(|(total, law)| sum_of_number_ln(total, 40, law));
            assert!(a == b || (a - b).abs() < 1e-12, "{sum}: {a} {b}");
        }
    }

    #[test]
    fn ends() {
        let law = [0.0, 0.25, 0.0, 0.5, 0.0, 0.25];
        let all = 50.0 * 0.25f64.ln() + LN_2;
        assert_eq!(sum_of_number_ln(250, 50, &law), all);
        assert_eq!(sum_of_number_ln(50, 50, &law), all);
        assert_eq!(sum_of_number_ln(251, 50, &law), f64::NEG_INFINITY);
        assert_eq!(sum_of_number_ln(49, 50, &law), f64::NEG_INFINITY);
        assert_eq!(sum_of_number_ln(150, 50, &law), 0.0);
        // Only every other total is possible: one between has the next one's tail.
        let binomial = |count| binomial_two_sided_ln(count, 100, 0.5);
        for (total, count) in [(180, 65), (179, 65), (178, 64), (120, 35), (121, 35), (122, 36)] {
            let excess = sum_of_number_ln(total, 50, &law) - binomial(count);
            assert!((0.0..0.002).contains(&excess), "{total}: {excess}");
        }
        // No chance at all.
        assert_eq!(sum_of_number_ln(150, 50, &[0.0, 0.0, 0.0, 1.0]), 0.0);
        assert_eq!(sum_of_number_ln(149, 50, &[0.0, 0.0, 0.0, 1.0]), f64::NEG_INFINITY);
        assert_eq!(sum_of_number_ln(0, 0, &law), 0.0);
        // The law is divided by its sum.
        assert_eq!(sum_of_number_ln(40, 50, &[0.25, 0.75]), sum_of_number_ln(40, 50, &[0.5, 1.5]));
    }

    #[test]
    fn the_greatest_counts() {
        let law = cycles_law(1000);
        let trials = 10_000_000_000_000;
        let totals = [trials, trials + 1, 7 * trials, 8 * trials, 127 * trials - 1];
        let stated = totals.map(|total| sum_of_number_ln(total, trials, &law));
        assert!(stated.iter().all(|x| *x > -1e16), "{stated:?}");
    }
}
