//! A small fixed amount of one kernel's work, the same in every run.
//!
//! `guard.sh` counts its instructions, which do not depend on how busy the
//! machine is, and compares them with `guard.csv`.

use std::hint::black_box;

use clap::ValueEnum;
use misdeal_deck::Card;
use misdeal_games::draw::{PayTable, held_values};
use misdeal_shuffle::bulk::Vectors;
use rand::rngs::SmallRng;

use crate::shuffle::{Numbers, bulk_decks};
use crate::texts::Style;
use crate::{audit, text};

const DEALS: u64 = 20_000;
/// Lines are written once and read many times, so that reading is what counts.
const LINES: u64 = 1_000;
/// Of an array, which is shuffled ten times.
const NUMBERS: usize = 10_000;

/// Work that must not get slower unseen.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Kernel {
    /// An audit of 20,000 made deals of 52 cards.
    Audit,
    /// 20,000 lines of 52 numbers, decoded.
    Text,
    /// 20,000 lines of 52 names, decoded.
    Names,
    /// 20,000 decks of 52 cards by the batch, in plain code.
    Decks,
    /// The same with the widest vectors of the processor.
    DecksVectors,
    /// 10,000 numbers, shuffled in place ten times.
    Shuffle,
    /// What each hold of five cards is worth: 2,598,960 poker hands.
    Holds,
}

impl Kernel {
    /// Does the work; the result is a checksum.
    pub fn run(self) -> u64 {
        match self {
            Self::Audit => audit::audited(DEALS, 1),
            Self::Text => lines(Style::Numbers),
            Self::Names => lines(Style::Names),
            Self::Decks => bulk_decks(DEALS, Vectors::None),
            Self::DecksVectors => bulk_decks(DEALS, Vectors::widest()),
            Self::Shuffle => (Numbers::new(NUMBERS, 10).own::<SmallRng>("numbers").run)().checksum,
            Self::Holds => holds(),
        }
    }
}

fn lines(style: Style) -> u64 {
    let some = style.text(LINES);
    text::decoded(&some.repeat((DEALS / LINES) as usize))
}

fn holds() -> u64 {
    let cards = black_box([0, 14, 28, 42, 4]).map(|id| Card::new(id).expect("a card"));
    let table = black_box(PayTable::JACKS_OR_BETTER);
    let values = held_values(cards, |rank| table.value(rank)).expect("five cards");
    values.iter().map(|held| held.total as u64).sum()
}
