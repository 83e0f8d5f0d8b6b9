//! The verdict as text for a terminal.

use std::collections::BTreeSet;
use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use misdeal_audit::{DealOrder, Judged, Outcome, Verdict};

use crate::numbers::{counted, grouped, power_of_ten, seconds, significant};
use crate::{Report, SeedOf, heat_map, json, words};

/// How to lay out the text.
#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    /// Columns of the terminal.
    pub columns: usize,
    /// Whether to colour; nothing is said by colour alone.
    pub has_color: bool,
    /// Whether to print the counts of card by position.
    pub has_table: bool,
    /// Whether to print the verdict and no more.
    pub is_quiet: bool,
}

/// The most reasons given in words.
const REASONS_MAX: usize = 5;
/// The most findings listed with their numbers.
const TEST_LINES_MAX: usize = 6;

/// The report as lines of text.
pub fn to_text(report: &Report, style: &TextStyle) -> String {
    let mut text = String::new();
    headline(&mut text, report, style);
    if style.is_quiet {
        return text;
    }
    text.push('\n');
    reasons(&mut text, report);
    findings(&mut text, &report.verdict);
    if let Some(table) = &report.verdict.position {
        text.push('\n');
        text.push_str(&heat_map::draw(table, &report.naming, style.columns, style.has_color));
        if style.has_table {
            text.push('\n');
            counts(&mut text, report);
        }
    }
    text.push('\n');
    footer(&mut text, report);
    text
}

fn headline(text: &mut String, report: &Report, style: &TextStyle) {
    let (word, color) = match report.verdict.outcome {
        Outcome::Misdeal => ("MISDEAL", AnsiColor::Red),
        Outcome::TooFewDeals => ("TOO FEW DEALS", AnsiColor::Yellow),
        _ => ("NO EVIDENCE against it", AnsiColor::Green),
    };
    let bold = Style::new().bold().fg_color(Some(color.into()));
    let (on, off) = if style.has_color {
        (bold.render().to_string(), bold.render_reset().to_string())
    } else {
        Default::default()
    };
    let verdict = &report.verdict;
    let deals = counted(verdict.deals + verdict.invalid.deals, "deal");
    let cards = cards(verdict);
    let time = seconds(report.seconds);
    let _ = writeln!(text, "{on}{word}{off}  {}   {cards}, {deals}, {time}", report.subject);
}

fn cards(verdict: &Verdict) -> String {
    let shape = verdict.shape;
    match (shape.order, shape.dealt == shape.deck) {
        (DealOrder::Set, _) => format!("sets of {} of {} cards", shape.dealt, shape.deck),
        (_, true) => counted(shape.deck.into(), "card"),
        (_, false) => format!("the first {} of {} cards", shape.dealt, shape.deck),
    }
}

/// What is wrong, in words: one line for each test that found something.
fn reasons(text: &mut String, report: &Report) {
    let verdict = &report.verdict;
    if let Some(first) = &verdict.invalid.first {
        let (bad, all) = (verdict.invalid.deals, verdict.invalid.deals + verdict.deals);
        let first = words::invalid(first, report);
        let _ = writeln!(
            text,
            "  {} of {} broke the rules, the first at {first}",
            grouped(bad),
            counted(all, "deal")
        );
    }
    let reasons = one_a_test(verdict);
    for judged in reasons.iter().take(REASONS_MAX) {
        let words = words::effect(&judged.finding.effect, &report.naming, verdict.shape);
        let _ = writeln!(text, "  {words}");
    }
    match verdict.outcome {
        Outcome::Misdeal => text.push('\n'),
        Outcome::TooFewDeals => {
            let _ = writeln!(text, "  no test found anything, but so few deals show little\n");
        }
        _ => {
            let _ = writeln!(text, "  no test found anything; that is no proof of fairness\n");
        }
    }
}

/// The most striking finding of each test: first what always or never happens,
/// then by p.
fn one_a_test(verdict: &Verdict) -> Vec<&Judged> {
    // Deals that broke the rules have a line of their own.
    let mut seen = BTreeSet::from(["validity"]);
    let mut reasons: Vec<_> =
        verdict.evidence().filter(|judged| seen.insert(judged.finding.test)).collect();
    reasons.sort_by_key(|judged| {
        let effect = &judged.finding.effect;
        effect.observed != 0 && effect.observed != effect.deals
    });
    reasons
}

/// A table of the findings that matter, and one line for the rest.
fn findings(text: &mut String, verdict: &Verdict) {
    let has_evidence = verdict.outcome == Outcome::Misdeal;
    let shown: Vec<&Judged> = if has_evidence {
        verdict.evidence().take(TEST_LINES_MAX).collect()
    } else {
        verdict.findings.iter().take(3).collect()
    };
    if !shown.is_empty() {
        let _ = writeln!(text, "  {:<14}{:<14}{:>22}{:>14}", "test", "method", "statistic", "p");
    }
    for judged in &shown {
        let finding = &judged.finding;
        let statistic = match finding.degrees {
            Some(degrees) => {
                format!("{} (df {})", significant(finding.statistic, 6), grouped(degrees))
            }
            None => grouped(finding.statistic as u64),
        };
        let _ = writeln!(
            text,
            "  {:<14}{:<14}{statistic:>22}{:>14}",
            finding.test,
            json::method(finding.method),
            power_of_ten(finding.log10_p()),
        );
    }
    let all = verdict.findings.len();
    let evidence = verdict.evidence().count();
    let (more, rest) = (evidence.saturating_sub(TEST_LINES_MAX), all - evidence);
    if more > 0 {
        let _ = writeln!(text, "  {} more found something", grouped(more as u64));
    }
    let rest = if has_evidence {
        format!("{} of {all} findings show nothing", grouped(rest as u64))
    } else {
        format!("{} in all, none of them evidence", counted(all as u64, "finding"))
    };
    let rate = one_in(verdict.alpha);
    let _ = writeln!(text, "  {rest}; false-alarm rate of the whole verdict: {rate}");
}

/// 1e-6 as `1 in 1,000,000`.
fn one_in(alpha: f64) -> String {
    let one_in = 1.0 / alpha;
    if one_in < 1e15 && (one_in - one_in.round()).abs() < 1e-6 * one_in {
        format!("1 in {}", grouped(one_in.round() as u64))
    } else {
        format!("{alpha:e}")
    }
}

/// The counts of card (down) by position (across).
fn counts(text: &mut String, report: &Report) {
    let Some(table) = &report.verdict.position else { return };
    let cards = table.rows.first().map_or(0, Vec::len);
    let largest = table.rows.iter().flatten().max().copied().unwrap_or(0);
    let width = largest.to_string().len().max(table.rows.len().to_string().len()) + 1;
    let label =
        1 + (0..cards as u32).map(|c| report.naming.name(c).chars().count()).max().unwrap_or(1);
    let _ = write!(text, "{:label$}", "");
    for position in 0..table.rows.len() {
        let _ = write!(text, "{position:>width$}");
    }
    text.push('\n');
    for card in 0..cards {
        let _ = write!(text, "{:<label$}", report.naming.name(card as u32));
        for row in &table.rows {
            let _ = write!(text, "{:>width$}", row[card]);
        }
        text.push('\n');
    }
}

fn footer(text: &mut String, report: &Report) {
    for note in words::notes(report) {
        let _ = writeln!(text, "note: {note}");
    }
    let of = match report.seed_of {
        SeedOf::Deals => "of the deals",
        SeedOf::Battery => "of the battery; the deals came from outside",
    };
    let _ = writeln!(text, "seed: {} ({of})", report.seed);
    let _ = writeln!(text, "next: {}   ({})", report.next.command, report.next.purpose);
}
