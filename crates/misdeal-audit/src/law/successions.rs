//! How often a fair shuffle leaves the next higher card behind a card.

/// P(exactly k successions) for k in `0..n`, cut after k = 20 (the rest is below
/// 1e-18): positions i with `order[i + 1] == order[i] + 1`. \[1\] for n = 0.
///
/// Close to Poisson's law of mean 1 - 1/n. Relative error below 1e-14. Cost:
/// some hundred steps at most.
///
/// # Source
/// S(n, k) = C(n-1, k) (D(n-k) + D(n-k-1)) with the numbers of derangements D;
/// W. A. Whitworth, "Choice and Chance" (1901), proposition 32; J. Riordan,
/// Bulletin of the American Mathematical Society 51 (1945). The derangements by
/// D(m) = (m - 1) (D(m-1) + D(m-2)), which subtracts nothing.
///
/// ```
/// let law = misdeal_audit::law::successions_law(3);
/// // Of the six orders of three cards 3 have none, 2 one (0 1 is kept in 201,
/// // 1 2 in 120), 1 two.
/// let expected = [3.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn successions_law(n: u32) -> Vec<f64> {
    // 1/20! is below 1e-18, and from 20 cards on 1/e is the share of
    // derangements to 19 digits.
    const TERMS_MAX: u32 = 20;
    let Some(pairs) = n.checked_sub(1) else { return vec![1.0] };
    // D(m) / m!.
    let mut shares = vec![1.0, 0.0];
    for m in 2..=TERMS_MAX {
        let [before, last] = [shares[m as usize - 2], shares[m as usize - 1]];
        shares.push((f64::from(m - 1) * last + before) / f64::from(m));
    }
    let share = |m: u32| shares[m.min(TERMS_MAX) as usize];
    let mut factorial = 1.0;
    let mut law = Vec::new();
    for k in 0..=pairs.min(TERMS_MAX) {
        factorial *= f64::from(k.max(1));
        let rest = n - k;
        let whole = f64::from(n) * factorial;
        law.push((f64::from(rest) * share(rest) + share(rest - 1)) / whole);
    }
    law
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::all_orders::assert_law_of_all_orders;

    #[test]
    fn all_orders() {
        assert_law_of_all_orders(successions_law, 8, |cards| {
            cards.windows(2).filter(|pair| pair[1] == pair[0] + 1).count()
        });
    }

    /// (1 + 1/52)/e, to 60 digits.
    #[test]
    fn fifty_two_cards() {
        let law = successions_law(52);
        assert!((law[0] / ((1.0 + 1.0 / 52.0) * (-1f64).exp()) - 1.0).abs() < 1e-14);
        assert!((law[0] - 0.374_954).abs() < 1e-6);
        assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13);
        let mean: f64 = (0..).zip(&law).map(|(k, p)| f64::from(k) * p).sum();
        assert!((mean - 51.0 / 52.0).abs() < 1e-13);
    }
}
