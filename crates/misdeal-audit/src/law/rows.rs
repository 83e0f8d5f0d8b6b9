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

#[cfg(test)]
mod tests {
    use crate::law::{
        binomial_law, descents_law, distinct_law, longest_rise_law, overlap_law, peaks_law,
        successions_law,
    };

    /// The reference values come from whole numbers, by other formulas
    /// (corpora/vectors/laws.py). They go down to 1e-299.
    #[test]
    fn single_chances_agree_with_whole_numbers() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/vectors/laws.csv");
        let Ok(table) = std::fs::read_to_string(path) else {
            return; // the packaged crate has no corpora
        };
        let mut rows = 0;
        for line in table.lines() {
            let f: Vec<&str> = line.split(',').collect();
            let whole = |i: usize| f[i].parse::<u32>().unwrap();
            let law = match f[0] {
                "descents" => descents_law(whole(1)),
                "peaks" => peaks_law(whole(1)),
                "successions" => successions_law(whole(1)),
                "longest_rise" => longest_rise_law(whole(1)).unwrap(),
                "binomial" => {
                    let (over, under) = f[2].split_once('/').unwrap();
                    let p = over.parse::<f64>().unwrap() / under.parse::<f64>().unwrap();
                    binomial_law(whole(1), p)
                }
                "overlap" => overlap_law(whole(1), whole(2)),
                "distinct" => distinct_law(whole(1), whole(2)),
                law => panic!("unknown law {law}"),
            };
            let got = law[whole(f.len() - 2) as usize];
            let want: f64 = f[f.len() - 1].parse().unwrap();
            assert!((got / want - 1.0).abs() < 1e-12, "{line}: got {got}");
            rows += 1;
        }
        assert!(rows > 200, "{rows} rows");
    }

    #[test]
    fn chances_sum_to_one() {
        for n in [9, 52, 416, 1024] {
            for law in [descents_law(n), peaks_law(n), successions_law(n), distinct_law(n, n)] {
                assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13, "n = {n}");
            }
        }
    }
}
