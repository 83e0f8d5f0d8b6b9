//! The tails of a sum of independent uniform digits, such as the inversions of
//! random orders.

use std::f64::consts::LN_2;

use super::saddlepoint::{self, Cumulants, Sum};

/// ln of twice the smaller of P(S >= `total`) and P(S <= `total`), at most 0,
/// where S is added up by `trials` trials, each of which adds an independent
/// uniform digit of 0 to `size` - 1 for each of `sizes`.
///
/// With the sizes 1 to n these are the inversions of random orders of n things.
/// The law is symmetric, with mean sum (size - 1)/2 and variance
/// sum (size^2 - 1)/12 a trial. At the greatest and the least sum the result is
/// exact (to rounding), beyond them negative infinity. In between it is an
/// approximation, which may decide from 50 trials on. There, with p >= 1e-14,
/// the stated p is 1 to 1.084 times the exact one for inversions of 2 things, 1
/// to 1.003 times for 3 and 1 to 1.0004 times for 5 or more; it never was below
/// the exact one, and in the tails beyond it is at most 1.085 times.
///
/// The sizes are at least 1, and the greatest sum below 2^126. Cost: about ten
/// times the number of sizes.
///
/// # Source
/// R. Lugannani and S. Rice (1980) and H. Daniels (1987), as
/// [`sum_of_number_ln`](super::sum_of_number_ln). That inversions are a sum of
/// digits, those of the Lehmer code, is O. Rodrigues' (1839).
///
/// ```
/// use misdeal_audit::law::sum_of_digits_ln;
///
/// // A thousand orders of a deck have 663,000 inversions on average, with a
/// // standard deviation of 2,004. Six of them too few: 1.967e-9.
/// assert_eq!(sum_of_digits_ln(663_000, 1000, 1..=52), 0.0);
/// let ln_p = sum_of_digits_ln(663_000 - 12_023, 1000, 1..=52);
/// assert!((ln_p + 20.04655).abs() < 1e-4);
/// ```
pub fn sum_of_digits_ln(total: u64, trials: u64, sizes: impl Iterator<Item = u32> + Clone) -> f64 {
    let of_trial: i128 = sizes.clone().map(|size| i128::from(size) - 1).sum();
    let greatest = of_trial * i128::from(trials);
    let twice = 2 * i128::from(total);
    // Mirrored to the upper side.
    let twice = twice.max(2 * greatest - twice);
    if twice > 2 * greatest {
        f64::NEG_INFINITY
    } else if twice == 2 * greatest {
        let orders_ln: f64 = sizes.map(|size| f64::from(size).ln()).sum();
        (LN_2 - trials as f64 * orders_ln).min(0.0)
    } else {
        let digits = Digits { trials: trials as f64, sizes };
        saddlepoint::two_sided_ln(&digits, (twice - greatest) as f64 / 2.0)
    }
}

/// A digit of m values has the generating function
/// sinh(m s/2) / (m sinh(s/2)), less its mean.
struct Digits<I> {
    trials: f64,
    sizes: I,
}

impl<I: Iterator<Item = u32> + Clone> Sum for Digits<I> {
    fn at(&self, s: f64) -> Cumulants {
        let y = s / 2.0;
        let one = [ln_sinhc(y), langevin(y), langevin_slope(y)];
        let (mut value, mut first, mut second) = (0.0, 0.0, 0.0);
        for size in self.sizes.clone() {
            let m = f64::from(size);
            value += ln_sinhc(m * y) - one[0];
            first += (m * langevin(m * y) - one[1]) / 2.0;
            second += if y.abs() < 1.0 {
                (m * m * langevin_slope(m * y) - one[2]) / 4.0
            } else {
                // 1/y^2 is in both of them and is all that would be left.
                (y.sinh().powi(-2) - (m / (m * y).sinh()).powi(2)) / 4.0
            };
        }
        Cumulants {
            value: self.trials * value,
            first: self.trials * first,
            second: self.trials * second,
        }
    }

    fn third(&self) -> f64 {
        0.0
    }
}

/// The sum of a series whose first term is 1 and whose k-th term, from k = 1
/// on, is `factor(k)` times the one before; all positive and quickly smaller.
fn series(factor: impl Fn(f64) -> f64) -> f64 {
    let (mut term, mut sum, mut k) = (1.0, 1.0, 1.0);
    while term > sum * super::TERM_RATIO_MIN {
        term *= factor(k);
        sum += term;
        k += 1.0;
    }
    sum
}

/// ln(sinh(x) / x).
fn ln_sinhc(x: f64) -> f64 {
    let x = x.abs();
    if x < 1.0 {
        // sinh(x)/x - 1 = x^2/6 (1 + x^2/20 (1 + x^2/42 (...))).
        (x * x / 6.0 * series(|k| x * x / ((2.0 * k + 2.0) * (2.0 * k + 3.0)))).ln_1p()
    } else {
        x - (2.0 * x).ln() + (-(-2.0 * x).exp()).ln_1p()
    }
}

/// coth(x) - 1/x, the slope of [`ln_sinhc`].
fn langevin(x: f64) -> f64 {
    if x.abs() < 1.0 {
        // x cosh(x) - sinh(x) = x^3/3 (1 + x^2/10 (1 + x^2/28 (...))).
        let more = series(|k| x * x / (2.0 * k * (2.0 * k + 3.0)));
        x * x / 3.0 * more / x.sinh()
    } else {
        x.tanh().recip() - x.recip()
    }
}

/// 1/x^2 - 1/sinh(x)^2, the slope of [`langevin`].
fn langevin_slope(x: f64) -> f64 {
    if x == 0.0 {
        1.0 / 3.0
    } else if x.abs() < 1.0 {
        // sinh(x)^2 - x^2 = x^4/3 (1 + 4x^2/30 (1 + 4x^2/56 (...))).
        let more = series(|k| 4.0 * x * x / ((2.0 * k + 3.0) * (2.0 * k + 4.0)));
        (x / x.sinh()).powi(2) / 3.0 * more
    } else {
        x.powi(-2) - x.sinh().powi(-2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::binomial_two_sided_ln;

    /// The law of the sum of `trials` trials, all terms of it added up.
    fn exact(sizes: &[u32], trials: usize) -> Vec<f64> {
        let mut law = vec![1.0];
        for &size in (0..trials).flat_map(|_| sizes) {
            let mut next = vec![0.0; law.len() + size as usize - 1];
            for (k, p) in law.iter().enumerate() {
                next[k..].iter_mut().take(size as usize).for_each(|to| *to += p / f64::from(size));
            }
            law = next;
        }
        law
    }

    /// At 0 the slope is 1/3, and it is even: 1/3 - x^2/15 + ...
    #[test]
    fn the_slope_at_nothing_is_that_beside_it() {
        for x in [0.0, 1e-6, 1e-3] {
            assert!((langevin_slope(x) - (1.0 / 3.0 - x * x / 15.0)).abs() < 1e-12, "{x}");
        }
    }

    #[test]
    fn stated_chances_are_the_exact_ones_or_little_more() {
        for (n, trials, most) in [
            (2, 50, 1.084),
            (3, 50, 1.003),
            (5, 50, 1.0004),
            (7, 50, 1.0002),
            (2, 200, 1.0014),
            (5, 200, 1.0001),
        ] {
            let sizes: Vec<u32> = (1..=n).rev().collect();
            let law = exact(&sizes, trials);
            let (mut lower, mut before) = (0.0, f64::NEG_INFINITY);
            for (total, chance) in (0..).zip(&law).take(law.len() / 2 + 1) {
                lower += chance;
                let ln_p = sum_of_digits_ln(total, trials as u64, sizes.iter().copied());
                let mirrored = law.len() as u64 - 1 - total;
                let other = sum_of_digits_ln(mirrored, trials as u64, sizes.iter().copied());
                assert_eq!(ln_p, other, "the law is symmetric");
                assert!(ln_p >= before, "n {n}, {trials}, {total}: {ln_p} after {before}");
                before = ln_p;
                let p = f64::min(2.0 * lower, 1.0);
                let ratio = ln_p.exp() / p;
                let bound = if p >= 1e-14 { most } else { 1.085 };
                let is_right = p < 1e-290 || (1.0 - 1e-10..bound).contains(&ratio);
                assert!(is_right, "n {n}, {trials}, {total}: {ratio} at {p}");
            }
            assert_eq!(before, 0.0);
        }
    }

    /// Digits of two values are a binomial law, of which we have exact tails.
    #[test]
    fn many_trials() {
        for trials in [1_000_000, 100_000_000u64] {
            let sigma = (trials as f64).sqrt() / 2.0;
            for z in
                [-300.0, -30.0, -6.0, -1.0, -0.01, -8e-4, 0.0, 8e-4, 1.2e-3, 0.01, 1.0, 6.0, 30.0]
            {
                let total = (trials / 2).saturating_add_signed((z * sigma) as i64);
                let want = binomial_two_sided_ln(total, trials, 0.5);
                let got = sum_of_digits_ln(total, trials, [2, 1].into_iter());
                assert!((0.0..2e-5).contains(&(got - want)), "{total}, {trials}: {got} {want}");
            }
        }
    }

    #[test]
    fn ends() {
        let sizes = [3, 2, 1].into_iter();
        let end = LN_2 - 50.0 * 6f64.ln();
        assert!((sum_of_digits_ln(0, 50, sizes.clone()) - end).abs() < 1e-12);
        assert!((sum_of_digits_ln(150, 50, sizes.clone()) - end).abs() < 1e-12);
        assert_eq!(sum_of_digits_ln(151, 50, sizes.clone()), f64::NEG_INFINITY);
        assert_eq!(sum_of_digits_ln(75, 50, sizes), 0.0);
        // Digits that can be nothing but 0.
        assert_eq!(sum_of_digits_ln(0, 50, [1, 1].into_iter()), 0.0);
        assert_eq!(sum_of_digits_ln(1, 50, [1, 1].into_iter()), f64::NEG_INFINITY);
        assert_eq!(sum_of_digits_ln(0, 0, [5].into_iter()), 0.0);
    }

    /// The mean is 6.6e14 here and the standard deviation 6.3e7, and the law is
    /// the normal one.
    #[test]
    fn the_greatest_counts() {
        let (trials, mean) = (1_000_000_000_000, 663_000_000_000_000);
        let ln_p = |total| sum_of_digits_ln(total, trials, 1..=52);
        assert_eq!(ln_p(mean), 0.0);
        assert_eq!(ln_p(mean + 1), ln_p(mean - 1));
        let sigma =
            (trials as f64 * (1..=52).map(|m| f64::from(m * m - 1) / 12.0).sum::<f64>()).sqrt();
        for z in [0.2, 1.0, 6.0, 30.0] {
            let want = crate::law::chi_square_upper_ln(z * z, 1);
            let got = ln_p(mean + (z * sigma) as u64);
            assert!((got - want).abs() < 3e-5, "{z}: {got} {want}");
        }
        let ends = [0, 1, 1000, 1_000_000_000_000, 600_000_000_000_000].map(ln_p);
        assert!(ends.is_sorted() && ends.iter().all(|x| x.is_finite()), "{ends:?}");
    }

    /// Near zero and far from it, and on both sides of the seams.
    #[test]
    fn slopes_are_slopes() {
        for x in [1e-9, 0.01, 0.3, 0.99, 1.01, 3.0, 20.0] {
            let h = 1e-4 * f64::min(x, 1.0);
            let slope = |f: fn(f64) -> f64| (f(x + h) - f(x - h)) / (2.0 * h);
            for (got, want) in
                [(slope(ln_sinhc), langevin(x)), (slope(langevin), langevin_slope(x))]
            {
                assert!((got / want - 1.0).abs() < 1e-6, "{x}: {got} {want}");
            }
        }
    }
}
