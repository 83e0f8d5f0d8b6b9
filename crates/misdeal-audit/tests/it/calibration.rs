//! How often a fair shuffle is called a misdeal.

use misdeal_audit::{DealOrder, Outcome, Shape, judge};

use crate::shuffled;

/// At alpha = .01 a fair shuffle is a misdeal in at most 1 of 100 audits, so in
/// 2,000 audits the number of misdeals is at most binomial (2,000, .01) in the
/// order of laws. P(more than 44) = 9.1e-7 (mpmath, summed with 30 digits): 44
/// is the upper limit at 1e-6.
#[test]
fn false_alarms_are_as_rare_as_stated() {
    const AUDITS: u64 = 2000;
    const MISDEALS_MAX: usize = 44;
    let set = Shape { order: DealOrder::Set, ..Shape::first(3, 10) };
    for (shape, deals) in
        [(Shape::whole(3), 400), (Shape::whole(10), 600), (Shape::first(3, 10), 600), (set, 300)]
    {
        let is_misdeal = |&run: &u64| {
            let tally = shuffled("fisher-yates", shape, deals, 1_000_000 + run);
            judge(&tally, 0.01).outcome == Outcome::Misdeal
        };
        let misdeals = (0..AUDITS).filter(is_misdeal).count();
        assert!(misdeals <= MISDEALS_MAX, "{shape:?}: {misdeals} of {AUDITS}");
    }
}
