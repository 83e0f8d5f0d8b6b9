//! How many columns of a terminal a text takes.
//!
//! The signs ♠ ♥ ♣ and the outlined suits are of "ambiguous" width: one column
//! in a Western terminal, two in a terminal set to Chinese, Japanese or Korean.
//! ♦ and ♢ are one column in both, so a table of suits that is padded by counting
//! characters is crooked in one of them.
//!
//! # Source
//! Unicode Standard Annex #11, "East Asian Width", by way of `unicode-width`.

use unicode_width::UnicodeWidthStr;

/// How a terminal shows characters of ambiguous width.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Terminal {
    /// In one column.
    #[default]
    Western,
    /// In two columns.
    Cjk,
}

/// Where a text stands in its field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Align {
    /// Blanks behind it.
    #[default]
    Left,
    /// Blanks before it.
    Right,
}

/// The columns that a line of text takes. Text without control characters.
///
/// ```
/// use misdeal_deck::width::{Terminal, columns};
///
/// assert_eq!(columns("A♠", Terminal::Western), 2);
/// assert_eq!(columns("A♠", Terminal::Cjk), 3);
/// assert_eq!(columns("A♦", Terminal::Cjk), 2);
/// assert_eq!(columns("黑桃A", Terminal::Western), 5);
/// ```
pub fn columns(text: &str, terminal: Terminal) -> usize {
    match terminal {
        Terminal::Western => text.width(),
        Terminal::Cjk => text.width_cjk(),
    }
}

/// The text in a field of so many columns; wider text stays as it is.
///
/// ```
/// use misdeal_deck::width::{Align, Terminal, pad};
///
/// assert_eq!(pad("A♠", 4, Align::Left, Terminal::Western), "A♠  ");
/// assert_eq!(pad("A♠", 4, Align::Right, Terminal::Cjk), " A♠");
/// assert_eq!(pad("红桃10", 4, Align::Left, Terminal::Cjk), "红桃10");
/// ```
pub fn pad(text: &str, columns_count: usize, align: Align, terminal: Terminal) -> String {
    let blanks = " ".repeat(columns_count.saturating_sub(columns(text, terminal)));
    match align {
        Align::Left => format!("{text}{blanks}"),
        Align::Right => format!("{blanks}{text}"),
    }
}

/// The columns of the widest of some texts; 0 for none.
///
/// ```
/// use misdeal_deck::width::{Terminal, columns_max};
///
/// assert_eq!(columns_max(["小王", "红桃10", "As"], Terminal::Western), 6);
/// ```
pub fn columns_max<'a>(texts: impl IntoIterator<Item = &'a str>, terminal: Terminal) -> usize {
    texts.into_iter().map(|text| columns(text, terminal)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Text, columns in a Western terminal, columns in a CJK one: the table
    /// EastAsianWidth.txt of Unicode 14, N and Na 1, A 1 or 2, W 2.
    const CASES: [(&str, usize, usize); 20] = [
        ("As", 2, 2),
        ("♠", 1, 2),
        ("♥", 1, 2),
        ("♣", 1, 2),
        ("♤", 1, 2),
        ("♡", 1, 2),
        ("♧", 1, 2),
        ("♦", 1, 1),
        ("♢", 1, 1),
        ("★", 1, 2),
        ("🂡", 1, 1),
        ("🂿", 1, 1),
        ("🃏", 2, 2),
        ("🃡", 1, 1),
        ("🀇", 1, 1),
        ("🀄", 2, 2),
        ("黑桃A", 5, 5),
        ("红桃10", 6, 6),
        ("大王", 4, 4),
        ("", 0, 0),
    ];

    #[test]
    fn widths_are_those_of_the_standard() {
        for (text, western, cjk) in CASES {
            assert_eq!(columns(text, Terminal::Western), western, "{text}");
            assert_eq!(columns(text, Terminal::Cjk), cjk, "{text}");
        }
    }

    #[test]
    fn padded_texts_are_equally_wide() {
        for terminal in [Terminal::Western, Terminal::Cjk] {
            let columns_count = columns_max(CASES.map(|(text, ..)| text), terminal);
            for (text, ..) in CASES {
                for align in [Align::Left, Align::Right] {
                    let padded = pad(text, columns_count, align, terminal);
                    assert_eq!(columns(&padded, terminal), columns_count);
                    assert_eq!(padded.trim(), text);
                }
            }
        }
    }
}
