//! The catalogue: one row for each shuffle that has a name.
//!
//! A row is what a [`ShuffleSpec`](crate::ShuffleSpec) parses to and carries the
//! tag that it dispatches on, so this table is the only list of shuffles. A tag
//! without a row does not compile cleanly (it is never constructed), nor does one
//! without an arm in the dispatch. The study generators have a table of their own.

use std::fmt;
use std::num::NonZeroU64;

mod generators;
mod physical;
mod rows;

pub use self::generators::{GeneratorEntry, generators};

/// Whether every order is equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fairness {
    /// Exactly uniform over all orders.
    Fair,
    /// What hands or a machine do: not uniform, near it at best, after enough repeats.
    Physical,
    /// Not uniform; for study only.
    Faulty,
}

/// Prints `fair`, `physical` or `faulty`.
impl fmt::Display for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Fair => "fair",
            Self::Physical => "physical",
            Self::Faulty => "faulty",
        })
    }
}

/// One shuffle of the catalogue.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name that the command line takes, such as `fisher-yates`.
    pub name: &'static str,
    /// What it does, in one phrase.
    pub summary: &'static str,
    /// Whether every order is equally likely.
    pub fairness: Fairness,
    /// How far from fair it is, in one phrase.
    pub effect: &'static str,
    /// Draws and time, in one phrase.
    pub cost: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// The keys that may follow the name, besides those of [`study_keys`]; at least `washes`.
    pub keys: &'static [Key],
    pub(crate) algorithm: Algorithm,
}

/// A key that may follow a shuffle's name, as in `wash:times=108`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Key {
    /// The text before the equals sign.
    pub name: &'static str,
    /// The values it takes, in words.
    pub values: &'static str,
    /// The value it has when it is not given, in words.
    pub default: &'static str,
    /// What it sets, in one phrase.
    pub summary: &'static str,
    pub(crate) setting: Setting,
}

/// What a shuffle's name dispatches on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Algorithm {
    FisherYates,
    FisherYatesForward,
    InsideOut,
    DrawFromRest,
    Rejection,
    UsedTable,
    Insertion,
    Bulk,
    SortRandomKeys,
    Riffle,
    Shelf,
    TopToRandom,
    Overhand,
    Cut,
    FaroOut,
    FaroIn,
    Smoosh,
    NoShuffle,
    GlobalSwap,
    GlobalSwapJava,
    Wash,
    RandomTranspositions,
    Sattolo,
    LastNeverMoves,
    RecursiveDraw,
    SortRandomComparator,
    SortShortKeys,
}

/// What a key's name dispatches on; counts with the value that is meant when none is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Washes,
    Times(Times),
    Packet(NonZeroU64),
    Shelves(NonZeroU64),
    Sort,
    Bits(u32),
    Study(StudySetting),
}

/// How often the step of a shuffle is repeated in one wash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Times {
    Number(u64),
    /// So often for each card.
    PerCard(u64),
}

impl Times {
    pub(crate) fn of(self, cards: usize) -> u64 {
        match self {
            Self::Number(times) => times,
            Self::PerCard(times) => times.saturating_mul(cards as u64),
        }
    }
}

/// What the keys of a study generator dispatch on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StudySetting {
    Generator,
    Bound,
    Reseed,
    Clock,
    DealsPerSecond,
}

/// The keys that put a shuffle on a study generator; they fit every shuffle.
///
/// ```
/// use misdeal_shuffle::study_keys;
///
/// assert_eq!(study_keys()[0].name, "generator");
/// ```
pub fn study_keys() -> &'static [Key] {
    rows::STUDY
}

/// Every shuffle that has a name, the default first: the fair, the physical, the faulty.
///
/// ```
/// use misdeal_shuffle::{Fairness, catalogue};
///
/// assert_eq!(catalogue()[0].name, "fisher-yates");
/// assert_eq!(catalogue()[0].fairness, Fairness::Fair);
/// ```
pub fn catalogue() -> &'static [Entry] {
    rows::ROWS
}
