//! Patterns: do four cards lie in each of their 24 orders equally often?
//!
//! Looked at are the blocks of four positions in a row, and the blocks of four
//! positions a quarter of the deal apart. Null law: each block has each order with
//! chance 1/24, and disjoint blocks are independent, so they are digits with 24
//! values: chi-square where N/24 >= 50, the largest single count exactly. The
//! orders hold for a part of a deal too. A recursive draw never makes some of
//! them; shuffles of parts keep the order of far ones.

use super::cells::uniform_digits;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding};
use crate::tally::{PATTERN_CARDS, Tally};

const ID: &str = "patterns";

pub(super) const TEST: Test =
    Test { id: ID, about: "four cards lie in each of their 24 orders equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let blocks = tally.shape().dealt / PATTERN_CARDS as u32;
    let near = |block| [0, 1, 2, 3].map(|i| 4 * block + i);
    let far = |block| [0, 1, 2, 3].map(|i| block + i * blocks);
    in_each_frame(tally, |frame| {
        let Some(close) = frame.close.as_ref().filter(|close| close.deals > 0) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: frame.frame, deals: close.deals };
        let mut findings = Vec::new();
        if let Some(digits) = &close.near_patterns {
            let event = |block, rank| Event::Pattern { positions: near(block), rank };
            findings.extend(uniform_digits(origin, digits, event));
        }
        // Blocks of four in four cards are the same.
        if let Some(digits) = close.far_patterns.as_ref().filter(|_| blocks > 1) {
            let event = |block, rank| Event::Pattern { positions: far(block), rank };
            findings.extend(uniform_digits(origin, digits, event));
        }
        findings
    })
}
