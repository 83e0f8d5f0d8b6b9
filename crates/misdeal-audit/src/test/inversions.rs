//! Inversions: how many pairs of cards lie in falling order?
//!
//! Null law: the number is the sum of the Lehmer digits, which are independent
//! and uniform, so it has the Mahonian law, with mean n(n-1)/4 and variance
//! n(n-1)(2n+5)/72; the first k digits of a deal of k cards likewise. Looked at
//! is the sum over all deals, with both tails by the saddlepoint approximation,
//! from 50 deals on. An order has as many inversions read from the cards as
//! read from the positions.

use super::sums::sum_of_digits;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "inversions";

pub(super) const TEST: Test = Test { id: ID, about: "as many pairs of cards fall as rise", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    let sizes = (0..shape.dealt).map(|i| shape.deck - i);
    in_each_frame(tally, |tally| {
        let total = tally.inversions().filter(|_| tally.frame != Frame::CardToPosition);
        let origin = Origin { test: ID, frame: tally.frame, deals: tally.deals };
        let finding = |total| sum_of_digits(origin, total, sizes.clone(), Event::Inversions);
        total.and_then(finding).into_iter().collect()
    })
}
