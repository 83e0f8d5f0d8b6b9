//! Cycles: into how many cycles does a deal fall?
//!
//! Null law: Stirling numbers of the first kind over n!, exact for every n.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "cycles";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the number of cycles has its exact law",
    judge: |tally| findings_of(tally, Number::Cycles),
};
