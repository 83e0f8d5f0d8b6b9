//! Pair inclusion: are any two cards in a hand together equally often? For deals
//! that are sets.
//!
//! Null law: a set of k of n cards holds two given cards with chance p2 =
//! k(k-1)/(n(n-1)), three with p3, four with p4. The covariance of the pairs
//! belongs to the Johnson scheme of pairs; on what is left after the cards' own
//! counts are taken out its eigenvalue is p2 - 2 p3 + p4, so with D the counts
//! less N p2, r their sums over each card,
//!
//! ```text
//!   D'_ab = D_ab - (r_a + r_b) / (n-2)
//!   Q = sum over pairs of D'^2 / (N (p2 - 2 p3 + p4))    chi-square, n(n-3)/2
//! ```
//!
//! decides where N p2 >= 50; the largest single count has its exact binomial law
//! (N, p2).
//!
//! Source: P. Delsarte, "An algebraic approach to the association schemes of coding
//! theory" (1973), section 4.2.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test};
use crate::finding::{Event, Finding, Frame};
use crate::tally::{Tally, pair_index};

const ID: &str = "pair-inclusion";

pub(super) const TEST: Test =
    Test { id: ID, about: "two cards are in a hand together equally often (sets)", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let (n, k, deals) = (tally.shape().deck, tally.shape().dealt, tally.deals());
    // All pairs, or all but those of one card, follow from the cards' own counts.
    let is_open = 1 < k && k + 1 < n && deals > 0;
    let Some(counts) = tally.pair_inclusion.as_ref().filter(|_| is_open) else {
        return Vec::new();
    };
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    let together = |cards: u32| -> f64 {
        let step = |i| f64::from(k.saturating_sub(i)) / f64::from(n - i);
        (0..cards).map(step).product()
    };
    let chance = together(2);
    let expected = deals as f64 * chance;
    let size = n as usize;
    let pairs = || (0..size).flat_map(move |a| (a + 1..size).map(move |b| (a, b)));
    let event = |(a, b): (usize, usize)| Event::HoldsBoth { cards: [a as u32, b as u32] };
    let effects = pairs().zip(counts).map(|(pair, &o)| origin.effect(event(pair), o, chance));
    let degrees = u64::from(n) * (u64::from(n) - 3) / 2;
    let is_large = expected.min(deals as f64 - expected) >= EXPECTED_MIN && degrees > 0;
    let omnibus = worst(effects).filter(|_| is_large).map(|effect| {
        let off = |a, b| counts[pair_index(a, b, size)] as f64 - expected;
        let mut sums = vec![0.0; size];
        for (a, b) in pairs() {
            sums[a] += off(a, b);
            sums[b] += off(a, b);
        }
        let rest = f64::from(n - 2);
        let left = |(a, b)| off(a, b) - (sums[a] + sums[b]) / rest;
        let squares: f64 = pairs().map(left).map(|d| d * d).sum();
        let eigenvalue = chance - 2.0 * together(3) + together(4);
        origin.chi_square(squares / (deals as f64 * eigenvalue), degrees, expected, effect)
    });
    let nth = |index: u32| pairs().nth(index as usize).map_or(Event::Repeat, event);
    let extreme = extreme_of_row(origin, counts, chance, nth);
    let single = largest_cell(origin, extreme.into_iter(), counts.len() as u64);
    omnibus.into_iter().chain(single).collect()
}
