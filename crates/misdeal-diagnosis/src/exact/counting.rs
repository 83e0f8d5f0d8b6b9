//! Numbers that count orders, exactly: factorials, binomials, Eulerian and Stirling
//! numbers, and those of orders by their valleys.

use num_bigint::BigUint;
use num_rational::Ratio;

/// A whole number without a limit.
pub(super) fn whole(value: impl Into<BigUint>) -> BigUint {
    value.into()
}

/// n!, the number of orders of n cards.
pub(super) fn factorial(n: u32) -> BigUint {
    (1..=n).map(whole).product()
}

/// The number of ways to choose `k` of `n`.
pub(super) fn binomial(n: &BigUint, k: u32) -> BigUint {
    if *n < whole(k) {
        return BigUint::ZERO;
    }
    (0..k).fold(whole(1u32), |chosen, i| chosen * (n - i) / (i + 1))
}

/// The numbers of orders of n cards with 0, 1, ... descents, for n >= 1: the Eulerian
/// numbers. O(n^2).
pub(super) fn eulerian(n: u32) -> Vec<BigUint> {
    let mut counts = vec![whole(1u32)];
    for cards in 2..=n {
        // The last card goes into a descent or to the end, which keeps the number,
        // or elsewhere, which makes one more.
        let at = |d: u32| counts.get(d as usize).cloned().unwrap_or_default();
        let next = |d: u32| {
            let more = if d > 0 { at(d - 1) * (cards - d) } else { BigUint::ZERO };
            at(d) * (d + 1) + more
        };
        counts = (0..cards).map(next).collect();
    }
    counts
}

/// The numbers of orders of n cards with 0, 1, ... valleys, that is, cards between two
/// higher ones, for n >= 1. O(n^2).
pub(super) fn by_valleys(n: u32) -> Vec<BigUint> {
    let mut counts = vec![whole(1u32)];
    for cards in 2..=n {
        // The highest card goes beside one of the v valleys or to one of the two ends,
        // which keeps their number; in one of the other gaps it makes one more.
        let at = |v: u32| counts.get(v as usize).cloned().unwrap_or_default();
        let next = |v: u32| {
            let more = match v.checked_sub(1) {
                Some(fewer) if cards > 2 * fewer + 2 => at(fewer) * (cards - 2 * fewer - 2),
                _ => BigUint::ZERO,
            };
            at(v) * (2 * v + 2) + more
        };
        counts = (0..=(cards - 1) / 2).map(next).collect();
    }
    counts
}

/// The numbers of ways to share `k` things among 0, 1, ..., `most` heaps: Stirling numbers
/// of the second kind. O(k most).
pub(super) fn stirling(k: u32, most: u32) -> Vec<BigUint> {
    let mut counts = vec![BigUint::ZERO; most as usize + 1];
    counts[0] = whole(1u32);
    for _ in 0..k {
        for heaps in (1..counts.len()).rev() {
            counts[heaps] = &counts[heaps] * whole(heaps) + &counts[heaps - 1];
        }
        counts[0] = BigUint::ZERO;
    }
    counts
}

/// The Catalan number of n: the binary trees of n nodes.
pub(super) fn catalan(n: u32) -> BigUint {
    binomial(&whole(2 * n), n) / (n + 1)
}

/// As near as a floating-point number can be, also where both parts are far beyond its range.
pub fn to_f64(value: &Ratio<BigUint>) -> f64 {
    // A quotient of 64 bits or a little more, and the power of two that was put in.
    let shift = value.denom().bits() as i64 - value.numer().bits() as i64 + 66;
    let quotient = if shift >= 0 {
        (value.numer() << shift as u64) / value.denom()
    } else {
        value.numer() / (value.denom() << shift.unsigned_abs())
    };
    let quotient = u128::try_from(quotient).expect("a quotient of at most 67 bits") as f64;
    // In two steps, since 2^shift alone may be no number.
    let half = (shift / 2) as i32;
    quotient * 2f64.powi(-half) * 2f64.powi(half - shift as i32)
}

/// The decimal logarithm, also of what no floating-point number can be; minus infinity of 0.
pub fn log10(value: &Ratio<BigUint>) -> f64 {
    let log = |number: &BigUint| {
        let shift = number.bits().saturating_sub(64);
        let leading = u64::try_from(number >> shift).expect("64 bits") as f64;
        leading.log10() + shift as f64 * std::f64::consts::LOG10_2
    };
    log(value.numer()) - log(value.denom())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(counts: Vec<BigUint>) -> Vec<u64> {
        counts.into_iter().map(|count| u64::try_from(count).unwrap()).collect()
    }

    /// Rows of OEIS A008292, A101280 as counted for 3 to 6 (32, 416, 272 is the row of six
    /// cards that the reference gives), and A008277.
    #[test]
    fn known_rows() {
        assert_eq!(numbers(eulerian(1)), [1]);
        assert_eq!(numbers(eulerian(5)), [1, 26, 66, 26, 1]);
        assert_eq!(numbers(by_valleys(1)), [1]);
        assert_eq!(numbers(by_valleys(3)), [4, 2]);
        assert_eq!(numbers(by_valleys(6)), [32, 416, 272]);
        assert_eq!(numbers(stirling(4, 4)), [0, 1, 7, 6, 1]);
        assert_eq!(numbers(stirling(0, 2)), [1, 0, 0]);
        assert_eq!(binomial(&whole(52u32), 5), whole(2_598_960u32));
        assert_eq!(binomial(&whole(3u32), 4), BigUint::ZERO);
        assert_eq!([3, 6].map(catalan), [whole(5u32), whole(132u32)]);
    }

    #[test]
    fn ratios_as_numbers() {
        let near = |p: u32, q: u32| to_f64(&Ratio::new(whole(p), whole(q)));
        assert_eq!([near(1, 3), near(0, 7), near(7, 1)], [1.0 / 3.0, 0.0, 7.0]);
        let tiny = Ratio::new(whole(1u32), factorial(150));
        // 150! = 5.7134e262 (its decimal digits).
        assert!((to_f64(&tiny) * 5.713_383_956_445_855e262 - 1.0).abs() < 1e-14);
        assert_eq!(to_f64(&Ratio::new(factorial(200), factorial(199))), 200.0);
        // 1000! = 4.0238e2567 (its decimal digits).
        assert!((log10(&Ratio::from_integer(factorial(1000))) - 2_567.604_644).abs() < 1e-6);
        assert_eq!(log10(&Ratio::from_integer(BigUint::ZERO)), f64::NEG_INFINITY);
    }
}
