//! The report as a page: one file that loads nothing from anywhere.
//!
//! ```text
//!   answer      the verdict, and how sure it is
//!   told        what is wrong, by how much, which mistake it is
//!   pictures    card by position and other maps, the odds as they came
//!   tests       all of them, by p
//!   power       what this run would have found, and what it could not
//!   repeat      how to do it again
//! ```
//!
//! All of it can be read without scripts; the script shows the numbers of the cell that is
//! pointed at.

mod answer;
mod data;
mod diagnosis;
mod maps;
mod power;
mod repeat;
mod tests;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use misdeal_audit::Mode;

use crate::lang::{Lang, say};
use crate::picture::{COLORS, hatch, odds};
use crate::{Report, words};

/// What the page may do: style and script itself, and load nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("cells.js");

/// The report as an HTML document in a language: one file, which loads nothing and runs one
/// short script of its own. It prints well and follows the dark mode of its reader.
///
/// What it shows is what the JSON has: the page of a report that was read from JSON is the same.
pub fn to_html(report: &Report, lang: Lang) -> String {
    let answer = words::verdict::answer(lang, report.verdict.outcome);
    let document = html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                // A reader can see here that nothing leaves the page.
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (say!(lang, "page-title", answer = answer, subject = &*report.subject)) }
                style { (PreEscaped(COLORS)) (PreEscaped(STYLE)) }
            }
            body {
                svg.definitions width="0" height="0" aria-hidden="true" { (hatch()) }
                main {
                    (answer::answer(report, lang))
                    (answer::reasons(report, lang))
                    (answer::measures(report, lang))
                    (diagnosis::diagnosis(report, lang))
                    (maps::maps(report, lang))
                    (curve(report, lang))
                    (tests::tests(report, lang))
                    (power::power(report, lang))
                    (repeat::invalid(report, lang))
                    (repeat::notes(report, lang))
                    (repeat::repeat(report, lang))
                }
                div #numbers hidden role="status" {}
                script type="application/json" #data { (PreEscaped(data::data(report, lang))) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    document.into_string() + "\n"
}

/// A part of the page, with a heading.
fn section(id: &str, title: &str, content: &Markup) -> Markup {
    html! {
        section id=(id) {
            h2 { (title) }
            (content)
        }
    }
}

/// The odds as deals came.
fn curve(report: &Report, lang: Lang) -> Markup {
    let looks = &report.verdict.looks;
    let looks: Vec<(u64, f64)> = looks.iter().map(|look| (look.deals, look.log10_odds())).collect();
    let is_judged = report.verdict.mode == Mode::UntilSure;
    let sure = is_judged.then(|| (2.0 / report.verdict.alpha).log10());
    let Some(curve) = odds(lang, &looks, sure) else { return Markup::default() };
    let content = html! {
        p { (say!(lang, "page-odds-about")) }
        @if !is_judged { p { (say!(lang, "page-odds-fixed")) } }
        div.wide { (curve) }
    };
    section("odds", &say!(lang, "page-odds"), &content)
}
