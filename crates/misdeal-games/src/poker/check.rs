//! [`rank`]: a hand's rank, after a look at its cards.

use misdeal_deck::Card;

use super::hand::Hand;
use super::hand_rank::HandRank;
use super::ranking::{Ranking, WithWilds};
use super::wild::Wilds;

/// Why cards are no hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HandError {
    /// Too few cards or too many.
    #[error("got {}, expected 5 to 7", cards_in_words(*got))]
    Count {
        /// The number of cards.
        got: usize,
    },
    /// A card is there twice.
    #[error("card {second} is {card} again, which is card {first} already")]
    Twice {
        /// The card.
        card: Card,
        /// Where it is first, from 1.
        first: usize,
        /// Where it is again, from 1.
        second: usize,
    },
    /// A card that this ranking is not played with.
    #[error("card {number} is {card}, which is not in the deck of the {ranking} ranking")]
    NotInDeck {
        /// The card.
        card: Card,
        /// Which of the cards, from 1.
        number: usize,
        /// The ranking.
        ranking: &'static str,
    },
}

/// The best five of five to seven cards.
///
/// # Errors
/// [`HandError`] for fewer or more cards, for a card that is there twice, and for a card
/// that the ranking is not played with: a joker without [`WithWilds`], two to five in
/// [`ShortDeck`](super::ShortDeck).
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::poker::{HandError, ShortDeck, Standard, WithWilds, rank};
///
/// let cards = ["6s", "7h", "8s", "9d", "RJ"].map(|card| card_from_str(card).unwrap());
/// assert_eq!(rank::<WithWilds>(&cards).unwrap().to_string(), "straight, ten high");
/// let error = rank::<Standard>(&cards).unwrap_err();
/// assert_eq!(error.to_string(), "card 5 is RJ, which is not in the deck of the standard ranking");
/// assert_eq!(rank::<ShortDeck>(&cards[..4]), Err(HandError::Count { got: 4 }));
/// ```
pub fn rank<R: Ranking>(cards: &[Card]) -> Result<HandRank<R>, HandError> {
    verify::<R>(cards)?;
    Ok(R::rank(cards.iter().collect()))
}

/// The best five of five to seven cards, some of them wild.
///
/// # Errors
/// [`HandError`] for fewer or more cards and for a card that is there twice.
///
/// ```
/// use misdeal_deck::{Rank, card_from_str};
/// use misdeal_games::poker::{Wilds, rank_with};
///
/// let deuces = Wilds::JOKERS.and_rank(Rank::new(2).unwrap());
/// let cards = ["5c", "6h", "7d", "9c", "2s"].map(|card| card_from_str(card).unwrap());
/// assert_eq!(rank_with(&cards, deuces).unwrap().to_string(), "straight, nine high");
/// ```
pub fn rank_with(cards: &[Card], wilds: Wilds) -> Result<HandRank<WithWilds>, HandError> {
    verify::<WithWilds>(cards)?;
    Ok(WithWilds::rank(Hand::with_wilds(cards, wilds)))
}

/// That cards are a hand.
fn verify<R: Ranking>(cards: &[Card]) -> Result<(), HandError> {
    verify_cards::<R>(cards)?;
    match cards.len() {
        5..=7 => Ok(()),
        got => Err(HandError::Count { got }),
    }
}

/// That no card is there twice or foreign to the ranking, however many there are.
///
/// # Errors
/// [`HandError::Twice`] and [`HandError::NotInDeck`].
pub fn verify_cards<R: Ranking>(cards: &[Card]) -> Result<(), HandError> {
    for (number, &card) in (1..).zip(cards) {
        let first = cards.iter().position(|&other| other == card).map_or(number, |at| at + 1);
        if first < number {
            return Err(HandError::Twice { card, first, second: number });
        }
        if !R::has(card) {
            return Err(HandError::NotInDeck { card, number, ranking: R::NAME });
        }
    }
    Ok(())
}

/// `1 card`, `2 cards`.
pub(super) fn cards_in_words(count: usize) -> String {
    format!("{count} card{}", if count == 1 { "" } else { "s" })
}
