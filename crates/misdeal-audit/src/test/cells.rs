//! Shared by tests over tables of counts: the count that is furthest out, and
//! the chi-square test of independent uniform digits.

use super::{EXPECTED_MIN, Origin};
use crate::finding::{Effect, Event, Finding, Method};
use crate::law::{binomial_lower_ln, binomial_upper_ln};
use crate::tally::Digits;

/// A count with its exact binomial law.
pub(super) struct Cell {
    pub(super) effect: Effect,
    /// ln of the smaller tail.
    ln_tail: f64,
}

/// Of counts that share one chance, the one with the smallest tail.
///
/// The tail falls with the distance from the mean on either side, so only the
/// largest and the smallest count need their law computed.
pub(super) fn extreme_of_row(
    origin: Origin,
    counts: &[u64],
    chance: f64,
    event: impl Fn(u32) -> Event,
) -> Option<Cell> {
    let (most, largest) = (0..).zip(counts).max_by_key(|&(_, &count)| count)?;
    let (least, smallest) = (0..).zip(counts).min_by_key(|&(_, &count)| count)?;
    let deals = origin.deals;
    let cell = |value, observed, ln_tail| Cell {
        effect: origin.effect(event(value), observed, chance),
        ln_tail,
    };
    let high = cell(most, *largest, binomial_upper_ln(*largest, deals, chance));
    let low = cell(least, *smallest, binomial_lower_ln(*smallest, deals, chance));
    Some(if high.ln_tail <= low.ln_tail { high } else { low })
}

/// The finding of the cell furthest out among `cells_count` cells.
///
/// Each cell has two tails and any of them may be picked, so the p-value is
/// that of the smallest tail times twice the number of cells (Bonferroni;
/// valid however the cells depend on each other).
pub(super) fn largest_cell(
    origin: Origin,
    rows: impl Iterator<Item = Cell>,
    cells_count: u64,
) -> Option<Finding> {
    let cell = rows.min_by(|a, b| a.ln_tail.total_cmp(&b.ln_tail))?;
    let ln_p = (cell.ln_tail + (2.0 * cells_count as f64).ln()).min(0.0);
    Some(origin.of_count(Method::LargestCell, ln_p, cell.effect))
}

/// The effect that stands out most, by its distance in standard errors.
pub(super) fn worst(effects: impl Iterator<Item = Effect>) -> Option<Effect> {
    effects.max_by(|a, b| a.z().abs().total_cmp(&b.z().abs()))
}

/// The two findings of a string of independent uniform digits.
///
/// The chi-square test sums sum (O - E)^2 / E over the digits whose expected
/// counts are large enough; independence makes the degrees of freedom add up.
pub(super) fn uniform_digits(
    origin: Origin,
    digits: &Digits,
    event: impl Fn(u32, u32) -> Event,
) -> Vec<Finding> {
    // A digit with one value says nothing.
    let rows = || (0..).zip(digits.rows()).filter(|(_, row)| row.len() > 1);
    let (mut statistic, mut degrees, mut effect) = (0.0, 0, None::<Effect>);
    let mut expected_min = f64::INFINITY;
    for (digit, row) in rows() {
        let chance = 1.0 / row.len() as f64;
        let expected = origin.deals as f64 * chance;
        if expected < EXPECTED_MIN {
            continue;
        }
        expected_min = expected_min.min(expected);
        statistic += row.iter().map(|&o| (o as f64 - expected).powi(2)).sum::<f64>() / expected;
        degrees += row.len() as u64 - 1;
        let effects = (0..)
            .zip(row)
            .map(|(value, &observed)| origin.effect(event(digit, value), observed, chance));
        effect = worst(effects.chain(effect));
    }
    let omnibus = effect.map(|effect| origin.chi_square(statistic, degrees, expected_min, effect));
    let extremes = rows().filter_map(|(digit, row)| {
        extreme_of_row(origin, row, 1.0 / row.len() as f64, |value| event(digit, value))
    });
    let cells = rows().map(|(_, row)| row.len() as u64).sum();
    omnibus.into_iter().chain(largest_cell(origin, extremes, cells)).collect()
}
