//! Betting that deals come from a few seeds, and so repeat.
//!
//! With S possible deals instead of K, and d different ones seen so far, the
//! next is one of them with chance d/S instead of d/K. The likelihood ratio
//! after N deals, d of them different, is
//!
//! ```text
//!   (K/S)^(N-d) * product over i < d of (1 - i/S) / (1 - i/K)
//! ```
//!
//! for any N, in whatever order the repeats came. Averaged over S = 2^0 to 2^64.

use super::dirichlet::average_ln;
use crate::tally::Repeats;

const SEED_BITS_MAX: u32 = 64;

/// ln E, given ln K.
pub(super) fn few_seeds_ln(repeats: Repeats, outcomes_ln: f64) -> f64 {
    let different = (repeats.deals - repeats.repeated) as f64;
    let repeated = repeats.repeated as f64;
    let fair = all_different_ln(different, outcomes_ln);
    let ratio = |bits: u32| {
        let seeds_ln = f64::from(bits) * std::f64::consts::LN_2;
        if seeds_ln >= outcomes_ln {
            return 0.0; // no fewer than there are deals: nothing is bet
        }
        repeated * (outcomes_ln - seeds_ln) + all_different_ln(different, seeds_ln) - fair
    };
    average_ln(&(0..=SEED_BITS_MAX).map(ratio).collect::<Vec<_>>())
}

/// ln of the product over i < d of (1 - i/S), given ln S.
fn all_different_ln(d: f64, s_ln: f64) -> f64 {
    let s = s_ln.exp();
    // Rounded, since S is a whole number.
    if d > (s + 0.5).floor() {
        return f64::NEG_INFINITY;
    }
    if d < s * 1e-3 {
        // The series of ln(1 - i/S), summed over i; the next term is below
        // d (d/S)^4 / 20.
        let pairs = d * (d - 1.0) / 2.0;
        let squares = pairs * (2.0 * d - 1.0) / 3.0;
        let cubes = pairs * pairs;
        return -(pairs / s) - squares / (2.0 * s * s) - cubes / (3.0 * s * s * s);
    }
    libm::lgamma(s + 1.0) - libm::lgamma(s - d + 1.0) - d * s_ln
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The series against the logarithms of all factors, where a thousandth of all seeds is seen
    /// and where few are.
    #[test]
    fn the_series_is_that_of_the_factors() {
        for (d, s) in [(999u32, 1e6f64), (50, 1e5), (2, 1e4)] {
            let factors: f64 = (0..d).map(|i| (-f64::from(i) / s).ln_1p()).sum();
            let series = all_different_ln(f64::from(d), s.ln());
            assert!((series / factors - 1.0).abs() < 1e-9, "{d} of {s}: {series}, {factors}");
        }
    }

    /// All courses of N deals out of K: the mean of E is 1.
    #[test]
    fn the_capital_is_one_on_average() {
        for (outcomes, deals) in [(6u64, 6u32), (24, 3)] {
            let courses = outcomes.pow(deals);
            let mut mean = 0.0;
            for course in 0..courses {
                let mut seen: Vec<u64> =
                    (0..deals).map(|i| course / outcomes.pow(i) % outcomes).collect();
                seen.sort_unstable();
                seen.dedup();
                let repeated = u64::from(deals) - seen.len() as u64;
                let repeats = Repeats { deals: deals.into(), repeated };
                mean += few_seeds_ln(repeats, (outcomes as f64).ln()).exp() / courses as f64;
            }
            assert!((mean - 1.0).abs() < 1e-9, "{outcomes}: {mean}");
        }
    }

    #[test]
    fn both_ways_of_adding_up_agree() {
        for s in [1e6f64, 1e9] {
            let d = s * 0.99e-3;
            let exact: f64 = (0..d as u64).map(|i| (-(i as f64) / s).ln_1p()).sum();
            let close = all_different_ln(d.floor(), s.ln());
            assert!((close - exact).abs() < 1e-5 * exact.abs().max(1.0), "{close} {exact}");
            let more = d.floor() * 1.02;
            let exact: f64 = (0..more as u64).map(|i| (-(i as f64) / s).ln_1p()).sum();
            let other = all_different_ln(more.floor(), s.ln());
            assert!((other - exact).abs() < 1e-3, "{other} {exact}");
        }
    }

    /// 2^15 seeds: 2,000 deals of 52 cards, of which about 60 repeat.
    #[test]
    fn a_few_repeats_are_enough() {
        let outcomes_ln = libm::lgamma(53.0);
        let ln = few_seeds_ln(Repeats { deals: 2000, repeated: 60 }, outcomes_ln);
        assert!(ln > 5000.0, "{ln}");
        let none = few_seeds_ln(Repeats { deals: 2000, repeated: 0 }, outcomes_ln);
        assert!(none < 0.0 && none > -2.0, "{none}");
    }
}
