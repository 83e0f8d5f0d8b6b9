//! Decoded draws, upward: which draws would a Fisher-Yates shuffle that fills
//! the positions from the first on have made?
//!
//! Null law: the draw for position i is uniform on 0..n-i ahead, and the draws
//! are independent. The first k draws of a deal of k cards are whole.

use super::cells::uniform_digits;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::tally::Tally;

const ID: &str = "draws-up";

pub(super) const TEST: Test =
    Test { id: ID, about: "the draws of a forward Fisher-Yates shuffle are uniform", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    in_each_frame(tally, |tally| {
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let findings = tally.draws_up.as_ref().map(|digits| {
            uniform_digits(origin, digits, |position, ahead| Event::DrawUp { position, ahead })
        });
        findings.unwrap_or_default()
    })
}
