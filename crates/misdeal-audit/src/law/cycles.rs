//! How many cycles a fair shuffle has.

/// P(exactly k cycles) for k in `0..=n`, cut at 127 cycles (beyond that the
/// chance is below 1e-60 for every n up to a million).
///
/// The i-th decoded Fisher-Yates draw closes a cycle with chance 1/i, and the
/// draws are independent, so the number of cycles is a sum of n independent
/// events of chances 1, 1/2, ..., 1/n. Cost: O(128 n).
///
/// # Source
/// Unsigned Stirling numbers of the first kind, c(n, k)/n!; W. Feller, "An
/// Introduction to Probability Theory", vol. 1, section X.6.
///
/// ```
/// let law = misdeal_audit::law::cycles_law(3);
/// // Of the six orders of three cards 2 have one cycle, 3 two, 1 three.
/// let expected = [0.0, 2.0 / 6.0, 3.0 / 6.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// ```
pub fn cycles_law(n: u32) -> Vec<f64> {
    const CYCLES_MAX: usize = 127;
    let mut law = vec![1.0];
    for i in 1..=n {
        let closes = 1.0 / f64::from(i);
        if law.len() <= CYCLES_MAX {
            law.push(0.0);
        }
        for k in (0..law.len()).rev() {
            let fewer = if k == 0 { 0.0 } else { law[k - 1] };
            law[k] = law[k] * (1.0 - closes) + fewer * closes;
        }
    }
    law
}
