//! How fast is shuffling, next to other libraries and programs, on the same work in one run?
//!
//! The goals are ratios of variants that take turns in one process (`goals.rs`). All are given what
//! they are best at: the same type of item, the same generator where they let one choose, and no
//! obstacle but that something of every result is used.

mod arrays;
mod decks;
mod index;
mod large;
mod numbers;
mod rivals;
mod table;

use std::path::PathBuf;

use clap::ValueEnum;

pub use self::decks::bulk_decks;
pub use self::numbers::Numbers;
use self::rivals::Rivals;
use crate::goals::goals_table;
use crate::rounds::Measured;
use crate::table::table as columns;

/// Of every generator.
const SEED: u64 = 20_261_130;
/// The yardstick, in every part that has it.
const RAND: &str = "rand, SmallRng";
const FASTRAND: &str = "fastrand";

/// Which comparisons are made.
#[derive(Clone, Debug)]
pub struct Amounts {
    /// One part, or all of them.
    pub part: Option<Part>,
    /// Rounds of each part, and a sixth as many of the large array.
    pub rounds: u32,
    /// Numbers of the large array.
    pub large: usize,
    /// A program that shuffles, which speaks the protocol of `bench/rivals/rival.h`.
    pub rip: Option<PathBuf>,
}

/// Work of one kind, of which variants can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Many decks of 52 cards.
    Decks,
    /// Ten cards, dealt 10,000,000 times and counted by position.
    Table,
    /// Arrays of a thousand to a million numbers.
    Arrays,
    /// An array that no cache holds.
    Large,
    /// Positions of an order that is never made.
    Index,
}

/// The figures, as tables, and the goals.
pub fn measure(amounts: &Amounts) -> String {
    let rivals = Rivals::find(amounts.rip.as_deref());
    let mut page = rivals.notes.join("\n") + "\n";
    let mut goals = Vec::new();
    for &part in Part::value_variants() {
        if amounts.part.is_some_and(|only| only != part) {
            continue;
        }
        let answer = match part {
            Part::Decks => decks::measure(&rivals, amounts.rounds),
            Part::Table => table::measure(&rivals, amounts.rounds),
            Part::Arrays => arrays::measure(&rivals, amounts.rounds),
            Part::Large => large::measure(&rivals, amounts.large, amounts.rounds.div_ceil(6)),
            Part::Index => index::measure(amounts.rounds),
        };
        page += &format!("\n{}", answer.page);
        goals.extend(answer.goals);
    }
    if !goals.is_empty() {
        page += &format!("\n{}", goals_table(&goals));
    }
    page
}

/// The figures of variants that did the same work, below a line that says what it was.
fn figures(title: &str, unit: &str, measured: &[Measured], yardstick: &str) -> String {
    let rand = measured.iter().find(|of| of.name == yardstick).expect("the yardstick");
    let row = |of: &Measured| {
        vec![
            of.name.clone(),
            format!("{:.2}", of.median()),
            format!("{:.2}", of.least()),
            format!("{:.2}", rand.median() / of.median()),
            format!("{:.2}", rand.least() / of.least()),
            format!("{:016x}", of.checksum),
        ]
    };
    let times = format!("x {yardstick}");
    let heading = [unit, "median", "least", &times, "least", "checksum"];
    let rows: Vec<_> = measured.iter().map(row).collect();
    format!("{title}\n\n{}", columns(&heading, &rows))
}
