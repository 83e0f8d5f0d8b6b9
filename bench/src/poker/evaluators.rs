//! What is compared: ours and aya_poker, each given what it is best at.
//!
//! A card comes as its number in our deck order, one byte. Ours makes a [`Card`] of it; aya_poker's
//! cards take 16 bytes, and a table turns numbers into them. So it can for ours, which is slower and
//! a variant of its own. The tables have a place for each byte, so that no check is left.
//!
//! Neither looks for a card that a hand already has. aya_poker's `collect` does, which is why it
//! stands beside `insert_unchecked`.

use aya_poker::base::CARDS as AYA_CARDS;
use aya_poker::poker_rank;
use misdeal_deck::{Card, Suit};
use misdeal_games::poker::{Hand, Ranking as _, Standard};

use super::{AYA, OWN, OWN_BY_TABLE};

/// Cards of a deck.
pub const CARDS: u8 = 52;
/// Places of a table of cards, one for each byte.
const BYTES: usize = 256;

/// Makes hands of numbers of cards and says what they are worth.
pub trait Evaluator {
    /// How it is called in the figures.
    const NAME: &'static str;
    /// Cards added up.
    type Hand: Copy;
    /// The larger wins.
    type Rank;

    /// With its table of cards, if it has one.
    fn new() -> Self;

    /// No cards.
    fn empty(&self) -> Self::Hand;

    /// The hand and one more card, which it does not have.
    fn with(&self, hand: Self::Hand, card: u8) -> Self::Hand;

    /// The best five of it.
    fn rank(&self, hand: Self::Hand) -> Self::Rank;

    /// These cards.
    fn hand(&self, cards: &[u8]) -> Self::Hand {
        cards.iter().fold(self.empty(), |hand, &card| self.with(hand, card))
    }
}

/// Ours.
pub struct Own;

impl Evaluator for Own {
    const NAME: &'static str = OWN;
    type Hand = Hand;
    type Rank = u16;

    fn new() -> Self {
        Self
    }

    fn empty(&self) -> Hand {
        Hand::EMPTY
    }

    fn with(&self, hand: Hand, card: u8) -> Hand {
        hand + card_of(card)
    }

    fn rank(&self, hand: Hand) -> u16 {
        Standard::rank(hand).class()
    }
}

/// Ours, with a table of cards.
pub struct OwnByTable([Card; BYTES]);

impl Evaluator for OwnByTable {
    const NAME: &'static str = OWN_BY_TABLE;
    type Hand = Hand;
    type Rank = u16;

    fn new() -> Self {
        Self(by_byte(card_of))
    }

    fn empty(&self) -> Hand {
        Own.empty()
    }

    fn with(&self, hand: Hand, card: u8) -> Hand {
        hand + self.0[usize::from(card)]
    }

    fn rank(&self, hand: Hand) -> u16 {
        Own.rank(hand)
    }
}

/// aya_poker, by `insert_unchecked`.
pub struct Aya([aya_poker::base::Card; BYTES]);

impl Evaluator for Aya {
    const NAME: &'static str = AYA;
    type Hand = aya_poker::base::Hand;
    type Rank = u16;

    fn new() -> Self {
        Self(by_byte(|card| AYA_CARDS[aya_index(card_of(card))]))
    }

    fn empty(&self) -> Self::Hand {
        Self::Hand::new()
    }

    fn with(&self, mut hand: Self::Hand, card: u8) -> Self::Hand {
        hand.insert_unchecked(&self.0[usize::from(card)]);
        hand
    }

    fn rank(&self, hand: Self::Hand) -> u16 {
        poker_rank(&hand).0
    }
}

/// aya_poker, by `collect`, which checks that no card comes twice.
pub struct AyaCollected(Aya);

impl Evaluator for AyaCollected {
    const NAME: &'static str = "aya_poker, collect";
    type Hand = aya_poker::base::Hand;
    type Rank = u16;

    fn new() -> Self {
        Self(Aya::new())
    }

    fn empty(&self) -> Self::Hand {
        self.0.empty()
    }

    fn with(&self, hand: Self::Hand, card: u8) -> Self::Hand {
        self.0.with(hand, card)
    }

    fn rank(&self, hand: Self::Hand) -> u16 {
        self.0.rank(hand)
    }

    fn hand(&self, cards: &[u8]) -> Self::Hand {
        cards.iter().map(|&card| self.0.0[usize::from(card)]).collect()
    }
}

/// Of one hand, ours and aya_poker's.
pub type Ranks = (u16, u16);

/// Both at once, to see whether they agree.
pub struct Both(Own, Aya);

impl Evaluator for Both {
    const NAME: &'static str = "both";
    type Hand = (Hand, aya_poker::base::Hand);
    type Rank = Ranks;

    fn new() -> Self {
        Self(Own::new(), Aya::new())
    }

    fn empty(&self) -> Self::Hand {
        (self.0.empty(), self.1.empty())
    }

    fn with(&self, hand: Self::Hand, card: u8) -> Self::Hand {
        (self.0.with(hand.0, card), self.1.with(hand.1, card))
    }

    fn rank(&self, hand: Self::Hand) -> Ranks {
        (self.0.rank(hand.0), self.1.rank(hand.1))
    }
}

fn card_of(number: u8) -> Card {
    Card::new(number.into()).expect("a card")
}

/// A table of all bytes; those from 52 on are no cards and begin anew.
fn by_byte<T>(of: impl Fn(u8) -> T) -> [T; BYTES] {
    std::array::from_fn(|byte| of(byte as u8 % CARDS))
}

/// The place of a card in aya_poker's table: two to ace, and of each clubs, diamonds, hearts and
/// spades.
fn aya_index(card: Card) -> usize {
    let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { unreachable!("a joker") };
    let suit = match suit {
        Suit::Club => 0,
        Suit::Diamond => 1,
        Suit::Heart => 2,
        Suit::Spade => 3,
    };
    // The ace is number 1.
    usize::from((rank.number() + 11) % 13) * 4 + suit
}
