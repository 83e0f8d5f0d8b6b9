//! Inclusion: is every card in a hand equally often? For deals that are sets.
//!
//! Null law: with k of n cards a hand the counts add up to Nk, and their
//! covariance is that of sampling without replacement, so
//!
//! ```text
//!   Q = (n-1)/(n-k) * sum (O - E)^2 / E,  E = Nk/n,   chi-square, n-1
//! ```
//!
//! decides where E and N - E are 50 or more; the largest single count has its
//! exact binomial law (N, k/n).
//!
//! Source: H. Joe, "An ordering of dependence for distribution of k-tuples,
//! with applications to lotto games", Can. J. Stat. 15 (1987) 227.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test};
use crate::finding::{Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "inclusion";

pub(super) const TEST: Test =
    Test { id: ID, about: "each card is in a hand equally often (sets)", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let (n, k, deals) = (tally.shape().deck, tally.shape().dealt, tally.deals());
    let Some(counts) = tally.inclusion.as_ref().filter(|_| 0 < k && k < n && deals > 0) else {
        return Vec::new();
    };
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    let chance = f64::from(k) / f64::from(n);
    let expected = deals as f64 * chance;
    let event = |card| Event::Holds { card };
    let effects =
        (0..).zip(counts).map(|(card, &observed)| origin.effect(event(card), observed, chance));
    let least = expected.min(deals as f64 - expected);
    let omnibus = worst(effects).filter(|_| least >= EXPECTED_MIN).map(|effect| {
        let squares: f64 = counts.iter().map(|&o| (o as f64 - expected).powi(2)).sum();
        let statistic = f64::from(n - 1) / f64::from(n - k) * squares / expected;
        origin.chi_square(statistic, u64::from(n - 1), least, effect)
    });
    let extreme = extreme_of_row(origin, counts, chance, event);
    let single = largest_cell(origin, extreme.into_iter(), u64::from(n));
    omnibus.into_iter().chain(single).collect()
}
