//! Numbers that no double is written shortly for, and names of all kinds.

use misdeal_audit::text::Naming;
use misdeal_report::Report;
use proptest::prelude::*;

use super::check;
use crate::sample;

fn misdeal() -> Report {
    sample::all().swap_remove(0).1
}

proptest! {
    /// A p-value is written as log10 and kept as ln: what is read is written the same again,
    /// whatever rounding does.
    #[test]
    fn chances_come_back(
        ln_p in prop::collection::vec(
            prop_oneof![-1e4..0.0, -1.0..0.0, -1e-9..0.0, -1e300..0.0],
            8,
        ),
        capital in prop_oneof![-1e4..1e4, -1.0..1.0, -1e300..1e300],
        mean in 0.0..1.0,
    ) {
        let mut report = misdeal();
        for (judged, ln) in report.verdict.findings.iter_mut().zip(ln_p) {
            judged.finding.ln_p = ln;
            judged.ln_p_adjusted = ln * mean;
            judged.finding.statistic = ln;
            judged.finding.effect.mean = mean;
            judged.finding.effect.variance = mean * (1.0 - mean);
        }
        report.verdict.looks[1].capital_ln = capital;
        report.seconds = mean;
        check(&report, "chances");
    }

    #[test]
    fn names_come_back(
        names in prop::collection::vec("[^\\p{C}\u{200e}\u{200f}]{0,12}", 10),
        subject in "\\PC{0,40}",
    ) {
        let mut report = misdeal();
        report.naming = Naming::of_names(names);
        report.subject = subject;
        check(&report, "names");
    }
}
