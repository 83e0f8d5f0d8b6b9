//! A deal as people see it, in every format.

use std::fmt::Write;

use misdeal_deck::width::{Align, Terminal, columns_max, pad};
use misdeal_deck::{Copies, Facing, Notation, Owner, Pile, Ranks, Style, Suit};
use misdeal_report::Lang;
use misdeal_shuffle::{Seed, ShuffleSpec};

use super::args::{Args, Format, RankStyle};
use super::cards::Cards;
use super::json;
use super::rate::Rating;
use super::table::Table;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names::{self, coloured};
use crate::output::terminal_columns;
use crate::ranking::Rated;

/// Cards in a row, as thirteen ranks are.
const ROW: usize = 13;

/// Everything needed to show a deal.
pub(super) struct Show<'a> {
    pub(super) cards: &'a Cards,
    pub(super) table: Option<&'a Table>,
    rating: Option<Rating>,
    pub(super) spec: String,
    pub(super) seed: Seed,
    format: Format,
    notation: Notation,
    lang: Lang,
    terminal: Terminal,
    has_headers: bool,
    /// Columns of the terminal; without one, lines may be as long as they are.
    columns: usize,
}

impl<'a> Show<'a> {
    pub(super) fn new(
        args: &Args,
        cards: &'a Cards,
        table: Option<&'a Table>,
        rating: Option<Rating>,
        spec: &ShuffleSpec,
        seed: Seed,
    ) -> Self {
        let lang = lang();
        let usual = if table.is_some() { Format::Hands } else { Format::Line };
        let format = args.format.unwrap_or(usual);
        let is_data = matches!(format, Format::Line | Format::Ids | Format::Json);
        let style = match (args.names, lang, format) {
            (None, ..) if is_data => Style::Ascii,
            (None, Lang::Zh, Format::Rows) => Style::Post,
            (names, ..) => names::style(names, lang),
        };
        let ranks = match args.ranks {
            RankStyle::Letters => Ranks::Letters,
            RankStyle::Post => Ranks::Post,
        };
        // Data tells copies apart; players do not.
        let copies = if is_data { Copies::Numbered } else { Copies::Hidden };
        Self {
            cards,
            table,
            rating,
            spec: spec.to_string(),
            seed,
            format,
            notation: Notation { style, ranks, copies },
            lang,
            terminal: names::terminal(),
            has_headers: args.count > 1 && !is_data,
            columns: terminal_columns().unwrap_or(usize::MAX),
        }
    }

    /// The line above a step; a comment for whoever reads lines of deals.
    pub(super) fn step(&self, times: u64) -> String {
        let what = match times {
            0 => self.lang.say("deal-in-order", &[]),
            times => self.lang.say("deal-washed", &[("times", times.into())]),
        };
        if self.format == Format::Json { String::new() } else { format!("# {what}\n") }
    }

    /// The line above one of several deals.
    pub(super) fn header(&self, index: u64) -> String {
        if !self.has_headers {
            return String::new();
        }
        format!("# {}\n", self.lang.say("deal-number", &[("number", (index + 1).into())]))
    }

    /// The deal itself.
    pub(super) fn deal(
        &self,
        index: u64,
        step: Option<u64>,
        order: &[u32],
    ) -> Result<String, Failure> {
        let rated = match (&self.rating, self.table) {
            (Some(rating), Some(table)) => rating.rate(table, self.cards, order)?,
            _ => Vec::new(),
        };
        Ok(match self.format {
            Format::Line => self.line(order, |id| self.name(id)),
            Format::Ids => self.line(order, |id| id.to_string()),
            Format::Table => self.per_card(order),
            Format::Rows => self.rows(order),
            Format::Hands => self.hands(order, &rated),
            Format::Json => json::deal(self, index, step, order, &rated),
        })
    }

    pub(super) fn name(&self, id: u32) -> String {
        self.cards.write(id, self.notation)
    }

    /// Whose or what a pile is, in the language of the user.
    pub(super) fn owner(&self, pile: &Pile) -> String {
        let phrase = |phrase: &misdeal_deck::Phrase| match self.lang {
            Lang::En => phrase.en.clone(),
            Lang::Zh => phrase.zh.clone(),
        };
        match &pile.owner {
            Owner::Seat(_, Some(name)) => phrase(name),
            Owner::Seat(seat, None) => {
                self.lang.say("deal-seat", &[("number", (*seat as u64 + 1).into())])
            }
            Owner::Pile(name) if pile.facing == Facing::Down => {
                self.lang.say("deal-face-down", &[("pile", phrase(name).into())])
            }
            Owner::Pile(name) => phrase(name),
        }
    }

    fn line(&self, order: &[u32], name: impl Fn(u32) -> String) -> String {
        let names: Vec<String> = order.iter().map(|&id| name(id)).collect();
        names.join(" ") + "\n"
    }

    /// Index, id, card, suit and points, one card a line (row B4).
    fn per_card(&self, order: &[u32]) -> String {
        let title = |key| self.lang.say(key, &[]);
        let titles = ["table-index", "table-id", "table-card", "table-suit", "table-point"];
        let mut rows = vec![titles.map(title)];
        rows.extend(order.iter().zip(0..).map(|(&id, index)| {
            let points = self.cards.get(id).and_then(|card| card.points());
            [
                index.to_string(),
                id.to_string(),
                self.name(id),
                self.suit(id),
                points.map_or_else(|| "-".to_owned(), |points| points.to_string()),
            ]
        }));
        let widths: Vec<usize> = (0..titles.len())
            .map(|column| columns_max(rows.iter().map(|row| row[column].as_str()), self.terminal))
            .collect();
        let mut text = String::new();
        for row in &rows {
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let is_number = matches!(column, 0 | 1 | 4);
                let align = if is_number { Align::Right } else { Align::Left };
                let gap = if column == 0 { "" } else { "  " };
                let _ = write!(text, "{gap}{}", pad(cell, width, align, self.terminal));
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text
    }

    fn suit(&self, id: u32) -> String {
        let key = match self.cards.card(id).and_then(misdeal_deck::Card::suit) {
            Some(Suit::Spade) => "suit-spade",
            Some(Suit::Heart) => "suit-heart",
            Some(Suit::Club) => "suit-club",
            Some(Suit::Diamond) => "suit-diamond",
            None => {
                let word = self.cards.get(id).and_then(|card| card.face().suit_word());
                return word.map_or_else(|| self.lang.say("suit-none", &[]), str::to_owned);
            }
        };
        self.lang.say(key, &[])
    }

    /// Thirteen to a row (row C2).
    fn rows(&self, order: &[u32]) -> String {
        let width = self.width(order);
        let row = |row: &[u32]| self.cells(row, width) + "\n";
        order.chunks(ROW).map(row).collect()
    }

    fn hands(&self, order: &[u32], rated: &[Option<Rated>]) -> String {
        let Some(table) = self.table else { return self.rows(order) };
        let labels: Vec<String> = table.piles.iter().map(|pile| self.owner(pile)).collect();
        let label_width = columns_max(labels.iter().map(String::as_str), self.terminal);
        let width = self.width(order);
        let mut text = table.title.as_ref().map_or(String::new(), |title| {
            let title = if self.lang == Lang::Zh { &title.zh } else { &title.en };
            format!("{title}\n")
        });
        let hand_width = self.hand_width(table, rated, width);
        let words = rated.iter().flatten().map(|rated| rated.words(self.lang));
        let words_width = columns_max(words, self.terminal);
        for (at, (pile, label)) in table.piles.iter().zip(&labels).enumerate() {
            let label = pad(label, label_width, Align::Left, self.terminal);
            let hand = table.cards_of(pile, order, self.cards);
            let hand: Vec<u32> = hand.iter().map(|held| held.id).collect();
            // Whole cards on each line, however narrow the terminal is.
            let room = self.columns.saturating_sub(label_width + 2) / (width + 1);
            let mut lines = hand.chunks(room.max(1)).map(|line| self.cells(line, width));
            let _ = write!(text, "{label}  {}", lines.next().unwrap_or_default());
            for line in lines {
                let _ = write!(text, "\n{:label_width$}  {line}", "");
            }
            if let Some(Some(rated)) = rated.get(at) {
                // Beside the hand if it is on one line, else below it.
                let ids = hand.last().map_or(&[][..], std::slice::from_ref);
                let last = self.width(ids) + hand.len().saturating_sub(1) * (width + 1);
                let blanks = hand_width.saturating_sub(last);
                let is_wrapped = hand.len() > room.max(1);
                let blanks = if is_wrapped { 0 } else { blanks };
                if is_wrapped {
                    let _ = write!(text, "\n{:label_width$}", "");
                }
                let words = pad(rated.words(self.lang), words_width, Align::Left, self.terminal);
                let outcome = rated.outcome(self.lang);
                let line = format!("{:blanks$}  {words}  {outcome}", "");
                text.push_str(line.trim_end());
            }
            text.push('\n');
        }
        text
    }

    /// Columns of the longest hand that is rated.
    fn hand_width(&self, table: &Table, rated: &[Option<Rated>], width: usize) -> usize {
        let piles = table.piles.iter().zip(rated).filter(|(_, rated)| rated.is_some());
        let columns = |pile: &Pile| (pile.positions.len() * (width + 1)).saturating_sub(1);
        piles.map(|(pile, _)| columns(pile)).max().unwrap_or(0)
    }

    /// Columns of the widest card.
    fn width(&self, order: &[u32]) -> usize {
        let names: Vec<String> = order.iter().map(|&id| self.name(id)).collect();
        columns_max(names.iter().map(String::as_str), self.terminal)
    }

    /// Cards side by side, each as wide as the widest, hearts and diamonds red.
    fn cells(&self, ids: &[u32], width: usize) -> String {
        let mut text = String::new();
        for (i, &id) in ids.iter().enumerate() {
            let name = self.name(id);
            let is_last = i + 1 == ids.len();
            let cell = match is_last {
                true => name.clone(),
                false => pad(&name, width + 1, Align::Left, self.terminal),
            };
            text.push_str(&coloured(cell, self.cards.card(id)));
        }
        text
    }
}
