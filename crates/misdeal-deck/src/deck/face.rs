//! [`Face`]: what is printed on a card, apart from which copy it is.

use std::sync::Arc;

use super::word::{check_name, check_word};
use crate::notation::suit_words;
use crate::{Card, Rank};

/// What is printed on a card. Two cards with equal faces play alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// One of the 54.
    Card(Card),
    /// Anything else: a trump of the tarot, a mahjong tile.
    Named(Arc<NamedFace>),
}

/// A face with a name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedFace {
    pub(super) name: String,
    pub(super) zh: Option<String>,
    pub(super) symbol: Option<String>,
    pub(super) suit: Option<String>,
    pub(super) rank: Option<String>,
    pub(super) also: Vec<String>,
}

impl Face {
    /// The card of the 54, if it is one.
    pub fn card(&self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(*card),
            Self::Named(_) => None,
        }
    }

    /// The short ASCII name: `As`, `BJ`, `T21`, `1m`.
    pub fn name(&self) -> String {
        match self {
            Self::Card(card) => card.to_string(),
            Self::Named(face) => face.name.clone(),
        }
    }

    /// The word for its suit: `spades`, `trumps`. None for jokers.
    pub fn suit_word(&self) -> Option<&str> {
        match self {
            Self::Card(card) => card.suit().map(suit_words),
            Self::Named(face) => face.suit.as_deref(),
        }
    }

    /// The word for its rank: `ace`, `knight`, `21`. None for jokers.
    pub fn rank_word(&self) -> Option<&str> {
        match self {
            Self::Card(card) => card.rank().map(Rank::word),
            Self::Named(face) => face.rank.as_deref(),
        }
    }
}

impl From<Card> for Face {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl NamedFace {
    /// The short ASCII name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The Chinese name.
    pub fn zh(&self) -> Option<&str> {
        self.zh.as_deref()
    }

    /// The symbol: one or a few characters, such as 🀇 or C♠.
    pub fn symbol(&self) -> Option<&str> {
        self.symbol.as_deref()
    }

    /// `21 of trumps`, if it has both words.
    pub fn words(&self) -> Option<String> {
        Some(format!("{} of {}", self.rank.as_ref()?, self.suit.as_ref()?))
    }

    /// Everything that reads as this face.
    pub(super) fn words_read(&self) -> impl Iterator<Item = String> {
        let optional = [self.zh.clone(), self.symbol.clone(), self.words()];
        let named = std::iter::once(self.name.clone());
        named.chain(optional.into_iter().flatten()).chain(self.also.iter().cloned())
    }

    /// What is wrong with its words, if anything.
    pub(super) fn check(&self) -> Result<(), String> {
        check_name(&self.name)?;
        let optional = [&self.zh, &self.symbol, &self.suit, &self.rank];
        optional.into_iter().flatten().chain(&self.also).try_for_each(|word| check_word(word))
    }
}
