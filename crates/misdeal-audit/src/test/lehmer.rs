//! Lehmer digits: how many smaller cards are still to come at each position?
//!
//! Null law: digit i is uniform on 0..n-i and the digits are independent,
//! because digit strings and orders correspond one to one (Lehmer 1960). The
//! first k digits of a deal of k cards are whole. Chi-square over the digits
//! with expected counts of 50 or more; the largest single count exactly.

use super::cells::uniform_digits;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::tally::Tally;

const ID: &str = "lehmer";

pub(super) const TEST: Test =
    Test { id: ID, about: "how many smaller cards are still to come is uniform", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    in_each_frame(tally, |tally| {
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let findings = tally.lehmer.as_ref().map(|digits| {
            uniform_digits(origin, digits, |position, digit| Event::Lehmer { position, digit })
        });
        findings.unwrap_or_default()
    })
}
