//! [`Rules`]: what a casino's table allows and pays.

use super::Total;
use super::error::RulesError;

/// From how many packs of 52 cards is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decks {
    /// So many, 1 to 8.
    Packs(u8),
    /// From a shoe without an end: each card is any of the 52, whatever came before.
    Infinite,
}

impl Decks {
    /// The packs that stand for a shoe without an end.
    const INFINITE_PACKS: u8 = 8;

    /// How many packs are put into the shoe.
    pub(super) fn packs(self) -> u8 {
        match self {
            Self::Packs(packs) => packs,
            Self::Infinite => Self::INFINITE_PACKS,
        }
    }
}

/// What the dealer does with a soft 17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Soft17 {
    /// Stands (S17).
    Stand,
    /// Draws (H17).
    Hit,
}

impl Soft17 {
    /// Whether the dealer takes no more cards: from 17 on, or from a hard 17 on.
    #[inline]
    pub(super) fn dealer_stands(self, total: Total) -> bool {
        match total.points() {
            17 if total.is_soft() => self == Self::Stand,
            points => points >= 17,
        }
    }
}

/// Which first totals may be doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubleOn {
    /// None.
    Nothing,
    /// Hard or soft, any (DOA).
    Any,
    /// Any hard one.
    Hard,
    /// Hard 9 to 11.
    NineToEleven,
    /// Hard 10 and 11.
    TenOrEleven,
}

/// With how many cards a hand may be doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubleCards {
    /// The first two.
    Two,
    /// Any number.
    AnyNumber,
}

/// What may be done with aces that have been split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SplitAces {
    /// They may be split again (RSA).
    pub may_resplit: bool,
    /// They may draw more than one card.
    pub may_hit: bool,
    /// They may be doubled, if hands after a split may.
    pub may_double: bool,
}

/// Whether half of a bet may be given up instead of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surrender {
    /// It may not.
    No,
    /// Once the dealer is known to have no natural.
    Late,
    /// Before, under an ace or a ten; with other upcards as late.
    Early,
}

/// When the dealer's second card is dealt and looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hole {
    /// At once, and under an ace or a ten it is looked at before anybody plays.
    Peek,
    /// Against a natural only original bets are lost, not what was doubled or split (OBO).
    OriginalBetsOnly,
    /// After all have played; a natural takes everything (ENHC).
    NoHoleCard,
}

/// When the cards are shuffled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reshuffle {
    /// Before each round, as by a machine.
    EachRound,
    /// After so many rounds, 1,000 at most, or when the cards cannot last another one.
    Rounds(u16),
    /// After the round in which the cut card comes out, which lies before this many cards.
    CutCard(u16),
}

/// A payment: so many for so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// What is won.
    pub wins: u8,
    /// For what is bet.
    pub per: u8,
}

/// The rules of a table.
///
/// ```
/// use misdeal_games::blackjack::{Rules, Soft17};
///
/// let rules = Rules { soft_17: Soft17::Hit, ..Rules::VEGAS_6D };
/// assert!(rules.verify().is_ok());
/// assert_eq!(rules.cards_count(), 312);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Packs of 52 cards.
    pub decks: Decks,
    /// What the dealer does with a soft 17.
    pub soft_17: Soft17,
    /// What a natural pays.
    pub natural: Payment,
    /// Which first totals may be doubled.
    pub double_on: DoubleOn,
    /// With how many cards.
    pub double_cards: DoubleCards,
    /// Whether hands of a split may be doubled (DAS).
    pub double_after_split: bool,
    /// The most hands of one player, 1 to 4: 1 is no split, 2 is split once.
    pub hands_max: u8,
    /// What may be done with split aces.
    pub split_aces: SplitAces,
    /// Whether tens of different ranks are a pair.
    pub split_unlike_tens: bool,
    /// Whether half a bet may be given up.
    pub surrender: Surrender,
    /// When the dealer's second card is looked at.
    pub hole: Hole,
    /// Whether insurance is offered under an ace.
    pub insurance: bool,
    /// So many cards without going over 21 win, but against a dealer's natural.
    pub charlie: Option<u8>,
    /// When the cards are shuffled again.
    pub reshuffle: Reshuffle,
    /// Cards that are burned after each shuffle.
    pub burn: u8,
}

impl Rules {
    /// 3 to 2.
    pub const THREE_TO_TWO: Payment = Payment { wins: 3, per: 2 };

    /// Six decks, the dealer stands on soft 17, doubling on any two cards and after a
    /// split, up to four hands, three quarters of the shoe dealt.
    pub const VEGAS_6D: Self = Self {
        decks: Decks::Packs(6),
        soft_17: Soft17::Stand,
        natural: Self::THREE_TO_TWO,
        double_on: DoubleOn::Any,
        double_cards: DoubleCards::Two,
        double_after_split: true,
        hands_max: 4,
        split_aces: SplitAces { may_resplit: false, may_hit: false, may_double: false },
        split_unlike_tens: true,
        surrender: Surrender::No,
        hole: Hole::Peek,
        insurance: true,
        charlie: None,
        reshuffle: Reshuffle::CutCard(78),
        burn: 1,
    };

    /// One deck, the dealer hits soft 17, no doubling after a split.
    pub const SINGLE_DECK: Self = Self {
        decks: Decks::Packs(1),
        soft_17: Soft17::Hit,
        double_after_split: false,
        reshuffle: Reshuffle::CutCard(26),
        ..Self::VEGAS_6D
    };

    /// Two decks, the dealer hits soft 17.
    pub const DOUBLE_DECK: Self = Self {
        decks: Decks::Packs(2),
        soft_17: Soft17::Hit,
        reshuffle: Reshuffle::CutCard(26),
        ..Self::VEGAS_6D
    };

    /// As the Las Vegas Strip has it since the 2000s: the dealer hits soft 17, aces are split
    /// again, late surrender.
    pub const STRIP_6D: Self = Self {
        soft_17: Soft17::Hit,
        split_aces: SplitAces { may_resplit: true, may_hit: false, may_double: false },
        surrender: Surrender::Late,
        ..Self::VEGAS_6D
    };

    /// Europe: the dealer's second card comes after all have played, and doubling is for
    /// hard 9 to 11.
    pub const EURO: Self = Self {
        double_on: DoubleOn::NineToEleven,
        hands_max: 2,
        hole: Hole::NoHoleCard,
        ..Self::VEGAS_6D
    };

    /// One deck with naturals at 6 to 5.
    pub const SIX_TO_FIVE: Self = Self {
        decks: Decks::Packs(1),
        natural: Payment { wins: 6, per: 5 },
        hands_max: 2,
        reshuffle: Reshuffle::CutCard(26),
        ..Self::VEGAS_6D
    };

    /// The most rounds between shuffles.
    pub(super) const ROUNDS_MAX: u16 = 1_000;

    /// The number of cards that are put into the shoe; of a shoe without an end 416, each drawn
    /// from a full pack.
    pub fn cards_count(&self) -> usize {
        52 * usize::from(self.decks.packs())
    }

    /// How many units a coin has, so that whatever one coin wins or loses is whole.
    pub(super) fn units(&self) -> i64 {
        2 * i64::from(self.natural.per)
    }

    /// What a natural wins, in units of a coin.
    pub(super) fn natural_wins(&self) -> i64 {
        2 * i64::from(self.natural.wins)
    }

    /// Whether these rules can be played.
    ///
    /// # Errors
    /// [`RulesError`] at the first number that is out of range.
    pub fn verify(&self) -> Result<(), RulesError> {
        let ranges = [
            ("decks", u16::from(self.decks.packs()), 1, 8),
            ("hands", u16::from(self.hands_max), 1, 4),
            ("the first number of natural", u16::from(self.natural.wins), 1, 100),
            ("the second number of natural", u16::from(self.natural.per), 1, 100),
            ("burn", u16::from(self.burn), 0, 20),
        ];
        let charlie = self.charlie.map(|cards| ("charlie", u16::from(cards), 3, 21));
        // Four hands of a seat may take some cards; fewer must not be dealt into.
        let left = u16::from(self.decks.packs()) * 52 - 16 - u16::from(self.burn.min(20));
        let shuffle = match self.reshuffle {
            Reshuffle::EachRound => None,
            Reshuffle::Rounds(rounds) => Some(("rounds", rounds, 0, Self::ROUNDS_MAX)),
            Reshuffle::CutCard(behind) => Some(("cut", behind, 0, left)),
        };
        let all = ranges.into_iter().chain(charlie).chain(shuffle);
        match all.into_iter().find(|&(_, got, least, most)| !(least..=most).contains(&got)) {
            None => Ok(()),
            Some((what, got, least, most)) => Err(RulesError { what, got, least, most }),
        }
    }
}
