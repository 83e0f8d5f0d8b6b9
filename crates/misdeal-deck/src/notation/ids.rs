//! [`IdFormat`]: how another tool numbers the 52 or 54 cards.
//!
//! Tools agree that suited cards are 0..52 or 1..=52 and on nothing else: the
//! order of suits, the place of the ace, whether the next number is the next
//! rank or the next suit. A number means a card only together with all four
//! choices, so they are written down, and none is assumed.

use super::SuitOrder;
use crate::Card;

/// Where the ace stands among the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankOrder {
    /// `A 2 3 .. Q K`.
    AceFirst,
    /// `2 3 .. Q K A`.
    AceLast,
}

/// Which of suit and rank changes with every number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IdLayout {
    /// `13 * suit + rank`: the ranks of one suit stand together.
    BySuit,
    /// `4 * rank + suit`: the suits of one rank stand together.
    ByRank,
}

/// The number of the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstId {
    /// The cards are `0..52`, the jokers 52 and 53.
    Zero,
    /// The cards are `1..=52`, the jokers 53 and 54.
    One,
}

impl FirstId {
    fn number(self) -> u32 {
        self as u32
    }
}

/// A numbering of the 54 cards: little and big joker follow the 52.
///
/// ```
/// use misdeal_deck::{Card, FirstId, IdFormat, IdLayout, RankOrder, SuitOrder, card_from_str};
///
/// let theirs = IdFormat {
///     suits: SuitOrder::ASCENDING,
///     ranks: RankOrder::AceLast,
///     layout: IdLayout::ByRank,
///     first: FirstId::Zero,
/// };
/// let ace = card_from_str("As").unwrap();
/// assert_eq!(ace.id(), 0);
/// assert_eq!(theirs.id_of(ace), 51);
/// assert_eq!(theirs.card_at(51), Ok(ace));
/// assert_eq!(IdFormat::DECK.id_of(ace), 0);
/// assert!(theirs.card_at(54).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IdFormat {
    /// The order of suits.
    pub suits: SuitOrder,
    /// The order of ranks.
    pub ranks: RankOrder,
    /// Which of both changes with every number.
    pub layout: IdLayout,
    /// The number of the first card.
    pub first: FirstId,
}

/// A number that no card has in this format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("got card number {got}, expected {first} to {last}")]
pub struct IdFormatError {
    /// The number that was given.
    pub got: u32,
    /// The least number.
    pub first: u32,
    /// The largest number.
    pub last: u32,
}

impl IdFormat {
    /// Our own numbers: [`Card::id`].
    pub const DECK: Self = Self {
        suits: SuitOrder::DECK,
        ranks: RankOrder::AceFirst,
        layout: IdLayout::BySuit,
        first: FirstId::Zero,
    };

    /// The number of a card in this format.
    pub fn id_of(self, card: Card) -> u32 {
        let id = match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => {
                let suit = self.suits.place_of(suit);
                // 0 for the ace to 12 for the king.
                let rank = u32::from(rank.number()) - 1;
                let rank = match self.ranks {
                    RankOrder::AceFirst => rank,
                    RankOrder::AceLast => (rank + 12) % 13,
                };
                match self.layout {
                    IdLayout::BySuit => 13 * suit + rank,
                    IdLayout::ByRank => 4 * rank + suit,
                }
            }
            _ => card.id(),
        };
        id + self.first.number()
    }

    /// The card with this number in this format.
    ///
    /// # Errors
    /// [`IdFormatError`] if no card has the number.
    pub fn card_at(self, id: u32) -> Result<Card, IdFormatError> {
        let first = self.first.number();
        let error = IdFormatError { got: id, first, last: first + Card::COUNT - 1 };
        let index = id.checked_sub(first).filter(|&index| index < Card::COUNT).ok_or(error)?;
        if index >= Card::SUITED_COUNT {
            return Card::new(index).map_err(|_| error);
        }
        let (suit, rank) = match self.layout {
            IdLayout::BySuit => (index / 13, index % 13),
            IdLayout::ByRank => (index % 4, index / 4),
        };
        let rank = match self.ranks {
            RankOrder::AceFirst => rank,
            RankOrder::AceLast => (rank + 1) % 13,
        };
        let suit = self.suits.suits()[suit as usize];
        Card::new(suit as u32 * 13 + rank).map_err(|_| error)
    }
}
