//! Hands one under the other, in columns.

use misdeal_deck::width::{Align, Terminal, columns_max, pad};
use misdeal_deck::{Card, Notation};
use misdeal_report::Lang;

use crate::names::{self, Names, coloured};

/// A hand of five, or one that lies face down.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) cards: Option<[Card; 5]>,
    pub(super) words: String,
}

impl Row {
    pub(super) fn hidden(label: String) -> Self {
        Self { label, cards: None, words: String::new() }
    }
}

/// How rows are laid out: columns as wide as any card may be, so that nothing moves
/// from round to round.
pub(super) struct Rows {
    notation: Notation,
    terminal: Terminal,
    label_width: usize,
    card_width: usize,
}

impl Rows {
    pub(super) fn new(names: Option<Names>, lang: Lang) -> Self {
        let (terminal, notation) =
            (names::terminal(), Notation::players(names::style(names, lang)));
        let labels =
            ["play-you", "play-dealer", "play-dealer-before"].map(|key| lang.say(key, &[]));
        let cards: Vec<String> = Card::all_suited().map(|card| notation.write_card(card)).collect();
        Self {
            notation,
            terminal,
            label_width: columns_max(labels.iter().map(String::as_str), terminal),
            card_width: columns_max(cards.iter().map(String::as_str), terminal),
        }
    }

    /// The numbers of the cards, above them.
    pub(super) fn numbers(&self) -> String {
        let numbers: Vec<String> = (1..=5).map(|number| self.cell(&number.to_string())).collect();
        format!("  {:width$}  {}\n", "", numbers.concat().trim_end(), width = self.label_width)
    }

    pub(super) fn text(&self, rows: &[Row]) -> String {
        rows.iter().map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &Row) -> String {
        let label = pad(&row.label, self.label_width, Align::Left, self.terminal);
        let cards: String = match row.cards {
            None => self.cell("--").repeat(5),
            Some(cards) => {
                let cell = |card| coloured(self.cell(&self.notation.write_card(card)), Some(card));
                cards.map(cell).concat()
            }
        };
        let line = format!("  {label}  {cards}  {}", row.words);
        format!("{}\n", line.trim_end())
    }

    fn cell(&self, text: &str) -> String {
        pad(text, self.card_width + 2, Align::Left, self.terminal)
    }
}
