//! The answer: a word, and a sentence that says why.

use misdeal_audit::{Because, Better, CAUGHT_FACTOR, Comparison, Outcome, Side, Signs, Verdict};

use super::share::{bits, estimated, percent_up};
use super::{ComparisonReport, name};
use crate::numbers::{counted, grouped};

/// The answer at a glance.
pub(super) fn word(report: &ComparisonReport) -> &'static str {
    match report.comparison.as_ref().map(|comparison| comparison.better) {
        Some(Better::Side(Side::A)) => "A IS BETTER",
        Some(Better::Side(Side::B)) => "B IS BETTER",
        Some(Better::Neither) => "NO CLEAR DIFFERENCE",
        Some(Better::Unknown) | None => "NOT KNOWN which is better",
    }
}

/// Why, in one sentence without a full stop.
pub(super) fn why(report: &ComparisonReport) -> String {
    let (Some(comparison), Some(a), Some(b)) = (&report.comparison, &report.a, &report.b) else {
        return "nobody can tell: only one of the two was heard".to_owned();
    };
    let verdicts = Verdicts { a: &a.verdict, b: &b.verdict };
    match comparison.because {
        Because::NoneCaught => none_caught(comparison, &verdicts),
        Because::TooFewDeals => {
            let few = [Side::A, Side::B]
                .into_iter()
                .filter(|&side| verdicts.of(side).outcome == Outcome::TooFewDeals);
            let few = few.map(|side| {
                format!("{} of {}", counted(of(comparison, side).heard_deals, "deal"), name(side))
            });
            let few = few.collect::<Vec<_>>().join(" and ");
            format!(
                "nobody can tell yet: nothing speaks against either, but {few} could hide an \
                 everyday fault"
            )
        }
        Because::OneCaught(caught) => {
            let other = caught.other();
            let heard = counted(of(comparison, other).heard_deals, "deal");
            let few = match verdicts.of(other).outcome {
                Outcome::TooFewDeals => ", though they could hide an everyday fault",
                _ => "",
            };
            format!(
                "{} is better: nothing speaks against it after {heard}{few}; {}",
                name(other),
                caught_after(comparison, caught, "deal")
            )
        }
        Because::HeardTooShortly { caught, deals_wanted } => {
            let other = caught.other();
            format!(
                "nobody can tell yet: {}, and nothing speaks against {} after {}; only {} would \
                 be a clear difference",
                caught_after(comparison, caught, "deal"),
                name(other),
                grouped(of(comparison, other).heard_deals),
                grouped(deals_wanted)
            )
        }
        Because::SignsAgree => match comparison.better {
            Better::Side(better) => {
                let reasons = reasons(comparison, better).join("; ");
                format!("{} is better, though a misdeal too: {reasons}", name(better))
            }
            _ => String::new(),
        },
        Because::SignsDisagree => {
            let reasons = [Side::A, Side::B].map(|side| {
                format!(
                    "{} is the better one in that {}",
                    name(side),
                    reasons(comparison, side).join("; ")
                )
            });
            format!("each in its way: {}", reasons.join(", but "))
        }
        _ => about_equal(comparison),
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

fn none_caught(comparison: &Comparison, verdicts: &Verdicts<'_>) -> String {
    let (a, b) = (comparison.a.heard_deals, comparison.b.heard_deals);
    let after = match a == b {
        true => format!("{} each", counted(a, "deal")),
        false => format!("{} and {}", grouped(a), counted(b, "deal")),
    };
    let least = [verdicts.a.power.cell, verdicts.b.power.cell];
    let shown = match least {
        [Some(a), Some(b)] => {
            let least = percent_up(a.max(b));
            format!("; both would have shown a card that comes to a position {least} too often")
        }
        _ => String::new(),
    };
    format!("no difference was found: nothing speaks against either after {after}{shown}")
}

/// `A was caught after 1,024 deals`.
fn caught_after(comparison: &Comparison, side: Side, thing: &str) -> String {
    let deals = of(comparison, side).caught_deals.unwrap_or_default();
    let deals = if thing.is_empty() { grouped(deals) } else { counted(deals, thing) };
    format!("{} was caught after {deals}", name(side))
}

/// Why this side is better, by each sign that clearly says so.
fn reasons(comparison: &Comparison, better: Side) -> Vec<String> {
    let (good, bad) = (of(comparison, better), of(comparison, better.other()));
    let (favours, other) = (&comparison.favours, name(better.other()));
    let favoured = |side: Option<Side>| side == Some(better);
    let mut reasons = Vec::new();
    if let (true, Some(late), Some(soon)) =
        (favoured(favours.caught_later), good.caught_deals, bad.caught_deals)
    {
        reasons.push(format!(
            "it was caught after {}, {other} after {}",
            counted(late, "deal"),
            grouped(soon)
        ));
    }
    if let (true, Some(few), Some(many)) =
        (favoured(favours.fewer_bits_lost), good.bits_lost, bad.bits_lost)
    {
        reasons.push(format!("it loses {} bits a deal, {other} {}", bits(few), bits(many)));
    }
    if let (true, Some(many), Some(few)) =
        (favoured(favours.more_different_deals), good.different_deals, bad.different_deals)
    {
        reasons.push(format!(
            "it has at least {} different deals, {other} at most {}",
            estimated(many.low),
            estimated(few.high)
        ));
    }
    reasons
}

fn about_equal(comparison: &Comparison) -> String {
    let (a, b) = (&comparison.a, &comparison.b);
    let mut text = format!(
        "about equally bad: {}, {}",
        caught_after(comparison, Side::A, "deal"),
        caught_after(comparison, Side::B, "").replace("B was caught", "B")
    );
    if let (Some(of_a), Some(of_b)) = (a.bits_lost, b.bits_lost) {
        text += &format!("; A loses {} bits a deal, B {}", bits(of_a), bits(of_b));
    }
    if a.different_deals.is_none() || b.different_deals.is_none() {
        text += &format!("; a factor of {CAUGHT_FACTOR} would be clear");
    }
    text
}
