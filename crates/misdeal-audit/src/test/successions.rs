//! Successions: how many cards lie right behind the card before them in the deck?
//!
//! Null law: C(n-1,k) (D(n-k) + D(n-k-1)) / n! with D the derangement numbers, exact
//! for every n. Cuts, overhand shuffles and riffles leave many; a shuffle that
//! parts old neighbours on purpose leaves none.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "successions";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the number of cards that follow the next smaller one has its exact law",
    judge: |tally| findings_of(tally, Number::Successions),
};
