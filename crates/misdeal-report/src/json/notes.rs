//! Notes as what they are, beside the sentences.

use misdeal_audit::text::Note;
use serde::{Deserialize, Serialize};

/// A note that does not follow from the rest of a verdict.
#[derive(Deserialize, Serialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub(super) enum Noted {
    FirstIndexAssumed,
    PartialInferred {
        dealt: u32,
        deck: u32,
        #[serde(deserialize_with = "super::present")]
        first: Option<u32>,
    },
    SetInferred,
    LabelsInferred {
        first: String,
        last: String,
    },
    CopiesInferred {
        cards: u32,
        different: u32,
    },
    RunsAdded {
        runs: u64,
    },
    RunsStoppedSure {
        runs: u64,
        of: u64,
    },
    RunsInterrupted {
        runs: u64,
        of: u64,
    },
    RunsAlike {
        runs: u64,
        of: u64,
    },
    FacesNotSaved,
    RepeatsInPart {
        looked_at: u64,
        deals: u64,
    },
}

impl Noted {
    /// None for a note that the format does not know yet.
    pub(super) fn of(note: &Note) -> Option<Self> {
        Some(match note {
            Note::FirstIndexAssumed => Self::FirstIndexAssumed,
            &Note::PartialInferred { dealt, deck, first } => {
                Self::PartialInferred { dealt, deck, first }
            }
            Note::SetInferred => Self::SetInferred,
            Note::LabelsInferred { first, last } => {
                Self::LabelsInferred { first: first.clone(), last: last.clone() }
            }
            &Note::CopiesInferred { cards, different } => Self::CopiesInferred { cards, different },
            &Note::RunsAdded { runs } => Self::RunsAdded { runs },
            &Note::RunsStoppedSure { runs, of } => Self::RunsStoppedSure { runs, of },
            &Note::RunsInterrupted { runs, of } => Self::RunsInterrupted { runs, of },
            &Note::RunsAlike { runs, of } => Self::RunsAlike { runs, of },
            Note::FacesNotSaved => Self::FacesNotSaved,
            &Note::RepeatsInPart { looked_at, deals } => Self::RepeatsInPart { looked_at, deals },
            _ => return None,
        })
    }

    /// The note that it is.
    pub(super) fn note(&self) -> Note {
        match self {
            Self::FirstIndexAssumed => Note::FirstIndexAssumed,
            &Self::PartialInferred { dealt, deck, first } => {
                Note::PartialInferred { dealt, deck, first }
            }
            Self::SetInferred => Note::SetInferred,
            Self::LabelsInferred { first, last } => {
                Note::LabelsInferred { first: first.clone(), last: last.clone() }
            }
            &Self::CopiesInferred { cards, different } => Note::CopiesInferred { cards, different },
            &Self::RunsAdded { runs } => Note::RunsAdded { runs },
            &Self::RunsStoppedSure { runs, of } => Note::RunsStoppedSure { runs, of },
            &Self::RunsInterrupted { runs, of } => Note::RunsInterrupted { runs, of },
            &Self::RunsAlike { runs, of } => Note::RunsAlike { runs, of },
            Self::FacesNotSaved => Note::FacesNotSaved,
            &Self::RepeatsInPart { looked_at, deals } => Note::RepeatsInPart { looked_at, deals },
        }
    }
}
