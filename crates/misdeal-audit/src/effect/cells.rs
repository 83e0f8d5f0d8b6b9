//! [`CellInterval`]: the cells of card by position that are furthest from fair.

use super::INTERVAL_MISS;
use crate::finding::{Effect, Event};
use crate::law::{Interval, binomial_interval};
use crate::tally::Tally;

/// So many cells are told of.
const CELLS_MAX: usize = 5;

/// A cell and how often its card comes to its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellInterval {
    /// The card's id.
    pub card: u32,
    /// From 0.
    pub position: u32,
    /// The deals that showed it.
    pub observed: u64,
    /// The deals looked at.
    pub deals: u64,
    /// Its chance, in an interval that holds for all cells of the table at once
    /// with 99 %.
    pub chance: Interval,
}

/// The cells furthest out, by the distance in standard errors. The intervals
/// are exact ones (Clopper-Pearson), with the chance of a miss shared by all
/// cells of the table (Bonferroni), so that the choice is paid for.
pub(super) fn worst_cells(tally: &Tally) -> Vec<CellInterval> {
    let shape = tally.shape();
    let Some(rows) = tally.position_rows().filter(|_| shape.deck > 1 && tally.deals() > 0) else {
        return Vec::new();
    };
    let (deals, fair) = (tally.deals(), 1.0 / f64::from(shape.deck));
    let mut cells: Vec<(f64, u32, u32, u64)> = (0..)
        .zip(rows)
        .flat_map(|(position, row)| {
            (0..).zip(row).map(move |(card, &observed)| {
                let event = Event::CardAt { card, position };
                let z = Effect::of_chance(event, observed, deals, fair).z();
                (-z.abs(), position, card, observed)
            })
        })
        .collect();
    let count = cells.len() as f64;
    let order = |a: &(f64, u32, u32, u64), b: &(f64, u32, u32, u64)| {
        a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2))
    };
    cells.sort_unstable_by(order);
    let worst = cells.into_iter().take(CELLS_MAX);
    let miss_ln = (INTERVAL_MISS / count).ln();
    worst
        .map(|(_, position, card, observed)| CellInterval {
            card,
            position,
            observed,
            deals,
            chance: binomial_interval(observed, deals, miss_ln),
        })
        .collect()
}
