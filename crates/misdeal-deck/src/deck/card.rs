//! [`DeckCard`]: one card of a deck.

use std::fmt;

use super::{Face, Points};
use crate::{Card, Notation};

/// One card of a deck: its place in the start order, its face, and which copy
/// of the face it is.
///
/// ```
/// use misdeal_deck::{Card, Deck};
///
/// let deck = Deck::named("52x6").unwrap();
/// let card = deck.get(52).unwrap();
/// assert_eq!((card.id(), card.class(), card.copy()), (52, 0, 2));
/// assert_eq!(card.face().card(), Some(Card::new(0).unwrap()));
/// assert_eq!(card.to_string(), "As.2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DeckCard {
    pub(super) id: u16,
    pub(super) class: u16,
    pub(super) copy: u16,
    pub(super) points: Option<Points>,
    pub(super) face: Face,
}

impl DeckCard {
    /// The id: the place in the start order, from 0.
    pub fn id(&self) -> u32 {
        self.id.into()
    }

    /// The class: the same number for all copies of a face, from 0.
    pub fn class(&self) -> u32 {
        self.class.into()
    }

    /// Which copy of the face it is, from 1.
    pub fn copy(&self) -> u16 {
        self.copy
    }

    /// What is printed on it.
    pub fn face(&self) -> &Face {
        &self.face
    }

    /// The card of the 54, if it is one.
    pub fn card(&self) -> Option<Card> {
        self.face.card()
    }

    /// What it counts: what the deck says; else the number of the rank, ace 1
    /// to king 13; none for jokers and named faces.
    pub fn points(&self) -> Option<Points> {
        let of_rank = || Some(Points::whole(self.card()?.rank()?.number()));
        self.points.or_else(of_rank)
    }
}

/// The ASCII name, with the number of the copy from the second on: `As`, `As.2`.
impl fmt::Display for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Notation::ASCII.write(self))
    }
}
