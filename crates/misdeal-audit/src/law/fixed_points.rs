//! How many cards a fair shuffle leaves at home.

/// P(exactly k fixed points) for k in `0..=n`, cut after k = 20: the rest is
/// below 1e-19.
///
/// # Source
/// Rencontres numbers, P(k) = (1/k!) * sum over j <= n-k of (-1)^j / j!
/// (Montmort 1713; P. Diaconis, "Fixed points...", any text on derangements).
///
/// ```
/// let law = misdeal_audit::law::fixed_points_law(3);
/// // Of the six orders of three cards 2 fix none, 3 fix one, 1 fixes all.
/// let expected = [2.0 / 6.0, 3.0 / 6.0, 0.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn fixed_points_law(n: u32) -> Vec<f64> {
    // 1/20! is below 1e-18, so neither factor needs more than 20 terms.
    const TERMS_MAX: u32 = 20;
    let reciprocal = |k: u32| (1..=k).map(f64::from).product::<f64>().recip();
    let derangement = |m: u32| -> f64 {
        (0..=m.min(TERMS_MAX))
            .map(|j| if j % 2 == 0 { reciprocal(j) } else { -reciprocal(j) })
            .sum()
    };
    // With m = 1 card left over the alternating sum is exactly 1 - 1 = 0.
    (0..=n.min(TERMS_MAX)).map(|k| reciprocal(k) * derangement(n - k)).collect()
}
