//! What no number of deals can show: faults that are smaller than any run is
//! long.

use super::{Beyond, POWER_ASKED};
use crate::alike::Alike;
use crate::law::normal_upper_quantile;
use crate::shape::Shape;

/// Faults that need fewer deals are not beyond reach: ten thousand runs of a
/// million.
const DEALS_MIN: f64 = 1e10;

/// The faults beyond reach of `deals` deals, in a fixed order.
pub(super) fn beyond(shape: Shape, alike: &Alike, deals: u64, alpha: f64) -> Vec<Beyond> {
    let least = DEALS_MIN.max(deals as f64);
    let modulo = |range| best_test(bounded_draw_kl(shape, range), alpha);
    let needed = [modulo(1 << 32), modulo(1 << 24), repeat_among(alike.outcomes_ln(shape), 64.0)];
    let out_of_reach =
        |fault: &Beyond| fault.deals_needed.is_finite() && fault.deals_needed > least;
    let fault = |((fault, id, about), deals_needed)| Beyond { fault, id, about, deals_needed };
    NAMES.into_iter().zip(needed).map(fault).filter(out_of_reach).collect()
}

/// The slugs of these faults, their ids, and what they are in words.
pub(super) const NAMES: [(&str, &str, &str); 3] = [
    ("modulo-bias", "remainder-of-32-bits", "modulo bias of a 32-bit generator"),
    ("modulo-bias", "fraction-of-24-bits", "a 24-bit fraction, multiplied and rounded down"),
    ("few-seeds", "seeds-of-64-bits", "2^64 seeds"),
];

/// Deals that even the best test of this very fault needs: the logarithm of the
/// likelihood ratio of one deal has mean -KL or +KL and variance 2 KL.
fn best_test(kl: f64, alpha: f64) -> f64 {
    let z = normal_upper_quantile(alpha) + normal_upper_quantile(1.0 - POWER_ASKED);
    z * z / (2.0 * kl)
}

/// The relative entropy, in nats, of Fisher-Yates draws made of a number below
/// `range` by remainder (or by multiplication, which rounds to the same
/// counts).
///
/// A draw of m values has `range` mod m = r values with one number more than the
/// others: the sum of (p - 1/m)^2 m is r (m-r) / range^2, and the entropy is half
/// of that as long as the deviations, m / range, are small. Draws are
/// independent, so their entropies add up. What is not shown (an order, cards
/// not dealt) can only lower it, and raise the deals needed.
fn bounded_draw_kl(shape: Shape, range: u64) -> f64 {
    let draws = (shape.deck - shape.dealt + 1..=shape.deck).map(|values| {
        let (values, rest) = (u64::from(values), range % u64::from(values));
        rest as f64 * (values - rest) as f64 / 2.0
    });
    draws.sum::<f64>() / (range as f64).powi(2)
}

/// Deals until some two are equal with 99 %, of 2^`bits` seeds; none where
/// equal deals come as soon without seeds.
fn repeat_among(outcomes_ln: Option<f64>, bits: f64) -> f64 {
    let seeds_ln = bits * std::f64::consts::LN_2;
    if outcomes_ln.is_none_or(|outcomes_ln| outcomes_ln <= seeds_ln) {
        return f64::INFINITY;
    }
    (2.0 * -(1.0 - POWER_ASKED).ln() * seeds_ln.exp()).sqrt()
}
