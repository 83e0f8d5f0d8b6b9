//! Orders: does every possible deal come up equally often?
//!
//! Only where there are at most 40,320 of them (8!). Null law: multinomial;
//! chi-square with K-1 degrees of freedom decides where N/K >= 50, the largest
//! single count exactly at any number of deals.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test};
use crate::finding::{Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "orders";

pub(super) const TEST: Test =
    Test { id: ID, about: "each possible order comes up equally often (small decks)", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let deals = tally.deals();
    let Some(counts) = tally.orders.as_ref().filter(|c| c.len() > 1 && deals > 0) else {
        return Vec::new();
    };
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    let chance = 1.0 / counts.len() as f64;
    let expected = deals as f64 * chance;
    let event = |rank| Event::Order { rank };
    let effects =
        (0..).zip(counts).map(|(rank, &observed)| origin.effect(event(rank), observed, chance));
    let omnibus = worst(effects).filter(|_| expected >= EXPECTED_MIN).map(|effect| {
        let squares: f64 = counts.iter().map(|&o| (o as f64 - expected).powi(2)).sum();
        origin.chi_square(squares / expected, counts.len() as u64 - 1, expected, effect)
    });
    let extreme = extreme_of_row(origin, counts, chance, event);
    let single = largest_cell(origin, extreme.into_iter(), counts.len() as u64);
    omnibus.into_iter().chain(single).collect()
}
