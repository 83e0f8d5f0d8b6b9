//! Validity: is every deal a deal?
//!
//! Null law: none. A shuffle cannot show a card twice, lose one or invent one,
//! so a single case is proof and has p = 0.

use super::Test;
use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::tally::Tally;

const ID: &str = "validity";

pub(super) const TEST: Test =
    Test { id: ID, about: "every deal holds each card once; one that does not is proof", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let observed = tally.invalid().deals;
    let deals = tally.deals() + observed;
    let effect = Effect { event: Event::Invalid, observed, deals, chance: 0.0 };
    vec![Finding {
        test: ID,
        method: Method::Proof,
        frame: Frame::PositionToCard,
        statistic: observed as f64,
        degrees: None,
        ln_p: if observed > 0 { f64::NEG_INFINITY } else { 0.0 },
        effect,
    }]
}
