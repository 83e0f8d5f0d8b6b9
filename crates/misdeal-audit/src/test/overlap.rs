//! Overlap: how many of the first cards were among the first in the deal before?
//!
//! Compared are the hands of deals that show a part of the deck, or the first
//! quarter of whole deals. Null law: hypergeometric, exact, since the deal before
//! is as good as given. Cards that are not put back, or a deck that is not shuffled
//! well between deals, show here even if only hands are recorded.

use super::classes::law_of_a_number;
use super::sums::sum_of_a_number;
use super::{Origin, Test};
use crate::finding::{Event, Finding, Frame};
use crate::law::overlap_law;
use crate::tally::{Tally, compared};

const ID: &str = "overlap";

pub(super) const TEST: Test =
    Test { id: ID, about: "neighbouring deals share as many first cards as chance allows", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let (shape, between) = (tally.shape(), &tally.between);
    if between.deals == 0 || between.overlap.is_empty() {
        return Vec::new();
    }
    let law = overlap_law(shape.deck, compared(shape));
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: between.deals };
    let mut findings = law_of_a_number(origin, &between.overlap, &law, Event::Overlap);
    findings.extend(sum_of_a_number(origin, &between.overlap, &law, Event::OverlapSum));
    findings
}
