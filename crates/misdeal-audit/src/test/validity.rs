//! Validity: is every deal a deal?
//!
//! Null law: none. A shuffle cannot show a card twice, lose one or invent one,
//! so a single case is proof and has p = 0.

use super::{Origin, Test};
use crate::finding::{Event, Finding, Frame, Method};
use crate::tally::Tally;

const ID: &str = "validity";

pub(super) const TEST: Test =
    Test { id: ID, about: "every deal holds each card once; one that does not is proof", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let observed = tally.invalid().deals;
    let deals = tally.deals() + observed;
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    let ln_p = if observed > 0 { f64::NEG_INFINITY } else { 0.0 };
    vec![origin.of_count(Method::Proof, ln_p, origin.effect(Event::Invalid, observed, 0.0))]
}
