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

use super::cells::{chi_square, extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Test};
use crate::finding::{Effect, Event, Finding};
use crate::tally::Tally;

const ID: &str = "position";

pub(super) const TEST: Test =
    Test { id: ID, about: "each card comes to each position equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let (n, dealt, deals) = (tally.shape().deck, tally.shape().dealt, tally.deals());
    let Some(table) = tally.position.as_deref().filter(|_| n > 1 && deals > 0) else {
        return Vec::new();
    };
    let rows = || (0..).zip(table.chunks_exact(n as usize));
    let chance = 1.0 / f64::from(n);
    let event = |position| move |card| Event::CardAt { card, position };
    let expected = deals as f64 * chance;
    let omnibus = (expected >= EXPECTED_MIN).then(|| {
        let squares: f64 = table.iter().map(|&o| (o as f64 - expected).powi(2)).sum();
        let unseen = f64::from(n - dealt);
        let sums_squared: f64 = (0..n as usize)
            .map(|card| rows().map(|(_, row)| row[card] as f64 - expected).sum::<f64>().powi(2))
            .sum();
        let (correction, degrees) = match n - dealt {
            0 => (0.0, u64::from(n - 1).pow(2)),
            _ => (sums_squared / unseen, u64::from(dealt) * u64::from(n - 1)),
        };
        let statistic = f64::from(n - 1) / deals as f64 * (squares + correction);
        let effects = rows().flat_map(|(position, row)| {
            (0..).zip(row).map(move |(card, &observed)| Effect {
                event: Event::CardAt { card, position },
                observed,
                deals,
                chance,
            })
        });
        worst(effects).map(|effect| chi_square(ID, statistic, degrees, effect))
    });
    let extremes =
        rows().filter_map(|(position, row)| extreme_of_row(row, deals, chance, event(position)));
    let single = largest_cell(ID, extremes, table.len() as u64);
    omnibus.flatten().into_iter().chain(single).collect()
}
