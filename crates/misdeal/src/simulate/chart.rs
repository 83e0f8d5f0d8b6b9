//! Basic strategy as the familiar chart.

use std::fmt::Write;

use misdeal_games::blackjack::{Chart, Total, Value};
use misdeal_report::Lang;

/// Columns: two to ten, then the ace.
pub(super) fn ups() -> impl Iterator<Item = Value> {
    Value::all().skip(1).chain([Value::ACE])
}

/// `A`, `2` .. `10`.
pub(super) fn letter(value: Value) -> String {
    if value == Value::ACE { "A".to_owned() } else { value.number().to_string() }
}

/// The chart: hard totals, soft ones, pairs.
pub(super) fn text(chart: &Chart, lang: Lang) -> String {
    let mut text = lang.say("chart-title", &[]) + "\n\n       ";
    for up in ups() {
        let _ = write!(text, "{:<5}", letter(up));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    let pairs = |values: [Value; 2]| values.into_iter().collect::<Total>();
    let hard: Vec<(String, Total)> = (4u8..=21).rev().filter_map(hard).collect();
    for (label, total) in hard {
        row(&mut text, &label, |up| chart.cell(total, up).to_string());
    }
    text.push('\n');
    for value in Value::all().skip(1).take(8).collect::<Vec<_>>().into_iter().rev() {
        let label = format!("A,{}", letter(value));
        let total = pairs([Value::ACE, value]);
        row(&mut text, &label, |up| chart.cell(total, up).to_string());
    }
    text.push('\n');
    for value in ups().collect::<Vec<_>>().into_iter().rev() {
        let label = format!("{0},{0}", letter(value));
        row(&mut text, &label, |up| chart.pair_cell(value, up).to_string());
    }
    let _ = writeln!(text, "\n{}", lang.say("chart-key", &[]));
    text
}

/// A hard total of two or three cards.
fn hard(points: u8) -> Option<(String, Total)> {
    let two = Value::new(2)?;
    let cards = match points {
        ..=12 => vec![two, Value::new(points - 2)?],
        13..=20 => vec![Value::TEN, Value::new(points - 10)?],
        _ => vec![Value::TEN, Value::new(9)?, two],
    };
    Some((points.to_string(), cards.into_iter().collect()))
}

fn row(text: &mut String, label: &str, cell: impl Fn(Value) -> String) {
    let _ = write!(text, "{label:>5}  ");
    for up in ups() {
        let _ = write!(text, "{:<5}", cell(up));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
}
