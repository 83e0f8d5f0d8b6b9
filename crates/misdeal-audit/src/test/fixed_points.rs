//! Fixed points: how many cards stay at home?
//!
//! Null law: the rencontres numbers, exact for every n; mean and variance 1.

use super::classes::law_of_a_number;
use super::sums::sum_of_a_number;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::law::fixed_points_law;
use crate::tally::Tally;

const ID: &str = "fixed-points";

pub(super) const TEST: Test =
    Test { id: ID, about: "the number of cards that stay at home has its exact law", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let law = fixed_points_law(tally.shape().deck);
    in_each_frame(tally, |tally| {
        let Some(counts) = &tally.fixed_points else { return Vec::new() };
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let mut findings = law_of_a_number(origin, counts, &law, Event::FixedPoints);
        findings.extend(sum_of_a_number(origin, counts, &law, Event::FixedPointsSum));
        findings
    })
}
