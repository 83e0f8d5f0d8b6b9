//! The comparison as text for a terminal.

use anstyle::{AnsiColor, Style};
use misdeal_audit::{Better, Side};

use super::rows::{ROWS, or_nothing, text};
use super::share::GLUE;
use super::table::{Table, wrapped};
use super::{ComparisonReport, answer, name};
use crate::lang::say;
use crate::numbers::{grouped, seconds, significant};
use crate::words::verdict::cards;
use crate::words::{listed, next, noted};
use crate::{Lang, Report, SeedOf, TextStyle};

/// Sentences are not longer than this, however wide the terminal is.
const SENTENCE_MAX: usize = 100;

/// The comparison as lines of text. `has_table` of the style plays no part.
pub fn comparison_to_text(report: &ComparisonReport, style: &TextStyle) -> String {
    let mut page = format!("{}\n", headline(report, style));
    say(&mut page, style, &answer::why(style.lang, report), 2);
    if style.is_quiet {
        return page;
    }
    page.push('\n');
    page.push_str(&table(report, style));
    page.push('\n');
    for note in report.all_notes(style.lang) {
        say(&mut page, style, &noted(style.lang, note), 0);
    }
    for line in footer(report, style.lang) {
        page.push_str(&line);
        page.push('\n');
    }
    page
}

fn say(page: &mut String, style: &TextStyle, sentence: &str, indent: usize) {
    let lines = wrapped(sentence, style.columns.clamp(40, SENTENCE_MAX) - indent - 2);
    for (number, line) in lines.iter().enumerate() {
        let further = if number == 0 { 0 } else { 2 };
        page.push_str(&format!("{}{line}\n", " ".repeat(indent + further)));
    }
}

fn headline(report: &ComparisonReport, style: &TextStyle) -> String {
    let color = match report.comparison.as_ref().map(|comparison| comparison.better) {
        Some(Better::Side(_)) => AnsiColor::Green,
        _ => AnsiColor::Yellow,
    };
    let bold = Style::new().bold().fg_color(Some(color.into()));
    let lang = style.lang;
    let word = answer::word(lang, report);
    let word = if style.has_color { format!("{bold}{word}{bold:#}") } else { word };
    let shape = report.sides().into_iter().find_map(|(_, side)| Some(side?.verdict.shape));
    let cards = shape.map(|shape| cards(lang, shape)).unwrap_or_default();
    let facts = say!(lang, "compare-facts", cards = cards, time = seconds(lang, report.seconds));
    format!("{word}   {facts}")
}

fn table(report: &ComparisonReport, style: &TextStyle) -> String {
    let lang = style.lang;
    let mut table = Table::new(style.columns);
    let not_heard = say!(lang, "compare-not-heard");
    let subject = |(side, report): (Side, Option<&Report>)| {
        let subject = report.map_or(&not_heard, |report| &report.subject);
        // The name stays with the letter.
        format!("{}{GLUE}{GLUE}{}", name(side), subject)
    };
    let [a, b] = report.sides();
    table.row("", &subject(a), &subject(b));
    let signs = report.comparison.as_ref().map(|comparison| (&comparison.a, &comparison.b));
    let (signs_a, signs_b) = signs.unzip();
    for row in &ROWS {
        let (of_a, of_b) = (text(lang, row, a.1, signs_a), text(lang, row, b.1, signs_b));
        if of_a.is_some() || of_b.is_some() {
            table.row(&lang.say(row.0, &[]), &or_nothing(of_a), &or_nothing(of_b));
        }
    }
    table.finish()
}

fn footer(report: &ComparisonReport, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let one_in = 1.0 / report.alpha;
    let rate = match one_in < 1e15 && (one_in - one_in.round()).abs() < 1e-6 * one_in {
        true => say!(lang, "one-in", number = grouped(one_in.round() as u64)),
        false => significant(report.alpha, 2),
    };
    lines.push(say!(lang, "compare-rate", rate = rate.replace(GLUE, " ")));
    if let Some(seed) = &report.seed {
        let sides = report.sides().into_iter().filter_map(|(side, report)| Some((side, report?)));
        let made = sides.filter(|(_, report)| report.seed_of == SeedOf::Deals);
        let made: Vec<_> = made.map(|(side, report)| (name(side), &report.seed)).collect();
        lines.push(say!(lang, "seed", seed = &**seed));
        if made.iter().any(|(_, made)| *made != seed) {
            let made = made.iter().map(|(side, made)| format!("{side} {made}"));
            let seeds = listed(lang, "list-comma", made);
            lines.push(format!("      {}", say!(lang, "compare-seeds", seeds = seeds)));
        }
    }
    let (next, purpose) = next(lang, &report.next);
    lines.push(next);
    lines.push(format!("      {purpose}"));
    lines
}
