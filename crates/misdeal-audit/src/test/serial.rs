//! Serial: does the card at a position say anything of the card there one deal
//! later?
//!
//! For each position the product of both cards is added up over all deals: a
//! correlation with lag 1. Under a fair shuffle both are independent. With
//! u = 2a - (n-1), one deal's products at two positions have variance v =
//! ((n^2-1)/3)^2 each and covariance w = ((n+1)/3)^2, so over k positions, with d
//! their sums,
//!
//! ```text
//!   Q = (sum d^2 - w (sum d)^2 / (v - w + kw)) / (N (v - w))      chi-square, k
//! ```
//!
//! decides from 500 deals on; the position furthest out has the saddlepoint tail
//! of the exact law of its product. What a shuffle does to the order before it is
//! seen more sharply by the frames relative to earlier deals; this is the question
//! that testing rules ask.

use super::cells::worst;
use super::products::Products;
use super::{Origin, Test};
use crate::finding::{Effect, Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "serial";

/// The deals from which the sums are close enough to normal for their squares.
const DEALS_MIN: u64 = 500;

pub(super) const TEST: Test =
    Test { id: ID, about: "the card at a position says nothing of the next deal's", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let (n, between) = (f64::from(tally.shape().deck), &tally.between);
    if between.deals == 0 || between.products.is_empty() {
        return Vec::new();
    }
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: between.deals };
    let event = |position: usize| Event::Again { position: position as u32 };
    let single = Products::new(tally.shape().deck, true).extreme(origin, &between.products, event);
    // Of two cards both positions say the same.
    let omnibus = (between.deals >= DEALS_MIN && n > 2.0).then(|| {
        let deals = between.deals as f64;
        let (v, w) = (((n * n - 1.0) / 3.0).powi(2), ((n + 1.0) / 3.0).powi(2));
        let sums = || between.products.iter().map(|&sum| sum as f64);
        let k = between.products.len() as f64;
        let squares: f64 = sums().map(|sum| sum * sum).sum();
        let of_all: f64 = sums().sum();
        let statistic = (squares - w * of_all * of_all / (v - w + k * w)) / (deals * (v - w));
        let moved_by = (n - 1.0).powi(2);
        let effects = between.products.iter().enumerate().map(|(position, &sum)| Effect {
            event: event(position),
            observed: (moved_by as u64 * between.deals).saturating_add_signed(sum),
            deals: between.deals,
            mean: moved_by,
            variance: v,
        });
        let effect = worst(effects)?;
        // The least statistic that is trusted: as with counts of that many deals.
        Some(origin.chi_square(statistic, between.products.len() as u64, deals, effect))
    });
    omnibus.flatten().into_iter().chain(single).collect()
}
