//! Neighbours: does each card lie right behind each other one equally often?
//!
//! With a mark before the first and behind the last card, a deal of n cards is a
//! circle of m = n+1 things, and every circle is equally likely. Its table of
//! successors has chance 1/(m-1) in each cell off the diagonal. Two cells of a
//! circle go together with chance 1/((m-1)(m-2)) unless they share a row or a
//! column or are each other's reverse, so the covariance has two eigenvalues: with
//! N deals, O the counts, S the symmetric part of O - N/(m-1) and K the rest,
//!
//! ```text
//!   (m-1)/N sum S^2             chi-square, m(m-3)/2
//!   (m-1)(m-2)/(mN) sum K^2     chi-square, (m-1)(m-2)/2
//! ```
//!
//! summed over all ordered pairs. Null law: chi-square in the limit, decides where
//! N/n >= 50; the largest single count exactly, binomial (N, 1/n).

use super::cells::{Cell, extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::tally::Tally;

const ID: &str = "neighbours";

pub(super) const TEST: Test =
    Test { id: ID, about: "each card lies behind each other one equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let n = tally.shape().deck;
    in_each_frame(tally, |frame| {
        let close = frame.close.as_ref().filter(|close| close.deals > 0 && n > 2);
        let Some((close, table)) = close.and_then(|c| Some((c, c.successors.as_ref()?))) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: frame.frame, deals: close.deals };
        let (both_ways, one_way) = omnibus(origin, table, n);
        let single =
            largest_cell(origin, extremes(origin, table, n), u64::from(n) * u64::from(n + 1));
        both_ways.into_iter().chain(one_way).chain(single).collect()
    })
}

fn event(n: u32, first: u32, second: u32) -> Event {
    let card = |id| Some(id).filter(|&id| id < n);
    Event::Follows { first: card(first), second: card(second) }
}

fn omnibus(origin: Origin, table: &[u64], n: u32) -> (Option<Finding>, Option<Finding>) {
    let (deals, m) = (origin.deals as f64, f64::from(n + 1));
    let expected = deals / f64::from(n);
    if expected < EXPECTED_MIN {
        return (None, None);
    }
    let side = n as usize + 1;
    let (mut symmetric, mut rest) = (0.0, 0.0);
    for a in 0..side {
        for b in a + 1..side {
            let there = table[a * side + b] as f64 - expected;
            let back = table[b * side + a] as f64 - expected;
            // Each unordered pair stands for two ordered ones.
            symmetric += (there + back).powi(2) / 2.0;
            rest += (there - back).powi(2) / 2.0;
        }
    }
    let chance = 1.0 / f64::from(n);
    let effects = (0..=n).flat_map(|a| {
        let row = &table[a as usize * side..][..side];
        let cells = (0..).zip(row).filter(move |&(b, _)| b != a);
        cells.map(move |(b, &count)| origin.effect(event(n, a, b), count, chance))
    });
    let Some(effect) = worst(effects) else { return (None, None) };
    let m_whole = u64::from(n) + 1;
    let both_ways = (m - 1.0) / deals * symmetric;
    let one_way = (m - 1.0) * (m - 2.0) / (m * deals) * rest;
    let finding = |statistic, degrees: u64| {
        (degrees > 0).then(|| origin.chi_square(statistic, degrees, expected, effect))
    };
    (
        finding(both_ways, m_whole * (m_whole - 3) / 2),
        finding(one_way, (m_whole - 1) * (m_whole - 2) / 2),
    )
}

/// The furthest cell of each row, less the diagonal.
fn extremes(origin: Origin, table: &[u64], n: u32) -> impl Iterator<Item = Cell> {
    let side = n as usize + 1;
    (0..=n).filter_map(move |a| {
        let mut row = table[a as usize * side..][..side].to_vec();
        row.remove(a as usize);
        let other = |b| if b < a { b } else { b + 1 };
        extreme_of_row(origin, &row, 1.0 / f64::from(n), |b| event(n, a, other(b)))
    })
}
