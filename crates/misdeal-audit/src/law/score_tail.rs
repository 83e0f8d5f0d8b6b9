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
/// cumulants. Of 50 deals of five or six cards it errs by -0.5 % to 8 % of ln p
/// where p >= 1e-9 for the footrule, for Spearman's and for cards at home (a
/// stated p too large, that is), by -0.15 % to 4 % of 200 deals; by -4 % of 50
/// deals with weights of which the scores lie in heaps, by 12 % for one card at
/// one place. Beyond eight it is the smaller of the stated value at eight and of
/// Bennett's bound, so that it never rises on the way out. Cost: some hundred
/// multiplications.
///
/// Whole weights are nearer than others: their sums are known to be on a lattice,
/// and a tail has the whole of its end point.
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
/// let ln_p = score_ln(570.0, 100, &score);
/// assert!((-20.74..-19.5).contains(&ln_p), "{ln_p}");
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

    /// The error of ln p, as a part of ln p (or of 1, where that is more), lies
    /// within -0.04 and 0.12 down to 1e-9. Low by more than 0.005 are only the
    /// sums of 50 deals of the table without a pattern, whose scores lie in heaps
    /// 20 apart; high by more than 0.075 only the counts of one card at one place.
    /// At 200 deals the range is -0.0015 to 0.065. Farther out it is never lower.
    #[test]
    fn stated_chances_are_near_the_exact_ones() {
        for n in [5u32, 6] {
            for (number, table) in tables(n as usize).iter().enumerate() {
                let counts = scores_of_all_orders(table, n);
                let score = score_of(table, n);
                for deals in [50, 200] {
                    let exact = exact(&counts, deals);
                    let stated: Vec<f64> = (0..exact.len())
                        .map(|t| score_ln(t as f64, deals.into(), &score))
                        .collect();
                    let (low, high) = match (deals, number) {
                        (50, 2) => (-0.04, 0.04),
                        (50, 4) => (-0.005, 0.12),
                        (50, _) => (-0.005, 0.075),
                        _ => (-0.0015, 0.065),
                    };
                    for (total, (got, want)) in stated.iter().zip(&exact).enumerate() {
                        // Of a total that is not possible, or below any double.
                        let is_finite = want.is_finite();
                        let error =
                            (got - want) / if is_finite { want.abs().max(1.0) } else { 1.0 };
                        let most = if *want > 1e-9f64.ln() { high } else { f64::INFINITY };
                        let is_near = error >= low && error <= most;
                        assert!(is_near, "n {n}, table {number}, {deals}, {total}: {got} {want}");
                    }
                    let top = stated.iter().position(|&x| x == 0.0).unwrap();
                    assert!(stated[..top].is_sorted());
                    assert!(stated[top..].is_sorted_by(|a, b| a >= b));
                }
            }
        }
    }

    /// The same score in tenths is not known to be on a lattice: it misses about
    /// half of a step, ln p by 8 / 197 / 2 at eight standard deviations.
    #[test]
    fn scores_that_are_not_whole() {
        let table = &tables(6)[2];
        let counts = scores_of_all_orders(table, 6);
        let weights: Vec<f64> = table.iter().map(|&w| w as f64 / 10.0).collect();
        let score = RankScore::of(&weights, 6);
        assert_eq!(score.step, 0.0);
        for (total, want) in (0..).zip(exact(&counts, 200)).filter(|(_, want)| *want > -30.0) {
            let got = score_ln(f64::from(total) / 10.0, 200, &score);
            let error = got - want;
            assert!((-0.05..0.05 * (1.0 - want)).contains(&error), "{total}: {got} {want}");
        }
    }

    #[test]
    fn far_tails_end_in_the_bound_of_bennett() {
        let score = score_of(&tables(6)[0], 6);
        for deals in [50u64, 10_000, 1_000_000_000] {
            let n = deals as f64;
            let at = |part: f64| {
                score_ln(n * (score.mean + part * (score.greatest - score.mean)), deals, &score)
            };
            let stated: Vec<f64> = (0..=1000).map(|i| at(f64::from(i) / 1000.0)).collect();
            assert!(stated.is_sorted_by(|a, b| a >= b), "{deals}");
            let farthest = score.greatest - score.mean;
            let bound = bennett_ln(n * farthest, n * score.variance, farthest) + LN_2;
            assert!((stated[1000] / bound - 1.0).abs() < 1e-9, "{deals}");
        }
    }

    /// Points count in what units they like.
    #[test]
    fn doubled_weights_are_twice_as_many() {
        for table in tables(6) {
            let doubled: Vec<usize> = table.iter().map(|w| 2 * w).collect();
            let [once, twice] = [score_of(&table, 6), score_of(&doubled, 6)];
            for total in (0..6000).step_by(7) {
                let total = f64::from(total);
                let [a, b] = [score_ln(total, 100, &once), score_ln(2.0 * total, 100, &twice)];
                assert!(a == b || (a - b).abs() < 1e-9 * a.abs(), "{total}: {a} {b}");
            }
        }
    }

    /// One card at one place, which comes in one deal of six and here in none.
    #[test]
    fn far_tails_below_end_in_the_bound_of_bennett_too() {
        let score = score_of(&tables(6)[4], 6);
        let deals = 10_000u64;
        let (deviation, variance) = (deals as f64 / 6.0, deals as f64 * 5.0 / 36.0);
        let bound = bennett_ln(deviation, variance, 1.0 / 6.0 - score.least) + LN_2;
        assert!((score_ln(0.0, deals, &score) / bound - 1.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_varies() {
        assert_eq!(score_ln(17.0, 50, &RankScore::of(&[2.0; 9], 3)), 0.0);
        assert_eq!(score_ln(0.0, 0, &score_of(&tables(5)[0], 5)), 0.0);
    }
}
