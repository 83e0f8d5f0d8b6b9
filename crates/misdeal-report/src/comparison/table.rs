//! [`Table`]: a label and two texts a row, each cut into lines of its column.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use super::share::GLUE;
use crate::page::parts;
use crate::table::{Side, padded};

const LABEL: usize = 18;
/// Before the label, after it, and between the two columns.
const BLANKS: usize = 2 + 1 + 2;
/// A column is not narrower or wider than this, whatever the terminal is.
const COLUMN_MIN: usize = 16;
const COLUMN_MAX: usize = 44;

/// Rows under construction.
#[derive(Debug)]
pub(super) struct Table {
    text: String,
    column: usize,
}

impl Table {
    /// Rows for so many columns of a terminal.
    pub(super) fn new(columns: usize) -> Self {
        let column = columns.saturating_sub(LABEL + BLANKS) / 2;
        Self { text: String::new(), column: column.clamp(COLUMN_MIN, COLUMN_MAX) }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, label: &str, a: &str, b: &str) {
        let (a, b) = (wrapped(a, self.column), wrapped(b, self.column));
        for number in 0..a.len().max(b.len()) {
            let line = |lines: &[String]| lines.get(number).cloned().unwrap_or_default();
            let (label, a, b) = (if number == 0 { label } else { "" }, line(&a), line(&b));
            let pad = |text: &str, columns| padded(text, columns, Side::Left);
            let row = format!("  {} {}  {b}", pad(label, LABEL), pad(&a, self.column));
            // Writing to a text cannot fail.
            let _ = writeln!(self.text, "{}", row.trim_end());
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// A text cut between its words, or its Chinese letters, into lines of so many columns; a word
/// that is too long is cut anywhere.
pub(super) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (number, word) in text.split(' ').flat_map(|word| parts(word).enumerate()) {
        let Some(line) = lines.last_mut() else { continue };
        let is_first = line.is_empty();
        let blank = if is_first || number > 0 { "" } else { " " };
        if line.width() + blank.len() + word.width() <= columns {
            line.push_str(blank);
            line.push_str(word);
            continue;
        }
        if !is_first {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let Some(line) = lines.last_mut() else { continue };
            let mut longer = line.clone();
            longer.push(letter);
            if longer.width() > columns && !line.is_empty() {
                lines.push(letter.to_string());
            } else {
                *line = longer;
            }
        }
    }
    lines.iter().map(|line| line.replace(GLUE, " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_if_they_can() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("fair is 9\u{a0}%", 9), ["fair is", "9 %"]);
        assert_eq!(wrapped("a ./long/path/of-mine", 8), ["a", "./long/p", "ath/of-m", "ine"]);
        assert_eq!(wrapped("黑桃A 红心2", 6), ["黑桃A", "红心2"]);
        assert_eq!(wrapped("", 6), [""]);
        assert_eq!(wrapped("没有发现问题，证据不足", 12), ["没有发现问", "题，证据不足"]);
    }

    #[test]
    fn rows_are_as_wide_as_there_is_room() {
        let mut table = Table::new(80);
        table.row("verdict", "MISDEAL", "NO EVIDENCE against it, so far as one can see");
        let expected = format!(
            "  {:18} {:28}  {}\n{}{}\n",
            "verdict",
            "MISDEAL",
            "NO EVIDENCE against it, so",
            " ".repeat(51),
            "far as one can see"
        );
        assert_eq!(table.finish(), expected);
    }
}
