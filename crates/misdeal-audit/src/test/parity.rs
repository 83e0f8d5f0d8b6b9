//! Parity: does an even number of exchanges make the deal half of the time?
//!
//! Null law: binomial (N, 1/2), exact, two-sided; for two cards or more.

use super::Test;
use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::law::binomial_two_sided_ln;
use crate::tally::Tally;

const ID: &str = "parity";

pub(super) const TEST: Test =
    Test { id: ID, about: "even and odd orders come up equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let deals = tally.deals();
    let Some(observed) = tally.even.filter(|_| tally.shape().deck > 1 && deals > 0) else {
        return Vec::new();
    };
    vec![Finding {
        test: ID,
        method: Method::ExactTail,
        frame: Frame::PositionToCard,
        statistic: observed as f64,
        degrees: None,
        ln_p: binomial_two_sided_ln(observed, deals, 0.5),
        effect: Effect { event: Event::Even, observed, deals, chance: 0.5 },
    }]
}
