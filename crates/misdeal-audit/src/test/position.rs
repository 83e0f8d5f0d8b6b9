//! Position: does every card come to every position equally often?
//!
//! The cells of the table are dependent (each row and each column of a whole
//! deal adds up to 1), so the textbook's Pearson sum has the wrong law. The
//! 0/1 matrix of one deal has covariance (1/(n-1)) P (x) P, where P removes the
//! mean, so with N deals, O the counts and E = N/n,
//!
//! ```text
//!   whole deals   Q = (n-1)/N * sum (O - E)^2                chi-square, (n-1)^2
//!   first k of n  Q = (n-1)/N * (sum (O - E)^2
//!                               + sum over cards of (sum over positions of
//!                                 (O - E))^2 / (n-k))         chi-square, k(n-1)
//! ```
//!
//! The second line is the inverse of the k rows of P that were seen,
//! I - 11'/n restricted to k, which is I + 11'/(n-k).
//!
//! Null law: chi-square in the limit; decides where N/n >= 50. The largest
//! single cell has its exact binomial law (N, 1/n) at any number of deals.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::shape::Shape;
use crate::tally::Tally;

const ID: &str = "position";

pub(super) const TEST: Test =
    Test { id: ID, about: "each card comes to each position equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    in_each_frame(tally, |tally| {
        let Some(table) = tally.position.as_deref().filter(|_| shape.deck > 1) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        table_findings(origin, table, shape)
    })
}

fn table_findings(origin: Origin, table: &[u64], shape: Shape) -> Vec<Finding> {
    let (n, dealt, deals) = (shape.deck, shape.dealt, origin.deals);
    let rows = || (0..).zip(table.chunks_exact(n as usize));
    let chance = 1.0 / f64::from(n);
    let event = |position| move |card| Event::CardAt { card, position };
    let expected = deals as f64 * chance;
    let omnibus = (expected >= EXPECTED_MIN).then(|| {
        let squares: f64 = table.iter().map(|&o| (o as f64 - expected).powi(2)).sum();
        let unseen = f64::from(n - dealt);
        let sums_squared = || -> f64 {
            let sum_of = |card| rows().map(move |(_, row)| row[card] as f64 - expected);
            (0..n as usize).map(|card| sum_of(card).sum::<f64>().powi(2)).sum()
        };
        let (correction, degrees) = match n - dealt {
            0 => (0.0, u64::from(n - 1).pow(2)),
            _ => (sums_squared() / unseen, u64::from(dealt) * u64::from(n - 1)),
        };
        let statistic = f64::from(n - 1) / deals as f64 * (squares + correction);
        let effects = rows().flat_map(|(position, row)| {
            let of_card = event(position);
            (0..).zip(row).map(move |(card, &count)| origin.effect(of_card(card), count, chance))
        });
        worst(effects).map(|effect| origin.chi_square(statistic, degrees, expected, effect))
    });
    let extremes =
        rows().filter_map(|(position, row)| extreme_of_row(origin, row, chance, event(position)));
    let single = largest_cell(origin, extremes, table.len() as u64);
    omnibus.flatten().into_iter().chain(single).collect()
}
