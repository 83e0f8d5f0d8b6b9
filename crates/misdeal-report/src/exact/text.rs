//! The exact law as text: a line a figure, the groups of orders, the way to uniform, and
//! the picture of card by position.

use anstyle::Style;
use misdeal_diagnosis::exact::{Cell, Exact, Group, OrderLaw, TotalVariation, to_f64};

use super::ExactReport;
use crate::numbers::{counted, seconds};
use crate::page::Page;
use crate::words::exact as words;
use crate::{TextStyle, heat_map};

/// The widest label.
const LABEL: usize = 17;
/// So many groups are shown whole, else half of them from each end.
const GROUPS_MAX: usize = 8;
/// So many positions are shown as numbers, where there is room.
const TABLE_CARDS_MAX: u32 = 10;

/// The law as lines of text, no longer than there are columns but for commands.
pub fn exact_to_text(report: &ExactReport, style: &TextStyle) -> String {
    let exact = &report.exact;
    let mut page = Page::new(style.columns);
    let bold = if style.has_color { Style::new().bold() } else { Style::new() };
    let cards = counted(exact.cards.into(), "card");
    let many = (report.repeats > 1).then(|| format!(", {} {}", report.repeats, report.repeat));
    let many = many.unwrap_or_default();
    page.lines(&format!(
        "{bold}{}{bold:#}   {cards}{many}, {}",
        report.subject,
        seconds(report.seconds)
    ));
    page.gap();
    figures(&mut page, report);
    if style.is_quiet {
        return page.finish();
    }
    if let Some(law) = &exact.law {
        page.gap();
        groups(&mut page, law, report);
    }
    if !report.curve.is_empty() {
        page.gap();
        curve(&mut page, report);
    }
    if let Some(placement) = &exact.placement {
        page.gap();
        heat_map::draw_exact(&mut page, placement, &report.naming, style.has_color);
        if style.has_table || exact.cards <= 4 {
            page.gap();
            table(&mut page, exact, report);
        }
    }
    page.gap();
    for note in report.notes.iter().cloned().chain(words::unknown(exact)) {
        page.say(0, &format!("note: {note}"));
    }
    page.lines(&format!("next: {}", report.next.command));
    page.say(6, &format!("({})", report.next.purpose));
    page.finish()
}

fn figure(page: &mut Page, label: &str, text: &str) {
    let lines = page.wrapped(LABEL + 4, LABEL + 4, text);
    for (i, line) in lines.iter().enumerate() {
        let label = if i == 0 { label } else { "" };
        page.lines(&format!("  {label:LABEL$}  {}", line.trim_start()));
    }
}

fn figures(page: &mut Page, report: &ExactReport) {
    let exact = &report.exact;
    let distance = match &exact.total_variation {
        TotalVariation::Exactly(value) => chance(value),
        TotalVariation::Between(low, high) => words::between(*low, *high),
    };
    figure(page, words::FAIR, &words::is_fair(exact));
    figure(page, words::TOTAL_VARIATION, &distance);
    if let Some(bits) = exact.bits_lost {
        figure(page, words::BITS_LOST, &words::bits_of(bits, exact.bits_fair()));
    }
    if let Some(reachable) = words::reachable(exact) {
        figure(page, words::ORDERS, &reachable);
    }
    let names = |order: &[u32]| words::order(order, &report.naming);
    let is_even = exact.law.as_ref().is_some_and(|law| law.groups().len() == 1);
    for (label, extreme) in [(words::BEST, &exact.best), (words::WORST, &exact.worst)] {
        let Some(extreme) = extreme.as_ref().filter(|_| !is_even) else { continue };
        let example = extreme.orders.as_ref().map(|(_, order)| names(order));
        figure(page, label, &words::extreme(&extreme.times_fair, example));
    }
    if let Some(placement) = &exact.placement {
        figure(page, words::STAY, &words::stay(placement.fixed_points(), exact.cards));
    }
    if let Some(chance) = &exact.unfinished {
        figure(page, words::CUT_OFF, &words::cut_off(chance));
    }
    if let Some((order, lost)) = &exact.lost {
        figure(page, words::LOST, &words::lost(&names(order), to_f64(lost)));
    }
    if let Some(paths) = report.paths {
        figure(page, words::PATHS, &words::paths(paths, exact.unfinished.is_some()));
    }
}

/// A chance with its fraction, where that is short.
fn chance(value: &Cell) -> String {
    words::with_fraction(words::exactly(value), value)
}

fn groups(page: &mut Page, law: &OrderLaw, report: &ExactReport) {
    let groups = law.groups();
    if groups.len() < 2 {
        return;
    }
    let row = |group: &Group| {
        let orders = words::number(&group.orders.to_string());
        let times = law.times_fair(group);
        let chance = words::chance_of_order(&law.chance(group), &group.weight, law.total());
        let times = words::exactly(&times);
        [orders, chance, times, words::order(&group.example, &report.naming)]
    };
    let mut rows = vec![words::GROUPS.map(str::to_owned)];
    if groups.len() <= GROUPS_MAX {
        rows.extend(groups.iter().rev().map(row));
    } else {
        let half = GROUPS_MAX / 2;
        rows.extend(groups.iter().rev().take(half).map(row));
        rows.push(["...".to_owned(), String::new(), String::new(), String::new()]);
        rows.extend(groups[..half].iter().rev().map(row));
    }
    let width = |i: usize| rows.iter().map(|row| row[i].len()).max().unwrap_or_default();
    let (a, b, c) = (width(0), width(1), width(2));
    // Without the examples where there is no room for them.
    let has_room = page.fits(8 + a + b + c + width(3));
    for [orders, chance, times, example] in &rows {
        let example = if has_room { example.as_str() } else { "" };
        let line = format!("  {orders:>a$}  {chance:>b$}  {times:>c$}  {example}");
        page.lines(line.trim_end());
    }
}

fn curve(page: &mut Page, report: &ExactReport) {
    let head = [report.repeat, words::TOTAL_VARIATION, words::BITS_LOST, words::STAY];
    let mut rows = vec![head.map(str::to_owned)];
    rows.extend(report.curve.iter().map(|point| {
        let distance = words::distance(&point.total_variation);
        let number = |value: Option<f64>| {
            value.map_or("-".to_owned(), |value| words::figure(value, value.log10()))
        };
        [point.repeats.to_string(), distance, number(point.bits_lost), number(point.fixed_points)]
    }));
    let width = |i: usize| rows.iter().map(|row| row[i].len()).max().unwrap_or_default();
    let (a, b, c, d) = (width(0), width(1), width(2), width(3));
    for [repeats, distance, bits, stay] in &rows {
        page.lines(&format!("  {repeats:>a$}  {distance:>b$}  {bits:>c$}  {stay:>d$}"));
    }
    page.say(2, &words::mixed(&report.curve, report.repeat));
}

/// The chances of card by position: cards down, positions across, as fractions where those
/// are known and short.
fn table(page: &mut Page, exact: &Exact, report: &ExactReport) {
    let Some(placement) = &exact.placement else { return };
    let n = exact.cards;
    let short = exact.cells.as_ref().filter(|_| n <= TABLE_CARDS_MAX);
    let cell = |position: u32, card: u32| match short {
        Some(cells) => {
            let cell = &cells[(position * n + card) as usize];
            words::fraction(cell).unwrap_or_else(|| format!("{:.6}", to_f64(cell)))
        }
        None => format!("{:.6}", placement.at(position, card)),
    };
    let names: Vec<String> = (0..n).map(|card| report.naming.name(card)).collect();
    let rows: Vec<Vec<String>> =
        (0..n).map(|card| (0..n).map(|position| cell(position, card)).collect()).collect();
    let positions: Vec<String> = (0..n).map(|position| position.to_string()).collect();
    let width = rows.iter().flatten().chain(&positions).map(String::len).max().unwrap_or_default();
    page.say(0, words::TABLE);
    let line = |label: String, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("{label:>6} {}", cells.join(" "))
    };
    page.lines(&line(String::new(), &positions));
    for (name, row) in names.into_iter().zip(&rows) {
        page.lines(&line(name, row));
    }
}
