//! Displacement: how far from home do cards lie?
//!
//! Looked at are Spearman's footrule, the sum of |position - card|, and the sum of
//! the squares, which is his rank correlation. Both are linear in the table of
//! positions, so their laws under a fair shuffle have exact mean, variance and
//! third moment (W. Hoeffding, Ann. Math. Stat. 22 (1951) 558); the tail of the sum
//! over all deals is an approximation with these three. Decides where N n >= 500.
//!
//! Source: P. Diaconis and R. L. Graham, J. R. Stat. Soc. B 39 (1977) 262: means
//! (n^2-1)/3 and (n^3-n)/6, variances (n+1)(2n^2+7)/45 and n^2(n-1)(n+1)^2/36.

use super::{Origin, Test, in_each_frame, scores::table_score};
use crate::finding::{Event, Finding, Frame};
use crate::tally::Tally;

const ID: &str = "displacement";

pub(super) const TEST: Test =
    Test { id: ID, about: "cards lie as far from home as chance takes them", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    in_each_frame(tally, |frame| {
        let is_early = !matches!(frame.frame, Frame::Relative { lag: 2.. });
        let table = frame.position.as_deref();
        let Some(table) = table.filter(|_| is_early && shape.is_whole() && shape.deck > 2) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: frame.frame, deals: frame.deals };
        let far = |position: u32, card: u32| u64::from(position.abs_diff(card));
        let squared = |position, card| far(position, card).pow(2);
        let footrule = table_score(origin, table, shape.deck, far, Event::Footrule);
        let square = table_score(origin, table, shape.deck, squared, Event::SquaredDistance);
        footrule.into_iter().chain(square).collect()
    })
}
