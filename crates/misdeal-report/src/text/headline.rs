//! The answer, at once.

use anstyle::{AnsiColor, Style};
use misdeal_audit::Outcome;
use unicode_width::UnicodeWidthStr;

use super::TextStyle;
use crate::Report;
use crate::page::Page;
use crate::words::verdict;

pub(super) fn headline(page: &mut Page, report: &Report, style: &TextStyle) {
    let outcome = report.verdict.outcome;
    let word = &*verdict::answer(style.lang, outcome);
    let said = format!("{word}  {}", report.subject);
    let facts = verdict::facts(style.lang, report);
    let lines = if page.fits(said.width() + 3 + facts.width()) {
        vec![format!("{said}   {facts}")]
    } else {
        [page.wrapped(0, 2, &said), page.wrapped(2, 4, &facts)].concat()
    };
    for (number, line) in lines.iter().enumerate() {
        // The colour comes last, since it has no width.
        match line.strip_prefix(word).filter(|_| number == 0) {
            Some(rest) => page.lines(&format!("{}{rest}", colored(word, outcome, style))),
            None => page.lines(line),
        }
    }
}

fn colored(word: &str, outcome: Outcome, style: &TextStyle) -> String {
    let color = match outcome {
        Outcome::Misdeal => AnsiColor::Red,
        Outcome::TooFewDeals => AnsiColor::Yellow,
        _ => AnsiColor::Green,
    };
    let bold = Style::new().bold().fg_color(Some(color.into()));
    if style.has_color { format!("{bold}{word}{bold:#}") } else { word.to_owned() }
}
