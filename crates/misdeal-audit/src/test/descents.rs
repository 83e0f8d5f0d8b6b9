//! Descents: at how many places is the next card smaller?
//!
//! Null law: Eulerian numbers over n!. Read from the cards, descents and one are
//! the rising sequences of the deal, of which a riffle leaves few. The first k of
//! n cards lie in any relative order equally often, so a part of a deal has the
//! law of k cards.
//!
//! Source: D. Bayer and P. Diaconis, Ann. Appl. Probab. 2 (1992) 294.

use super::Test;
use super::numbers::findings_of;
use crate::tally::Number;

const ID: &str = "descents";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the number of falls from card to card has its exact law",
    judge: |tally| findings_of(tally, Number::Descents),
};
