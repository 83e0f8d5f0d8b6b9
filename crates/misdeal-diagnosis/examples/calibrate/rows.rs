//! The kinds of fair runs: what is dealt, and how many deals.

use misdeal_audit::{Alike, DealOrder, Shape};
use misdeal_deck::Deck;

pub(crate) struct Row {
    pub(crate) about: &'static str,
    pub(crate) shape: Shape,
    pub(crate) alike: Alike,
    /// False if each deal is shuffled from the one before.
    pub(crate) is_reset: bool,
    pub(crate) deals: u64,
    /// True if an audit takes long, so that there are fewer that look all the time.
    pub(crate) is_slow: bool,
}

impl Row {
    fn of(about: &'static str, shape: Shape, deals: u64) -> Self {
        Self { about, shape, alike: Alike::default(), is_reset: true, deals, is_slow: false }
    }

    fn named(self, deck: &str) -> Self {
        let deck = Deck::named(deck).expect("a deck that there is");
        Self { alike: Alike::of_deck(&deck), ..self }
    }

    fn with_copies(self, copies: u32) -> Self {
        let kinds = self.shape.deck / copies;
        let names: Vec<String> = (0..self.shape.deck).map(|id| (id % kinds).to_string()).collect();
        Self { alike: Alike::of_names(&names).expect("few cards"), ..self }
    }

    fn never_reset(self) -> Self {
        Self { is_reset: false, ..self }
    }

    fn slow(self) -> Self {
        Self { is_slow: true, ..self }
    }
}

pub(crate) fn rows() -> Vec<Row> {
    let whole = Shape::whole;
    let set = |dealt, deck| Shape { order: DealOrder::Set, ..Shape::first(dealt, deck) };
    let row = Row::of;
    vec![
        row("3 cards", whole(3), 1000),
        row("5 cards", whole(5), 7000),
        row("10 cards", whole(10), 1000),
        row("10 cards, never put in order", whole(10), 1000).never_reset(),
        row("52 cards by name", whole(52), 20).named("52"),
        row("52 cards by name", whole(52), 2700).named("52").slow(),
        row("the first 3 of 10 cards", Shape::first(3, 10), 1000),
        row("the first 5 of 52 cards by name", Shape::first(5, 52), 2700).named("52"),
        row("sets of 5 of 20 cards", set(5, 20), 1000),
        row("sets of 5 of 52 cards by name", set(5, 52), 2700).named("52"),
        row("two of each of 10 cards", whole(20), 1000).with_copies(2),
        row("the first 6 of four of each of 5 cards", Shape::first(6, 20), 500).with_copies(4),
        row("one deal of 366 cards", whole(366), 1).slow(),
        row("300 cards", whole(300), 100).slow(),
        row("2,000 cards", whole(2000), 10).slow(),
    ]
}
