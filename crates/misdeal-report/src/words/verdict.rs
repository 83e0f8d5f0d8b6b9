//! The answer, how sure it is, and why.

use misdeal_audit::test::battery;
use misdeal_audit::{Bet, DealOrder, Mode, Outcome, Shape, Sure, SureBy, Verdict};

use super::compared;
use crate::numbers::{counted, grouped, odds, one_in, seconds};
use crate::{Lang, Report, SeedOf};

/// The answer in a word or three.
pub(crate) fn answer(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Misdeal => "MISDEAL",
        Outcome::TooFewDeals => "TOO FEW DEALS",
        _ => "NO EVIDENCE against it",
    }
}

/// What it was said of: `52 cards, 1,000 deals, 0.1 s`.
pub(crate) fn facts(report: &Report) -> String {
    let verdict = &report.verdict;
    let deals = counted(verdict.deals + verdict.invalid.deals, "deal");
    format!("{}, {deals}, {}", cards(verdict.shape), seconds(report.seconds))
}

fn cards(shape: Shape) -> String {
    match (shape.order, shape.dealt == shape.deck) {
        (DealOrder::Set, _) => format!("sets of {} of {} cards", shape.dealt, shape.deck),
        (_, true) => counted(shape.deck.into(), "card"),
        (_, false) => format!("the first {} of {} cards", shape.dealt, shape.deck),
    }
}

/// When the run was sure and by what, and how often that is wrong.
pub(crate) fn certainty(verdict: &Verdict) -> String {
    let how = match (verdict.mode, verdict.sure) {
        (Mode::Fixed, _) => "one look, at the end, by Holm's rule".to_owned(),
        (_, Some(sure)) => {
            format!("sure after {}{}", counted(sure.deals, "deal"), why(sure, verdict))
        }
        (_, None) => {
            let looks = counted(verdict.looks.len() as u64, "look");
            let odds = verdict.log10_odds().map(|log10| odds_against(log10) + " in the end");
            [Some(format!("not sure in {looks}")), odds]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(": ")
        }
    };
    format!("{how}; false-alarm rate {}", one_in(verdict.alpha))
}

fn why(sure: Sure, verdict: &Verdict) -> String {
    match sure.by {
        SureBy::Proof => ": a deal that breaks the rules is proof".to_owned(),
        SureBy::Findings { test, .. } => format!(" by its tests, most of all {test}"),
        _ => {
            let look = verdict.looks.iter().find(|look| look.deals == sure.deals);
            let log10 = look.map(|look| look.capital_ln / std::f64::consts::LN_10);
            format!(": {}", odds_against(log10.or(verdict.log10_odds()).unwrap_or(0.0)))
        }
    }
}

fn odds_against(log10: f64) -> String {
    format!("odds against a fair shuffle {}", odds(log10))
}

/// How many deals broke the rules; where the first is comes after it.
pub(crate) fn broke_the_rules(verdict: &Verdict) -> String {
    let bad = verdict.invalid.deals;
    let all = counted(bad + verdict.deals, "deal");
    format!("{} of {all} broke the rules, the first at", grouped(bad))
}

/// What the bet says that won most, where no finding stands out.
pub(crate) fn strongest(bet: &Bet) -> String {
    let test = battery().iter().find(|test| test.id == bet.test);
    let compared = compared(Lang::En, bet.frame);
    match test {
        Some(test) => format!("{compared}the bet that won most denies that {}", test.about),
        None => format!("{compared}the bet that won most is that of {}", bet.test),
    }
}

/// The columns of the table of findings.
pub(crate) fn finding_heads(verdict: &Verdict) -> [&'static str; 5] {
    let p = if is_nominal(verdict) { "nominal p" } else { "p" };
    ["test", "frame", "method", "statistic", p]
}

/// True if p-values do not count the looks: reading stopped because of what was
/// seen.
pub(crate) fn is_nominal(verdict: &Verdict) -> bool {
    verdict.mode == Mode::UntilSure && verdict.sure.is_some()
}

/// What there is beside the findings in the table, `shown` of them.
pub(crate) fn other_findings(verdict: &Verdict, shown: usize) -> String {
    let (all, evidence) = (verdict.findings.len() as u64, verdict.evidence().count() as u64);
    let in_all = format!("{} in all", counted(all, "finding"));
    let are = if evidence == 1 { "is" } else { "are" };
    let of_all = format!("{} of {} {are} evidence", grouped(evidence), counted(all, "finding"));
    match evidence.saturating_sub(shown as u64) {
        _ if evidence == 0 && verdict.outcome == Outcome::Misdeal => {
            format!("{in_all}, none of them evidence by itself")
        }
        _ if evidence == 0 => format!("{in_all}, none of them evidence"),
        0 => of_all,
        more => format!("and {} more: {of_all}", grouped(more)),
    }
}

/// The seed, and what it repeats.
pub(crate) fn seed(report: &Report) -> (String, &'static str) {
    let of = match report.seed_of {
        SeedOf::Deals => "(of the deals)",
        SeedOf::Battery => "(of the battery; the deals came from outside)",
    };
    (format!("seed: {}", report.seed), of)
}

/// What to do next, and what it is good for.
pub(crate) fn next(report: &Report) -> (String, String) {
    (format!("next: {}", report.next.command), format!("({})", report.next.purpose))
}
