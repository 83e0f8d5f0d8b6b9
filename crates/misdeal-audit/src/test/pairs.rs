//! Pairs: does the card at one position say anything of the card at another?
//!
//! For each pair of positions, the product of their two cards is added up over all
//! deals (a correlation); its exact law is that of two different cards. The pair
//! furthest out has the saddlepoint tail of that sum, times the number of pairs.
//! The first two cards of the deal are counted in full: n(n-1) pairs of cards,
//! multinomial; chi-square where N/(n(n-1)) >= 50, the largest single count
//! exactly.

use super::cells::{Cell, extreme_of_row, largest_cell, worst};
use super::products::Products;
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "pairs";

pub(super) const TEST: Test =
    Test { id: ID, about: "the card at one position says nothing of another's", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    let has_products = tally.frames.iter().any(|frame| {
        frame.close.as_ref().is_some_and(|close| close.products.is_some() && close.deals > 0)
    });
    let mut findings = Vec::new();
    if has_products {
        let law = Products::new(shape.deck, false);
        findings.extend(in_each_frame(tally, |frame| {
            let close = frame.close.as_ref();
            let sums = close.and_then(|close| Some((close.deals, close.products.as_ref()?)));
            let finding = sums.and_then(|(deals, sums)| {
                let origin = Origin { test: ID, frame: frame.frame, deals };
                law.extreme(origin, sums, |index| positions(index, shape.dealt as usize))
            });
            finding.into_iter().collect()
        }));
    }
    if let Some(table) = tally.first_two.as_ref().filter(|_| tally.deals() > 0 && shape.deck > 2) {
        let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: tally.deals() };
        findings.extend(first_two(origin, table, shape.deck));
    }
    findings
}

/// The pair of positions whose products stand at this place.
fn positions(index: usize, dealt: usize) -> Event {
    let (mut first, mut left) = (0, index);
    while left >= dealt - first - 1 {
        left -= dealt - first - 1;
        first += 1;
    }
    Event::Together { positions: [first as u32, (first + 1 + left) as u32] }
}

fn first_two(origin: Origin, table: &[u64], n: u32) -> Vec<Finding> {
    let cells = u64::from(n) * u64::from(n - 1);
    let chance = 1.0 / cells as f64;
    let expected = origin.deals as f64 * chance;
    let event = |a: u32, b: u32| Event::FirstTwo { cards: [a, b] };
    let rows = || (0..n).zip(table.chunks_exact(n as usize));
    let omnibus = (expected >= EXPECTED_MIN).then(|| {
        let off_diagonal = || {
            rows().flat_map(move |(a, row)| {
                (0..n).zip(row).filter(move |&(b, _)| b != a).map(move |(b, &count)| (a, b, count))
            })
        };
        let squares: f64 = off_diagonal().map(|(.., o)| (o as f64 - expected).powi(2)).sum();
        let effects = off_diagonal().map(|(a, b, o)| origin.effect(event(a, b), o, chance));
        worst(effects)
            .map(|effect| origin.chi_square(squares / expected, cells - 1, expected, effect))
    });
    let extremes = rows().filter_map(|(a, row)| -> Option<Cell> {
        let mut row = row.to_vec();
        row.remove(a as usize);
        extreme_of_row(origin, &row, chance, |b| event(a, if b < a { b } else { b + 1 }))
    });
    omnibus.flatten().into_iter().chain(largest_cell(origin, extremes, cells)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_by_their_place() {
        let mut index = 0;
        for first in 0..5u32 {
            for second in first + 1..5 {
                assert_eq!(positions(index, 5), Event::Together { positions: [first, second] });
                index += 1;
            }
        }
    }
}
