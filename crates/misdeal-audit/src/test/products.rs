//! Shared by tests of products of two cards, each measured from the middle of the
//! deck: `pairs` and `serial`.
//!
//! With u = 2a - (n-1) for a card a, the product of two cards lies between
//! -(n-1)^2 and (n-1)^2. Here it is moved by (n-1)^2, and its law is known exactly,
//! so that of its sum over N deals has a saddlepoint tail from 50 deals on.

use super::{Origin, SUM_DEALS_MIN};
use crate::finding::{Effect, Event, Finding, Method};
use crate::law::sum_of_number_ln;

/// The law of the product of two cards.
pub(super) struct Products {
    n: u32,
    law: Vec<f64>,
    mean: f64,
    variance: f64,
}

impl Products {
    /// Of two cards of one deal, which differ, or of two deals, which need not.
    pub(super) fn new(n: u32, can_be_equal: bool) -> Self {
        let middle = i64::from(n) - 1;
        let moved = |a: u32, b: u32| {
            let product = (2 * i64::from(a) - middle) * (2 * i64::from(b) - middle);
            (product + middle * middle) as usize
        };
        let mut law = vec![0.0; 2 * (middle * middle) as usize + 1];
        let pairs = || (0..n).flat_map(|a| (0..n).map(move |b| (a, b)));
        let counted = || pairs().filter(|(a, b)| can_be_equal || a != b);
        let chance = 1.0 / counted().count() as f64;
        counted().for_each(|(a, b)| law[moved(a, b)] += chance);
        let moment = |power| (0..).zip(&law).map(|(k, p)| f64::powi(f64::from(k), power) * p).sum();
        let mean: f64 = moment(1);
        let square: f64 = moment(2);
        Self { n, law, mean, variance: square - mean * mean }
    }

    /// The sum that was furthest out among these sums of products that were not
    /// moved; the p-value is that of its tail times the number of sums.
    pub(super) fn extreme(
        &self,
        origin: Origin,
        sums: &[i64],
        event: impl Fn(usize) -> Event,
    ) -> Option<Finding> {
        if origin.deals < SUM_DEALS_MIN || self.variance <= 0.0 {
            return None;
        }
        let indexed = || sums.iter().enumerate();
        let ends = [indexed().max_by_key(|(_, s)| **s)?, indexed().min_by_key(|(_, s)| **s)?];
        let moved_by = (i64::from(self.n) - 1).pow(2) as u64 * origin.deals;
        let of_end = |(index, &sum): (usize, &i64)| {
            let total = moved_by.saturating_add_signed(sum);
            (sum_of_number_ln(total, origin.deals, &self.law), index, total)
        };
        let (tail_ln, index, observed) =
            ends.map(of_end).into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?;
        let (mean, variance) = (self.mean, self.variance);
        let effect = Effect { event: event(index), observed, deals: origin.deals, mean, variance };
        let ln_p = (tail_ln + (sums.len() as f64).ln()).min(0.0);
        Some(origin.of_count(Method::SumTail, ln_p, effect))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of n cards u adds up to 0 and its squares to n(n^2-1)/3, so two that differ
    /// have mean product -(n+1)/3, and two deals 0 and variance ((n^2-1)/3)^2.
    #[test]
    fn moments() {
        for n in [3u32, 10, 52] {
            let wide = f64::from(n);
            let moved_by = (wide - 1.0).powi(2);
            let one_deal = Products::new(n, false);
            assert!((one_deal.mean - moved_by + (wide + 1.0) / 3.0).abs() < 1e-9);
            let two_deals = Products::new(n, true);
            assert!((two_deals.mean - moved_by).abs() < 1e-9);
            let variance = ((wide * wide - 1.0) / 3.0).powi(2);
            assert!((two_deals.variance / variance - 1.0).abs() < 1e-9);
            assert!((one_deal.law.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}
