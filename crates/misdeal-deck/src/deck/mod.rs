//! [`Deck`]: an ordered multiset of cards.
//!
//! ```text
//!   54x2     id     0  1 .. 53   54   55 .. 107      the place in the start order
//!            name  As 2s .. RJ  As.2 2s.2 .. RJ.2    its own, for the audit
//!            class  0  1 .. 53    0    1 ..  53      equal for play
//! ```
//!
//! A deck is a value that never changes. What is drawn and discarded is the
//! business of a shoe, which cards are dealt where that of a script.

mod build;
mod builtin;
mod card;
mod error;
mod face;
mod file;
mod points;
mod read;
mod word;

use std::collections::HashMap;

pub use builtin::DeckEntry;
pub use card::DeckCard;
pub use error::{DeckError, DeckIndexError, DeckReadError};
pub use face::{Face, NamedFace};
pub use points::Points;

use crate::Card;

/// Cards in their start order; card `id` lies at position `id`.
///
/// ```
/// use misdeal_deck::{Deck, Face};
///
/// let deck = Deck::named("54x2").unwrap();
/// assert_eq!(deck.len(), 108);
/// let names: Vec<String> = deck.cards().iter().map(|card| card.to_string()).collect();
/// assert_eq!(names[52..56], ["BJ", "RJ", "As.2", "2s.2"]);
/// assert!(deck.is_same_face(0, 54).unwrap());
/// assert_eq!(deck.read("As.2").unwrap().id(), 54);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    name: String,
    about: String,
    about_zh: String,
    cards: Vec<DeckCard>,
    classes: Vec<Class>,
    class_of_card: HashMap<Card, u16>,
    /// The class of each word that reads as a named face, in lower case.
    class_of_word: HashMap<String, u16>,
    /// Cards of the 54 that some word of a named face would read as.
    shadowed: HashMap<Card, String>,
}

/// All copies of one face.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Class {
    face: Face,
    points: Option<Points>,
    /// Ascending: the first copy first.
    ids: Vec<u16>,
}

impl Deck {
    /// The most cards of a deck; ids and their count fit a `u16`.
    pub const CARDS_MAX: usize = u16::MAX as usize;

    /// The 54 cards: spades, hearts, clubs, diamonds from ace to king, little
    /// joker, big joker. The id of a card here is [`Card::id`].
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let deck = Deck::standard_54();
    /// assert_eq!(deck.get(53).unwrap().to_string(), "RJ");
    /// let error = deck.get(54).unwrap_err();
    /// assert_eq!(error.to_string(), "got card 54, expected a card below 54");
    /// ```
    pub fn standard_54() -> Self {
        Self::first_of_54("54", Card::COUNT)
    }

    /// The name: `54x2`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// One line about it in English; empty if nobody wrote one.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// One line about it in Chinese; empty if nobody wrote one.
    pub fn about_zh(&self) -> &str {
        &self.about_zh
    }

    /// The number of cards, `0..=65_535`.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// True for a deck of no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards in start order.
    pub fn cards(&self) -> &[DeckCard] {
        &self.cards
    }

    /// The card with this id.
    ///
    /// # Errors
    /// [`DeckIndexError`] if the id is not below the number of cards.
    pub fn get(&self, id: u32) -> Result<&DeckCard, DeckIndexError> {
        let card = usize::try_from(id).ok().and_then(|id| self.cards.get(id));
        card.ok_or(DeckIndexError { got: id, cards_count: self.cards.len() })
    }

    /// The number of different faces; classes are numbered `0..` in the order
    /// of their first cards.
    pub fn classes_count(&self) -> usize {
        self.classes.len()
    }

    /// The ids of all copies of a face, ascending: copy 1 first. Empty from
    /// [`classes_count`](Self::classes_count) on.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let deck = Deck::named("mahjong-136").unwrap();
    /// let class = deck.read("5p").unwrap().class();
    /// assert_eq!(deck.copies(class).collect::<Vec<_>>(), [52, 53, 54, 55]);
    /// ```
    pub fn copies(&self, class: u32) -> impl ExactSizeIterator<Item = u32> {
        let ids = usize::try_from(class).ok().and_then(|class| self.classes.get(class));
        ids.map_or(&[][..], |class| &class.ids).iter().map(|&id| u32::from(id))
    }

    /// Whether two cards are copies of one face, equal for play.
    ///
    /// # Errors
    /// [`DeckIndexError`] if there is no such card.
    pub fn is_same_face(&self, a: u32, b: u32) -> Result<bool, DeckIndexError> {
        Ok(self.get(a)?.class() == self.get(b)?.class())
    }
}
