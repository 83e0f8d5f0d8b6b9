//! Why a source cannot be read on.

use misdeal_deck::ParseTokenError;

use crate::shape::CARDS_MAX;

/// Bad input that says nothing about the shuffle. A deal that could be read
/// but breaks the rules is evidence, not an error: see
/// [`Invalid`](crate::Invalid).
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SourceError {
    /// The bytes could not be had.
    #[error("{0}")]
    Read(std::io::Error),
    /// The next deal could not be made.
    #[error("{0}")]
    Made(String),
    /// A word is neither a number nor a card.
    #[error("{unit} {place}: {error}")]
    Word {
        /// "line" or "run".
        unit: &'static str,
        /// Its number, from 1.
        place: u64,
        /// What is wrong with the word.
        error: ParseTokenError,
    },
    /// A line that does not end.
    #[error("line {line}: got more than {bytes_max} bytes without a line end")]
    LineTooLong {
        /// Its number, from 1.
        line: u64,
        /// The limit.
        bytes_max: usize,
    },
    /// The last deal has too few lines.
    #[error("line {line}: the last deal has {got} of {expected} lines")]
    UnfinishedDeal {
        /// The last line, from 1.
        line: u64,
        /// Lines there were.
        got: usize,
        /// Lines a deal has.
        expected: usize,
    },
    /// No deal at all.
    #[error("got no deals")]
    NoDeals,
    /// A number that shows the deck guessed from the first deals to be wrong.
    #[error(
        "{unit} {place}: got card {card}, \
         but the first deals suggested cards {seen_min} to {seen_max}"
    )]
    BeyondInferred {
        /// "line" or "run".
        unit: &'static str,
        /// Its number, from 1.
        place: u64,
        /// The number there.
        card: i64,
        /// The smallest number of the deck that was guessed.
        seen_min: i64,
        /// The greatest number of the deck that was guessed.
        seen_max: i64,
    },
    /// More cards than a deck may have.
    #[error("got a deck of {got} cards, expected at most {CARDS_MAX}")]
    TooManyCards {
        /// The cards there were.
        got: u64,
    },
    /// A deal shows more cards than the deck has.
    #[error("got {dealt} cards a deal, expected at most the {deck} cards of the deck")]
    DealtBeyondDeck {
        /// Cards a deal.
        dealt: u64,
        /// Cards of the deck.
        deck: u64,
    },
    /// A number of cards that is no multiple of the copies of each.
    #[error("got {cards} cards, which is not {copies} times some number of cards")]
    UnevenCopies {
        /// The cards there were.
        cards: u64,
        /// Copies of each card.
        copies: u32,
    },
    /// Sets of the whole deck are all the same.
    #[error("got sets of all {cards} cards of the deck; as sets all such deals are the same")]
    SetOfAll {
        /// Cards of the deck.
        cards: u32,
    },
    /// The start order names a card twice, or its length is not the deck's.
    #[error("start order: {0}")]
    StartOrder(String),
}
