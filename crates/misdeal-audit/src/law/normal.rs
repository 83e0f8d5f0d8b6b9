//! The normal law, from its tail to its argument.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// z with P(Z >= z) = `p`, for Z standard normal.
///
/// `1e-300 <= p < 1`; smaller values are taken as 1e-300. Absolute error below
/// 1e-9. Cost: some evaluations of `erfc`.
///
/// # Source
/// Newton's method on ln P(Z >= z), which is concave, so that every step after
/// the first comes from the same side.
///
/// ```
/// let z = misdeal_audit::law::normal_upper_quantile(1e-6);
/// assert!((z - 4.753424308822899).abs() < 1e-9);
/// ```
pub fn normal_upper_quantile(p: f64) -> f64 {
    const STEPS_MAX: usize = 60;
    let p = p.max(1e-300);
    if p > 0.5 {
        return -normal_upper_quantile(1.0 - p);
    }
    // ln p = -z^2/2 up to a factor that grows slowly.
    let mut z = (-2.0 * (2.0 * p).ln()).sqrt();
    for _ in 0..STEPS_MAX {
        let tail = libm::erfc(z * FRAC_1_SQRT_2) / 2.0;
        let density = (-z * z / 2.0).exp() / (2.0 * PI).sqrt();
        let step = (tail / p).ln() * tail / density;
        z += step;
        if step.abs() < 1e-13 * (1.0 + z) {
            break;
        }
    }
    z
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference values are mpmath's (corpora/vectors/power.py).
    #[test]
    fn quantiles_agree_with_mpmath() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/vectors/power.csv");
        let Ok(table) = std::fs::read_to_string(path) else {
            return; // the packaged crate has no corpora
        };
        let mut rows = 0;
        for line in table.lines().filter_map(|line| line.strip_prefix("normal,")) {
            let (p, z) = line.split_once(',').unwrap();
            let got = normal_upper_quantile(p.parse().unwrap());
            let want: f64 = z.parse().unwrap();
            assert!((got - want).abs() < 1e-9, "{line}: got {got}");
            rows += 1;
        }
        assert!(rows > 10, "{rows} rows");
    }
}
