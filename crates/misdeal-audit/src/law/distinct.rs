//! How many different values a number of fair draws shows.

use super::rows::last_row;

/// P(exactly k different values) for k in `0..=min(n, draws)`, where each of
/// `draws` independent draws is uniform among `n` values.
///
/// Mean n (1 - (1 - 1/n)^draws). Relative error of an entry below draws * 1e-15;
/// entries below 1e-300 are 0. Cost: O(n draws), below 1 ms for 256 draws of 256
/// values.
///
/// # Panics
/// If there are draws, but no values.
///
/// # Source
/// The classical occupancy problem, C(n, k) k! S(draws, k) / n^draws with
/// Stirling numbers of the second kind, by the chance k/n that the next draw
/// shows nothing new; W. Feller, "An Introduction to Probability Theory", vol.
/// 1, sections II.5 and IV.2.
///
/// ```
/// let law = misdeal_audit::law::distinct_law(3, 3);
/// // Of the 27 triples of three values 3 show one, 18 two, 6 all.
/// let expected = [0.0, 3.0 / 27.0, 18.0 / 27.0, 6.0 / 27.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn distinct_law(n: u32, draws: u32) -> Vec<f64> {
    assert!(n > 0 || draws == 0, "{draws} draws of no values");
    let values = f64::from(n);
    let len = n.min(draws) as usize + 1;
    last_row(1..=draws, len, |_, k| k / values, |_, k| (values - k + 1.0) / values)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All n^draws outcomes of up to six draws.
    #[test]
    fn all_outcomes() {
        for n in 1..=5u32 {
            for draws in 0..=6u32 {
                let mut counts = vec![0u32; n.min(draws) as usize + 1];
                for mut outcome in 0..n.pow(draws) {
                    let mut seen = 0u32;
                    for _ in 0..draws {
                        seen |= 1 << (outcome % n);
                        outcome /= n;
                    }
                    counts[seen.count_ones() as usize] += 1;
                }
                let law = distinct_law(n, draws);
                assert_eq!(law.len(), counts.len());
                for (p, count) in law.iter().zip(counts) {
                    let want = f64::from(count) / f64::from(n.pow(draws));
                    assert!((p - want).abs() <= 1e-14 * want, "{n}, {draws}: {p} {want}");
                }
            }
        }
        assert_eq!(distinct_law(0, 0), [1.0]);
    }

    #[test]
    fn sums_and_means() {
        for (n, draws) in [(52, 52), (52, 256), (256, 256), (256, 10)] {
            let law = distinct_law(n, draws);
            let values = f64::from(n);
            let mean: f64 = (0..).zip(&law).map(|(k, p)| f64::from(k) * p).sum();
            let want = values * (1.0 - (1.0 - 1.0 / values).powi(draws as i32));
            assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13);
            assert!((mean / want - 1.0).abs() < 1e-12, "{n}, {draws}: {mean} {want}");
        }
    }
}
