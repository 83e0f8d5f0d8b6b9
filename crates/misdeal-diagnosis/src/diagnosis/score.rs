//! [`score`]: how much better a fault accounts for the tables than a fair shuffle.
//!
//! For each row the logarithm of how much likelier its counts are under the fault, added up
//! over all rows of all tables. Tables look at the same deals again and again, so this is a
//! score to rank faults by, a composite likelihood, and no odds.
//!
//! Chances that were counted in S simulated deals are not exact. On average that costs
//! (K - 1) N / (2 S) for N deals in a row of K classes, which is given back; what it varies by
//! is kept, and a fault is ranked by its score less a standard deviation. A table in which
//! simulated deals do not differ from fair ones says nothing. Deals that come again are scored
//! by themselves: they tell of seeds, whatever the shuffle is.
//!
//! Source: D. R. Cox and N. Reid, Biometrika 91 (2004) 729, and C. Varin, N. Reid and
//! D. Firth, Statist. Sinica 21 (2011) 5, for composite likelihoods.

use misdeal_audit::law::few_orders_ln;
use misdeal_audit::{Row, TableCounts};

use super::estimates::Observed;
use super::predicted::{Predicted, Prediction};

/// No class is taken to be rarer: one deal that a fault cannot make does not rule it out, nor
/// does one that a fair shuffle hardly makes prove it.
const CHANCE_MIN: f64 = 1e-6;
/// Simulated tables so many standard deviations from fair say something.
const TOLD: f64 = 4.0;

/// A score, and how exactly it is known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Score {
    /// ln of the composite likelihood of all tables over that of a fair shuffle.
    pub(super) ln: f64,
    /// The same of deals that come again.
    pub(super) repeats_ln: f64,
    /// Its variance, from simulation.
    pub(super) variance: f64,
}

impl Score {
    /// Of tables and repeats together.
    pub(super) fn whole(self) -> f64 {
        self.ln + self.repeats_ln
    }

    /// What it may be.
    pub(super) fn at_most(self) -> f64 {
        self.ln + 2.0 * self.variance.sqrt()
    }

    /// What it surely is.
    pub(super) fn at_least(self) -> f64 {
        self.ln - self.variance.sqrt()
    }
}

/// The score of a prediction, of tables that it was made for.
pub(super) fn score(observed: &Observed<'_>, prediction: &Prediction) -> Score {
    let mut sum = Score::default();
    for (table, predicted) in observed.tables.iter().zip(&prediction.tables) {
        let of_table = of_table(table, predicted);
        sum.ln += of_table.ln;
        sum.variance += of_table.variance;
    }
    if let (Some(outcomes_ln), Some(orders)) = (observed.outcomes_ln, prediction.different) {
        let found = observed.repetition;
        // An estimate may be somewhat less than what was seen.
        let orders_ln = orders.max(found.different as f64).ln().min(outcomes_ln);
        sum.repeats_ln = few_orders_ln(found.deals, found.different, orders_ln, outcomes_ln);
    }
    sum
}

fn of_table(table: &TableCounts<'_>, predicted: &Predicted) -> Score {
    let rows = &table.rows;
    let exact = |chance: &dyn Fn(&Row<'_>, usize, usize) -> f64| {
        let of_row = |(at, row): (usize, &Row<'_>)| {
            let class = |(class, &count): (usize, &u64)| match count {
                0 => 0.0,
                _ => count as f64 * ratio_ln(chance(row, at, class), row.fair(class)),
            };
            row.counts.iter().enumerate().map(class).sum::<f64>()
        };
        Score { ln: rows.iter().enumerate().map(of_row).sum(), ..Score::default() }
    };
    match predicted {
        Predicted::Fair => Score::default(),
        Predicted::Chances(chances) => exact(&|_, at, class| chances[at][class]),
        Predicted::Simulated(simulated) => {
            if !differs(rows, simulated) {
                return Score::default();
            }
            let both = rows.iter().zip(simulated).map(|(row, counts)| of_simulated(row, counts));
            let sum = both.fold(Score::default(), |sum, of| Score {
                ln: sum.ln + of.ln,
                repeats_ln: 0.0,
                // Rows are counted in the same simulated deals.
                variance: sum.variance + of.variance,
            });
            Score { variance: sum.variance * 2.0, ..sum }
        }
        Predicted::Few(orders) => {
            Score { ln: rows.iter().map(|row| of_few(row, *orders)).sum(), ..Score::default() }
        }
        Predicted::Stuck(share) => {
            let commonest: Vec<usize> = rows.iter().map(commonest).collect();
            exact(&|row, at, class| {
                let stuck = if class == commonest[at] { *share } else { 0.0 };
                stuck + (1.0 - share) * row.fair(class)
            })
        }
    }
}

/// The class with the highest count.
fn commonest(row: &Row<'_>) -> usize {
    let counts = row.counts.iter().enumerate();
    counts.max_by_key(|&(class, &count)| (count, usize::MAX - class)).map_or(0, |(class, _)| class)
}

fn ratio_ln(chance: f64, fair: f64) -> f64 {
    (chance.max(CHANCE_MIN) / fair.max(CHANCE_MIN)).ln()
}

/// Chances from simulated counts, drawn a little towards those of a fair shuffle.
pub(super) fn smoothed(row: &Row<'_>, counts: &[u64]) -> Vec<f64> {
    let total = counts.iter().sum::<u64>() as f64;
    let weight = counts.len() as f64 / 2.0;
    let chance = |(class, &count): (usize, &u64)| {
        (count as f64 + weight * row.fair(class)) / (total + weight)
    };
    counts.iter().enumerate().map(chance).collect()
}

fn of_simulated(row: &Row<'_>, simulated: &[u64]) -> Score {
    let (deals, total) = (row.deals() as f64, simulated.iter().sum::<u64>() as f64);
    if deals == 0.0 || total == 0.0 {
        return Score::default();
    }
    let chances = smoothed(row, simulated);
    let (mut ln, mut linear, mut classes) = (0.0, -1.0, 0.0);
    for (class, (&count, &chance)) in row.counts.iter().zip(&chances).enumerate() {
        let share = count as f64 / deals;
        linear += share * share / chance.max(CHANCE_MIN);
        classes += f64::from(u8::from(simulated[class] > 0 || count > 0));
        if count > 0 {
            ln += count as f64 * ratio_ln(chance, row.fair(class));
        }
    }
    let freedom = f64::max(classes - 1.0, 0.0);
    let scale = deals / total;
    Score {
        ln: ln + freedom * scale / 2.0,
        repeats_ln: 0.0,
        // Shares of counts vary, too; that is no part of it.
        variance: deals * scale * (linear - freedom / deals).max(0.0)
            + scale * scale * freedom / 2.0,
    }
}

/// Whether simulated deals differ from fair ones by more than chance, over all rows.
fn differs(rows: &[Row<'_>], simulated: &[Vec<u64>]) -> bool {
    let (mut statistic, mut freedom, mut variance) = (0.0, 0.0, 0.0);
    for (row, counts) in rows.iter().zip(simulated) {
        let total = counts.iter().sum::<u64>() as f64;
        for (class, &count) in counts.iter().enumerate() {
            let expected = total * row.fair(class);
            if expected < 1e-3 && count == 0 {
                continue;
            }
            let expected = expected.max(1e-3);
            statistic += (count as f64 - expected).powi(2) / expected;
            freedom += 1.0;
            // Where little is expected the statistic varies more.
            variance += 2.0 + 1.0 / expected;
        }
        freedom -= 1.0;
    }
    statistic - freedom > TOLD * f64::sqrt(variance)
}

/// Rows of a few orders, each fair, that come again and again: their chances are themselves
/// drawn, about a Dirichlet law around the fair ones.
fn of_few(row: &Row<'_>, orders: f64) -> f64 {
    let deals = row.deals() as f64;
    let class = |(class, &count): (usize, &u64)| match count {
        0 => 0.0,
        _ => {
            let fair = row.fair(class).max(CHANCE_MIN);
            let weight = orders * fair;
            libm::lgamma(count as f64 + weight) - libm::lgamma(weight) - count as f64 * fair.ln()
        }
    };
    row.counts.iter().enumerate().map(class).sum::<f64>() + libm::lgamma(orders)
        - libm::lgamma(deals + orders)
}
