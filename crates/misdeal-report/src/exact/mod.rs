//! The exact law of a shuffle, as text and as JSON.

mod json;
mod text;

use misdeal_audit::text::Naming;
use misdeal_diagnosis::exact::{Exact, TotalVariation};

use crate::Next;

pub use json::{EXACT_SCHEMA, exact_to_json};
pub use text::exact_to_text;

/// An exact law and what a reader needs to know around it.
#[derive(Clone, Debug)]
pub struct ExactReport {
    /// What it is the law of: the name of a shuffle, or a command.
    pub subject: String,
    /// How often it is repeated, and what one repeat is called.
    pub repeats: u64,
    /// The word for several repeats, such as `riffles`.
    pub repeat: &'static str,
    /// What is known after all of them.
    pub exact: Exact,
    /// What is known after fewer of them, ascending, the last being all; empty for one.
    pub curve: Vec<ExactPoint>,
    /// Of a program: how many paths of its draws were walked.
    pub paths: Option<u64>,
    /// What the cards are called.
    pub naming: Naming,
    /// The version of the tool.
    pub version: &'static str,
    /// The whole command, to repeat it.
    pub command: Vec<String>,
    /// How long it took.
    pub seconds: f64,
    /// What should be said besides.
    pub notes: Vec<ExactNote>,
    /// The command to run next, and what it is good for.
    pub next: Next,
}

/// Something that should be said of an exact law besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExactNote {
    /// Some points of the way to uniform were left out, to save time.
    PointsLeftOut,
    /// The words of the generator were taken to be independent and equally likely.
    IndependentWords,
    /// It is fair by proof, and its code was walked in tests.
    FairByProof,
}

/// A point on the way to uniform.
#[derive(Clone, Debug)]
pub struct ExactPoint {
    /// After so many repeats.
    pub repeats: u64,
    /// Total variation from fair.
    pub total_variation: TotalVariation,
    /// How many bits a deal has less than a fair one.
    pub bits_lost: Option<f64>,
    /// How many cards are expected to be where they were.
    pub fixed_points: Option<f64>,
}

impl ExactPoint {
    /// Total variation at least and at most; the same if it is known.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        self.total_variation.bounds()
    }

    /// The point of what is known after so many repeats.
    pub fn new(repeats: u64, exact: &Exact) -> Self {
        Self {
            repeats,
            total_variation: exact.total_variation.clone(),
            bits_lost: exact.bits_lost,
            fixed_points: exact.placement.as_ref().map(|placement| placement.fixed_points()),
        }
    }
}
