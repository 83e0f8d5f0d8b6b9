//! [`Card`]: one of the 54 cards, with a number that never changes.
//!
//! ```text
//!   id       0..=12   13..=25   26..=38   39..=51     52            53
//!   suit     spade    heart     club      diamond     little joker  big joker
//!   rank     A 2 .. K A 2 .. K  A 2 .. K  A 2 .. K
//! ```
//!
//! The order of suits differs from tool to tool; this one is the order of the
//! 54-card deck this product grew from, and it is what "deck order" means here.

use std::fmt;

/// A suit, in deck order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Suit {
    Spade,
    Heart,
    Club,
    Diamond,
}

impl Suit {
    /// The four suits in deck order.
    pub const ALL: [Self; 4] = [Self::Spade, Self::Heart, Self::Club, Self::Diamond];
}

/// A rank: 1 is the ace, 11 to 13 are jack, queen and king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The rank with this number, or `None` outside `1..=13`.
    pub fn new(number: u8) -> Option<Self> {
        (1..=13).contains(&number).then_some(Self(number))
    }

    /// The number, `1..=13`.
    pub fn number(self) -> u8 {
        self.0
    }

    /// One letter: `A 2 3 4 5 6 7 8 9 T J Q K`.
    pub fn letter(self) -> char {
        char::from(b"A23456789TJQK"[usize::from(self.0) - 1])
    }
}

/// One of the 54 cards, known by its number in deck order.
///
/// ```
/// use misdeal_deck::{Card, Suit};
///
/// let card = Card::new(13).unwrap();
/// assert_eq!(card.suit(), Some(Suit::Heart));
/// assert_eq!(card.to_string(), "Ah");
/// assert!(Card::new(54).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A number that no card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("got card number {got}, expected 0 to 53")]
pub struct CardIdError {
    /// The number that was given.
    pub got: u32,
}

impl Card {
    /// The number of suited cards; their ids are `0..52`.
    pub const SUITED_COUNT: u32 = 52;
    /// The number of all cards, jokers included.
    pub const COUNT: u32 = 54;
    const JOKER_ID_MIN: u8 = 52;
    /// The little (black) joker, 小王.
    pub const LITTLE_JOKER: Self = Self(Self::JOKER_ID_MIN);
    /// The big (red) joker, 大王.
    pub const BIG_JOKER: Self = Self(53);

    /// The card with this id.
    ///
    /// # Errors
    /// [`CardIdError`] if `id` is not in `0..54`.
    pub fn new(id: u32) -> Result<Self, CardIdError> {
        let card = u8::try_from(id).ok().filter(|&id| u32::from(id) < Self::COUNT);
        card.map(Self).ok_or(CardIdError { got: id })
    }

    /// The card of this suit and rank.
    pub fn suited(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 13 + rank.0 - 1)
    }

    /// The 52 suited cards in deck order.
    ///
    /// ```
    /// use misdeal_deck::Card;
    ///
    /// assert_eq!(Card::all_suited().next_back().unwrap().to_string(), "Kd");
    /// ```
    pub fn all_suited() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::JOKER_ID_MIN).map(Self)
    }

    /// The id, `0..54`.
    pub fn id(self) -> u32 {
        u32::from(self.0)
    }

    /// The suit, `None` for a joker.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(usize::from(self.0 / 13)).copied()
    }

    /// The rank, `None` for a joker.
    pub fn rank(self) -> Option<Rank> {
        self.suit().map(|_| Rank(self.0 % 13 + 1))
    }
}

/// Rank letter and suit letter, `As`, `Th`; the jokers are `BJ` and `RJ`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => {
                format!("{}{}", rank.letter(), suit.letter())
            }
            _ if *self == Self::LITTLE_JOKER => "BJ".to_owned(),
            _ => "RJ".to_owned(),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_follow_the_deck_order() {
        let name = |id| Card::new(id).unwrap().to_string();
        let names: Vec<String> = [0, 9, 12, 13, 26, 39, 51, 52, 53].map(name).to_vec();
        assert_eq!(names, ["As", "Ts", "Ks", "Ah", "Ac", "Ad", "Kd", "BJ", "RJ"]);
        for id in 0..Card::SUITED_COUNT {
            let card = Card::new(id).unwrap();
            assert_eq!(Card::suited(card.suit().unwrap(), card.rank().unwrap()), card);
        }
        assert_eq!(Card::BIG_JOKER.rank(), None);
        assert_eq!(Card::new(300), Err(CardIdError { got: 300 }));
    }
}
