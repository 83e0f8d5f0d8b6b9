//! Parity: does an even number of exchanges make the deal half of the time?
//!
//! Null law: binomial (N, 1/2), exact, two-sided; for two cards or more.

use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Method};
use crate::law::binomial_two_sided_ln;
use crate::tally::Tally;

const ID: &str = "parity";

pub(super) const TEST: Test =
    Test { id: ID, about: "even and odd orders come up equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let can_be_odd = tally.shape().deck > 1;
    in_each_frame(tally, |tally| {
        let Some(observed) = tally.even.filter(|_| can_be_odd) else { return Vec::new() };
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let ln_p = binomial_two_sided_ln(observed, tally.deals, 0.5);
        let effect = origin.effect(Event::Even, observed, 0.5);
        vec![origin.of_count(Method::ExactTail, ln_p, effect)]
    })
}
