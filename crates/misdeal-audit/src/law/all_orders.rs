//! Counts every order of a few cards, to check laws against.

use misdeal_deck::rank;

/// How many of all orders of `n` cards show which number.
pub(super) fn counts_of_all_orders(n: u32, number: impl Fn(&[u32]) -> usize) -> Vec<u64> {
    let mut counts = Vec::new();
    for rank in 0..(1..=u64::from(n)).product() {
        let order = rank::unrank_u64(n as usize, rank).unwrap();
        let k = number(order.as_slice());
        counts.resize(counts.len().max(k + 1), 0);
        counts[k] += 1;
    }
    counts
}

/// Checks a law of all sizes up to `n_max`: entry k is the share of orders that
/// show k, and there is no entry for what no order shows at the end.
pub(super) fn assert_law_of_all_orders(
    law: impl Fn(u32) -> Vec<f64>,
    n_max: u32,
    number: impl Fn(&[u32]) -> usize,
) {
    for n in 0..=n_max {
        let (law, counts) = (law(n), counts_of_all_orders(n, &number));
        assert_eq!(law.len(), counts.len(), "n = {n}");
        assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-13, "n = {n}");
        let orders: u64 = counts.iter().sum();
        for (k, (p, &count)) in law.into_iter().zip(&counts).enumerate() {
            let want = count as f64 / orders as f64;
            assert!((p - want).abs() <= 1e-14 * want, "n = {n}, {k}: {p} {want}");
        }
    }
}
