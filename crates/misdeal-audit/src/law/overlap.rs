//! How many of some marked cards are among as many cards of a fair shuffle.

use super::rows::from_ratios;

/// P(exactly j of `k` marked things are among `k` that are drawn from `n`
/// without putting back), for j in `0..=k`. `k <= n`.
///
/// Mean k^2/n. Relative error of an entry below k * 1e-15; entries below 1e-300
/// are 0. Cost: O(k).
///
/// # Panics
/// If `k > n`.
///
/// # Source
/// The hypergeometric law, C(k, j) C(n-k, k-j) / C(n, k); W. Feller, "An
/// Introduction to Probability Theory", vol. 1, section II.6.
///
/// ```
/// let law = misdeal_audit::law::overlap_law(4, 2);
/// // Of the 6 pairs of four things 1 shares none with a given pair, 4 share
/// // one, 1 both.
/// let expected = [1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn overlap_law(n: u32, k: u32) -> Vec<f64> {
    assert!(k <= n, "{k} of {n} things");
    let (all, marked) = (f64::from(n), f64::from(k));
    let likeliest = (u64::from(k) + 1).pow(2) / (u64::from(n) + 2);
    let ratio = |j: f64| (marked - j).powi(2) / ((j + 1.0) * (all - 2.0 * marked + j + 1.0));
    from_ratios(k as usize + 1, likeliest as usize, ratio)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::all_orders::counts_of_all_orders;

    /// The first k positions of all orders, and the cards 0 to k - 1.
    #[test]
    fn all_orders() {
        for n in 0..=7 {
            for k in 0..=n {
                let first =
                    |cards: &[u32]| cards[..k as usize].iter().filter(|&&card| card < k).count();
                let (law, counts) = (overlap_law(n, k), counts_of_all_orders(n, first));
                assert_eq!(law.len(), k as usize + 1);
                assert_eq!(law.len(), counts.len(), "n = {n}, k = {k}");
                let orders: u64 = counts.iter().sum();
                for (p, &count) in law.iter().zip(&counts) {
                    let want = count as f64 / orders as f64;
                    assert!((p - want).abs() <= 1e-14 * want, "n = {n}, k = {k}: {p} {want}");
                }
            }
        }
    }

    #[test]
    fn sums_and_means() {
        for (n, k) in [(52, 13), (52, 40), (1000, 999), (1_000_000, 1024)] {
            let law = overlap_law(n, k);
            let mean: f64 = (0..).zip(&law).map(|(j, p)| f64::from(j) * p).sum();
            let want = f64::from(k).powi(2) / f64::from(n);
            assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13);
            assert!((mean / want - 1.0).abs() < 1e-12, "{n}, {k}: {mean} {want}");
        }
    }
}
