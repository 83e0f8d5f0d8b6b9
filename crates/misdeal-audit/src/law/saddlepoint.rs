//! Tails of a sum of many independent whole numbers, from the cumulant
//! generating function of the sum.
//!
//! Refuses to be exact: see [`two_sided_ln`] for how near it is, and on which
//! side.

use std::f64::consts::{FRAC_PI_2, LN_2, SQRT_2, TAU};

/// ln E e^(s(S - mean)), its first two derivatives by s, all at one s.
pub(super) struct Cumulants {
    pub(super) value: f64,
    pub(super) first: f64,
    pub(super) second: f64,
}

/// A sum S of independent random numbers, of which whole numbers (or all
/// numbers that are whole after one shift) can come up.
pub(super) trait Sum {
    /// The cumulant generating function of S less its mean.
    fn at(&self, s: f64) -> Cumulants;
    /// Its third derivative at 0, E (S - mean)^3.
    fn third(&self) -> f64;
}

/// Stated chances are greater than approximated ones by this, which is more
/// than the approximation was ever found too low by (4.5 parts in a million).
const SAFE_LN: f64 = 1e-5;

/// ln of twice the smaller of P(S >= t) and P(S <= t), at most 0, for t the mean
/// plus `deviation`, where t lies strictly between the ends of what S can be.
///
/// With the saddlepoint s, K'(s) = t, on the upper side,
///
/// ```text
///   P(S >= t) = Q(w) + phi(w) (1/u - 1/w),
///   w = sqrt(2 (s t - K(s))),  u = (1 - e^-s) sqrt(K''(s)),
/// ```
///
/// which is never given greater than the bound of Chernoff, e^(-w^2 / 2).
///
/// # Source
/// R. Lugannani and S. Rice (1980); H. Daniels, "Tail probability
/// approximations", International Statistical Review 55 (1987); of
/// the two corrections for continuity the first. The second, with t - 1/2 and
/// 2 sinh(s/2), is nearer in the middle, but errs on the low side in the tail
/// (2.7 % below where this one is 8.4 % above, and 5 times below for one event
/// of a mean of 1/1000, where this one is 6 % above).
pub(super) fn two_sided_ln(sum: &impl Sum, deviation: f64) -> f64 {
    let s = saddlepoint(sum, deviation);
    let Cumulants { value, second, .. } = sum.at(s);
    let square = (2.0 * (s * deviation - value)).max(0.0);
    let (w, sigma) = (square.sqrt(), second.sqrt());
    let density_ln = -(square + TAU.ln()) / 2.0;
    // (Q(w) - phi(w)/w + phi(w)/u) / phi(w).
    let share = if w < 1e-3 {
        // 1/w - 1/u has a limit where both are infinite.
        let skewness = sum.third() / second.powf(1.5) * 1f64.copysign(deviation);
        mills_ratio(w) - skewness / 6.0 + 0.5 / sigma
    } else {
        mills_ratio(w) - 1.0 / w - 1.0 / (sigma * (-s.abs()).exp_m1())
    };
    let chernoff_ln = -square / 2.0;
    // Where the expansion has broken down, the bound.
    let near_ln = if share > 0.0 { chernoff_ln.min(density_ln + share.ln()) } else { chernoff_ln };
    // The tails share the point t itself, whose chance is phi(w) / sigma; on
    // the far side of the median the other tail is the smaller one.
    let other = 1.0 + density_ln.exp() / sigma - near_ln.exp();
    let smaller_ln = if near_ln > -LN_2 { near_ln.min(other.ln()) } else { near_ln };
    (smaller_ln + LN_2 + SAFE_LN).min(0.0)
}

/// The s with K'(s) = `deviation`, by Newton's rule inside of a bracket.
pub(super) fn saddlepoint(sum: &impl Sum, deviation: f64) -> f64 {
    // Toward the end of what S can be, Newton's rule adds about 1 to s each
    // time, and no end that is a double away asks for an s beyond some 40.
    const STEPS_MAX: u32 = 200;
    if deviation == 0.0 {
        return 0.0;
    }
    // K' increases, so the root is between the ends, of which one is known.
    let (mut near, mut far) = (0.0, f64::INFINITY.copysign(deviation));
    let mut s = deviation / sum.at(0.0).second;
    for _ in 0..STEPS_MAX {
        let Cumulants { first, second, .. } = sum.at(s);
        if (first - deviation) * deviation < 0.0 {
            near = s;
        } else {
            far = s;
        }
        let mut next = s + (deviation - first) / second;
        let is_between = (next - near) * (far - next) > 0.0;
        if !is_between {
            next = if far.is_finite() { (near + far) / 2.0 } else { 2.0 * s };
        }
        if (next - s).abs() <= 1e-14 * s.abs() {
            break;
        }
        s = next;
    }
    s
}

/// Q(w) / phi(w) for w >= 0, the share of the normal law above w.
///
/// # Source
/// Above 5 Laplace's continued fraction 1/(w + 1/(w + 2/(w + 3/(w + ...)))),
/// NIST DLMF 7.9.
fn mills_ratio(w: f64) -> f64 {
    if w < 5.0 {
        return FRAC_PI_2.sqrt() * (w * w / 2.0).exp() * libm::erfc(w / SQRT_2);
    }
    // At 5, 60 terms give all digits.
    1.0 / (1..=60).rev().fold(w, |rest, k| w + f64::from(k) / rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One event of chance 1/1000.
    struct Rare;

    const P: f64 = 1e-3;

    impl Sum for Rare {
        fn at(&self, s: f64) -> Cumulants {
            let all = 1.0 - P + P * s.exp();
            let tilted = P * s.exp() / all;
            Cumulants {
                value: all.ln() - P * s,
                first: tilted - P,
                second: tilted * (1.0 - tilted),
            }
        }

        fn third(&self) -> f64 {
            P * (1.0 - P) * (1.0 - 2.0 * P)
        }
    }

    /// At 9/10 the expansion gives more than the bound of Chernoff, which is
    /// inf E e^(s(S - t)): with e^s = 9 (1 - P)/P that is 10 (1 - P) / (9 (1 - P)/P)^.9.
    #[test]
    fn no_chance_is_above_the_bound_of_chernoff() {
        let bound = (10.0 * (1.0 - P)).ln() - 0.9 * (9.0 * (1.0 - P) / P).ln();
        let got = two_sided_ln(&Rare, 0.9 - P);
        assert!((got - (bound + LN_2 + SAFE_LN)).abs() < 1e-9, "{got} {bound}");
    }

    /// mpmath: sqrt(pi/2) exp(w^2/2) erfc(w/sqrt(2)).
    #[test]
    fn mills_ratios_are_those_of_mpmath() {
        for (w, want) in [
            (0.0, 1.2533141373155003),
            (1.0, 0.6556795424187985),
            (4.999, 0.1928440706982449),
            (5.0, 0.19280810471531576),
            (40.0, 0.02498440420572057),
        ] {
            assert!((mills_ratio(w) / want - 1.0).abs() < 1e-14, "{w}: {}", mills_ratio(w));
        }
    }
}
