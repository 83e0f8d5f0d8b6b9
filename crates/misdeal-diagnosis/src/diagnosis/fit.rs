//! [`fit_ln`]: whether the counts are such as the fault makes.
//!
//! Each row is compared with the fault's by a chi-square: with its chances where they are
//! exact, with the simulated counts as a second sample where they are not (classes with few
//! counts go together). The smallest p, times the number of rows, is that of the fit: rows
//! hang together, and this holds however they do.
//!
//! Rows that count many things of each deal vary more, or less, than single deals do. By how
//! much, two simulations of the same fault tell from each other.

use misdeal_audit::law::chi_square_upper_ln;
use misdeal_audit::{Frame, Row, Table, TableCounts};

use super::predicted::{Predicted, Prediction};

/// A row of few orders is tested where there are so many for each of its classes.
const ORDERS_A_CLASS: f64 = 5.0;
/// What a fault cannot make at all.
const IMPOSSIBLE_LN: f64 = -1e4;
/// Classes with fewer counts, in both samples, are taken together.
const COUNTS_MIN: f64 = 20.0;

/// ln p of the worst row, corrected for their number; 0 where no row says anything. Counts vary
/// `spread` times as much as those of deals by themselves.
pub(super) fn fit_ln(
    observed: &[TableCounts<'_>],
    prediction: &Prediction,
    again: Option<&Prediction>,
    spread: f64,
) -> f64 {
    let (mut least, mut rows) = (0.0f64, 0u32);
    for (number, (table, predicted)) in observed.iter().zip(&prediction.tables).enumerate() {
        let counts_many = counts_many(table.table);
        let is_relative = matches!(table.frame, Frame::Relative { .. });
        let again = again.and_then(|again| match &again.tables[number] {
            Predicted::Simulated(rows) => Some(rows),
            _ => None,
        });
        for (at, row) in table.rows.iter().enumerate() {
            let ln = match (predicted, again) {
                (Predicted::Chances(chances), _) => one_sample_ln(row, &chances[at], spread),
                (Predicted::Simulated(counts), Some(again)) if counts_many => {
                    spread_ln(row, &counts[at], &again[at], spread)
                }
                (Predicted::Simulated(counts), _) if !counts_many => {
                    two_samples(&row.counts, &counts[at]).ln(spread)
                }
                // Of few orders, some deals change nothing at all.
                (Predicted::Few(orders), _) if !counts_many && !is_relative => few_ln(row, *orders),
                _ => None,
            };
            if let Some(ln) = ln {
                least = least.min(ln);
                rows += 1;
            }
        }
    }
    (least + f64::from(rows.max(1)).ln()).min(0.0)
}

/// The same of tables under a fair shuffle.
pub(super) fn fair_ln<'a>(tables: impl Iterator<Item = &'a TableCounts<'a>>) -> f64 {
    let (mut least, mut rows) = (0.0f64, 0u32);
    for row in tables.filter(|table| !counts_many(table.table)).flat_map(|table| &table.rows) {
        let chances: Vec<f64> = (0..row.counts.len()).map(|class| row.fair(class)).collect();
        if let Some(ln) = one_sample_ln(row, &chances, 1.0) {
            least = least.min(ln);
            rows += 1;
        }
    }
    (least + f64::from(rows.max(1)).ln()).min(0.0)
}

/// True of rows that count many things of each deal.
fn counts_many(table: Table) -> bool {
    matches!(table, Table::Blocks | Table::DrawBlocks(_) | Table::Offsets | Table::Moves)
}

/// A row of a few fair orders that come again and again: counts vary by so much more. With
/// fewer orders than classes that is no chi-square, and nothing is said.
fn few_ln(row: &Row<'_>, orders: f64) -> Option<f64> {
    let chances: Vec<f64> = (0..row.counts.len()).map(|class| row.fair(class)).collect();
    let is_enough = orders >= ORDERS_A_CLASS * row.counts.len() as f64;
    is_enough.then(|| one_sample_ln(row, &chances, 1.0 + row.deals() as f64 / orders))?
}

fn one_sample_ln(row: &Row<'_>, chances: &[f64], spread: f64) -> Option<f64> {
    let deals = row.deals() as f64;
    let is_impossible = |(&count, &chance): (&u64, &f64)| count > 0 && chance == 0.0;
    if row.counts.iter().zip(chances).any(is_impossible) {
        return Some(IMPOSSIBLE_LN);
    }
    let expected: Vec<f64> = chances.iter().map(|chance| chance * deals).collect();
    let mut classes = Classes::default();
    for (&count, &expected) in row.counts.iter().zip(&expected) {
        classes.add(count as f64, expected, expected);
    }
    classes
        .finish(|count, expected| (count - expected).powi(2) / expected.max(f64::MIN_POSITIVE))
        .ln(spread)
}

/// Two samples of one law, class by class.
fn two_samples(first: &[u64], second: &[u64]) -> Classes {
    let total = |counts: &[u64]| counts.iter().sum::<u64>() as f64;
    let ratio = (total(second) / total(first).max(1.0)).sqrt();
    let mut classes = Classes::default();
    for (&a, &b) in first.iter().zip(second) {
        classes.add(a as f64, b as f64, (a + b) as f64);
    }
    classes.finish(|a, b| (ratio * a - b / ratio).powi(2) / (a + b).max(f64::MIN_POSITIVE))
}

/// A row that counts many things of each deal, beside what two simulations differ by.
fn spread_ln(row: &Row<'_>, simulated: &[u64], again: &[u64], of_deals: f64) -> Option<f64> {
    let spread = two_samples(simulated, again);
    let freedom = f64::max(spread.freedom? as f64, 1.0);
    // The spread itself is known to three standard deviations, of a chi-square as it is.
    let most = spread.statistic / freedom * (1.0 + 3.0 * (2.0 / freedom).sqrt());
    two_samples(&row.counts, simulated).ln(most.max(1.0) * of_deals)
}

/// Classes of a row. Neighbours of few counts are taken together, by what is expected of both
/// samples alike, so that which ones are says nothing.
#[derive(Default)]
struct Classes {
    whole: Vec<(f64, f64)>,
    /// The class that is being filled, and its weight.
    begun: (f64, f64),
    weight: f64,
    statistic: f64,
    freedom: Option<u64>,
}

impl Classes {
    fn add(&mut self, a: f64, b: f64, weight: f64) {
        self.begun = (self.begun.0 + a, self.begun.1 + b);
        self.weight += weight;
        if self.weight >= COUNTS_MIN {
            self.whole.push(std::mem::take(&mut self.begun));
            self.weight = 0.0;
        }
    }

    fn finish(mut self, term: impl Fn(f64, f64) -> f64) -> Self {
        // What is left over goes to the last one.
        if let Some(last) = self.whole.last_mut() {
            *last = (last.0 + self.begun.0, last.1 + self.begun.1);
        }
        self.freedom = (self.whole.len() as u64).checked_sub(1).filter(|freedom| *freedom > 0);
        self.statistic = self.whole.iter().map(|&(a, b)| term(a, b)).sum();
        self
    }

    /// ln p, if counts vary so many times as much as those of single deals.
    fn ln(&self, spread: f64) -> Option<f64> {
        Some(chi_square_upper_ln(self.statistic / spread, self.freedom?))
    }
}
