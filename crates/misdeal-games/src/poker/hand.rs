//! [`Hand`]: cards added up, ready to be looked up.
//!
//! ```text
//!   key   63 ............ 32   31 .. 24   23 .. 20   19 .. 16   15 .. 12 .. 3 .. 0
//!         sum of the ranks'    nothing    cards      wild       3 + cards of each
//!         numbers                                    cards      suit: 8 is a flush
//!   suits 16 bits a suit, one for each rank, two to ace
//! ```

use std::ops::{Add, AddAssign};

use misdeal_deck::{Card, Rank, Suit};

use super::made::RANKS_COUNT;
use super::tables::NUMBERS;
use super::wild::Wilds;

/// A suit's count reaches bit 3 with its fifth card.
const EMPTY: u64 = 0x3333;
const FLUSH: u64 = 0x8888;
const WILD: u64 = 1 << 16;
const ONE: u64 = 1 << 20;

/// Cards in no order, built by adding one card at a time.
///
/// It does not look for a card that it already has; [`rank`](super::rank) does. Adding
/// costs two operations and a hand takes 16 bytes, so that a search keeps the hand it
/// has come from and adds each next card to it. Up to seven cards.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::poker::{Hand, Ranking, Standard};
///
/// let card = |text| card_from_str(text).unwrap();
/// let four: Hand = ["Ts", "Js", "Qs", "Ks"].map(card).into_iter().collect();
/// let ranks = ["9s", "9h", "As"].map(|fifth| Standard::rank(four + card(fifth)));
/// assert_eq!(ranks[0].to_string(), "straight flush, king high");
/// assert_eq!(ranks[1].to_string(), "straight, king high");
/// assert_eq!(ranks[2].to_string(), "royal flush");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    key: u64,
    suits: u64,
}

/// What a card adds, by its id; more than there are, so that no check is left.
static PARTS: [Hand; 64] = parts();

const fn parts() -> [Hand; 64] {
    let joker = Hand { key: ONE + WILD, suits: 0 };
    let mut parts = [joker; 64];
    let mut id = 0;
    while id < Card::SUITED_COUNT as usize {
        let (suit, rank) = (id / RANKS_COUNT, rank_index(id % RANKS_COUNT + 1));
        let number = (NUMBERS[rank] as u64) << 32;
        parts[id] = Hand { key: number + ONE + (1 << (4 * suit)), suits: 1 << (16 * suit + rank) };
        id += 1;
    }
    parts
}

/// From a rank's number, ace 1, to its place from two (0) to ace (12).
const fn rank_index(number: usize) -> usize {
    (number + 11) % RANKS_COUNT
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { key: EMPTY, suits: 0 };

    /// The cards with some of them wild, jokers or not.
    ///
    /// ```
    /// use misdeal_deck::{Rank, card_from_str};
    /// use misdeal_games::poker::{Hand, Ranking, Wilds, WithWilds};
    ///
    /// let deuces = Wilds::JOKERS.and_rank(Rank::new(2).unwrap());
    /// let cards = ["2s", "2h", "9d", "9c", "4h"].map(|card| card_from_str(card).unwrap());
    /// let rank = WithWilds::rank(Hand::with_wilds(&cards, deuces));
    /// assert_eq!(rank.to_string(), "four of a kind, nines");
    /// ```
    pub fn with_wilds(cards: &[Card], wilds: Wilds) -> Self {
        let wild = Self { key: ONE + WILD, suits: 0 };
        let part = |&card: &Card| if wilds.has(card) { wild } else { part(card) };
        cards.iter().map(part).fold(Self::EMPTY, Self::joined)
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        (self.key / ONE % 16) as usize
    }

    /// True without a card.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of wild cards; jokers are wild.
    pub fn wilds_count(self) -> usize {
        (self.key / WILD % 16) as usize
    }

    /// The sum of the numbers of the ranks.
    #[inline]
    pub(crate) fn ranks_key(self) -> u32 {
        (self.key >> 32) as u32
    }

    /// The ranks of the suit that has five cards or more, if one has.
    #[inline]
    pub(crate) fn flush(self) -> Option<u16> {
        let full = self.key & FLUSH;
        // Bit 3 of a suit's four bits stands for its 16 in the other number.
        (full != 0).then(|| (self.suits >> (full.trailing_zeros() / 4 * 16)) as u16)
    }

    /// The ranks of each suit, bit 0 for the two to bit 12 for the ace.
    pub(crate) fn suits(self) -> [u16; 4] {
        std::array::from_fn(|suit| (self.suits >> (16 * suit)) as u16)
    }

    /// The cards that are not wild, by suit and from two to ace.
    pub(crate) fn suited_cards(self) -> impl Iterator<Item = Card> {
        let suits = Suit::ALL.into_iter().zip(self.suits());
        suits.flat_map(|(suit, ranks)| {
            let here = (0..RANKS_COUNT).filter(move |rank| ranks >> rank & 1 == 1);
            // Number 1 is the ace, index 12.
            let numbers = here.map(|rank| if rank == 12 { 1 } else { rank as u8 + 2 });
            numbers.filter_map(Rank::new).map(move |rank| Card::suited(suit, rank))
        })
    }

    #[inline]
    fn joined(self, part: Self) -> Self {
        Self { key: self.key.wrapping_add(part.key), suits: self.suits | part.suits }
    }
}

#[inline]
fn part(card: Card) -> Hand {
    PARTS[card.id() as usize % PARTS.len()]
}

impl Add<Card> for Hand {
    type Output = Self;

    #[inline]
    fn add(self, card: Card) -> Self {
        self.joined(part(card))
    }
}

impl AddAssign<Card> for Hand {
    #[inline]
    fn add_assign(&mut self, card: Card) {
        *self = *self + card;
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Card> for Hand {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::add)
    }
}

impl<'a> FromIterator<&'a Card> for Hand {
    #[inline]
    fn from_iter<I: IntoIterator<Item = &'a Card>>(cards: I) -> Self {
        cards.into_iter().copied().collect()
    }
}
