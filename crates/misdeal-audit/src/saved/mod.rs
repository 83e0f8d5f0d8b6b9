//! Tallies written, read and added up (`docs/formats/tally.md`).
//!
//! ```text
//!   a run ──► SavedTally::write ──► bytes ──► SavedTally::read ──► Merger ──► judge
//! ```
//!
//! Many machines can each read some deals, and one verdict is given on all of
//! them, as on one run of a fixed number of deals. Nothing that is read is
//! believed before it is checked: lengths against the shape, sums against the
//! number of deals, the whole against a checksum.

mod check;
mod check_parts;
mod counts;
mod error;
mod header;
mod merge;
mod part;
mod read;
mod rows;
mod write;

use std::io::{self, Read, Write};

pub use error::SavedError;
pub use merge::{MergeError, Merged, Merger};

use crate::audit::RunEnd;
use crate::source::text::{Naming, Note, Unit};
use crate::tally::Tally;

/// The name and version of the format.
pub const SCHEMA: &str = "misdeal.tally/2";

/// The most deals of a tally, and of tallies added up: 2^43, so that a sum of
/// all digits of all deals fits 64 bits.
pub const DEALS_MAX: u64 = 1 << 43;

/// A tally, and what a report on it needs beside the counts.
#[derive(Clone, Debug)]
pub struct SavedTally {
    /// The counts of one run.
    pub tally: Tally,
    /// What the cards are called.
    pub naming: Naming,
    /// Which run it was.
    pub run: SavedRun,
}

/// What is known of a run beside its counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRun {
    /// The version of the tool that counted.
    pub version: String,
    /// What was audited: a command, a file, the name of a shuffle. Control
    /// characters are replaced when it is written, here and in other texts.
    pub subject: String,
    /// What tells this run from others of the same subject.
    pub id: RunId,
    /// Why it read no more deals.
    pub end: RunEnd,
    /// What place numbers count.
    pub unit: Unit,
    /// What was inferred and should be said.
    pub notes: Vec<Note>,
    /// Of several files, the one in which the first bad deal stands.
    pub invalid_in: Option<String>,
}

/// What tells a run from others of the same subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunId {
    /// The seed of a built-in shuffle: the same subject and seed are the same
    /// deals.
    Seed(String),
    /// A number drawn for this run.
    Random(u128),
}

impl SavedTally {
    /// Writes it. Equal tallies are equal bytes.
    ///
    /// # Errors
    /// Those of `out`.
    ///
    /// ```
    /// use misdeal_audit::saved::{RunId, SavedRun, SavedTally};
    /// use misdeal_audit::text::{Naming, Unit};
    /// use misdeal_audit::{Made, RunEnd, RunOptions, Shape, tally};
    ///
    /// let source = Made::new(Shape::whole(10), |_, deal| deal.extend(0..10));
    /// let options = RunOptions { deals_max: 100, threads: 1 };
    /// let saved = SavedTally {
    ///     tally: tally(source, &options, &|_| true).unwrap(),
    ///     naming: Naming::Numbers { first: 0 },
    ///     run: SavedRun {
    ///         version: "0.1.0".to_owned(),
    ///         subject: "a shuffle that does nothing".to_owned(),
    ///         id: RunId::Random(0x1234),
    ///         end: RunEnd::Complete,
    ///         unit: Unit::Deal,
    ///         notes: Vec::new(),
    ///         invalid_in: None,
    ///     },
    /// };
    /// let mut bytes = Vec::new();
    /// saved.write(&mut bytes).unwrap();
    /// let again = SavedTally::read(&bytes[..]).unwrap();
    /// assert_eq!((again.tally.deals(), again.run), (100, saved.run));
    /// ```
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        write::write(self, out)
    }

    /// Reads what [`SavedTally::write`] has written, and nothing after it.
    ///
    /// A read error of kind `Interrupted` is tried again, as everywhere in the
    /// standard library; an input that wants to give up has another kind.
    ///
    /// # Errors
    /// [`SavedError`] if the bytes are no such tally, or were changed. The memory
    /// it takes is bounded by the shape, and by the bytes that there are.
    pub fn read(input: impl Read) -> Result<Self, SavedError> {
        read::read(input)
    }
}

#[cfg(test)]
mod tests;
