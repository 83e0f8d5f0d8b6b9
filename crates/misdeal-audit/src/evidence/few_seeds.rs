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
use crate::law::few_orders_ln;
use crate::tally::Repetition;

const SEED_BITS_MAX: u32 = 64;

/// ln E, given ln K.
pub(super) fn few_seeds_ln(found: Repetition, outcomes_ln: f64) -> f64 {
    let ratio = |bits: u32| {
        let seeds_ln = f64::from(bits) * std::f64::consts::LN_2;
        if seeds_ln >= outcomes_ln {
            return 0.0; // no fewer than there are deals: nothing is bet
        }
        few_orders_ln(found.deals, found.different, seeds_ln, outcomes_ln)
    };
    average_ln(&(0..=SEED_BITS_MAX).map(ratio).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(deals: u64, different: u64) -> Repetition {
        Repetition { deals, different, ..Repetition::default() }
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
                let found = of(deals.into(), seen.len() as u64);
                mean += few_seeds_ln(found, (outcomes as f64).ln()).exp() / courses as f64;
            }
            assert!((mean - 1.0).abs() < 1e-9, "{outcomes}: {mean}");
        }
    }

    /// 2^15 seeds: 2,000 deals of 52 cards, of which about 60 repeat.
    #[test]
    fn a_few_repeats_are_enough() {
        let outcomes_ln = libm::lgamma(53.0);
        let ln = few_seeds_ln(of(2000, 1940), outcomes_ln);
        assert!(ln > 5000.0, "{ln}");
        let none = few_seeds_ln(of(2000, 2000), outcomes_ln);
        assert!(none < 0.0 && none > -2.0, "{none}");
    }
}
