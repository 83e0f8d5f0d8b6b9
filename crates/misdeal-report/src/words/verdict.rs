//! The answer, how sure it is, and why.

use misdeal_audit::test::battery;
use misdeal_audit::{Bet, DealOrder, Mode, Outcome, Shape, SureBy, Verdict};

use super::compared;
use crate::lang::say;
use crate::numbers::{odds, one_in, seconds};
use crate::{Lang, Report};

/// The answer in a word or three.
pub(crate) fn answer(lang: Lang, outcome: Outcome) -> String {
    match outcome {
        Outcome::Misdeal => say!(lang, "answer-misdeal"),
        Outcome::TooFewDeals => say!(lang, "answer-too-few-deals"),
        _ => say!(lang, "answer-no-evidence"),
    }
}

/// What it was said of: `52 cards, 1,000 deals, 0.1 s`.
pub(crate) fn facts(lang: Lang, report: &Report) -> String {
    let verdict = &report.verdict;
    say!(
        lang,
        "facts",
        cards = cards(lang, verdict.shape),
        deals = verdict.deals + verdict.invalid.deals,
        time = seconds(lang, report.seconds)
    )
}

/// How many cards a deal has, of how many.
pub(crate) fn cards(lang: Lang, shape: Shape) -> String {
    let (dealt, deck) = (shape.dealt.to_string(), shape.deck.to_string());
    match (shape.order, shape.dealt == shape.deck) {
        (DealOrder::Set, _) => say!(lang, "cards-set", dealt = dealt, deck = deck),
        (_, true) => say!(lang, "n-cards", cards = shape.deck),
        (_, false) => say!(lang, "cards-first", dealt = dealt, deck = deck),
    }
}

/// When the run was sure and by what, and how often that is wrong.
pub(crate) fn certainty(lang: Lang, verdict: &Verdict) -> String {
    let rate = one_in(lang, verdict.alpha);
    let odds_of = |log10| odds(lang, log10);
    match (verdict.mode, verdict.sure) {
        (Mode::Fixed, _) => say!(lang, "certainty-fixed", rate = rate),
        (_, Some(sure)) => match sure.by {
            SureBy::Proof => say!(lang, "certainty-proof", deals = sure.deals, rate = rate),
            SureBy::Findings { test, .. } => {
                say!(lang, "certainty-findings", deals = sure.deals, test = test, rate = rate)
            }
            _ => {
                let look = verdict.looks.iter().find(|look| look.deals == sure.deals);
                let log10 = look.map(|look| look.capital_ln / std::f64::consts::LN_10);
                let odds = odds_of(log10.or(verdict.log10_odds()).unwrap_or(0.0));
                say!(lang, "certainty-capital", deals = sure.deals, odds = odds, rate = rate)
            }
        },
        (_, None) => {
            let looks = verdict.looks.len() as u64;
            match verdict.log10_odds().map(odds_of) {
                Some(odds) => {
                    say!(lang, "certainty-open", looks = looks, odds = odds, rate = rate)
                }
                None => say!(lang, "certainty-open-without-odds", looks = looks, rate = rate),
            }
        }
    }
}

/// How many deals broke the rules; where the first is comes after it.
pub(crate) fn broke_the_rules(lang: Lang, verdict: &Verdict) -> String {
    let bad = verdict.invalid.deals;
    say!(lang, "broke-the-rules", bad = bad, deals = bad + verdict.deals)
}

/// What the bet says that won most, where no finding stands out.
pub(crate) fn strongest(lang: Lang, bet: &Bet) -> String {
    let compared = compared(lang, bet.frame);
    match about(lang, bet.test) {
        Some(about) => say!(lang, "strongest-denies", compared = compared, about = about),
        None => say!(lang, "strongest-of", compared = compared, test = bet.test),
    }
}

/// What a test of the battery asserts.
fn about(lang: Lang, test: &str) -> Option<String> {
    let test = battery().iter().find(|of| of.id == test)?;
    Some(lang.find(&format!("test-{}", test.id), &[]).unwrap_or_else(|| test.about.to_owned()))
}

/// The columns of the table of findings.
pub(crate) fn finding_heads(lang: Lang, verdict: &Verdict) -> [String; 5] {
    let p = if is_nominal(verdict) { "finding-nominal-p" } else { "finding-p" };
    ["finding-test", "finding-frame", "finding-method", "finding-statistic", p]
        .map(|key| lang.say(key, &[]))
}

/// True if p-values do not count the looks: reading stopped because of what was
/// seen.
pub(crate) fn is_nominal(verdict: &Verdict) -> bool {
    verdict.mode == Mode::UntilSure && verdict.sure.is_some()
}

/// What there is beside the findings in the table, `shown` of them.
pub(crate) fn other_findings(lang: Lang, verdict: &Verdict, shown: usize) -> String {
    let (all, evidence) = (verdict.findings.len() as u64, verdict.evidence().count() as u64);
    match evidence.saturating_sub(shown as u64) {
        _ if evidence == 0 && verdict.outcome == Outcome::Misdeal => {
            say!(lang, "findings-none-by-itself", findings = all)
        }
        _ if evidence == 0 => say!(lang, "findings-none", findings = all),
        0 => say!(lang, "findings-all", evidence = evidence, findings = all),
        more => say!(lang, "findings-more", more = more, evidence = evidence, findings = all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The English answers, and much else, stand in the samples of `tests/texts`.
    #[test]
    fn answers_in_chinese() {
        let said = [Outcome::Misdeal, Outcome::TooFewDeals, Outcome::NoEvidence]
            .map(|outcome| answer(Lang::Zh, outcome));
        assert_eq!(said, ["发错牌", "副数太少", "没有证据表明不公平"]);
        let set = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
        let said = [Shape::whole(5000), Shape::first(5, 52), set].map(|of| cards(Lang::Zh, of));
        assert_eq!(said, ["5,000 张牌", "52 张牌中的前 5 张", "52 张牌中的 5 张（不计顺序）"]);
    }

    #[test]
    fn whole_decks_are_grouped_and_parts_of_them_are_not() {
        let said = [Shape::whole(5000), Shape::first(5, 5000)].map(|of| cards(Lang::En, of));
        assert_eq!(said, ["5,000 cards", "the first 5 of 5000 cards"]);
    }
}
