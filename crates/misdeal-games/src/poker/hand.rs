//! [`Hand`]: cards added up, ready to be looked up.
//!
//! ```text
//!   key   63 ............ 32   31 .. 24   23 .. 20   19 .. 16   15 .. 12 .. 3 .. 0
//!         sum of the ranks'    nothing    cards      wild       3 + cards of each
//!         numbers                                    cards      suit: 8 is a flush
//!   cards a bit for each card, by its id: 13 a suit, the ace lowest
//! ```

use std::ops::{Add, AddAssign};

use misdeal_deck::Card;

use super::made::RANKS_COUNT;
use super::tables::NUMBERS;
use super::wild::Wilds;

/// A suit's count reaches bit 3 with its fifth card.
const EMPTY: u64 = 0x3333;
const FLUSH: u64 = 0x8888;
const ALL_RANKS: u16 = (1 << RANKS_COUNT) - 1;
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
    cards: u64,
}

/// What a card adds to the key, by its id; more than there are, so that no check is left.
static PARTS: [u64; 64] = parts();

const fn parts() -> [u64; 64] {
    let mut parts = [ONE + WILD; 64];
    let mut id = 0;
    while id < Card::SUITED_COUNT as usize {
        let (suit, rank) = (id / RANKS_COUNT, rank_index(id % RANKS_COUNT + 1));
        parts[id] = ((NUMBERS[rank] as u64) << 32) + ONE + (1 << (4 * suit));
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
    pub const EMPTY: Self = Self { key: EMPTY, cards: 0 };

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
        cards.iter().fold(Self::EMPTY, |hand, &card| match wilds.has(card) {
            // It counts for no rank and no suit.
            true => Self { key: hand.key.wrapping_add(ONE + WILD), ..hand },
            false => hand + card,
        })
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

    /// The cards of the suit that has five or more, if one has: a bit a rank, the ace
    /// lowest.
    #[inline]
    pub(crate) fn flush(self) -> Option<u16> {
        let full = self.key & FLUSH;
        // Bit 3 of the four that count a suit.
        (full != 0).then(|| (self.cards >> (full.trailing_zeros() / 4 * 13)) as u16 & ALL_RANKS)
    }

    /// The ranks of each suit, bit 0 for the two to bit 12 for the ace.
    pub(crate) fn suits(self) -> [u16; 4] {
        std::array::from_fn(|suit| {
            let ranks = (self.cards >> (13 * suit)) as u16 & ALL_RANKS;
            ranks >> 1 | (ranks & 1) << 12
        })
    }

    /// The cards that are not wild, in deck order.
    pub(crate) fn suited_cards(self) -> impl Iterator<Item = Card> {
        Card::all_suited().filter(move |card| self.cards >> card.id() & 1 == 1)
    }
}

impl Add<Card> for Hand {
    type Output = Self;

    #[inline]
    fn add(self, card: Card) -> Self {
        let id = card.id() % 64;
        Self { key: self.key.wrapping_add(PARTS[id as usize]), cards: self.cards | 1 << id }
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
