//! The tails of a linear score of orders, added up over many deals.

use std::f64::consts::LN_2;

use super::bennett_ln;
use super::rank_score::RankScore;
use super::saddlepoint::{self, Cumulants, Sum};

/// Farther out, in standard deviations, only a proven bound is used.
const TRUSTED_MAX: f64 = 8.0;

/// ln of twice the smaller tail of a sum of `deals` independent scores at
/// `total`, at most 0; 0 where all orders have the same score.
///
/// Up to eight standard deviations it is an approximation from the first four
/// cumulants; see the tests for how near it is. Beyond, it is the smaller of the
/// stated value at eight and of Bennett's bound, so that it never rises on the
/// way out. Cost: some twenty multiplications.
///
/// The cumulant generating function of one deal is taken as
///
/// ```text
///   K(s) = k2 s^2/2 + k3 s^3/6 + k4 s^4/24,  k4 at least k3^2 / k2.
/// ```
///
/// With the true fourth cumulant it would not be convex for many a law; the
/// greater one makes K'' at least k2/2 everywhere and the stated p too large
/// rather than too small.
///
/// # Source
/// R. Lugannani and S. Rice (1980) and H. Daniels (1987), as
/// [`sum_of_number_ln`](super::sum_of_number_ln), on a lattice of
/// [`step`](RankScore::step); G. Bennett (1962), as [`bennett_ln`].
///
/// ```
/// use misdeal_audit::law::{RankScore, score_ln};
///
/// // Spearman's (i - c)^2 over a hundred deals of three cards: 400, give or
/// // take 28.3. Six of these standard deviations more:
/// let score = RankScore::of(&[0.0, 1.0, 4.0, 1.0, 0.0, 1.0, 4.0, 1.0, 0.0], 3);
/// assert_eq!(score_ln(400.0, 100, &score), 0.0);
/// assert!((-25.0..-20.0).contains(&score_ln(570.0, 100, &score)));
/// ```
pub fn score_ln(total: f64, deals: u64, score: &RankScore) -> f64 {
    let deviation = total - deals as f64 * score.mean;
    let variance = deals as f64 * score.variance;
    if variance <= 0.0 {
        return 0.0;
    }
    let trusted_max = TRUSTED_MAX * variance.sqrt();
    let trusted = trusted_ln(deviation.clamp(-trusted_max, trusted_max), deals as f64, score);
    if deviation.abs() <= trusted_max {
        return trusted;
    }
    let farthest =
        if deviation > 0.0 { score.greatest - score.mean } else { score.mean - score.least };
    trusted.min(bennett_ln(deviation.abs(), variance, farthest) + LN_2)
}

/// A score that is not on a lattice is taken to be on one of steps this fine, in
/// standard deviations of the sum.
const FINE_STEP: f64 = 1e-6;

fn trusted_ln(deviation: f64, deals: f64, score: &RankScore) -> f64 {
    let fine = FINE_STEP * (deals * score.variance).sqrt();
    let step = score.step.max(fine);
    let [second, third, fourth] =
        [score.variance / step.powi(2), score.third / step.powi(3), score.fourth / step.powi(4)];
    let sum = Scores {
        second: deals * second,
        third: deals * third,
        fourth: deals * fourth.max(third * third / second),
    };
    saddlepoint::two_sided_ln(&sum, deviation / step)
}

/// A sum by its cumulants, in steps of its lattice.
struct Scores {
    second: f64,
    third: f64,
    fourth: f64,
}

impl Sum for Scores {
    fn at(&self, s: f64) -> Cumulants {
        let Self { second, third, fourth } = self;
        Cumulants {
            value: s * s * (second / 2.0 + s * (third / 6.0 + s * fourth / 24.0)),
            first: s * (second + s * (third / 2.0 + s * fourth / 6.0)),
            second: second + s * (third + s * fourth / 2.0),
        }
    }

    fn third(&self) -> f64 {
        self.third
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::rank_score::tests::{score_of, scores_of_all_orders, tables};

    /// ln of twice the smaller tail at each total, from the law of one deal by
    /// convolution: sums of positive terms, right to 1e-12.
    fn exact(counts: &[u64], deals: u32) -> Vec<f64> {
        let orders = counts.iter().sum::<u64>() as f64;
        let law: Vec<f64> = counts.iter().map(|&c| c as f64 / orders).collect();
        let chances = (0..deals).fold(vec![1.0], |sum, _| {
            let mut next = vec![0.0; sum.len() + law.len() - 1];
            for (k, p) in law.iter().enumerate().filter(|&(_, &p)| p > 0.0) {
                next[k..].iter_mut().zip(&sum).for_each(|(to, q)| *to += p * q);
            }
            next
        });
        let tails = |chances: &mut dyn Iterator<Item = f64>| -> Vec<f64> {
            let mut sum = 0.0;
            chances
                .map(|p| {
                    sum += p;
                    sum
                })
                .collect()
        };
        let lower = tails(&mut chances.iter().copied());
        let upper = tails(&mut chances.iter().rev().copied());
        let both = lower.iter().zip(upper.iter().rev());
        both.map(|(a, b)| (2.0 * a.min(*b)).ln().min(0.0)).collect()
    }

    #[test]
    fn zz_measure() {
        for n in [5u32, 6] {
            for (number, table) in tables(n as usize).iter().enumerate() {
                let counts = scores_of_all_orders(table, n);
                let score = score_of(table, n);
                for deals in [50, 200] {
                    let exact = exact(&counts, deals);
                    let mut worst = [[0f64; 2]; 2];
                    for (total, want) in (0..).zip(&exact) {
                        let got = score_ln(f64::from(total), deals.into(), &score);
                        let z = (f64::from(total) - f64::from(deals) * score.mean)
                            / (f64::from(deals) * score.variance).sqrt();
                        for (w, is_in) in worst.iter_mut().zip([*want > -20.72, z.abs() <= 8.0]) {
                            if is_in && want.is_finite() {
                                let r = (got - want) / want.abs().max(1.0);
                                w[0] = w[0].min(r);
                                w[1] = w[1].max(r);
                            }
                        }
                    }
                    let sd = score.variance.sqrt();
                    eprintln!(
                        "MEASURE n {n} table {number} N {deals} skew {:.3} kurt {:.3} b/sd {:.2}: {worst:?}",
                        score.third / sd.powi(3),
                        score.fourth / sd.powi(4),
                        (score.greatest - score.mean) / sd
                    );
                }
            }
        }
    }
}
