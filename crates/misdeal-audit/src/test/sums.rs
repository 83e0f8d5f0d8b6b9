//! Shared by tests of a number added up over all deals: its mean.

use super::{Origin, SUM_DEALS_MIN};
use crate::finding::{Effect, Event, Finding, Method};
use crate::law::{sum_of_digits_ln, sum_of_few_ln, sum_of_number_ln};

/// The tail of a sum of digits decides from so many digits on.
const DIGITS_MIN: u64 = 100;

/// The finding on the sum of a number whose law is known: `counts[k]` deals
/// showed `k`, with chance `law[k]`. The law is cut where chances are below
/// 1e-18; a sum beyond what it allows is taken for the largest that it allows.
pub(super) fn sum_of_a_number(
    origin: Origin,
    counts: &[u64],
    law: &[f64],
    event: Event,
) -> Option<Finding> {
    let total = (0..).zip(counts).map(|(value, &count)| value * count).sum();
    let most = (law.len() as u64).saturating_sub(1) * origin.deals;
    let moment = |power| (0..).zip(law).map(|(k, p)| f64::powi(f64::from(k), power) * p).sum();
    let mean: f64 = moment(1);
    let variance = moment(2) - mean * mean;
    let total = u64::min(total, most);
    let ln_p = if origin.deals < SUM_DEALS_MIN {
        // Few deals have the exact law of their sum.
        sum_of_few_ln(total, origin.deals, law)?
    } else {
        sum_of_number_ln(total, origin.deals, law)
    };
    let effect = Effect { event, observed: total, deals: origin.deals, mean, variance };
    (variance > 0.0).then(|| origin.of_count(Method::SumTail, ln_p, effect))
}

/// The finding on the sum of all digits of all deals.
pub(super) fn sum_of_digits(
    origin: Origin,
    total: u64,
    sizes: impl Iterator<Item = u32> + Clone,
    event: Event,
) -> Option<Finding> {
    let each = |value: fn(f64) -> f64| sizes.clone().map(|m| value(f64::from(m))).sum::<f64>();
    let mean = each(|m| (m - 1.0) / 2.0);
    let variance = each(|m| (m * m - 1.0) / 12.0);
    // A digit string of many digits is a sum of many numbers itself.
    let is_open = origin.deals.saturating_mul(sizes.clone().count() as u64) >= DIGITS_MIN
        && origin.deals > 0
        && variance > 0.0;
    is_open.then(|| {
        let ln_p = sum_of_digits_ln(total, origin.deals, sizes.clone());
        let effect = Effect { event, observed: total, deals: origin.deals, mean, variance };
        origin.of_count(Method::SumTail, ln_p, effect)
    })
}
