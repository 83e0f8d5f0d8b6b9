//! Fixed points: how many cards stay at home?
//!
//! Null law: the rencontres numbers, exact for every n; mean and variance 1.

use super::Test;
use super::classes::law_of_a_number;
use crate::finding::{Event, Finding};
use crate::law::fixed_points_law;
use crate::tally::Tally;

const ID: &str = "fixed-points";

pub(super) const TEST: Test =
    Test { id: ID, about: "the number of cards that stay at home has its exact law", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let Some(counts) = tally.fixed_points.as_ref().filter(|_| tally.deals() > 0) else {
        return Vec::new();
    };
    let law = fixed_points_law(tally.shape().deck);
    law_of_a_number(ID, counts, &law, tally.deals(), Event::FixedPoints)
}
