//! The laws and powers against enumeration and against numbers from elsewhere.

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
use crate::shape::DealOrder;

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
