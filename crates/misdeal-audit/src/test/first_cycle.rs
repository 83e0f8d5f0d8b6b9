//! First cycle: how long is the cycle through the first position?
//!
//! Null law: uniform on 1, 2, ..., n: each of the n lengths has (n-1)! orders.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "first-cycle";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the cycle through the first position has any length equally often",
    judge: |tally| findings_of(tally, Number::FirstCycle),
};
