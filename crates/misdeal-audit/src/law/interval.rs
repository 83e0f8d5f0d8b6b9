//! Exact intervals: the chances and means that a count does not speak against.
//!
//! Both ends are roots of the exact tails of this room, so an interval and a
//! test at the same level never disagree. It is never shorter than it says, and
//! since counts are whole it is a little longer.

use std::f64::consts::LN_2;

use super::{binomial_lower_ln, binomial_upper_ln, poisson_lower_ln, poisson_upper_ln};

/// A closed interval of a chance or of a mean.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end, at least 0.
    pub low: f64,
    /// The upper end, at least `low`.
    pub high: f64,
}

/// The chances p at which `count` or more, and `count` or fewer, successes in
/// `trials` trials are each likelier than half of the total miss probability.
///
/// `count <= trials`, `trials >= 1`, and `miss_ln < 0` is the logarithm of the
/// chance that the interval misses p, which may be as small as one likes: 99 %
/// confidence is `0.01f64.ln()`. The low end is 0 for no success and the high
/// end 1 for no failure. Relative error of the ends below 1e-9 up to a hundred
/// million trials. Cost: 20 to 30 tails of sqrt(`count`) steps each and more,
/// which is below a millisecond at a million trials.
///
/// # Source
/// C. Clopper and E. Pearson, "The use of confidence or fiducial limits
/// illustrated in the case of the binomial", Biometrika 26 (1934).
///
/// ```
/// // Nothing in 100 trials: (1 - high)^100 = 0.05/2.
/// let interval = misdeal_audit::law::binomial_interval(0, 100, 0.05f64.ln());
/// assert_eq!(interval.low, 0.0);
/// assert!((interval.high - 0.036216693).abs() < 1e-9);
/// ```
pub fn binomial_interval(count: u64, trials: u64, miss_ln: f64) -> Interval {
    let side_ln = miss_ln - LN_2;
    // Of all or of nothing the tail is one power.
    let all = side_ln / trials as f64;
    let rest = trials.saturating_sub(count);
    // In between in the logarithm of the odds, where the ends are about as far
    // on both sides. A chance near 1 is taken by what is left of it to 1.
    let chance = |odds_ln: f64| 1.0 / (1.0 + (-odds_ln).exp());
    let upper_ln = |odds_ln: f64| match odds_ln > 0.0 {
        true => binomial_lower_ln(rest, trials, chance(-odds_ln)),
        false => binomial_upper_ln(count, trials, chance(odds_ln)),
    };
    let lower_ln = |odds_ln: f64| match odds_ln > 0.0 {
        true => binomial_upper_ln(rest, trials, chance(-odds_ln)),
        false => binomial_lower_ln(count, trials, chance(odds_ln)),
    };
    let (k, m) = (count as f64, rest as f64);
    let (seen, step) = ((k / m).ln(), (-2.0 * side_ln * (1.0 / k + 1.0 / m)).sqrt());
    let low = match (count, rest) {
        (0, _) => 0.0,
        (_, 0) => all.exp(),
        _ => chance(root(seen, -step, side_ln, upper_ln)),
    };
    let high = match (count, rest) {
        (_, 0) => 1.0,
        (0, _) => -all.exp_m1(),
        _ => chance(root(seen, step, side_ln, lower_ln)),
    };
    Interval { low, high }
}

/// The means of a Poisson law at which `count` or more, and `count` or fewer,
/// events are each likelier than half of the total miss probability.
///
/// `miss_ln < 0` as for [`binomial_interval`]; the low end is 0 for no event.
/// Relative error of the ends below 1e-9. Cost: 20 to 30 tails.
///
/// # Source
/// F. Garwood, "Fiducial limits for the Poisson distribution", Biometrika 28
/// (1936).
///
/// ```
/// // Ten events at 95 %, as in Garwood's table: 4.80 to 18.39.
/// let interval = misdeal_audit::law::poisson_interval(10, 0.05f64.ln());
/// assert!((interval.low - 4.795389).abs() < 1e-6);
/// assert!((interval.high - 18.390356).abs() < 1e-6);
/// ```
pub fn poisson_interval(count: u64, miss_ln: f64) -> Interval {
    let side_ln = miss_ln - LN_2;
    if count == 0 {
        return Interval { low: 0.0, high: -side_ln };
    }
    let seen = (count as f64).ln();
    let step = (-2.0 * side_ln / count as f64).sqrt();
    Interval {
        low: root(seen, -step, side_ln, |mean_ln| poisson_upper_ln(count, mean_ln)).exp(),
        high: root(seen, step, side_ln, |mean_ln| poisson_lower_ln(count, mean_ln)).exp(),
    }
}

/// The x on the side of `step` of `inside` at which the tail has fallen to
/// `target`; it falls monotonically from above `target` at `inside` on.
///
/// First the step is doubled until the root is behind us, then it is closed in
/// on by the rule of false position; an end that stays is given half its weight
/// (the Illinois rule), without which it would stay for ever.
fn root(inside: f64, step: f64, target: f64, tail_ln: impl Fn(f64) -> f64) -> f64 {
    // A hundred doublings leave the range of `f64`, and a tail is not known to
    // more than these parts of its logarithm.
    const STEPS_MAX: u32 = 100;
    const PRECISION: f64 = 1e-13;
    let above = |x: f64| tail_ln(x) - target;
    let (mut near, mut step) = ((inside, above(inside)), step);
    let mut far = (inside + step, above(inside + step));
    for _ in 0..STEPS_MAX {
        if far.1 <= 0.0 {
            break;
        }
        step *= 2.0;
        near = far;
        far = (near.0 + step, above(near.0 + step));
    }
    // What the ends weigh, and on which side the last guess fell.
    let (mut near_weight, mut far_weight, mut was_above) = (near.1, far.1, None);
    for count in 0..STEPS_MAX {
        let middle = near.0 + (far.0 - near.0) / 2.0;
        if middle == near.0 || middle == far.0 {
            break;
        }
        // Every fourth time the middle, so that the interval halves at least
        // that often whatever the tail looks like; and always the middle while
        // the far end is so far that its tail is negative infinity.
        let share = near_weight / (near_weight - far_weight);
        let by_share = near.0 + share * (far.0 - near.0);
        let takes_middle = count % 4 == 3 || !far_weight.is_finite() || by_share == near.0;
        let x = if takes_middle { middle } else { by_share };
        let y = above(x);
        if y.abs() <= PRECISION * target.abs() {
            return x;
        }
        let is_above = y > 0.0;
        let stays = if was_above == Some(is_above) { 0.5 } else { 1.0 };
        if is_above {
            near = (x, y);
            (near_weight, far_weight) = (y, far_weight * stays);
        } else {
            far = (x, y);
            (near_weight, far_weight) = (near_weight * stays, y);
        }
        was_above = Some(is_above);
    }
    far.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At each end the tail is half of the miss probability.
    #[test]
    fn ends_are_where_the_tails_are_half_of_the_miss() {
        let is_near = |tail_ln: f64, miss_ln: f64| (tail_ln + LN_2 - miss_ln).abs() < 1e-9;
        for miss_ln in [-0.01, -1.0, 1e-9f64.ln(), -700.0] {
            for (count, trials) in [(1, 3), (2, 3), (7, 200), (500_000, 1_000_000), (3, 10_000_000)]
            {
                let Interval { low, high } = binomial_interval(count, trials, miss_ln);
                let seen = count as f64 / trials as f64;
                assert!(0.0 < low && low <= seen && seen <= high && high <= 1.0);
                let at = format!("{count} of {trials}, {miss_ln}: {low} {high}");
                let is_right = is_near(binomial_upper_ln(count, trials, low), miss_ln);
                assert!(is_right, "{at}");
                // What is left to 1 is not a double if it is too small.
                let tail_ln = || binomial_lower_ln(count, trials, high);
                assert!(high > 1.0 - 1e-7 || is_near(tail_ln(), miss_ln), "{at}");
            }
            for count in [1, 7, 1000, 10_000_000] {
                let Interval { low, high } = poisson_interval(count, miss_ln);
                let at = format!("{count}, {miss_ln}: {low} {high}");
                assert!(0.0 < low && low <= count as f64 && count as f64 <= high, "{at}");
                assert!(is_near(poisson_upper_ln(count, low.ln()), miss_ln), "{at}");
                assert!(is_near(poisson_lower_ln(count, high.ln()), miss_ln), "{at}");
            }
        }
    }

    #[test]
    fn nothing_and_all() {
        let all = binomial_interval(1000, 1000, 0.01f64.ln());
        let none = binomial_interval(0, 1000, 0.01f64.ln());
        assert_eq!((none.low, all.high), (0.0, 1.0));
        assert!((none.high + all.low - 1.0).abs() < 1e-15);
        assert_eq!(poisson_interval(0, 0.05f64.ln()).low, 0.0);
        let one = binomial_interval(1, 1, 0.05f64.ln());
        assert!((one.low - 0.025).abs() < 1e-15 && one.high == 1.0);
    }
}
