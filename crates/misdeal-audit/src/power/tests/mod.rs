//! The laws and powers against enumeration and against numbers from elsewhere.

mod copies;
mod laws;
mod paths;
mod seeds;
mod statement;
mod table;

use super::laws::naive_swap::NaiveSwap;
use super::laws::{comparator, exchanges, riffles, rounding};
use super::placement::Placement;
use super::search::Search;
use super::signature::Signature;
use super::*;
use crate::block::Block;
use crate::finding::{Finding, Frame};
use crate::shape::DealOrder;
use crate::tally::Counter;
use crate::test::battery;

#[track_caller]
fn near(got: f64, want: f64, unit: f64) {
    assert!((got - want).abs() <= 0.5 * unit * (1.0 + 1e-9), "got {got}, want {want}");
}

fn set(dealt: u32, deck: u32) -> Shape {
    Shape { order: DealOrder::Set, ..Shape::first(dealt, deck) }
}

fn naive(shape: Shape) -> Placement {
    let law = NaiveSwap::new(shape.deck);
    Placement::of(shape, |card, position| law.at(card, position))
}

fn riffled(shape: Shape, times: u32) -> Placement {
    let table = riffles::table(shape.deck, shape.dealt, times);
    Placement::of(shape, |card, position| table[(card * shape.dealt + position) as usize])
}

/// Of `times` exchanges, not n.
fn exchanged(shape: Shape, times: i32) -> Placement {
    let n = f64::from(shape.deck);
    let home = 1.0 / n + (1.0 - 1.0 / n) * (1.0 - 2.0 / n).powi(times);
    let away = (1.0 - home) / (n - 1.0);
    Placement::of(shape, |card, position| if card == position { home } else { away })
}

/// What the battery says of the deals `0..deals`, as they lie.
fn findings(shape: Shape, deals: u64, make: impl Fn(u64, &mut Vec<u32>)) -> Vec<Finding> {
    let (mut block, mut deal) = (Block::new(shape), Vec::new());
    for t in 0..deals {
        deal.clear();
        make(t, &mut deal);
        block.push(t + 1, &deal);
    }
    let mut counter = Counter::new(shape);
    counter.add(&block, 0);
    let tally = counter.finish();
    assert_eq!(tally.deals(), deals);
    let findings = battery().iter().flat_map(|test| test.judge(&tally));
    findings.filter(|found| found.frame == Frame::PositionToCard).collect()
}
