//! The answer: a word, and a sentence that says why.

use misdeal_audit::{Because, Better, CAUGHT_FACTOR, Comparison, Outcome, Side, Signs, Verdict};

use super::share::{bits, estimated, percent_up};
use super::{ComparisonReport, name};
use crate::Lang;
use crate::lang::say;
use crate::words::listed;

/// The answer at a glance.
pub(super) fn word(lang: Lang, report: &ComparisonReport) -> String {
    match report.comparison.as_ref().map(|comparison| comparison.better) {
        Some(Better::Side(side)) => say!(lang, "compare-better", side = name(side)),
        Some(Better::Neither) => say!(lang, "compare-no-difference"),
        Some(Better::Unknown) | None => say!(lang, "compare-unknown"),
    }
}

/// Why, in one sentence without a full stop.
pub(super) fn why(lang: Lang, report: &ComparisonReport) -> String {
    let (Some(comparison), Some(a), Some(b)) = (&report.comparison, &report.a, &report.b) else {
        return say!(lang, "compare-one-heard");
    };
    let verdicts = Verdicts { a: &a.verdict, b: &b.verdict };
    match comparison.because {
        Because::NoneCaught => none_caught(lang, comparison, &verdicts),
        Because::TooFewDeals => {
            let few = [Side::A, Side::B]
                .into_iter()
                .filter(|&side| verdicts.of(side).outcome == Outcome::TooFewDeals);
            let few = few.map(|side| {
                let deals = of(comparison, side).heard_deals;
                say!(lang, "compare-deals-of", deals = deals, side = name(side))
            });
            say!(lang, "compare-too-few-deals", few = listed(lang, "list-and", few))
        }
        Because::OneCaught(caught) => {
            let other = caught.other();
            let key = match verdicts.of(other).outcome {
                Outcome::TooFewDeals => "compare-one-caught-too-few-deals",
                _ => "compare-one-caught",
            };
            let with = [
                ("better", name(other).into()),
                ("deals", of(comparison, other).heard_deals.into()),
                ("caught", name(caught).into()),
                ("caught_deals", caught_deals(comparison, caught).into()),
            ];
            lang.say(key, &with)
        }
        Because::HeardTooShortly { caught, deals_wanted } => {
            let other = caught.other();
            say!(
                lang,
                "compare-heard-too-shortly",
                caught = name(caught),
                caught_deals = caught_deals(comparison, caught),
                other = name(other),
                deals = of(comparison, other).heard_deals,
                wanted = deals_wanted
            )
        }
        Because::SignsAgree => match comparison.better {
            Better::Side(better) => {
                let reasons = reasons(lang, comparison, better);
                say!(lang, "compare-signs-agree", better = name(better), reasons = reasons)
            }
            _ => String::new(),
        },
        Because::SignsDisagree => {
            let [a, b] = [Side::A, Side::B].map(|side| reasons(lang, comparison, side));
            say!(lang, "compare-signs-disagree", a = a, b = b)
        }
        _ => about_equal(lang, comparison),
    }
}

struct Verdicts<'a> {
    a: &'a Verdict,
    b: &'a Verdict,
}

impl Verdicts<'_> {
    fn of(&self, side: Side) -> &Verdict {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }
}

fn of(comparison: &Comparison, side: Side) -> &Signs {
    match side {
        Side::A => &comparison.a,
        Side::B => &comparison.b,
    }
}

fn none_caught(lang: Lang, comparison: &Comparison, verdicts: &Verdicts<'_>) -> String {
    let (a, b) = (comparison.a.heard_deals, comparison.b.heard_deals);
    let said = match a == b {
        true => say!(lang, "compare-none-caught-each", deals = a),
        false => say!(lang, "compare-none-caught", a = a, deals = b),
    };
    match [verdicts.a.power.cell, verdicts.b.power.cell] {
        [Some(a), Some(b)] => {
            let least = say!(lang, "compare-both-would-show", least = percent_up(a.max(b)));
            listed(lang, "list-semicolon", [said, least])
        }
        _ => said,
    }
}

/// After how many deals a side was caught.
fn caught_deals(comparison: &Comparison, side: Side) -> u64 {
    of(comparison, side).caught_deals.unwrap_or_default()
}

/// Why this side is better, by each sign that clearly says so.
fn reasons(lang: Lang, comparison: &Comparison, better: Side) -> String {
    let (good, bad) = (of(comparison, better), of(comparison, better.other()));
    let (favours, other) = (&comparison.favours, name(better.other()));
    let favoured = |side: Option<Side>| side == Some(better);
    let mut reasons = Vec::new();
    if let (true, Some(late), Some(soon)) =
        (favoured(favours.caught_later), good.caught_deals, bad.caught_deals)
    {
        reasons.push(say!(lang, "compare-later", deals = late, other = other, soon = soon));
    }
    if let (true, Some(few), Some(many)) =
        (favoured(favours.fewer_bits_lost), good.bits_lost, bad.bits_lost)
    {
        let (few, many) = (bits(few), bits(many));
        reasons.push(say!(lang, "compare-fewer-bits", few = few, other = other, many = many));
    }
    if let (true, Some(many), Some(few)) =
        (favoured(favours.more_different_deals), good.different_deals, bad.different_deals)
    {
        let (many, few) = (estimated(many.low), estimated(few.high));
        reasons.push(say!(lang, "compare-more-deals", many = many, other = other, few = few));
    }
    listed(lang, "list-semicolon", reasons)
}

fn about_equal(lang: Lang, comparison: &Comparison) -> String {
    let (a, b) = (&comparison.a, &comparison.b);
    let deals = [Side::A, Side::B].map(|side| caught_deals(comparison, side));
    let mut said = vec![say!(lang, "compare-equal", deals = deals[0], b = deals[1])];
    if let (Some(of_a), Some(of_b)) = (a.bits_lost, b.bits_lost) {
        said.push(say!(lang, "compare-equal-bits", a = bits(of_a), b = bits(of_b)));
    }
    if a.different_deals.is_none() || b.different_deals.is_none() {
        said.push(say!(lang, "compare-equal-factor", factor = CAUGHT_FACTOR.to_string()));
    }
    listed(lang, "list-semicolon", said)
}
