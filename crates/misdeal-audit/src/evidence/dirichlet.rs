//! Betting on counts without knowing the fault: Dirichlet mixtures.
//!
//! Against counts c of m values, each of chance 1/m under a fair shuffle, bet as
//! if the chances were drawn from a Dirichlet law with parameter a. The capital
//! after N deals is
//!
//! ```text
//!   E = G(ma) / G(ma + N) * product over values of G(a + c) / G(a) * m^N
//! ```
//!
//! with G the gamma function. It is an e-process: its mean under a fair shuffle
//! is 1 at every N. A small a finds large faults soon, a large a small ones
//! late; the average over several is an e-process too.
//!
//! Source: M. Lindon and A. Malek, "Anytime-valid inference for multinomial
//! count data", NeurIPS 35 (2022).

use std::sync::LazyLock;

/// The parameters that are averaged over.
pub(crate) const PARAMETERS: [f64; 6] = [1.0, 10.0, 1e2, 1e3, 1e4, 1e5];

/// Chances below this are taken for it, which makes a bet on them smaller.
const CHANCE_MIN: f64 = 1e-18;

/// Counts below this many have their gamma functions tabulated.
const TABLE_LEN: usize = 1 << 12;

/// ln G(a + c) / G(a) for whole c.
struct Rise {
    a: f64,
    ln_gamma: f64,
    table: Vec<f64>,
}

static RISES: LazyLock<[Rise; PARAMETERS.len()]> = LazyLock::new(|| {
    PARAMETERS.map(|a| {
        let sums = (0..TABLE_LEN).scan(0.0, |sum, c| {
            let before = *sum;
            *sum += (a + c as f64).ln();
            Some(before)
        });
        Rise { a, ln_gamma: libm::lgamma(a), table: sums.collect() }
    })
});

impl Rise {
    #[inline]
    fn of(&self, count: u64) -> f64 {
        match self.table.get(count as usize) {
            Some(&value) => value,
            None => stirling(self.a + count as f64) - self.ln_gamma,
        }
    }
}

/// ln G(x) for x above 4,000, where the next term is below 1e-13 and a double's last digit of
/// the whole is not.
#[inline]
fn stirling(x: f64) -> f64 {
    const LN_SQRT_2_PI: f64 = 0.918_938_533_204_672_8;
    (x - 0.5) * x.ln() - x + LN_SQRT_2_PI + 1.0 / (12.0 * x)
}

/// ln E of one string of counts for each of [`PARAMETERS`].
pub(super) fn uniform_ln(counts: &[u64]) -> [f64; PARAMETERS.len()] {
    let values = counts.len() as f64;
    let trials = counts.iter().sum::<u64>() as f64;
    let rises = &*RISES;
    let mut result = [0.0; PARAMETERS.len()];
    // Large decks have many values that were never seen, which add nothing.
    for &count in counts.iter().filter(|&&count| count > 0) {
        for (result, rise) in result.iter_mut().zip(rises) {
            *result += rise.of(count);
        }
    }
    for (result, rise) in result.iter_mut().zip(rises) {
        let total = values * rise.a;
        *result += libm::lgamma(total) - libm::lgamma(total + trials) + trials * values.ln();
    }
    result
}

/// ln of the average over [`PARAMETERS`] of E for values of these chances: the
/// Dirichlet law is centred there, with a parameter in proportion.
pub(super) fn law_ln(counts: &[u64], chances: impl Fn(usize) -> f64) -> f64 {
    let trials = counts.iter().sum::<u64>() as f64;
    average_ln(&PARAMETERS.map(|a| {
        let seen = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        let spread: f64 = seen
            .map(|(value, &count)| {
                let (chance, count) = (chances(value).max(CHANCE_MIN), count as f64);
                let centre = a * chance;
                libm::lgamma(centre + count) - libm::lgamma(centre) - count * chance.ln()
            })
            .sum();
        libm::lgamma(a) - libm::lgamma(a + trials) + spread
    }))
}

/// ln of the average of e^x.
pub(super) fn average_ln(values: &[f64]) -> f64 {
    sum_ln(values.iter().copied()) - (values.len() as f64).ln()
}

/// ln of the sum of e^x; negative infinity for no values.
pub(crate) fn sum_ln(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let largest = values.clone().fold(f64::NEG_INFINITY, f64::max);
    if largest.is_infinite() {
        return largest;
    }
    largest + values.map(|value| (value - largest).exp()).sum::<f64>().ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ln G(5000.5) by mpmath.
    #[test]
    fn large_counts_go_on_by_stirling() {
        assert!((stirling(5000.5) - 37_586.884_887_281_06).abs() < 1e-10, "{}", stirling(5000.5));
    }

    /// All courses of N deals of m values: the mean of E is 1.
    #[test]
    fn the_capital_is_one_on_average() {
        for (values, deals) in [(2usize, 9u32), (3, 6), (5, 4)] {
            let courses = values.pow(deals);
            let mut means = [0.0; PARAMETERS.len()];
            let mut law_mean = 0.0;
            // A law that is not uniform: chances 1, 2, 3, ... over their sum.
            let total = (values * (values + 1) / 2) as f64;
            let chance = |value: usize| (value + 1) as f64 / total;
            for mut course in 0..courses {
                let mut counts = vec![0u64; values];
                let mut course_chance = 1.0;
                for _ in 0..deals {
                    counts[course % values] += 1;
                    course_chance *= chance(course % values);
                    course /= values;
                }
                for (mean, ln) in means.iter_mut().zip(uniform_ln(&counts)) {
                    *mean += ln.exp() / courses as f64;
                }
                law_mean += law_ln(&counts, chance).exp() * course_chance;
            }
            for mean in means.into_iter().chain([law_mean]) {
                assert!((mean - 1.0).abs() < 1e-9, "{values} values: {mean}");
            }
        }
    }

    /// From one deal to the next E grows by what was bet on the value that came:
    /// m (a + c) / (ma + N), far beyond the table too.
    #[test]
    fn each_deal_multiplies_the_capital_by_what_was_bet_on_it() {
        for base in [0u64, 4000, 5000, 3_000_000] {
            let before = [base, base + 7, base / 2];
            let after = [base, base + 8, base / 2];
            let (before_ln, after_ln) = (uniform_ln(&before), uniform_ln(&after));
            let trials = before.iter().sum::<u64>() as f64;
            for (i, a) in PARAMETERS.into_iter().enumerate() {
                let bet = 3.0 * (a + before[1] as f64) / (3.0 * a + trials);
                let step = after_ln[i] - before_ln[i];
                assert!((step - bet.ln()).abs() < 1e-7, "{base} {a}: {step} {}", bet.ln());
            }
        }
    }

    #[test]
    fn sums_of_logarithms() {
        assert_eq!(sum_ln(std::iter::empty()), f64::NEG_INFINITY);
        assert!((sum_ln([1000.0, 1000.0].into_iter()) - 1000.0 - 2f64.ln()).abs() < 1e-12);
        assert_eq!(average_ln(&[f64::INFINITY, 0.0]), f64::INFINITY);
    }
}
