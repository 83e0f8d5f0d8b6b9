//! The smallest deviations that a run finds, whatever their cause.

use super::POWER_ASKED;
use super::placement::{Table, has_table};
use super::thresholds::{Thresholds, binomial_upper_count};
use crate::law::{binomial_upper_ln, noncentral_chi_square_upper};
use crate::shape::{DealOrder, Shape};

/// The table of card by position, if there is one.
fn position_table(shape: Shape) -> Option<Table> {
    Table::of(shape).filter(|_| shape.order == DealOrder::Sequence && has_table(shape))
}

/// The smallest relative excess of one cell that is found by its own count; a
/// card that comes too rarely is found at a smaller deviation.
pub(super) fn cell(shape: Shape, deals: u64, alpha: f64) -> Option<f64> {
    let Table { cells, chance: fair, .. } = position_table(shape).filter(|_| deals > 0)?;
    let count = binomial_upper_count(deals, fair, (alpha / (2.0 * cells as f64)).ln())?;
    let finds = |chance: f64| binomial_upper_ln(count, deals, chance) >= POWER_ASKED.ln();
    Some(least(fair, 1.0 - 1e-12, finds) / fair - 1.0)
}

/// The smallest root mean square of the relative deviations of all cells that
/// is found by the chi-square over the table, where it decides.
///
/// Of n cards in the first k positions, deviations of rms r relative to 1/n add
/// (n-1) k r^2 / n to the noncentrality of each deal, or more if cards gather
/// among those dealt.
pub(super) fn rms(
    shape: Shape,
    deals: u64,
    alpha: f64,
    thresholds: &mut Thresholds,
) -> Option<f64> {
    let Table { degrees, .. } = position_table(shape).filter(|table| deals >= table.deals_min)?;
    let (n, k) = (f64::from(shape.deck), f64::from(shape.dealt));
    let critical = thresholds.chi_square(alpha / 2.0, degrees);
    let finds = |noncentrality| {
        noncentral_chi_square_upper(critical, degrees, noncentrality) >= POWER_ASKED
    };
    let mut enough = 1.0;
    while !finds(enough) {
        enough *= 2.0;
    }
    let noncentrality = least(0.0, enough, finds);
    Some((noncentrality * n / (deals as f64 * k * (n - 1.0))).sqrt())
}

/// The least number between two that has a property, which each larger one has
/// too; to nine digits of the interval.
fn least(low: f64, high: f64, has: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (low, high);
    for _ in 0..30 {
        let middle = (low + high) / 2.0;
        if has(middle) { high = middle } else { low = middle }
    }
    high
}
