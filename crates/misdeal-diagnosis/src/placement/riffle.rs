//! Riffles of the Gilbert-Shannon-Reeds model.
//!
//! Backwards, t riffles give each card one of a = 2^t labels and sort by label,
//! keeping the order within one. So the card at position p came from the number of
//! cards with smaller labels, or with its own label and before it:
//!
//! ```text
//!   Bin(p, (l+1)/a) + Bin(n-1-p, l/a)      for label l
//! ```
//!
//! Source: D. Bayer and P. Diaconis, Ann. Appl. Probab. 2 (1992) 294.

use super::Placement;

/// `times` riffles in a row, at most 16. O(2^times n^3).
///
/// # Panics
/// If `times` is larger.
pub fn riffles(n: u32, times: u32) -> Placement {
    assert!(times <= 16, "{times} riffles have too many labels");
    let (size, labels) = (n as usize, 1u32 << times);
    let mut chances = vec![0.0; size * size];
    for (p, row) in chances.chunks_exact_mut(size.max(1)).enumerate() {
        for label in 0..labels {
            let share = |labels_below: u32| f64::from(labels_below) / f64::from(labels);
            let before = binomial(p, share(label + 1));
            let after = binomial(size - 1 - p, share(label));
            for (i, x) in before.iter().enumerate() {
                let sums = row[i..].iter_mut().zip(&after);
                sums.for_each(|(sum, y)| *sum += x * y / f64::from(labels));
            }
        }
    }
    Placement { n, chances }
}

/// The law of the number of successes, by adding trial after trial.
pub(super) fn binomial(trials: usize, p: f64) -> Vec<f64> {
    let mut law = vec![0.0; trials + 1];
    law[0] = 1.0;
    for trial in 1..=trials {
        for k in (0..=trial).rev() {
            let succeeds = if k > 0 { law[k - 1] * p } else { 0.0 };
            law[k] = law[k] * (1.0 - p) + succeeds;
        }
    }
    law
}
