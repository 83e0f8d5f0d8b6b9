//! Decoded draws, downward: which draws would a Fisher-Yates shuffle that fills
//! the positions from the last on (Durstenfeld's) have made?
//!
//! Null law: the draw for position i is uniform on 0..=i, and the draws are
//! independent. Needs whole deals.

use super::cells::uniform_digits;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::tally::Tally;

const ID: &str = "draws-down";

pub(super) const TEST: Test =
    Test { id: ID, about: "the draws of a backward Fisher-Yates shuffle are uniform", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    in_each_frame(tally, |tally| {
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let findings = tally.draws_down.as_ref().map(|digits| {
            uniform_digits(origin, digits, |position, found| Event::DrawDown { position, found })
        });
        findings.unwrap_or_default()
    })
}
