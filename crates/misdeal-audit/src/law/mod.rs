//! Null laws: what a fair shuffle does, as upper tails in logarithms.
//!
//! A tail computed as `1 - cdf` cannot go below 1e-16, and findings reach
//! 1e-300 and far beyond, so every tail here is a natural logarithm from the
//! start. The values are checked against mpmath (`corpora/vectors/tails.csv`).

mod binomial;
mod chi_square;
mod cycles;
mod fixed_points;
mod poisson;

pub use binomial::{binomial_lower_ln, binomial_two_sided_ln, binomial_upper_ln};
pub use chi_square::chi_square_upper_ln;
pub use cycles::cycles_law;
pub use fixed_points::fixed_points_law;
pub use poisson::poisson_upper_ln;

/// ln(x!).
fn ln_factorial(x: u64) -> f64 {
    libm::lgamma(x as f64 + 1.0)
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
            let got = match f[0] {
                "chi_square" => chi_square_upper_ln(whole(1) as f64, whole(2)),
                "binomial" => binomial_upper_ln(whole(1), whole(2), fraction(f[3])),
                "binomial_lower" => binomial_lower_ln(whole(1), whole(2), fraction(f[3])),
                "poisson" => poisson_upper_ln(whole(1), fraction(f[2]).ln()),
                law => panic!("unknown law {law}"),
            };
            let want: f64 = f[f.len() - 1].parse().unwrap();
            let tolerance = 1e-9 * want.abs().max(1.0);
            assert!((got - want).abs() < tolerance, "{line}: got {got}");
            rows += 1;
        }
        assert!(rows > 100, "{rows} rows");
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
