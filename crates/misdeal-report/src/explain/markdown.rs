//! A fault as a page of docs, and the table of all of them.

use std::fmt::Write;

use misdeal_diagnosis::faults::{Fault, Language, PICTURE_CARDS, Picture, faults};

use super::text::NAMING;
use crate::heat_map;
use crate::page::Page;
use crate::words::explain as words;
use crate::{Lang, TextStyle};

/// Columns of a page of docs.
const COLUMNS: usize = 100;
/// Columns of a picture.
const PICTURE_COLUMNS: usize = 76;
const PICTURE: TextStyle = TextStyle {
    lang: Lang::En,
    columns: PICTURE_COLUMNS,
    has_color: false,
    has_table: false,
    is_quiet: false,
};

/// What is at the end of every page.
const WRITTEN: &str = "`cargo xtask faults` writes this page from the texts in\n\
                       [crates/misdeal-diagnosis/faults](../../crates/misdeal-diagnosis/faults).\n";

/// The page `docs/faults/<slug>.md`.
///
/// ```
/// use misdeal_diagnosis::faults::Fault;
/// use misdeal_report::fault_to_markdown;
///
/// let page = fault_to_markdown(Fault::find("sattolo").unwrap());
/// assert!(page.starts_with("# M02 sattolo: the bound is one too low, so no card ever stays\n"));
/// ```
pub fn fault_to_markdown(fault: &Fault) -> String {
    let mut page = format!("# {} {}: {}\n", fault.code, fault.slug, fault.en.title);
    paragraph(&mut page, &fault.en.what);
    for (language, lines) in &fault.wrong {
        code(&mut page, *language, lines);
    }
    heading(&mut page, "Why it is wrong");
    paragraph(&mut page, &fault.en.why);
    picture(&mut page, fault);
    heading(&mut page, "What to do");
    paragraph(&mut page, &fault.en.mend);
    paragraph(&mut page, &format!("In each language: {}.", fault.fix().about));
    for language in Language::ALL {
        code(&mut page, language, &fault.fix().shown(language));
    }
    evidence(&mut page, fault);
    further(&mut page, fault);
    page + "\n" + WRITTEN
}

/// The page `docs/faults/README.md`.
pub fn faults_to_markdown() -> String {
    let mut page = String::from("# Faults: known mistakes of shuffles\n");
    let about = "`misdeal explain CODE` or `misdeal explain SLUG` prints each page in a terminal, \
                 with its fix in the language that `--in` names.";
    paragraph(&mut page, about);
    page.push_str("\n| code | fault | what it is |\n|---|---|---|\n");
    for Fault { code, slug, en, .. } in faults() {
        let _ = writeln!(page, "| {code} | [{slug}]({slug}.md) | {} |", en.title);
    }
    page + "\n" + WRITTEN
}

fn heading(page: &mut String, text: &str) {
    let _ = writeln!(page, "\n## {text}");
}

/// A text cut into lines of which none begins as a list or a title would.
fn paragraph(page: &mut String, text: &str) {
    page.push('\n');
    for line in Page::new(COLUMNS).wrapped(0, 0, text) {
        let is_mark = line.starts_with(['*', '+', '-', '>', '#']);
        let _ = writeln!(page, "{}{line}", if is_mark { "\\" } else { "" });
    }
}

fn code(page: &mut String, language: Language, lines: &str) {
    let _ = writeln!(page, "\n```{language}\n{}\n```", lines.trim_end());
}

fn picture(page: &mut String, fault: &Fault) {
    let drawn = match &fault.picture {
        Picture::Drawn(drawn) => drawn.trim_matches('\n').to_owned(),
        Picture::Law(spec) => {
            let Some(law) = fault.placement() else { return };
            paragraph(page, &format!("Card by position under `{spec}`, {PICTURE_CARDS} cards:"));
            let mut drawn = Page::new(PICTURE_COLUMNS);
            heat_map::draw_exact(&mut drawn, &law, &NAMING, &PICTURE);
            drawn.finish().trim_end().to_owned()
        }
    };
    let _ = writeln!(page, "\n```text\n{drawn}\n```");
}

fn evidence(page: &mut String, fault: &Fault) {
    if fault.shows.is_empty() {
        return;
    }
    heading(page, "How many deals show it");
    let about = "After so many deals 99 of 100 runs are caught, at a false-alarm rate of 1e-6 \
                 ([how it is measured](../detection.md)).";
    paragraph(page, about);
    page.push_str("\n| cards | deals | caught by |\n|---|---|---|\n");
    for shown in &fault.shows {
        let [_, deals, by] = words::shown(Lang::En, fault, shown);
        let deals = deals.trim_end_matches(" deals");
        let by = match &shown.test {
            Some(test) => by.replacen(test, &format!("[{test}](../tests/{test}.md)"), 1),
            None => by,
        };
        let _ = writeln!(page, "| {} | {deals} | {by} |", shown.cards);
    }
}

fn further(page: &mut String, fault: &Fault) {
    heading(page, "More");
    if let Some(command) = &fault.command {
        let _ = writeln!(page, "\nAt work:\n\n```console\n$ {command}\n```");
    }
    for slug in &fault.equivalent {
        let _ = writeln!(page, "\nNo deals tell it from [{slug}]({slug}.md).");
    }
    if let Some(source) = &fault.source {
        paragraph(page, &format!("Known from: {source}."));
    }
    if !fault.threads.is_empty() {
        page.push_str("\nReported in:\n\n");
    }
    for thread in &fault.threads {
        let _ = writeln!(page, "- <{thread}>");
    }
}
