//! Peaks: how many cards are larger than both their neighbours?
//!
//! Null law: T(n,k) / n! with T(n,k) = (2k+2) T(n-1,k) + (n-2k) T(n-1,k-1). A shelf
//! shuffler leaves a law that depends on the valleys alone.
//!
//! Source: P. Diaconis, J. Fulman and S. Holmes, Ann. Appl. Probab. 23 (2013) 1692.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "peaks";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the number of cards larger than both neighbours has its exact law",
    judge: |tally| findings_of(tally, Number::Peaks),
};
