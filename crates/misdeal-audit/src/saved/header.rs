//! [`Header`]: the first line of a saved tally, and what its words mean.
//!
//! The types here are the format; those of the rest of the crate may change
//! without changing it.

use misdeal_deck::Token;
use serde::{Deserialize, Serialize};

use super::check::check_header;
use super::{RunId, SCHEMA, SavedError, SavedRun, SavedTally};
use crate::audit::RunEnd;
use crate::block::{Doubled, Invalid, InvalidDeal, InvalidWhy};
use crate::shape::{DealOrder, Shape};
use crate::source::text::{Naming, Note, Unit};

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Header {
    pub(super) schema: String,
    version: String,
    subject: String,
    run: Id,
    end: End,
    pub(super) cards: u32,
    pub(super) dealt: u32,
    order: Order,
    pub(super) deals: u64,
    pub(super) invalid: Bad,
    pub(super) fingerprints: u64,
    pub(super) naming: Names,
    unit: Places,
    notes: Vec<Said>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Id {
    Seed(String),
    Random(String),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum End {
    Complete,
    Sure,
    Interrupted,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    Sequence,
    Set,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Places {
    Line,
    Deal,
    Run,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum Names {
    FirstIndex(u32),
    Words(Vec<String>),
}

/// The deals that broke the rules.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Bad {
    pub(super) deals: u64,
    pub(super) first: Option<First>,
    /// Deals with cards twice, and their different cards added up; not written if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) doubled: Option<[u64; 2]>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct First {
    place: u64,
    file: Option<String>,
    pub(super) why: Why,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum Why {
    Length { got: u32, expected: u32 },
    CutOff { got: u32, expected: u32 },
    Repeated { card: u32, missing: Option<u32> },
    Foreign { word: String },
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Said {
    FirstIndexAssumed,
    PartialInferred { dealt: u32, deck: u32, first: Option<u32> },
    SetInferred,
    LabelsInferred { first: String, last: String },
}

impl Header {
    pub(super) fn of(saved: &SavedTally, fingerprints: u64) -> Self {
        let (tally, run) = (&saved.tally, &saved.run);
        let shape = tally.shape();
        Self {
            schema: SCHEMA.to_owned(),
            version: printable(&run.version),
            subject: printable(&run.subject),
            run: match &run.id {
                RunId::Seed(seed) => Id::Seed(printable(seed)),
                RunId::Random(number) => Id::Random(format!("{number:032x}")),
            },
            end: match run.end {
                RunEnd::Complete => End::Complete,
                RunEnd::Sure => End::Sure,
                RunEnd::Interrupted => End::Interrupted,
            },
            cards: shape.deck,
            dealt: shape.dealt,
            order: match shape.order {
                DealOrder::Sequence => Order::Sequence,
                DealOrder::Set => Order::Set,
            },
            deals: tally.deals(),
            invalid: Bad {
                deals: tally.invalid().deals,
                first: tally.invalid().first.map(|deal| First {
                    place: deal.place,
                    file: run.invalid_in.as_deref().map(printable),
                    why: why(deal.why),
                }),
                doubled: match tally.invalid().doubled {
                    Doubled { deals: 0, .. } => None,
                    Doubled { deals, different } => Some([deals, different]),
                },
            },
            fingerprints,
            naming: match &saved.naming {
                Naming::Numbers { first } => Names::FirstIndex(*first),
                Naming::Words(words) => Names::Words(words.iter().map(|w| printable(w)).collect()),
            },
            unit: match run.unit {
                Unit::Line => Places::Line,
                Unit::Deal => Places::Deal,
                Unit::Run => Places::Run,
            },
            notes: run.notes.iter().filter_map(said).collect(),
        }
    }

    pub(super) fn shape(&self) -> Shape {
        let order = match self.order {
            Order::Sequence => DealOrder::Sequence,
            Order::Set => DealOrder::Set,
        };
        Shape { deck: self.cards, dealt: self.dealt, order }
    }

    /// What it says, checked.
    ///
    /// # Errors
    /// [`SavedError::Content`] at what cannot be so.
    pub(super) fn open(self) -> Result<(Invalid, Naming, SavedRun), SavedError> {
        check_header(&self)?;
        let (first, file) = match self.invalid.first {
            None => (None, None),
            Some(First { place, file, why }) => {
                (Some(InvalidDeal { place, why: invalid_why(why)? }), file)
            }
        };
        let run = SavedRun {
            version: text("version", self.version)?,
            subject: text("subject", self.subject)?,
            id: match self.run {
                Id::Seed(seed) => RunId::Seed(text("run", seed)?),
                Id::Random(digits) => RunId::Random(number(&digits)?),
            },
            end: match self.end {
                End::Complete => RunEnd::Complete,
                End::Sure => RunEnd::Sure,
                End::Interrupted => RunEnd::Interrupted,
            },
            unit: match self.unit {
                Places::Line => Unit::Line,
                Places::Deal => Unit::Deal,
                Places::Run => Unit::Run,
            },
            notes: self.notes.into_iter().map(note).collect::<Result<_, _>>()?,
            invalid_in: file.map(|file| text("invalid", file)).transpose()?,
        };
        let naming = match self.naming {
            Names::FirstIndex(first) => Naming::Numbers { first },
            Names::Words(words) => {
                let words = words.into_iter().map(|word| text("naming", word));
                Naming::Words(words.collect::<Result<_, _>>()?)
            }
        };
        let [deals, different] = self.invalid.doubled.unwrap_or_default();
        let doubled = Doubled { deals, different };
        Ok((Invalid { deals: self.invalid.deals, first, doubled }, naming, run))
    }
}

/// A text without control characters, which could write on a terminal.
pub(super) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// The same text, if it has none.
fn text(key: &str, text: String) -> Result<String, SavedError> {
    match text.chars().find(|c| c.is_control()) {
        None => Ok(text),
        Some(c) => {
            let what = format!("got a control character, U+{:04X}", u32::from(c));
            Err(SavedError::content(format!("line 1, {key}"), what))
        }
    }
}

/// The number of a run, as it is written: 32 digits in lower case.
fn number(digits: &str) -> Result<u128, SavedError> {
    let number = u128::from_str_radix(digits, 16).ok();
    let number = number.filter(|number| format!("{number:032x}") == digits);
    let what = "expected a number of 32 hexadecimal digits in lower case";
    number.ok_or_else(|| SavedError::content("line 1, run", what))
}

fn why(why: InvalidWhy) -> Why {
    match why {
        InvalidWhy::Length { got, expected } => Why::Length { got, expected },
        InvalidWhy::CutOff { got, expected } => Why::CutOff { got, expected },
        InvalidWhy::Repeated { card, missing } => Why::Repeated { card, missing },
        InvalidWhy::Foreign { token } => Why::Foreign { word: token.to_string() },
    }
}

fn invalid_why(why: Why) -> Result<InvalidWhy, SavedError> {
    Ok(match why {
        Why::Length { got, expected } => InvalidWhy::Length { got, expected },
        Why::CutOff { got, expected } => InvalidWhy::CutOff { got, expected },
        Why::Repeated { card, missing } => InvalidWhy::Repeated { card, missing },
        Why::Foreign { word } => {
            let token = Token::parse(word.as_bytes());
            let error = |error| SavedError::content("line 1, invalid", format!("{error}"));
            InvalidWhy::Foreign { token: token.map_err(error)? }
        }
    })
}

/// A note of one run; what is said of several is said anew.
fn said(note: &Note) -> Option<Said> {
    Some(match note {
        Note::FirstIndexAssumed => Said::FirstIndexAssumed,
        &Note::PartialInferred { dealt, deck, first } => {
            Said::PartialInferred { dealt, deck, first }
        }
        Note::SetInferred => Said::SetInferred,
        Note::LabelsInferred { first, last } => {
            Said::LabelsInferred { first: printable(first), last: printable(last) }
        }
        // Decks with copies are not saved yet.
        Note::CopiesInferred { .. }
        | Note::RunsAdded { .. }
        | Note::RunsStoppedSure { .. }
        | Note::RunsInterrupted { .. }
        | Note::RunsAlike { .. }
        | Note::FacesNotSaved
        | Note::RepeatsInPart { .. } => return None,
    })
}

fn note(said: Said) -> Result<Note, SavedError> {
    Ok(match said {
        Said::FirstIndexAssumed => Note::FirstIndexAssumed,
        Said::PartialInferred { dealt, deck, first } => {
            Note::PartialInferred { dealt, deck, first }
        }
        Said::SetInferred => Note::SetInferred,
        Said::LabelsInferred { first, last } => {
            Note::LabelsInferred { first: text("notes", first)?, last: text("notes", last)? }
        }
    })
}
