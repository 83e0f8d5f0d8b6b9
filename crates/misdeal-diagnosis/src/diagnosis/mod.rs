//! [`diagnose`]: which known mistake the deals of a misdeal look like.
//!
//! ```text
//!   tally ──► estimates ──► models ──► predictions ──► scores ──► the best, and whether it fits
//!        └──► seeding, invalid deals ────────────────┘
//! ```
//!
//! Each known fault is dealt with, by the very code of misdeal-shuffle, and counted like the
//! deals themselves; where its law is known exactly, that stands in for the counts. A first
//! look with few deals finds the likely ones, a second with many ranks them.

mod candidate;
mod cause;
mod estimates;
mod fit;
mod invalid;
mod library;
mod model;
mod predicted;
mod ranges;
mod ranking;
mod refine;
mod repeats;
mod score;
mod seeding;
mod settings;
mod told;

use misdeal_audit::{Frame, Tally};

pub use cause::Cause;
use estimates::Observed;
use ranking::Ranking;
use told::{besides, told};

/// A fault must account for the deals better than a fair shuffle by a factor e^10.
const SCORE_MIN: f64 = 10.0;
/// A fault fits if its worst row is no worse than this, corrected for their number.
const FIT_LN: f64 = -9.2;

/// Which known mistake it looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagnosis {
    /// Known faults, the best account of the deals first; empty if none accounts for them.
    pub faults: Vec<Diagnosed>,
    /// Another fault that the one that fits does not account for: whole deals come again.
    pub besides: Option<Diagnosed>,
    /// Which part of the program it is in: that of the fault, if one fits, and else what the
    /// decoded draws say, if they do.
    pub cause: Option<Cause>,
}

impl Diagnosis {
    /// The fault that it is, if the best one fits.
    pub fn named(&self) -> Option<&Diagnosed> {
        self.faults.first().filter(|fault| fault.fits())
    }
}

/// A known fault, and how well it accounts for the deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosed {
    /// Its slug.
    pub fault: &'static str,
    /// Which part of a program it is in.
    pub cause: Cause,
    /// Its settings, as far as they can be told.
    pub parameters: Vec<Parameter>,
    /// Other faults that account for the deals as well.
    pub equivalent: Vec<&'static str>,
    /// ln of a composite likelihood over that of a fair shuffle: a score, no odds, since the
    /// tables that it adds up look at the same deals. Infinite if a deal broke the rules.
    pub score_ln: f64,
    /// ln p of the worst of all rows under this fault, corrected for their number.
    pub fit_ln: f64,
    /// How often it puts each card at each position, as they lie and relative to the deal
    /// before, where it says something of that.
    pub placed: Vec<Placed>,
}

/// How often a fault puts cards at positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// How deals are read.
    pub frame: Frame,
    /// A row a position of the share of each card, or a row a block of positions of the share
    /// of each block of cards, as [`Tally::tables`] has them.
    pub shares: Vec<Vec<f64>>,
    /// The deals that it was counted in; `None` where it is known exactly.
    pub simulated: Option<u64>,
}

impl Diagnosed {
    fn proven(fault: &'static str, parameters: Vec<Parameter>) -> Self {
        let equivalent = Vec::new();
        let (score_ln, fit_ln, cause) = (f64::INFINITY, 0.0, Cause::of(fault));
        Self { fault, cause, parameters, equivalent, score_ln, fit_ln, placed: Vec::new() }
    }

    /// True if the deals are such as it makes.
    pub fn fits(&self) -> bool {
        self.fit_ln >= FIT_LN
    }
}

/// A setting of a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: Value,
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// A whole number.
    Whole(u64),
    /// A number.
    Number(f64),
    /// One of some names.
    Word(&'static str),
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Whole(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<&'static str> for Value {
    fn from(value: &'static str) -> Self {
        Self::Word(value)
    }
}

/// Names the known faults that account best for the deals of a misdeal, by a threshold below
/// which it names none. Of deals that are fair it may well name one: ask only where a verdict
/// says that they are not. The same tally has the same diagnosis, whatever the threads.
///
/// Takes about two seconds for 52 cards on two cores, less for fewer; half a minute for a
/// thousand.
///
/// ```
/// use misdeal_audit::{Made, RunOptions, Shape, tally};
/// use misdeal_diagnosis::diagnose;
/// use misdeal_shuffle::{Seed, faulty};
///
/// let make = |index: u64, deal: &mut Vec<u32>| {
///     deal.extend(0..10);
///     faulty::sattolo(deal, &mut Seed::from(1).deal(index));
/// };
/// let source = Made::new(Shape::whole(10), make);
/// let tally = tally(source, &RunOptions { deals_max: 100, threads: 1 }, &|_| true).unwrap();
/// assert_eq!(diagnose(&tally, 1).named().unwrap().fault, "sattolo");
/// ```
pub fn diagnose(tally: &Tally, threads: usize) -> Diagnosis {
    if tally.invalid().deals > 0 {
        let faults = invalid::diagnosed(tally);
        let cause = Some(Cause::Cards);
        return Diagnosis { faults, besides: None, cause };
    }
    if tally.shape().deck < 2 || tally.deals() == 0 {
        return Diagnosis::default();
    }
    let observed = Observed::of(tally);
    let ranked = Ranking { tally, observed: &observed, threads }.ranked();
    let besides = besides(&ranked, &observed);
    let faults = told(tally, ranked, &observed);
    match faults.first().filter(|fault| fault.fits()).map(|fault| fault.cause) {
        Some(cause) => Diagnosis { faults, besides, cause: Some(cause) },
        None => Diagnosis { faults, besides: None, cause: Cause::by_tables(&observed) },
    }
}
