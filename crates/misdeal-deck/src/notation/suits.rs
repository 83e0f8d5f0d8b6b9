//! Signs and words for the suits, and [`SuitOrder`].
//!
//! No two games agree on the order of suits; whoever needs one says which.

use crate::Suit;

impl Suit {
    /// `s h c d`.
    pub fn letter(self) -> &'static str {
        ["s", "h", "c", "d"][self as usize]
    }

    /// `♠ ♥ ♣ ♦`.
    pub fn sign(self) -> &'static str {
        ["♠", "♥", "♣", "♦"][self as usize]
    }

    /// `桃 心 梅 砖`.
    pub fn post(self) -> &'static str {
        ["桃", "心", "梅", "砖"][self as usize]
    }

    /// `黑桃 红桃 梅花 方块`.
    pub fn chinese(self) -> &'static str {
        ["黑桃", "红桃", "梅花", "方块"][self as usize]
    }
}

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
    /// ♠ ♥ ♣ ♦: deck order, that of our own ids.
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
