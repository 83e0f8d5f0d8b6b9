//! Tables as text.

use std::fmt::Write;

use misdeal_deck::width::{Align, Terminal, columns_max, pad};

/// A table: the first column to the left, the others to the right.
pub(super) fn columns(rows: &[Vec<String>], terminal: Terminal) -> String {
    let count = rows.first().map_or(0, Vec::len);
    let width = |column: usize| columns_max(rows.iter().map(|row| row[column].as_str()), terminal);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cell = |(column, cell): (usize, &String)| {
            let align = if column == 0 { Align::Left } else { Align::Right };
            pad(cell, widths[column], align, terminal)
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        let _ = writeln!(text, "{}", cells.join("   ").trim_end());
    }
    text
}
