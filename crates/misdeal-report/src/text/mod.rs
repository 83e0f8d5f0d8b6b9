//! The verdict as text for a terminal.
//!
//! ```text
//!   headline    the answer, and how sure it is
//!   reasons     what is wrong, in words
//!   effects     by how much
//!   diagnosis   which known mistake it looks like
//!   findings    the most striking ones, with their numbers
//!   power       what this run would have found
//!   heat map    card by position
//!   footer      notes, seed, what to do next
//! ```

mod counts;
mod findings;
mod footer;
mod headline;
mod power;

use misdeal_audit::{Frame, Outcome, Verdict};

use crate::page::Page;
use crate::{Lang, Report, heat_map, told, words};

/// How to lay out the text.
#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    /// The language.
    pub lang: Lang,
    /// Columns of the terminal.
    pub columns: usize,
    /// Whether to colour; nothing is said by colour alone.
    pub has_color: bool,
    /// Whether to print the counts of card by position.
    pub has_table: bool,
    /// Whether to print the verdict and no more.
    pub is_quiet: bool,
}

/// The report as lines of text.
///
/// No line is longer than the columns there are, except for what cannot be cut:
/// a command, a seed, the counts of card by position.
pub fn to_text(report: &Report, style: &TextStyle) -> String {
    let (verdict, lang) = (&report.verdict, style.lang);
    let mut page = Page::new(style.columns);
    headline::headline(&mut page, report, style);
    if style.is_quiet {
        return page.finish();
    }
    page.say(2, &words::verdict::certainty(lang, verdict));
    page.gap();
    for said in told::reasons(report, style.lang) {
        page.say(2 + said.indent, &said.text);
    }
    page.gap();
    if verdict.outcome == Outcome::Misdeal {
        measures(&mut page, report, style.lang);
        page.gap();
        for said in told::diagnosis(report, lang) {
            page.say(2 + said.indent, &said.text);
        }
        page.gap();
        findings::findings(&mut page, verdict, lang);
        power::power(&mut page, report, lang);
    } else {
        power::power(&mut page, report, lang);
        page.gap();
        findings::findings(&mut page, verdict, lang);
    }
    page.gap();
    if let Some(table) = &verdict.position {
        if has_picture(verdict) {
            heat_map::draw(&mut page, table, &report.naming, style);
        } else {
            heat_map::furthest(&mut page, table, lang);
        }
        page.gap();
        if style.has_table {
            page.lines(&counts::counts(table, &report.naming, lang));
            page.gap();
        }
    }
    footer::footer(&mut page, report, lang);
    page.finish()
}

fn measures(page: &mut Page, report: &Report, lang: Lang) {
    let measures = told::measures(report, lang);
    let wagers = measures.wagers.iter().map(|(_, sentence)| sentence);
    wagers.chain(&measures.sentences).for_each(|sentence| page.say(2, sentence));
    if !measures.cells.is_empty() {
        page.say(2, &words::cells(lang));
    }
    measures.cells.iter().for_each(|cell| page.say(4, cell));
}

/// Some cell is always furthest from fair. Where that is no evidence, a picture
/// of it would show what is none.
fn has_picture(verdict: &Verdict) -> bool {
    verdict.evidence().any(|judged| {
        let finding = &judged.finding;
        (finding.test, finding.frame) == ("position", Frame::PositionToCard)
    })
}
