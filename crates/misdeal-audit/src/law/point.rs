//! Single probabilities of the Poisson and binomial laws, to full precision.
//!
//! ln(lambda^k e^-lambda / k!) as written subtracts numbers of the size
//! k ln k, and at k = 1e12 nothing right is left of it. Here the large parts
//! are taken away on paper: what is left is the deviance, which is near zero
//! where the probability is not.

use std::f64::consts::TAU;

/// ln P(X = `count`) for X Poisson, given the mean and its logarithm (the mean
/// may underflow to 0 or overflow to infinity; its logarithm does not).
///
/// # Source
/// C. Loader, "Fast and accurate computation of binomial probabilities"
/// (2000).
pub(super) fn poisson_point_ln(count: u64, mean: f64, mean_ln: f64) -> f64 {
    if count == 0 {
        return -mean;
    }
    let k = count as f64;
    -deviance(k, mean, mean_ln) - stirling_error(k) - (TAU * k).ln() / 2.0
}

/// ln P(X = `count`) for X the successes in `trials` trials of chance `p`, with
/// `q = 1 - p` given as well.
///
/// # Source
/// C. Loader (2000).
pub(super) fn binomial_point_ln(count: u64, trials: u64, p: f64, q: f64) -> f64 {
    let (n, k, rest) = (trials as f64, count as f64, (trials - count) as f64);
    let (p_ln, q_ln) = (chance_ln(p, q), chance_ln(q, p));
    if count == 0 {
        return n * q_ln;
    }
    if count == trials {
        return n * p_ln;
    }
    let misfit = deviance(k, n * p, n.ln() + p_ln) + deviance(rest, n * q, n.ln() + q_ln);
    stirling_error(n) - stirling_error(k) - stirling_error(rest) - misfit
        + (n / (TAU * k * rest)).ln() / 2.0
}

/// ln(x^a e^-x / gamma(a)), the factor of the expansions of the incomplete
/// gamma functions; it is a times the Poisson probability of a at mean x.
pub(super) fn gamma_point_ln(a: f64, x: f64) -> f64 {
    -deviance(a, x, x.ln()) - stirling_error(a) + (a / TAU).ln() / 2.0
}

/// ln p, given `q = 1 - p`.
fn chance_ln(p: f64, q: f64) -> f64 {
    if p < 0.5 { p.ln() } else { (-q).ln_1p() }
}

/// x ln(x / mean) + mean - x, which is 0 at the mean and positive elsewhere.
fn deviance(x: f64, mean: f64, mean_ln: f64) -> f64 {
    let v = (x - mean) / (x + mean);
    if v.is_nan() || v.abs() > 0.1 {
        return x * (x.ln() - mean_ln) + mean - x;
    }
    // ln(x / mean) = 2 artanh v, of which the first term cancels mean - x.
    let mut sum = (x - mean) * v;
    let mut power = 2.0 * x * v;
    for odd in (3..).step_by(2) {
        power *= v * v;
        let more = sum + power / f64::from(odd);
        if more == sum {
            break;
        }
        sum = more;
    }
    sum
}

/// ln x! less Stirling's formula, about 1/(12 x).
fn stirling_error(x: f64) -> f64 {
    if x < 16.0 {
        return libm::lgamma(x + 1.0) - (x + 0.5) * x.ln() + x - TAU.ln() / 2.0;
    }
    // NIST DLMF 5.11.1; the next term is below 1e-15 of the sum.
    let square = x * x;
    let tail = 1.0 / 1260.0 - (1.0 / 1680.0 - 1.0 / 1188.0 / square) / square;
    (1.0 / 12.0 - (1.0 / 360.0 - tail / square) / square) / x
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: f64, want: f64) {
        assert!((got - want).abs() < 1e-13 * want.abs().max(1.0), "{got} is not {want}");
    }

    /// Against the products of the definitions.
    #[test]
    fn small_points_are_those_of_the_definitions() {
        for k in 0..=40u64 {
            for mean in [0.01, 0.9, 7.5, 16.0, 40.0, 300.0f64] {
                let product = (1..=k).fold((-mean).exp(), |p, i| p * mean / i as f64);
                near(poisson_point_ln(k, mean, mean.ln()).exp(), product);
            }
            for p in [1e-3, 0.25, 0.5, 0.9] {
                let choose = (0..k).fold(1.0, |c, i| c * (40 - i) as f64 / (i + 1) as f64);
                let product = choose * f64::powi(p, k as i32) * f64::powi(1.0 - p, 40 - k as i32);
                near(binomial_point_ln(k, 40, p, 1.0 - p).exp(), product);
            }
        }
        near(gamma_point_ln(0.5, 2.0).exp(), 2f64.sqrt() * (-2f64).exp() / (TAU / 2.0).sqrt());
        near(gamma_point_ln(3.0, 2.5).exp(), 2.5f64.powi(3) * (-2.5f64).exp() / 2.0);
    }

    /// On the near side of each seam the formula of the far side.
    #[test]
    fn nothing_jumps() {
        let x = 16.0f64;
        let formula = libm::lgamma(x + 1.0) - (x + 0.5) * x.ln() + x - TAU.ln() / 2.0;
        near(stirling_error(x), formula);
        for mean in [818.2f64, 1222.2] {
            let (x, mean) = (1000.0, mean);
            assert!((x - mean).abs() < 0.1 * (x + mean));
            near(deviance(x, mean, mean.ln()), x * (x / mean).ln() + mean - x);
        }
    }
}
