//! What the cards are called, and which of them look alike.

use std::borrow::Cow;

use misdeal_audit::{Alike, Classes, text::Naming};
use serde::{Deserialize, Serialize};

use super::{Text, present};

/// Names: numbers from `first` on, or a name a card.
#[derive(Deserialize, Serialize)]
pub(super) struct Names<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) names: Option<Cow<'a, [String]>>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Likeness<'a> {
    /// The class of each card, if there are copies that cannot be told apart.
    #[serde(deserialize_with = "present")]
    pub(super) copies: Option<Cow<'a, [u32]>>,
    pub(super) partitions: Vec<Part<'a>>,
}

/// A way to put the cards into classes.
#[derive(Deserialize, Serialize)]
pub(super) struct Part<'a> {
    pub(super) classes: Text<'a>,
    pub(super) class_of: Cow<'a, [u32]>,
    pub(super) names: Cow<'a, [String]>,
}

impl<'a> Names<'a> {
    pub(super) fn of(naming: &'a Naming) -> Self {
        match naming {
            Naming::Numbers { first } => Self { first: Some(*first), names: None },
            Naming::Words(words) => Self { first: None, names: Some(words.into()) },
        }
    }
}

impl<'a> Likeness<'a> {
    pub(super) fn of(alike: &'a Alike) -> Self {
        let class_of = |classes: &'a Classes| Cow::Borrowed(classes.class_of());
        let partitions = alike.partitions().iter().map(|part| Part {
            classes: part.name.into(),
            class_of: class_of(&part.classes),
            names: (&part.names).into(),
        });
        Self {
            copies: alike.copies().map(|copies| class_of(copies)),
            partitions: partitions.collect(),
        }
    }
}
