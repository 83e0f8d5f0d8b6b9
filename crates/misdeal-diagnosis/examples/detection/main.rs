//! How many deals each fault needs until it is found: `cargo xtask detection` runs
//! this and keeps the figures in `docs/detection.md`. The argument is the number of
//! runs a fault, 200 by default; a second one chooses the faults with it in their name.
//! Fails if a figure is further from the reference than
//! it may be and no reason is known.

#![expect(clippy::print_stdout, reason = "an example prints")]

mod faults;
mod laws;
mod reference;
mod search;

use std::process::ExitCode;

use reference::{Row, Seen, rows};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let runs = argument.unwrap_or(200);
    println!("| fault | cards | seen by | reference | here | ratio | how |");
    println!("|---|---|---|---|---|---|---|");
    let (mut far, mut whole) = (0, Vec::new());
    let only = std::env::args().nth(2).unwrap_or_default();
    let mut rows = rows();
    rows.retain(|row| row.fault.about().contains(&only));
    // Rows of one fault and number of cards stand together, and share their runs.
    for group in rows.chunk_by(|a, b| (a.fault, a.cards) == (b.fault, b.cards)) {
        let simulated: Vec<Row> = group.iter().filter(|row| row.is_simulated()).copied().collect();
        let found = search::deals_needed(group[0].fault, group[0].cards, &simulated, runs);
        let mut of_rows = found.rows.iter();
        for row in group {
            let (here, how) = match row.is_simulated() {
                true => (of_rows.next().copied().flatten(), "runs"),
                false => (Some(laws::deals_needed(row)), "law"),
            };
            far += u32::from(!print_row(row, here, how));
        }
        whole.push((group[0], found));
    }
    print_whole(&whole);
    if far == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// False if the figure is too far off.
fn print_row(row: &Row, here: Option<f64>, how: &str) -> bool {
    let frame = if row.is_beside { ", beside the deal before" } else { "" };
    let seen = match row.seen {
        Seen::Test(id) => format!("`{id}`{frame}"),
        Seen::Rising => "`descents` of the order turned".to_owned(),
        Seen::Score => format!("`scores`{frame}"),
    };
    let mark = if row.is_exact { " E" } else { "" };
    let ratio = here.map(|here| here / row.reference);
    // A few deals more or less are no factor.
    let allowed = if row.is_exact { 1.2 } else { 2.0 };
    let is_near = ratio.is_some_and(|ratio| ratio <= allowed)
        || here.is_some_and(|here| here <= row.reference + reference::FEW);
    let here = here.map_or("not found".to_owned(), number);
    let ratio = ratio.map_or(String::new(), |ratio| format!("{ratio:.2}"));
    let why = if is_near { "" } else { row.why };
    println!(
        "| {} | {} | {seen} | {}{mark} | {here} | {ratio} | {how}{}{why} |",
        row.fault.about(),
        row.cards,
        number(row.reference),
        if why.is_empty() { "" } else { "; " },
    );
    is_near || !row.why.is_empty()
}

fn print_whole(whole: &[(Row, search::Needed)]) {
    println!();
    println!("| fault | cards | deals until a misdeal is told |");
    println!("|---|---|---|");
    for (row, found) in whole {
        let Some(deals) = found.verdict else { continue };
        let limit = if found.is_at_most { "at most " } else { "" };
        println!("| {} | {} | {limit}{} |", row.fault.about(), row.cards, number(deals));
    }
}

/// Three digits, with commas.
fn number(value: f64) -> String {
    if value >= 1e9 {
        return format!("{value:.1e}");
    }
    let unit = 10f64.powf((value.log10().floor() - 2.0).max(0.0));
    let digits = format!("{}", ((value / unit).round() * unit) as u64);
    let ends = (1..=digits.len()).filter(|end| (digits.len() - end) % 3 == 0);
    let mut start = 0;
    let groups: Vec<&str> = ends
        .map(|end| {
            let group = &digits[start..end];
            start = end;
            group
        })
        .collect();
    groups.join(",")
}
