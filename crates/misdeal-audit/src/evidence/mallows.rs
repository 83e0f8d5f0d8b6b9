//! Betting that too many or too few pairs of cards fall: Mallows' model.
//!
//! P(order) = e^(t * inversions) / Z(t): at t < 0 orders near the start are
//! likelier, at t > 0 orders near its reverse. Z is a product over the Lehmer
//! digits, which are independent under the model too. The likelihood ratio
//! against a fair shuffle is an e-process for each t, and so is the average
//! over several.
//!
//! Source: C. L. Mallows, "Non-null ranking models I", Biometrika 44 (1957) 114.

use super::dirichlet::average_ln;

/// The values of t, as multiples of 1/sd of the inversions of a fair deal.
const TILTS: [f64; 7] = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2];

/// ln E after `deals` deals with these inversions in all. `sizes` are the
/// numbers of values of the Lehmer digits.
pub(super) fn inversions_ln(total: u64, deals: u64, sizes: &[u32]) -> f64 {
    let of = |value: fn(f64) -> f64| sizes.iter().map(|&m| value(f64::from(m))).sum::<f64>();
    let mean = of(|m| (m - 1.0) / 2.0);
    let deviation = of(|m| (m * m - 1.0) / 12.0).sqrt();
    if deviation == 0.0 {
        return 0.0;
    }
    let (deals, excess) = (deals as f64, total as f64 - deals as f64 * mean);
    let ratio = |tilt: f64| {
        let t = tilt / deviation;
        // ln Z(t) / Z(0) with the mean taken out, so that nothing large cancels.
        let ln_z: f64 = sizes.iter().map(|&m| centred_ln(t, f64::from(m))).sum();
        t * excess - deals * ln_z
    };
    average_ln(&TILTS.map(ratio).into_iter().chain(TILTS.map(|t| ratio(-t))).collect::<Vec<_>>())
}

/// ln of the mean of e^(t (x - (m-1)/2)) for x uniform on 0..m, which is
/// sinh(mt/2) / (m sinh(t/2)).
fn centred_ln(t: f64, m: f64) -> f64 {
    let ln_sinh_ratio = |x: f64| {
        // ln(sinh(x)/x), even in x.
        let x = x.abs();
        if x < 1e-3 {
            x * x / 6.0 - x.powi(4) / 180.0
        } else {
            x + (-(-2.0 * x).exp_m1() / (2.0 * x)).ln()
        }
    };
    ln_sinh_ratio(m * t / 2.0) - ln_sinh_ratio(t / 2.0)
}

#[cfg(test)]
mod tests {
    use misdeal_deck::rank;

    use super::*;

    /// One deal of 2 to 5 cards, all orders: the mean of E is 1. And two deals.
    #[test]
    fn the_capital_is_one_on_average() {
        for n in 2..=5u32 {
            let sizes: Vec<u32> = (1..=n).rev().collect();
            let orders: u64 = (1..=u64::from(n)).product();
            let inversions: Vec<u64> = (0..orders)
                .map(|t| {
                    let order = rank::unrank_u64(n as usize, t).unwrap();
                    let cards = order.as_slice();
                    let after = |i: usize| cards[i..].iter().filter(|&&c| c < cards[i]).count();
                    (0..cards.len()).map(after).sum::<usize>() as u64
                })
                .collect();
            let one = inversions.iter().map(|&x| inversions_ln(x, 1, &sizes).exp());
            assert!((one.sum::<f64>() / orders as f64 - 1.0).abs() < 1e-12);
            let two = inversions
                .iter()
                .flat_map(|x| inversions.iter().map(move |y| x + y))
                .map(|total| inversions_ln(total, 2, &sizes).exp());
            assert!((two.sum::<f64>() / (orders * orders) as f64 - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn small_and_large_tilts_meet() {
        for m in [2.0f64, 52.0, 1000.0] {
            for t in [1e-6, 1e-4, 1.9e-3 / m, 2.1e-3 / m, 0.01, 1.0] {
                let direct: f64 = (0..m as u32)
                    .map(|x| (t * (f64::from(x) - (m - 1.0) / 2.0)).exp())
                    .sum::<f64>()
                    / m;
                assert!((centred_ln(t, m) - direct.ln()).abs() < 1e-12, "{m} {t}");
            }
        }
        assert_eq!(inversions_ln(0, 10, &[1]), 0.0);
    }
}
