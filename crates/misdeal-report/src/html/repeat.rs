//! Deals that are none, notes, and how to repeat the run.

use maud::{Markup, html};

use super::section;
use crate::lang::{Lang, say};
use crate::{Report, quoted, words};

pub(super) fn invalid(report: &Report, lang: Lang) -> Markup {
    let Some(first) = &report.verdict.invalid.first else { return Markup::default() };
    let content = html! {
        p { (words::verdict::broke_the_rules(lang, &report.verdict)) }
        p { code { (words::invalid(lang, first, report)) } }
    };
    section("invalid", &say!(lang, "page-invalid"), &content)
}

pub(super) fn notes(report: &Report, lang: Lang) -> Markup {
    let notes = words::notes(lang, report);
    if notes.is_empty() {
        return Markup::default();
    }
    let content = html! { ul.said { @for note in &notes { li { (note) } } } };
    section("notes", &say!(lang, "page-notes"), &content)
}

pub(super) fn repeat(report: &Report, lang: Lang) -> Markup {
    let (_, seed_of) = words::seed(lang, report);
    let (_, purpose) = words::next(lang, &report.next);
    let command: Vec<String> = report.command.iter().map(|word| quoted(word)).collect();
    let content = html! {
        dl {
            dt { (say!(lang, "page-command")) }
            dd { code { (command.join(" ")) } }
            dt { (say!(lang, "page-seed")) }
            dd { code { (report.seed) } " " (seed_of) }
            dt { (say!(lang, "page-version")) }
            dd { "misdeal " (report.version) }
            @for input in &report.inputs {
                dt { (say!(lang, "page-input")) }
                dd {
                    code { (input.name) } ", " (say!(lang, "page-bytes", bytes = input.bytes)) ", "
                    @match &input.sha256 {
                        Some(hash) => { "SHA-256 " code { (hash) } }
                        None => { (say!(lang, "page-input-unread")) }
                    }
                }
            }
            dt { (say!(lang, "page-next")) }
            dd { code { (report.next.command) } " " (purpose) }
        }
        p.made { (say!(lang, "page-made", version = &*report.version)) }
    };
    section("repeat", &say!(lang, "page-repeat"), &content)
}
