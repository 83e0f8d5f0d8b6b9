//! [`Ranking`]: what beats what.

use super::hand::Hand;
use super::hand_rank::HandRank;
use super::tables::{ACE_TO_FIVE, DEUCE_TO_SEVEN, SHORT_DECK, STANDARD, Tables};
use super::wild;
use misdeal_deck::Card;

/// What beats what. The larger [`HandRank`] wins in each of them.
pub trait Ranking: sealed::Sealed + Copy + std::fmt::Debug + 'static {
    /// How it is named: `standard`.
    const NAME: &'static str;

    /// The number of classes of hands that are worth the same.
    const CLASSES_COUNT: u16;

    /// Whether the weakest cards of the usual order win.
    const IS_LOW: bool;

    /// The best five of five to seven different cards.
    ///
    /// Nothing is checked: with fewer or more cards, with a card twice, a joker without
    /// [`WithWilds`] or a five in [`ShortDeck`] the result is some rank, or the one of
    /// class 0. [`rank`](super::rank()) checks.
    fn rank(hand: Hand) -> HandRank<Self>;

    #[doc(hidden)]
    fn made(class: u16) -> u32;

    /// Whether a card is in the deck that it is played with, or else wild.
    #[doc(hidden)]
    fn has(card: Card) -> bool;
}

mod sealed {
    pub trait Sealed {}
}

/// The hands of most games: 7,462 classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standard;

/// Six to ace, 36 cards; the ace is also below the six. A flush beats a full house and
/// a straight beats three of a kind: 1,404 classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortDeck;

/// Lowball, deuce to seven: the weakest standard hand wins, the ace is high and straights
/// and flushes count against it. The best is 7-5-4-3-2: 7,462 classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeuceToSeven;

/// Lowball, ace to five: the ace is low, straights and flushes are nothing. The best is
/// 5-4-3-2-A: 6,175 classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AceToFive;

/// The standard hands with wild cards, each of which stands for any card that the hand
/// does not hold, or for a fifth one of its rank: 7,475 classes, five of a kind on top.
/// Jokers are wild; [`Hand::with_wilds`] makes other cards wild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithWilds;

/// High hands out of tables: a flush is worth more than what the ranks alone make,
/// since seven cards with five of a suit are no full house and no four of a kind.
#[inline]
fn best_of(tables: &Tables, hand: Hand) -> u16 {
    match hand.flush() {
        Some(ranks) => tables.by_flush(ranks),
        None => tables.by_ranks(hand.ranks_key()),
    }
}

impl sealed::Sealed for Standard {}

impl Ranking for Standard {
    const NAME: &'static str = "standard";
    // Without five of a kind, which wild cards make.
    const CLASSES_COUNT: u16 = WithWilds::CLASSES_COUNT - 13;
    const IS_LOW: bool = false;

    #[inline]
    fn rank(hand: Hand) -> HandRank<Self> {
        HandRank::new(best_of(&STANDARD, hand))
    }

    fn made(class: u16) -> u32 {
        STANDARD.made(class)
    }

    fn has(card: Card) -> bool {
        card.suit().is_some()
    }
}

impl sealed::Sealed for ShortDeck {}

impl Ranking for ShortDeck {
    const NAME: &'static str = "short-deck";
    const CLASSES_COUNT: u16 = SHORT_DECK.classes_count() as u16;
    const IS_LOW: bool = false;

    #[inline]
    fn rank(hand: Hand) -> HandRank<Self> {
        HandRank::new(best_of(&SHORT_DECK, hand))
    }

    fn made(class: u16) -> u32 {
        SHORT_DECK.made(class)
    }

    fn has(card: Card) -> bool {
        card.rank().is_some_and(|rank| !(2..=5).contains(&rank.number()))
    }
}

impl sealed::Sealed for DeuceToSeven {}

impl Ranking for DeuceToSeven {
    const NAME: &'static str = "deuce-to-seven";
    const CLASSES_COUNT: u16 = DEUCE_TO_SEVEN.classes_count() as u16;
    const IS_LOW: bool = true;

    #[inline]
    fn rank(hand: Hand) -> HandRank<Self> {
        match hand.flush() {
            Some(_) => HandRank::new(low_of_suited(hand)),
            None => HandRank::new(DEUCE_TO_SEVEN.by_ranks(hand.ranks_key())),
        }
    }

    fn made(class: u16) -> u32 {
        DEUCE_TO_SEVEN.made(class)
    }

    fn has(card: Card) -> bool {
        card.suit().is_some()
    }
}

/// With five of a suit or more the best five may leave one of them out: each choice of
/// five is looked at.
#[cold]
fn low_of_suited(hand: Hand) -> u16 {
    match hand.len() {
        0..=5 => match hand.flush() {
            Some(ranks) => DEUCE_TO_SEVEN.by_flush(ranks),
            None => DEUCE_TO_SEVEN.by_ranks(hand.ranks_key()),
        },
        8.. => 0,
        6 | 7 => {
            let cards: Vec<Card> = hand.suited_cards().collect();
            let without = (0..cards.len()).map(|left_out| {
                let rest = cards.iter().enumerate().filter(|(at, _)| *at != left_out);
                low_of_suited(rest.map(|(_, card)| card).collect())
            });
            without.max().unwrap_or(0)
        }
    }
}

impl sealed::Sealed for AceToFive {}

impl Ranking for AceToFive {
    const NAME: &'static str = "ace-to-five";
    const CLASSES_COUNT: u16 = ACE_TO_FIVE.classes_count() as u16;
    const IS_LOW: bool = true;

    #[inline]
    fn rank(hand: Hand) -> HandRank<Self> {
        HandRank::new(ACE_TO_FIVE.by_ranks(hand.ranks_key()))
    }

    fn made(class: u16) -> u32 {
        ACE_TO_FIVE.made(class)
    }

    fn has(card: Card) -> bool {
        card.suit().is_some()
    }
}

impl sealed::Sealed for WithWilds {}

impl Ranking for WithWilds {
    const NAME: &'static str = "wild";
    const CLASSES_COUNT: u16 = STANDARD.classes_count() as u16;
    const IS_LOW: bool = false;

    #[inline]
    fn rank(hand: Hand) -> HandRank<Self> {
        match hand.wilds_count() {
            0 => HandRank::new(best_of(&STANDARD, hand)),
            _ => HandRank::new(STANDARD.class_of(wild::made(hand))),
        }
    }

    fn made(class: u16) -> u32 {
        STANDARD.made(class)
    }

    fn has(_: Card) -> bool {
        true
    }
}
