//! [`fit_ln`]: whether the counts are such as the fault makes.
//!
//! Each row is compared with the fault's by a chi-square: with its chances where they are
//! exact, with the simulated counts as a second sample where they are not (classes with few
//! counts go together). The smallest p, times the number of rows, is that of the fit: rows
//! hang together, and this holds however they do.

use misdeal_audit::law::chi_square_upper_ln;
use misdeal_audit::{Row, Table, TableCounts};

use super::predicted::{Predicted, Prediction};

/// Classes with fewer counts in both samples are taken together.
const COUNTS_MIN: f64 = 20.0;

/// ln p of the worst row, corrected for their number; 0 where no row says anything.
pub(super) fn fit_ln(observed: &[TableCounts<'_>], prediction: &Prediction) -> f64 {
    let (mut least, mut rows) = (0.0f64, 0u32);
    for (table, predicted) in observed.iter().zip(&prediction.tables) {
        // Rows of blocks count many cards of each deal.
        if matches!(table.table, Table::Blocks | Table::DrawBlocks(_)) {
            continue;
        }
        for (at, row) in table.rows.iter().enumerate() {
            let ln = match predicted {
                Predicted::Chances(chances) => one_sample_ln(row, &chances[at]),
                Predicted::Simulated(counts) => two_samples_ln(row, &counts[at]),
                Predicted::Fair | Predicted::Few(_) | Predicted::Stuck(_) => None,
            };
            if let Some(ln) = ln {
                least = least.min(ln);
                rows += 1;
            }
        }
    }
    (least + f64::from(rows.max(1)).ln()).min(0.0)
}

fn one_sample_ln(row: &Row<'_>, chances: &[f64]) -> Option<f64> {
    let deals = row.deals() as f64;
    let expected: Vec<f64> = chances.iter().map(|chance| chance * deals).collect();
    let mut classes = Classes::default();
    for (&count, &expected) in row.counts.iter().zip(&expected) {
        classes.add(count as f64, expected, expected.max(count as f64));
    }
    classes.ln(|count, expected| (count - expected).powi(2) / expected.max(f64::MIN_POSITIVE))
}

fn two_samples_ln(row: &Row<'_>, simulated: &[u64]) -> Option<f64> {
    let (deals, total) = (row.deals() as f64, simulated.iter().sum::<u64>() as f64);
    let ratio = (total / deals.max(1.0)).sqrt();
    let mut classes = Classes::default();
    for (&a, &b) in row.counts.iter().zip(simulated) {
        classes.add(a as f64, b as f64, (a + b) as f64);
    }
    classes.ln(|a, b| (ratio * a - b / ratio).powi(2) / (a + b).max(f64::MIN_POSITIVE))
}

/// Classes of a row, those of few counts taken together.
#[derive(Default)]
struct Classes {
    large: Vec<(f64, f64)>,
    small: (f64, f64),
    small_weight: f64,
}

impl Classes {
    fn add(&mut self, a: f64, b: f64, weight: f64) {
        if weight >= COUNTS_MIN {
            self.large.push((a, b));
        } else {
            self.small = (self.small.0 + a, self.small.1 + b);
            self.small_weight += weight;
        }
    }

    fn ln(mut self, term: impl Fn(f64, f64) -> f64) -> Option<f64> {
        if self.small_weight >= COUNTS_MIN {
            self.large.push(self.small);
        }
        let freedom = (self.large.len() as u64).checked_sub(1).filter(|freedom| *freedom > 0)?;
        let statistic = self.large.iter().map(|&(a, b)| term(a, b)).sum();
        Some(chi_square_upper_ln(statistic, freedom))
    }
}
