//! Null laws: what a fair shuffle does, as tails in logarithms, and the
//! intervals that follow from them.
//!
//! A tail computed as `1 - cdf` cannot go below 1e-16, and findings reach
//! 1e-300 and far beyond, so every tail here is a natural logarithm from the
//! start. The values are checked against mpmath (`corpora/vectors/tails.csv`).
//!
//! The law of a number that one deal shows is a vector, entry k the chance of k
//! (`..._law`), checked against all orders of a few cards and against whole
//! numbers (`corpora/vectors/laws.csv`).

#[cfg(test)]
mod all_orders;
mod bennett;
mod binomial;
mod chi_square;
mod cycles;
mod descents;
mod distinct;
mod few_orders;
mod fixed_points;
mod hands;
mod interval;
mod longest_rise;
mod noncentral;
mod normal;
mod overlap;
mod peaks;
mod point;
mod poisson;
mod rank_score;
mod rows;
mod saddlepoint;
mod score_tail;
mod successions;
mod sum_of_digits;
mod sum_of_few;
mod sum_of_number;

pub use bennett::bennett_ln;
pub use binomial::{binomial_law, binomial_lower_ln, binomial_two_sided_ln, binomial_upper_ln};
pub use chi_square::{chi_square_lower_ln, chi_square_two_sided_ln, chi_square_upper_ln};
pub use cycles::cycles_law;
pub use descents::descents_law;
pub use distinct::distinct_law;
pub use few_orders::few_orders_ln;
pub use fixed_points::fixed_points_law;
pub use hands::{five_cards_law, natural_chance, three_ranks_law, three_suits_law, two_cards_law};
pub use interval::{Interval, binomial_interval, poisson_interval};
pub use longest_rise::longest_rise_law;
pub use noncentral::noncentral_chi_square_upper;
pub use normal::normal_upper_quantile;
pub use overlap::overlap_law;
pub use peaks::peaks_law;
pub use poisson::{poisson_lower_ln, poisson_upper_ln};
pub use rank_score::RankScore;
pub use score_tail::score_ln;
pub use successions::successions_law;
pub use sum_of_digits::sum_of_digits_ln;
pub use sum_of_few::sum_of_few_ln;
pub use sum_of_number::sum_of_number_ln;

/// ln(1 - e^x) for x <= 0.
fn ln_one_minus(x: f64) -> f64 {
    if x > -std::f64::consts::LN_2 { (-x.exp_m1()).ln() } else { (-x.exp()).ln_1p() }
}

/// A series is cut when its terms no longer change its sum.
const TERM_RATIO_MIN: f64 = 1e-17;

#[cfg(test)]
mod tests {
    use super::*;
    use misdeal_deck::rank;

    fn fraction(text: &str) -> f64 {
        match text.split_once('/') {
            Some((a, b)) => a.parse::<f64>().unwrap() / b.parse::<f64>().unwrap(),
            None => text.parse().unwrap(),
        }
    }

    /// The reference values are mpmath's (corpora/vectors/tails.py), with 25
    /// digits. A relative error of 1e-9 in ln p is one of 1e-6 in p at 1e-400.
    #[test]
    fn tails_agree_with_mpmath() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/vectors/tails.csv");
        let Ok(table) = std::fs::read_to_string(path) else {
            return; // the packaged crate has no corpora
        };
        let mut rows = 0;
        for line in table.lines() {
            let f: Vec<&str> = line.split(',').collect();
            let whole = |i: usize| f[i].parse::<u64>().unwrap();
            let things = || whole(3) as u32;
            let got = match f[0] {
                "chi_square" => chi_square_upper_ln(fraction(f[1]), whole(2)),
                "chi_square_lower" => chi_square_lower_ln(fraction(f[1]), whole(2)),
                "binomial" => binomial_upper_ln(whole(1), whole(2), fraction(f[3])),
                "binomial_lower" => binomial_lower_ln(whole(1), whole(2), fraction(f[3])),
                "binomial_low" => binomial_interval(whole(1), whole(2), fraction(f[3]).ln()).low,
                "binomial_high" => binomial_interval(whole(1), whole(2), fraction(f[3]).ln()).high,
                "poisson" => poisson_upper_ln(whole(1), fraction(f[2]).ln()),
                "poisson_lower" => poisson_lower_ln(whole(1), fraction(f[2]).ln()),
                "poisson_low" => poisson_interval(whole(1), fraction(f[2]).ln()).low,
                "poisson_high" => poisson_interval(whole(1), fraction(f[2]).ln()).high,
                "sum_of_fixed_points" => {
                    sum_of_number_ln(whole(1), whole(2), &fixed_points_law(things()))
                }
                "sum_of_cycles" => sum_of_number_ln(whole(1), whole(2), &cycles_law(things())),
                "sum_of_inversions" => sum_of_digits_ln(whole(1), whole(2), 1..=things()),
                law => panic!("unknown law {law}"),
            };
            let want: f64 = f[f.len() - 1].parse().unwrap();
            // Ends of intervals to their own size, logarithms to 1 at least.
            let is_end = f[0].ends_with("_low") || f[0].ends_with("_high");
            let mut range = -1e-9 * want.abs().max(if is_end { 0.0 } else { 1.0 })..=0.0;
            // Sums are approximated, and never too low.
            let above = if f[0].starts_with("sum_of") { 0.085 } else { -range.start() };
            range = *range.start()..=above;
            assert!(range.contains(&(got - want)), "{line}: got {got}");
            rows += 1;
        }
        assert!(rows > 400, "{rows} rows");
    }

    #[test]
    fn tails_at_their_ends() {
        assert_eq!(chi_square_upper_ln(0.0, 5), 0.0);
        assert_eq!(binomial_upper_ln(0, 10, 0.5), 0.0);
        assert_eq!(binomial_upper_ln(11, 10, 0.5), f64::NEG_INFINITY);
        assert_eq!(binomial_lower_ln(10, 10, 0.5), 0.0);
        assert_eq!(binomial_two_sided_ln(5, 10, 0.5), 0.0);
        assert_eq!(poisson_upper_ln(0, f64::NEG_INFINITY), 0.0);
        assert_eq!(poisson_upper_ln(1, f64::NEG_INFINITY), f64::NEG_INFINITY);
        assert_eq!(poisson_upper_ln(3, 3f64.ln()), 0.0);
        assert!(chi_square_upper_ln(1e9, 10) < -4e8);
        assert_eq!(chi_square_lower_ln(0.0, 5), f64::NEG_INFINITY);
        assert_eq!(chi_square_lower_ln(1e9, 10), 0.0);
        assert!(chi_square_two_sided_ln(2.0 * std::f64::consts::LN_2, 2, 0.0).abs() < 1e-15);
        assert_eq!(chi_square_two_sided_ln(0.0, 5, 1e9), 0.0);
        assert_eq!(poisson_lower_ln(4, 3f64.ln()), 0.0);
        assert_eq!(poisson_lower_ln(0, f64::NEG_INFINITY), 0.0);
        assert_eq!(poisson_lower_ln(3, 5000.0), f64::NEG_INFINITY);
    }

    /// Each tail falls as it goes out, also over the seams of its methods.
    #[test]
    fn tails_are_monotone() {
        for degrees in [1, 2, 9, 81, 2601] {
            let mean = degrees as f64;
            let at = |i: u32| mean * f64::from(i) / 200.0;
            let steps = |f: &dyn Fn(f64) -> f64| (1..600).map(|i| f(at(i))).collect::<Vec<_>>();
            assert!(steps(&|x| chi_square_lower_ln(x, degrees)).is_sorted());
            assert!(steps(&|x| -chi_square_upper_ln(x, degrees)).is_sorted());
            let both = steps(&|x| {
                chi_square_lower_ln(x, degrees).exp() + chi_square_upper_ln(x, degrees).exp()
            });
            assert!(both.iter().all(|sum| (sum - 1.0).abs() < 1e-12), "{degrees}");
        }
        let counts = |f: &dyn Fn(u64) -> f64| (0..400).map(f).collect::<Vec<_>>();
        assert!(counts(&|k| poisson_lower_ln(k, 200f64.ln())).is_sorted());
        assert!(counts(&|k| -poisson_upper_ln(k, 200f64.ln())).is_sorted());
        assert!(counts(&|k| binomial_lower_ln(k, 399, 0.3)).is_sorted());
        assert!(counts(&|k| -binomial_upper_ln(k, 399, 0.3)).is_sorted());
    }

    /// Counts every order of up to seven cards.
    #[test]
    fn small_laws_are_those_of_all_orders() {
        for n in 0..=7u32 {
            let orders = (1..=u64::from(n)).product::<u64>();
            let mut fixed = vec![0u32; n as usize + 1];
            let mut cycles = vec![0u32; n as usize + 1];
            for number in 0..orders {
                let order = rank::unrank_u64(n as usize, number).unwrap();
                let home = (0..).zip(order.as_slice()).filter(|&(i, &card)| i == card).count();
                fixed[home] += 1;
                cycles[order.cycles_count()] += 1;
            }
            for (counts, law) in [(fixed, fixed_points_law(n)), (cycles, cycles_law(n))] {
                assert_eq!(counts.len(), law.len());
                for (&count, p) in counts.iter().zip(law) {
                    assert!((f64::from(count) / orders as f64 - p).abs() < 1e-14, "n = {n}");
                }
            }
        }
    }

    /// The inversions of all orders of up to seven cards are a sum of
    /// independent uniform digits of 1, 2, ..., n values; and a tail of one
    /// order is near the exact one even where the approximation may not decide.
    #[test]
    fn inversions_are_a_sum_of_digits() {
        for n in 1..=7u32 {
            let orders = (1..=u64::from(n)).product::<u64>();
            let mut counts = vec![0u64; (n * (n - 1) / 2 + 1) as usize];
            for number in 0..orders {
                let order = rank::unrank_u64(n as usize, number).unwrap();
                let cards = order.as_slice();
                let later = |i: usize| cards[i..].iter().filter(|&card| *card < cards[i]).count();
                counts[(0..cards.len()).map(later).sum::<usize>()] += 1;
            }
            let mut products = vec![1u64];
            for size in 1..=n as usize {
                let mut next = vec![0; products.len() + size - 1];
                for (k, ways) in products.iter().enumerate() {
                    next[k..k + size].iter_mut().for_each(|to| *to += ways);
                }
                products = next;
            }
            assert_eq!(counts, products, "n = {n}");
            let moment = |about: f64, power: i32| -> f64 {
                let term = |(k, &ways): (usize, &u64)| (k as f64 - about).powi(power) * ways as f64;
                counts.iter().enumerate().map(term).sum::<f64>() / orders as f64
            };
            let mean = (1..=n).map(|m| f64::from(m - 1) / 2.0).sum::<f64>();
            let variance = (1..=n).map(|m| f64::from(m * m - 1) / 12.0).sum::<f64>();
            assert!((moment(0.0, 1) - mean).abs() < 1e-12, "n = {n}");
            assert!((moment(mean, 2) - variance).abs() < 1e-12, "n = {n}");
            let mut fewer = 0;
            for (total, ways) in (0..).zip(&counts) {
                fewer += ways;
                if 2 * fewer < orders {
                    let p = 2.0 * fewer as f64 / orders as f64;
                    let excess = sum_of_digits_ln(total, 1, 1..=n) - p.ln();
                    assert!((-1e-12..0.085).contains(&excess), "n = {n}, {total}: {excess}");
                }
            }
        }
    }

    /// Mean and variance of the cycles at n = 52: 4.538044 and 2.912157, the
    /// harmonic sums H(52) and H(52) - H2(52).
    #[test]
    fn laws_at_fifty_two() {
        let law = cycles_law(52);
        let moment = |power: i32| -> f64 {
            law.iter().enumerate().map(|(k, p)| (k as f64).powi(power) * p).sum()
        };
        let mean = (1..=52).map(|i| 1.0 / f64::from(i)).sum::<f64>();
        let variance = mean - (1..=52).map(|i| 1.0 / f64::from(i).powi(2)).sum::<f64>();
        assert!((moment(0) - 1.0).abs() < 1e-13);
        assert!((moment(1) - mean).abs() < 1e-12);
        assert!((moment(2) - moment(1).powi(2) - variance).abs() < 1e-11);
        // No fixed point: 1/e to 60 digits at n = 52.
        assert!((fixed_points_law(52)[0] - (-1f64).exp()).abs() < 1e-15);
        assert!((fixed_points_law(52).iter().sum::<f64>() - 1.0).abs() < 1e-14);
    }
}
