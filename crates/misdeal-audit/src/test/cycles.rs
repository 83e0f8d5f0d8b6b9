//! Cycles: into how many cycles does a deal fall?
//!
//! Null law: Stirling numbers of the first kind over n!, exact for every n.

use super::classes::law_of_a_number;
use super::sums::sum_of_a_number;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::law::cycles_law;
use crate::tally::Tally;

const ID: &str = "cycles";

pub(super) const TEST: Test =
    Test { id: ID, about: "the number of cycles has its exact law", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let law = cycles_law(tally.shape().deck);
    in_each_frame(tally, |tally| {
        let Some(counts) = &tally.cycles else { return Vec::new() };
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let mut findings = law_of_a_number(origin, counts, &law, Event::Cycles);
        findings.extend(sum_of_a_number(origin, counts, &law, Event::CyclesSum));
        findings
    })
}
