//! The judge: from deals to a verdict.
//!
//! ```text
//!   source ──► tally ──► test ──► verdict
//! ```
//!
//! - [`Source`]: deals as [`text`], or [`Made`] by a function. It never sees a
//!   test.
//! - [`Tally`]: plain integers; parts of a run add up.
//! - [`test::battery`]: each test sees a tally and nothing else.
//! - [`Audit`]: looks at a run while it goes on, and stops when it is sure;
//!   [`judge`] looks at a tally once. Either way one [`Verdict`], at a stated
//!   false-alarm rate, with what it would have found.
//! - [`saved`]: tallies written, read and added up.
//!
//! A project tests its own shuffle with [`assert_fair!`].
//!
//! This crate opens no file, starts no process and reads no clock, draws no
//! random number but for [`assert_fair!`], and does not know the shuffles of
//! `misdeal-shuffle`: the judge never imports the defendant.

mod alike;
#[cfg(feature = "assert")]
mod assert_fair;
mod audit;
mod block;
mod classes;
mod compare;
mod copies;
mod effect;
mod evidence;
mod faces;
mod finding;
mod handover;
pub mod law;
mod maps;
mod position_table;
pub mod power;
mod run;
pub mod saved;
mod shape;
mod source;
mod tables;
mod tally;
pub mod test;
mod verdict;

pub use alike::{Alike, CARDS, Partition};
#[cfg(feature = "assert")]
pub use assert_fair::{FLAKE_RATE, FairCheck, TestRng, Unfair};
pub use audit::{Audit, AuditOptions, Audited, OnceSure, RunEnd, Standing};
pub use block::{Block, Doubled, Invalid, InvalidDeal, InvalidWhy};
pub use classes::{Classes, ClassesError};
pub use compare::{
    BITS_FACTOR, Because, Better, CAUGHT_FACTOR, Comparison, DIFFERENT_FACTOR, Favours, Side,
    Signs, compare,
};
pub use effect::{BitsLost, CellInterval, Effects, SeedSpace, Settled, Wager};
pub use evidence::Bet;
pub use finding::{Effect, Event, Finding, Frame, Method, Span};
pub use maps::{MAP_SIDE_MAX, Map, MapKind};
pub use position_table::PositionTable;
pub use run::{RunOptions, Watch, tally};
pub use shape::{CARDS_MAX, DealOrder, Shape};
pub use source::{Batch, Decode, Made, Source, SourceError, Streamed, text};
pub use tables::{Row, Table, TableCounts};
pub use tally::{
    CLOSE_DEALS, Counter, Decoding, FINGERPRINTS_MAX, Hand, Number, ORDERS_MAX, Repetition,
    TABLE_CELLS_MAX, Tally,
};
pub use test::{FaultScore, Scored};
pub use verdict::{ALPHA_DEFAULT, Judged, Look, Mode, Outcome, Sure, SureBy, Verdict, judge};
