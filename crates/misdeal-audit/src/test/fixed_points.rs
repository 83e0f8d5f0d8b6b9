//! Fixed points: how many cards are at home?
//!
//! Null law: C(n,k) D(n-k) / n! with D the derangement numbers (rencontres
//! numbers), exact for every n.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "fixed-points";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the number of cards at home has its exact law",
    judge: |tally| findings_of(tally, Number::FixedPoints),
};
