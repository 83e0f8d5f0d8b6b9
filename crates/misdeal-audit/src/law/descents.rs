//! How often a fair shuffle puts a card before a lower one.

use super::rows::last_row;

/// P(exactly k descents) for k in `0..n`: places where a card lies directly
/// before one that is lower. \[1\] for n = 0.
///
/// The law is symmetric, with mean (n - 1)/2 and variance (n + 1)/12. Relative
/// error of an entry below n * 1e-15; entries below 1e-300 are 0. Cost: O(n^2),
/// about 2 ms at n = 1,024.
///
/// # Source
/// Eulerian numbers, A(n, k) = (k + 1) A(n-1, k) + (n - k) A(n-1, k-1), over n!;
/// L. Comtet, "Advanced Combinatorics" (1974), section 6.5; NIST DLMF 26.14.8.
///
/// ```
/// let law = misdeal_audit::law::descents_law(3);
/// // Of the six orders of three cards 1 never falls, 4 fall once, 1 twice.
/// let expected = [1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn descents_law(n: u32) -> Vec<f64> {
    last_row(1..=n, n.max(1) as usize, |n, k| (k + 1.0) / n, |n, k| (n - k) / n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::all_orders::assert_law_of_all_orders;

    #[test]
    fn all_orders() {
        assert_law_of_all_orders(descents_law, 8, |cards| {
            cards.windows(2).filter(|pair| pair[0] > pair[1]).count()
        });
    }
}
