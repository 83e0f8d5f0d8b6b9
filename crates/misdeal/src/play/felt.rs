//! [`Felt`]: how cards lie before players, in any language.

use misdeal_deck::width::{Align, Terminal, columns, columns_max, pad};
use misdeal_deck::{Card, Notation};
use misdeal_report::Lang;

use crate::names::{self, Names, coloured};

/// A line: who, the cards, and what is said of them.
pub(super) struct Line {
    pub(super) label: String,
    pub(super) cards: Vec<Card>,
    /// Cards that lie face down.
    pub(super) hidden: usize,
    pub(super) note: String,
}

/// How lines are laid out.
pub(super) struct Felt {
    notation: Notation,
    terminal: Terminal,
}

impl Felt {
    pub(super) fn new(names: Option<Names>, lang: Lang) -> Self {
        let notation = Notation::players(names::style(names, lang));
        Self { notation, terminal: names::terminal() }
    }

    /// One line below the other, in columns.
    pub(super) fn text(&self, lines: &[Line]) -> String {
        let labels = lines.iter().map(|line| line.label.as_str());
        let label_width = columns_max(labels, self.terminal);
        let plain: Vec<String> = lines.iter().map(|line| self.cards(line, false)).collect();
        let cards_width = columns_max(plain.iter().map(String::as_str), self.terminal);
        let mut text = String::new();
        for (line, plain) in lines.iter().zip(&plain) {
            let label = pad(&line.label, label_width, Align::Left, self.terminal);
            let blanks = cards_width - columns(plain, self.terminal);
            let cards = self.cards(line, true);
            let row = format!("  {label}  {cards}{:blanks$}  {}", "", line.note);
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text
    }

    fn cards(&self, line: &Line, is_coloured: bool) -> String {
        let card = |&card: &Card| {
            let name = format!("[{}]", self.notation.write_card(card));
            if is_coloured { coloured(name, Some(card)) } else { name }
        };
        let hidden = std::iter::repeat_n("[--]".to_owned(), line.hidden);
        line.cards.iter().map(card).chain(hidden).collect::<Vec<_>>().join(" ")
    }
}
