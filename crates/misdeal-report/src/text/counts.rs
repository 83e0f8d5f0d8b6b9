//! The counts themselves.

use std::fmt::Write;

use crate::{Lang, words};
use misdeal_audit::PositionTable;
use misdeal_audit::text::Naming;
use unicode_width::UnicodeWidthStr;

/// The counts of card (down) by position (across), a line a card.
pub(super) fn counts(table: &PositionTable, naming: &Naming, lang: Lang) -> String {
    let cards = table.rows.first().map_or(0, Vec::len);
    let names: Vec<String> =
        (0..cards as u32).map(|card| words::card(lang, naming, card)).collect();
    let largest = table.rows.iter().flatten().max().copied().unwrap_or(0);
    let width = largest.to_string().len().max(table.rows.len().to_string().len()) + 1;
    let label = 1 + names.iter().map(|name| name.width()).max().unwrap_or(1);
    let mut text = " ".repeat(label);
    for position in 0..table.rows.len() {
        let _ = write!(text, "{position:>width$}");
    }
    text.push('\n');
    for (card, name) in names.iter().enumerate() {
        let _ = write!(text, "{name}{}", " ".repeat(label - name.width()));
        for row in &table.rows {
            let _ = write!(text, "{:>width$}", row[card]);
        }
        text.push('\n');
    }
    text
}
