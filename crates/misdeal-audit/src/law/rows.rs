//! Laws of one number, row after row of a triangle or entry after entry from the
//! likeliest one. Nothing is subtracted, so an entry of 1e-290 has as many right
//! digits as one of a half.

/// Rows are kept this many times too large (2^1000), so that what is lost below
/// the smallest double is 1e-300 of the smallest entry that is given.
const SCALE: f64 = f64::from_bits((1023 + 1000) << 52);

/// Smaller chances are given as 0.
const CHANCE_MIN: f64 = 1e-300;

/// The last row of a triangle, cut or filled up to `len` entries. The first row
/// is \[1\], the others are those of `rows` in this order, with
///
/// ```text
///   P_n(k) = stay(n, k) P_{n-1}(k) + step(n, k) P_{n-1}(k-1).
/// ```
pub(super) fn last_row(
    rows: impl Iterator<Item = u32>,
    len: usize,
    stay: impl Fn(f64, f64) -> f64,
    step: impl Fn(f64, f64) -> f64,
) -> Vec<f64> {
    let mut row = vec![SCALE];
    for n in rows.map(f64::from) {
        let end = row.len();
        let past_end = step(n, end as f64) * row[end - 1];
        for k in (1..end).rev() {
            row[k] = stay(n, k as f64) * row[k] + step(n, k as f64) * row[k - 1];
        }
        row[0] *= stay(n, 0.0);
        if past_end > 0.0 && end < len {
            row.push(past_end);
        }
    }
    row.resize(len, 0.0);
    row.into_iter().map(|p| without_least(p / SCALE)).collect()
}

/// A law of `len` entries from its likeliest entry `top`, given the ratio of
/// entry k + 1 to entry k.
pub(super) fn from_ratios(len: usize, top: usize, ratio: impl Fn(f64) -> f64) -> Vec<f64> {
    let mut law = vec![1.0; len];
    for k in top + 1..len {
        law[k] = law[k - 1] * ratio((k - 1) as f64);
    }
    for k in (0..top).rev() {
        law[k] = law[k + 1] / ratio(k as f64);
    }
    let sum: f64 = law.iter().sum();
    law.into_iter().map(|p| without_least(p / sum)).collect()
}

fn without_least(p: f64) -> f64 {
    if p < CHANCE_MIN { 0.0 } else { p }
}
