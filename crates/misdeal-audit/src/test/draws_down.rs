//! Decoded draws, downward: which draws would a Fisher-Yates shuffle that fills
//! the positions from the last on (Durstenfeld's) have made?
//!
//! Null law: the draw for position i is uniform on 0..=i, and the draws are
//! independent. Needs whole deals.

use super::Test;
use super::cells::uniform_digits;
use crate::finding::{Event, Finding};
use crate::tally::Tally;

const ID: &str = "draws-down";

pub(super) const TEST: Test =
    Test { id: ID, about: "the draws of a backward Fisher-Yates shuffle are uniform", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let Some(digits) = tally.draws_down.as_ref().filter(|_| tally.deals() > 0) else {
        return Vec::new();
    };
    uniform_digits(ID, digits, tally.deals(), |position, found| Event::DrawDown { position, found })
}
