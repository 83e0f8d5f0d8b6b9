//! First cards: how many different cards come first in as many deals as the deck
//! has cards?
//!
//! The coupon collector's question for a fixed number of deals, and the overlaps
//! and gaps of testing laboratories on the stream of first cards. The run is cut
//! into stretches of n deals. Null law: n independent draws of n cards show d
//! different ones with chance C(n,d) d! S(n,d) / n^n, S the Stirling numbers of the
//! second kind; exact. A list that is gone through shows all; a generator that
//! moves little shows few.

use super::classes::law_of_a_number;
use super::sums::sum_of_a_number;
use super::{Origin, Test};
use crate::finding::{Event, Finding, Frame};
use crate::law::distinct_law;
use crate::tally::Tally;

const ID: &str = "first-cards";

pub(super) const TEST: Test =
    Test { id: ID, about: "as many different cards come first as chance makes it", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let counts = &tally.between.first_cards;
    let stretches = counts.iter().sum();
    if stretches == 0 {
        return Vec::new();
    }
    let n = tally.shape().deck;
    let law = distinct_law(n, n);
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: stretches };
    let mut findings = law_of_a_number(origin, counts, &law, Event::FirstCards);
    findings.extend(sum_of_a_number(origin, counts, &law, Event::FirstCardsSum));
    findings
}
