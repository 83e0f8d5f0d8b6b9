//! Cycles: into how many cycles does a deal fall?
//!
//! Null law: Stirling numbers of the first kind over n!, exact for every n.

use super::Test;
use super::classes::law_of_a_number;
use crate::finding::{Event, Finding};
use crate::law::cycles_law;
use crate::tally::Tally;

const ID: &str = "cycles";

pub(super) const TEST: Test =
    Test { id: ID, about: "the number of cycles has its exact law", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let Some(counts) = tally.cycles.as_ref().filter(|_| tally.deals() > 0) else {
        return Vec::new();
    };
    let law = cycles_law(tally.shape().deck);
    law_of_a_number(ID, counts, &law, tally.deals(), Event::Cycles)
}
