//! [`PayTable`]: what a hand of video poker pays.

use std::fmt;
use std::str::FromStr;

use crate::poker::{Category, HandRank};
use crate::shortened::shortened;

/// What a final hand counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FinalHand {
    /// Less than a pair of jacks.
    Nothing,
    /// A pair of jacks, queens, kings or aces.
    JacksOrBetter,
    /// Two pair.
    TwoPair,
    /// Three of a kind.
    ThreeOfAKind,
    /// A straight.
    Straight,
    /// A flush.
    Flush,
    /// A full house.
    FullHouse,
    /// Four of a kind.
    FourOfAKind,
    /// A straight flush below the royal.
    StraightFlush,
    /// A royal flush.
    RoyalFlush,
}

impl FinalHand {
    /// Every one, the weakest first.
    pub const ALL: [Self; 10] = [
        Self::Nothing,
        Self::JacksOrBetter,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::RoyalFlush,
    ];

    /// What a hand counts as.
    pub fn of(rank: HandRank) -> Self {
        match rank.category() {
            // Jack 11, queen 12, king 13, ace 1.
            Category::Pair if rank.ranks().next().is_some_and(is_jack_or_better) => {
                Self::JacksOrBetter
            }
            Category::HighCard | Category::Pair => Self::Nothing,
            Category::TwoPair => Self::TwoPair,
            Category::ThreeOfAKind => Self::ThreeOfAKind,
            Category::Straight => Self::Straight,
            Category::Flush => Self::Flush,
            Category::FullHouse => Self::FullHouse,
            Category::FourOfAKind | Category::FiveOfAKind => Self::FourOfAKind,
            Category::StraightFlush if rank.is_royal() => Self::RoyalFlush,
            Category::StraightFlush => Self::StraightFlush,
        }
    }

    /// Its place in [`ALL`](Self::ALL).
    pub fn index(self) -> usize {
        self as usize
    }
}

fn is_jack_or_better(rank: misdeal_deck::Rank) -> bool {
    rank.number() == 1 || rank.number() >= 11
}

/// What each final hand of Jacks or Better pays for one coin, the coin included.
///
/// ```
/// use misdeal_games::draw::{FinalHand, PayTable};
///
/// let table: PayTable = "8/5".parse().unwrap();
/// assert_eq!(table.pay(FinalHand::FullHouse), 8);
/// assert_eq!(table.pay(FinalHand::Flush), 5);
/// assert_eq!(table.to_string(), "1-2-3-4-5-8-25-50-800");
/// // One coin is not paid the large prize.
/// let one_coin: PayTable = "1-2-3-4-6-9-25-50-250".parse().unwrap();
/// assert_eq!(one_coin.pay(FinalHand::RoyalFlush), 250);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTable {
    pays: [u32; 10],
}

/// Why a text is no pay table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PayTableError {
    /// Neither F/L nor nine numbers.
    #[error(
        "got the pay table '{got}', expected FULL-HOUSE/FLUSH such as 9/6, or nine numbers such \
         as 1-2-3-4-6-9-25-50-800"
    )]
    Form {
        /// The text.
        got: String,
    },
    /// A number that is none, or too large.
    #[error("the pay table '{table}' has '{got}', expected 0 to {}", PayTable::PAY_MAX)]
    Pay {
        /// The whole text.
        table: String,
        /// The number.
        got: String,
    },
}

impl PayTable {
    /// The most that a hand may pay.
    pub const PAY_MAX: u32 = 1_000_000;

    /// Nine for a full house, six for a flush: 1-2-3-4-6-9-25-50-800.
    pub const JACKS_OR_BETTER: Self = Self { pays: [0, 1, 2, 3, 4, 6, 9, 25, 50, 800] };

    /// What a final hand pays.
    pub fn pay(&self, hand: FinalHand) -> u32 {
        self.pays[hand.index()]
    }

    /// What a hand of this rank pays.
    pub fn value(&self, rank: HandRank) -> u64 {
        self.pay(FinalHand::of(rank)).into()
    }
}

/// `9/6`: what a full house and a flush pay, the rest as in
/// [`JACKS_OR_BETTER`](PayTable::JACKS_OR_BETTER); or nine numbers with `-` between, from
/// jacks or better to the royal flush.
impl FromStr for PayTable {
    type Err = PayTableError;

    fn from_str(text: &str) -> Result<Self, PayTableError> {
        let pay = |word: &str| {
            let word = word.trim();
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            let number = word.parse().ok().filter(|&pay| digits && pay <= Self::PAY_MAX);
            number
                .ok_or_else(|| PayTableError::Pay { table: shortened(text), got: shortened(word) })
        };
        let mut table = Self::JACKS_OR_BETTER;
        if let Some((full_house, flush)) = text.split_once('/')
            && !flush.contains('/')
        {
            table.pays[FinalHand::FullHouse.index()] = pay(full_house)?;
            table.pays[FinalHand::Flush.index()] = pay(flush)?;
            return Ok(table);
        }
        let words: Vec<&str> = text.split('-').collect();
        if words.len() != 9 {
            return Err(PayTableError::Form { got: shortened(text) });
        }
        for (place, word) in table.pays[1..].iter_mut().zip(words) {
            *place = pay(word)?;
        }
        Ok(table)
    }
}

/// Nine numbers, from jacks or better to the royal flush.
impl fmt::Display for PayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pays: Vec<String> = self.pays[1..].iter().map(u32::to_string).collect();
        f.pad(&pays.join("-"))
    }
}
