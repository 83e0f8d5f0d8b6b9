//! The answer, what is wrong, and by how much.

use maud::{Markup, html};
use misdeal_audit::{Outcome, Settled};

use super::section;
use crate::lang::{Lang, say};
use crate::told::{self, Said};
use crate::{Report, words};

pub(super) fn answer(report: &Report, lang: Lang) -> Markup {
    let (class, sign) = match report.verdict.outcome {
        Outcome::Misdeal => ("misdeal", "✕"),
        Outcome::TooFewDeals => ("too-few", "?"),
        _ => ("no-evidence", "○"),
    };
    html! {
        header #answer class=(class) {
            h1 {
                span.sign aria-hidden="true" { (sign) }
                span.word { (words::verdict::answer(lang, report.verdict.outcome)) }
            }
            p.subject { code { (report.subject) } }
            p.facts { (words::verdict::facts(lang, report)) }
            p.certainty { (words::verdict::certainty(lang, &report.verdict)) }
        }
    }
}

pub(super) fn reasons(report: &Report, lang: Lang) -> Markup {
    section("reasons", &say!(lang, "page-reasons"), &list(&told::reasons(report, lang)))
}

/// Sentences, those that say more of one below it.
pub(super) fn list(said: &[Said]) -> Markup {
    html! {
        ul.said {
            @for (at, sentence) in said.iter().enumerate().filter(|(_, said)| said.indent == 0) {
                li {
                    (sentence.text)
                    @for more in said[at + 1..].iter().take_while(|said| said.indent > 0) {
                        p.more { (more.text) }
                    }
                }
            }
        }
    }
}

pub(super) fn measures(report: &Report, lang: Lang) -> Markup {
    if report.verdict.outcome != Outcome::Misdeal {
        return Markup::default();
    }
    let measures = told::measures(report, lang);
    let is_empty =
        measures.wagers.is_empty() && measures.sentences.is_empty() && measures.cells.is_empty();
    if is_empty {
        return Markup::default();
    }
    let content = html! {
        @for (settled, sentence) in &measures.wagers {
            div.wager { p { (sentence) } (bar(settled)) }
        }
        @if !measures.sentences.is_empty() {
            ul.said { @for sentence in &measures.sentences { li { (sentence) } } }
        }
        @if !measures.cells.is_empty() {
            p { (words::cells(lang)) }
            ul.said { @for cell in &measures.cells { li { (cell) } } }
        }
    };
    section("bets", &say!(lang, "page-bets"), &content)
}

/// How often a bet won, between what is fair and all.
fn bar(settled: &Settled) -> Markup {
    let percent = |share: f64| format!("{:.2}%", share.clamp(0.0, 1.0) * 100.0);
    let chance = settled.chance;
    let won = percent(settled.won as f64 / settled.of.max(1) as f64);
    let (low, width) = (percent(chance.low), percent(chance.high - chance.low));
    html! {
        div.bar aria-hidden="true" {
            span.won style={ "width:" (won) } {}
            span.interval style={ "left:" (low) ";width:" (width) } {}
            span.fair-mark style={ "left:" (percent(settled.fair)) } {}
        }
    }
}
