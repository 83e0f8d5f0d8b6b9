//! Support: is there a position that a card never comes before, or never behind?
//!
//! Null law: a card comes to none of the first m of n positions in N deals with
//! chance ((n-m)/n)^N, exactly; likewise for the last m, and for the smallest and
//! the largest cards that a position gets. The p-value is the smallest of these
//! times their number (Bonferroni). A single cell that is empty or full is the
//! business of `position`; here whole ranges are.

use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Frame, Method};
use crate::shape::Shape;
use crate::tally::Tally;

const ID: &str = "support";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "each card comes as far to the front and back as chance takes it",
    judge,
};

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    in_each_frame(tally, |frame| {
        let table = frame.position.as_deref().filter(|_| shape.deck > 1);
        // Of earlier deals the table is there for the sake of fixed points.
        let table = table.filter(|_| !matches!(frame.frame, Frame::Relative { lag: 2.. }));
        let origin = Origin { test: ID, frame: frame.frame, deals: frame.deals };
        let finding = table.and_then(|table| widest(origin, table, shape));
        finding.into_iter().collect()
    })
}

/// Positions, or cards, that were never met, out of all.
struct Gap {
    width: u32,
    event: Event,
}

fn widest(origin: Origin, table: &[u64], shape: Shape) -> Option<Finding> {
    let (n, k) = (shape.deck, shape.dealt);
    let count = |position: u32, card: u32| table[(position * n + card) as usize];
    let by_card = (0..n).flat_map(|card| {
        let early = (0..k).take_while(|&j| count(j, card) == 0).count() as u32;
        let late = (0..k).rev().take_while(|&j| count(j, card) == 0).count() as u32;
        let before = Gap { width: early, event: Event::Before { card, position: early } };
        let last = (k - late.min(k)).saturating_sub(1);
        // What a part of a deal does not show may lie behind it.
        let width = if shape.is_whole() { late } else { 0 };
        [before, Gap { width, event: Event::Behind { card, position: last } }]
    });
    let by_position = (0..k).flat_map(|position| {
        let low = (0..n).take_while(|&card| count(position, card) == 0).count() as u32;
        let high = (0..n).rev().take_while(|&card| count(position, card) == 0).count() as u32;
        let below = Gap { width: low, event: Event::Below { position, card: low } };
        let largest = (n - high.min(n)).saturating_sub(1);
        [below, Gap { width: high, event: Event::Above { position, card: largest } }]
    });
    let widest = by_card.chain(by_position).max_by_key(|gap| gap.width)?;
    let chance = f64::from(widest.width) / f64::from(n);
    let gaps = 2.0 * f64::from(n + k);
    let ln_p = (origin.deals as f64 * (-chance).ln_1p() + gaps.ln()).min(0.0);
    let effect = origin.effect(widest.event, 0, chance);
    Some(origin.of_count(Method::LargestCell, ln_p, effect))
}
