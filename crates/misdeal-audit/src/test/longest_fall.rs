//! The longest fall: how long is the longest decreasing subsequence?
//!
//! Null law: that of the longest rise, since a deal read backwards is as fair. Deals
//! that turn the deck over have long falls.

use super::Test;
use super::longest_rise::findings_or_bound;
use crate::tally::Number;

const ID: &str = "longest-fall";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the longest decreasing subsequence is as long as chance makes it",
    judge: |tally| findings_or_bound(tally, Number::LongestFall),
};
