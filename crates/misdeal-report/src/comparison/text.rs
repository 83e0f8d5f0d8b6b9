//! The comparison as text for a terminal.

use anstyle::{AnsiColor, Style};
use misdeal_audit::{Better, DealOrder, Shape, Side};

use super::rows::{ROWS, or_nothing, text};
use super::share::GLUE;
use super::table::{Table, wrapped};
use super::{ComparisonReport, answer, name};
use crate::numbers::{counted, grouped, seconds, significant};
use crate::{Report, SeedOf, TextStyle};

/// Sentences are not longer than this, however wide the terminal is.
const SENTENCE_MAX: usize = 100;

/// The comparison as lines of text. `has_table` of the style plays no part.
pub fn comparison_to_text(report: &ComparisonReport, style: &TextStyle) -> String {
    let mut page = format!("{}\n", headline(report, style));
    let mut say = |sentence: &str, indent: usize| {
        let lines = wrapped(sentence, style.columns.clamp(40, SENTENCE_MAX) - indent - 2);
        for (number, line) in lines.iter().enumerate() {
            let further = if number == 0 { 0 } else { 2 };
            page.push_str(&format!("{}{line}\n", " ".repeat(indent + further)));
        }
    };
    say(&answer::why(report), 2);
    if style.is_quiet {
        return page;
    }
    page.push('\n');
    page.push_str(&table(report, style.columns));
    page.push('\n');
    for line in footer(report) {
        page.push_str(&line);
        page.push('\n');
    }
    page
}

fn headline(report: &ComparisonReport, style: &TextStyle) -> String {
    let color = match report.comparison.as_ref().map(|comparison| comparison.better) {
        Some(Better::Side(_)) => AnsiColor::Green,
        _ => AnsiColor::Yellow,
    };
    let bold = Style::new().bold().fg_color(Some(color.into()));
    let word = answer::word(report);
    let word = if style.has_color { format!("{bold}{word}{bold:#}") } else { word.to_owned() };
    let shape = report.sides().into_iter().find_map(|(_, side)| Some(side?.verdict.shape));
    let cards = shape.map(cards).unwrap_or_default();
    format!("{word}   {cards}, {}", seconds(report.seconds))
}

fn cards(shape: Shape) -> String {
    match (shape.order, shape.dealt == shape.deck) {
        (DealOrder::Set, _) => format!("sets of {} of {} cards", shape.dealt, shape.deck),
        (_, true) => counted(shape.deck.into(), "card"),
        (_, false) => format!("the first {} of {} cards", shape.dealt, shape.deck),
    }
}

fn table(report: &ComparisonReport, columns: usize) -> String {
    let mut table = Table::new(columns);
    let subject = |(side, report): (Side, Option<&Report>)| {
        let subject = report.map_or("not heard", |report| &report.subject);
        // The name stays with the letter.
        format!("{}{GLUE}{GLUE}{}", name(side), subject)
    };
    let [a, b] = report.sides();
    table.row("", &subject(a), &subject(b));
    let signs = report.comparison.as_ref().map(|comparison| (&comparison.a, &comparison.b));
    let (signs_a, signs_b) = signs.unzip();
    for row in &ROWS {
        let (of_a, of_b) = (text(row, a.1, signs_a), text(row, b.1, signs_b));
        if of_a.is_some() || of_b.is_some() {
            table.row(row.0, &or_nothing(of_a), &or_nothing(of_b));
        }
    }
    table.finish()
}

fn footer(report: &ComparisonReport) -> Vec<String> {
    let mut lines: Vec<String> =
        report.all_notes().iter().map(|note| format!("note: {note}")).collect();
    let one_in = 1.0 / report.alpha;
    let rate = match one_in < 1e15 && (one_in - one_in.round()).abs() < 1e-6 * one_in {
        true => format!("1 in {}", grouped(one_in.round() as u64)),
        false => significant(report.alpha, 2),
    };
    lines.push(format!("false-alarm rate of each verdict: {rate}"));
    if let Some(seed) = &report.seed {
        let of_side = |(side, report): (Side, Option<&Report>)| {
            let made = report.filter(|report| report.seed_of == SeedOf::Deals)?;
            Some(format!("{} {}", name(side), made.seed))
        };
        let seeds: Vec<String> = report.sides().into_iter().filter_map(of_side).collect();
        lines.push(format!("seed: {seed}"));
        if seeds.iter().any(|made| !made.ends_with(&format!(" {seed}"))) {
            lines.push(format!("      (of the deals: {})", seeds.join(", ")));
        }
    }
    lines.push(format!("next: {}", report.next.command));
    lines.push(format!("      ({})", report.next.purpose));
    lines
}
