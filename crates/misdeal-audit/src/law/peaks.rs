//! How many cards of a fair shuffle are higher than both their neighbours.

use super::rows::last_row;

/// P(exactly k peaks) for k in `0..=(n - 1) / 2`: inner positions whose card is
/// higher than the one before and the one after. \[1\] for n = 0.
///
/// Mean (n - 2)/3 and, from n = 4 on, variance 2 (n + 1)/45. Relative error of
/// an entry below n * 1e-15; entries below 1e-300 are 0. Cost: O(n^2), about
/// 1 ms at n = 1,024.
///
/// # Source
/// T(n, k) = (2k + 2) T(n-1, k) + (n - 2k) T(n-1, k-1), over n!, by where the
/// highest card is put in; F. N. David and D. E. Barton, "Combinatorial Chance"
/// (1962), chapter 10; OEIS A008303.
///
/// ```
/// let law = misdeal_audit::law::peaks_law(4);
/// // Of the 24 orders of four cards 8 have no peak, 16 one.
/// assert!(law.iter().zip([8.0 / 24.0, 16.0 / 24.0]).all(|(p, q)| (p - q).abs() < 1e-15));
/// ```
pub fn peaks_law(n: u32) -> Vec<f64> {
    let len = n.saturating_sub(1) as usize / 2 + 1;
    last_row(2..=n, len, |n, k| (2.0 * k + 2.0) / n, |n, k| (n - 2.0 * k) / n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::all_orders::assert_law_of_all_orders;

    #[test]
    fn all_orders() {
        assert_law_of_all_orders(peaks_law, 8, |cards| {
            cards.windows(3).filter(|three| three[1] > three[0].max(three[2])).count()
        });
    }

    /// OEIS A008303.
    #[test]
    fn six_cards() {
        let counts: Vec<f64> = peaks_law(6).iter().map(|p| (720.0 * p).round()).collect();
        assert_eq!(counts, [32.0, 416.0, 272.0]);
    }
}
