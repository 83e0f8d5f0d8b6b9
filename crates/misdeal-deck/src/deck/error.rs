//! What can be wrong with a deck, an id or a word.

use crate::ParseCardError;

/// Why there is no such deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DeckError {
    /// No deck has this name.
    #[error("'{got}' is not a deck")]
    UnknownName {
        /// The name, made printable and cut to a bearable length.
        got: String,
        /// Names that may have been meant.
        nearest: Vec<String>,
    },
    /// Not a number of packs.
    #[error("got {got} packs, expected 1 to 1000")]
    Packs {
        /// What was given.
        got: String,
    },
    /// More cards than a deck may have.
    #[error("got more than 65535 cards")]
    TooManyCards,
    /// A deck file that cannot be read, or breaks a rule.
    #[error("line {line}, column {column}: {what}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What is wrong there.
        what: String,
        /// The way out, if one is known.
        hint: Option<&'static str>,
    },
}

impl DeckError {
    /// The way out, if one is known: a sentence to print after `hint: `.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let error = Deck::named("2x54").unwrap_err();
    /// assert_eq!(error.to_string(), "'2x54' is not a deck");
    /// assert_eq!(error.hint().unwrap(), "did you mean `54x2`?");
    /// ```
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::UnknownName { nearest, .. } if nearest.is_empty() => {
                let names: Vec<&str> = super::builtin::names().collect();
                let packs = "or several packs, such as 54x2";
                Some(format!("the decks are {}, {packs}", names.join(", ")))
            }
            Self::UnknownName { nearest, .. } => {
                let quoted: Vec<String> = nearest.iter().map(|name| format!("`{name}`")).collect();
                Some(format!("did you mean {}?", quoted.join(" or ")))
            }
            Self::Text { hint, .. } => hint.map(str::to_owned),
            Self::Packs { .. } | Self::TooManyCards => None,
        }
    }
}

/// An id that no card of the deck has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("got card {got}, expected a card below {cards_count}")]
pub struct DeckIndexError {
    /// The id that was given.
    pub got: u32,
    /// The number of cards of the deck.
    pub cards_count: usize,
}

/// A word that names no card of the deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DeckReadError {
    /// No card at all.
    #[error(transparent)]
    NotACard(#[from] ParseCardError),
    /// A card, but not of this deck.
    #[error("'{got}' is not in the deck '{deck}'")]
    NotInDeck {
        /// The word, made printable and cut to a bearable length.
        got: String,
        /// The name of the deck.
        deck: String,
    },
    /// More copies than the deck has.
    #[error("got copy '{got}', but the deck '{deck}' has {copies_count} of this card")]
    NoSuchCopy {
        /// The word, made printable and cut to a bearable length.
        got: String,
        /// The name of the deck.
        deck: String,
        /// The number of copies.
        copies_count: usize,
    },
}
