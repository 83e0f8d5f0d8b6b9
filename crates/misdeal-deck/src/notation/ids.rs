//! [`IdFormat`]: how another tool numbers the 52 or 54 cards.
//!
//! Tools agree that suited cards are 0..52 or 1..=52 and on nothing else: the
//! order of suits, the place of the ace, whether the next number is the next
//! rank or the next suit. A number means a card only together with all four
//! choices, so they are written down, and none is assumed.

use crate::{Card, Suit};

/// The four suits in some order, each once.
///
/// ```
/// use misdeal_deck::{Suit, SuitOrder};
///
/// let order: SuitOrder = "cdhs".parse().unwrap();
/// assert_eq!(order, SuitOrder::ASCENDING);
/// assert_eq!(order.place_of(Suit::Spade), 3);
/// assert!("cdhh".parse::<SuitOrder>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SuitOrder([Suit; 4]);

/// Not four suits, each once.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("got suits '{got}', expected each of s h c d once")]
pub struct SuitOrderError {
    /// What was given.
    pub got: String,
}

impl SuitOrder {
    /// ♠ ♥ ♣ ♦: deck order, that of [`Card`] ids.
    pub const DECK: Self = Self(Suit::ALL);
    /// ♠ ♥ ♦ ♣: bridge, strongest first; also the order of Unicode.
    pub const BRIDGE: Self = Self([Suit::Spade, Suit::Heart, Suit::Diamond, Suit::Club]);
    /// ♣ ♦ ♥ ♠: bridge, weakest first; many evaluators of poker hands.
    pub const ASCENDING: Self = Self([Suit::Club, Suit::Diamond, Suit::Heart, Suit::Spade]);
    /// ♥ ♠ ♦ ♣: the poker hands of the UCI repository.
    pub const UCI: Self = Self([Suit::Heart, Suit::Spade, Suit::Diamond, Suit::Club]);

    /// The suits in this order.
    ///
    /// # Errors
    /// [`SuitOrderError`] if a suit stands twice.
    pub fn new(suits: [Suit; 4]) -> Result<Self, SuitOrderError> {
        let order = Self(suits);
        let is_whole = Suit::ALL.iter().all(|suit| suits.contains(suit));
        is_whole.then_some(order).ok_or_else(|| SuitOrderError { got: order.to_string() })
    }

    /// The suits, first to last.
    pub fn suits(self) -> [Suit; 4] {
        self.0
    }

    /// Where a suit stands, `0..4`.
    pub fn place_of(self, suit: Suit) -> u32 {
        self.0.iter().zip(0..).find(|&(&other, _)| other == suit).map_or(0, |(_, place)| place)
    }
}

/// Four letters or signs, first to last: `cdhs`, `♣♦♥♠`.
impl std::str::FromStr for SuitOrder {
    type Err = SuitOrderError;

    fn from_str(text: &str) -> Result<Self, SuitOrderError> {
        let suit = |c: char| {
            let word = c.to_ascii_lowercase().to_string();
            Suit::ALL.into_iter().find(|suit| suit.letter() == word || suit.sign() == word)
        };
        let suits: Option<Vec<Suit>> = text.chars().map(suit).collect();
        let suits: Option<[Suit; 4]> = suits.and_then(|suits| suits.try_into().ok());
        let order = suits.and_then(|suits| Self::new(suits).ok());
        order.ok_or_else(|| SuitOrderError { got: text.to_owned() })
    }
}

/// Four letters, first to last.
impl std::fmt::Display for SuitOrder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&self.0.map(Suit::letter).concat())
    }
}

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
        let suit = self.suits.0[suit as usize];
        Card::new(suit as u32 * 13 + rank).map_err(|_| error)
    }
}
