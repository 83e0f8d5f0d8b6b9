//! How often a fair shuffle is called a misdeal: the short version of
//! `cargo xtask calibrate`, whose figures are in docs/calibration.md.

use misdeal_audit::{
    Audit, AuditOptions, DealOrder, Made, Mode, OnceSure, Outcome, RunOptions, Shape, Streamed,
    judge,
};
use misdeal_shuffle::{Seed, ShuffleSpec};

use crate::shuffled;

/// At alpha = .2 a fair shuffle is a misdeal in at most 1 of 5 audits, so in
/// 1,000 audits the number of misdeals is at most binomial (1,000, .2) in the
/// order of laws. P(more than 262) = 8.8e-7 (mpmath, summed with 30 digits). So
/// large a rate, because the bounds on the way are far from attained at a small
/// one, and a rate that is twice as large shall be seen.
const ALPHA: f64 = 0.2;
const AUDITS: u64 = 1000;
const MISDEALS_MAX: usize = 262;

fn shapes() -> [(Shape, u64); 4] {
    let set = Shape { order: DealOrder::Set, ..Shape::first(3, 10) };
    [(Shape::whole(3), 400), (Shape::whole(10), 600), (Shape::first(3, 10), 600), (set, 300)]
}

#[test]
fn false_alarms_are_as_rare_as_stated() {
    for (shape, deals) in shapes() {
        let is_misdeal = |&run: &u64| {
            let tally = shuffled("fisher-yates", shape, deals, 1_000_000 + run);
            judge(&tally, ALPHA).outcome == Outcome::Misdeal
        };
        let misdeals = (0..AUDITS).filter(is_misdeal).count();
        assert!(misdeals <= MISDEALS_MAX, "{shape:?}: {misdeals} of {AUDITS}");
    }
}

/// The same of runs that are looked at all the time, and of a deck that is
/// shuffled fairly and never put in order.
#[test]
fn looking_all_the_time_costs_nothing() {
    let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
    let fresh = shapes().map(|(shape, deals)| (shape, deals, true));
    for (shape, deals, is_reset) in fresh.into_iter().chain([(Shape::whole(10), 600, false)]) {
        let options = AuditOptions {
            alpha: ALPHA,
            mode: Mode::UntilSure,
            once_sure: OnceSure::ReadOn(0),
            run: RunOptions { deals_max: deals, threads: 1 },
        };
        let is_misdeal = |&run: &u64| {
            let seed = Seed::from(2_000_000 + run);
            let mut audit = Audit::new(shape, options);
            let mut deck: Vec<u32> = (0..shape.deck).collect();
            if is_reset {
                let deal = |t: u64, deal: &mut Vec<u32>| {
                    deal.extend(0..shape.deck);
                    spec.shuffle(deal, &mut seed.deal(t));
                    deal.truncate(shape.dealt as usize);
                };
                audit.read(Made::new(shape, deal), &|_| true).unwrap();
            } else {
                let mut t = 0;
                let source = Streamed::new(shape, |deal| {
                    spec.shuffle(&mut deck, &mut seed.deal(t));
                    t += 1;
                    deal.extend(&deck);
                    Ok::<_, String>(())
                });
                audit.read(source, &|_| true).unwrap();
            }
            audit.finish().verdict.outcome == Outcome::Misdeal
        };
        let misdeals = (0..AUDITS).filter(is_misdeal).count();
        assert!(misdeals <= MISDEALS_MAX, "{shape:?}: {misdeals} of {AUDITS}");
    }
}
