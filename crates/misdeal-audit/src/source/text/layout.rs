//! [`Layout`]: what the words of a text mean.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use misdeal_deck::{Deck, DeckCard, Token};

use super::Unit;
use crate::{Alike, Shape};

/// How words are read as card ids, and what had to be guessed for it.
#[derive(Clone, Debug)]
pub struct Layout {
    /// What every deal looks like.
    pub shape: Shape,
    /// Which cards look alike in the text.
    pub alike: Alike,
    /// What was inferred and should be said.
    pub notes: Vec<Note>,
    pub(super) coding: Coding,
    /// Numbers that would show a guess from the first lines to be wrong; where
    /// they are not cards of the deck, they say nothing of the shuffle.
    pub(super) undecided: Option<RangeInclusive<i64>>,
    pub(super) unit: Unit,
}

/// How a word stands for a card id.
#[derive(Clone, Debug)]
pub(super) enum Coding {
    /// A number, counted from `first`.
    Numbers { first: u32 },
    /// The name of a card of this deck.
    Deck(Arc<Deck>),
    /// One of these, in the order before the shuffle; copies have the same one,
    /// which is read as the first of them.
    Words { tokens: Vec<Token>, ids: HashMap<Token, u32> },
}

impl Coding {
    pub(super) fn words(tokens: Vec<Token>) -> Self {
        // The last one stays, so the first comes last.
        let ids = tokens.iter().copied().zip(0..tokens.len() as u32).rev().collect();
        Self::Words { tokens, ids }
    }
}

impl Layout {
    /// What the cards are called in the text.
    pub fn naming(&self) -> Naming {
        match &self.coding {
            Coding::Numbers { first } => Naming::Numbers { first: *first },
            Coding::Deck(deck) => Naming::of_deck(deck),
            Coding::Words { tokens, .. } => {
                Naming::of_names(tokens.iter().map(Token::to_string).collect())
            }
        }
    }
}

/// What the cards of a deck are called, so that a report can speak of them as
/// their owner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// By number from `first`, 0 or 1.
    Numbers {
        /// The number of the first card.
        first: u32,
    },
    /// By name; the word of card id `i` at index `i`.
    Words(Vec<String>),
}

impl Naming {
    /// The names of the cards of a deck, in its order.
    pub fn of_deck(deck: &Deck) -> Self {
        Self::Words(deck.cards().iter().map(DeckCard::to_string).collect())
    }

    /// These names of cards, in their order, with the number of the copy from the
    /// second on.
    ///
    /// ```
    /// use misdeal_audit::text::Naming;
    ///
    /// let naming = Naming::of_names(["7", "8", "7"].map(str::to_owned).to_vec());
    /// assert_eq!(naming.name(2), "7.2");
    /// ```
    pub fn of_names(names: Vec<String>) -> Self {
        let mut times: HashMap<String, u32> = HashMap::new();
        let numbered = |name: String| {
            let copy = times.entry(name.clone()).or_default();
            *copy += 1;
            if *copy == 1 { name } else { format!("{name}.{copy}") }
        };
        Self::Words(names.into_iter().map(numbered).collect())
    }

    /// The name of the card with this id.
    ///
    /// ```
    /// use misdeal_audit::text::Naming;
    ///
    /// assert_eq!(Naming::Numbers { first: 1 }.name(0), "1");
    /// ```
    pub fn name(&self, id: u32) -> String {
        match self {
            Self::Numbers { first } => (u64::from(id) + u64::from(*first)).to_string(),
            Self::Words(words) => {
                words.get(id as usize).cloned().unwrap_or_else(|| format!("#{id}"))
            }
        }
    }
}

/// Something inferred, or known of saved runs, that the reader of a report
/// should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The cards could be numbered from 0 or from 1; 0 was taken.
    FirstIndexAssumed,
    /// Deals were taken for the first `dealt` of `deck` cards.
    PartialInferred {
        /// Cards a deal.
        dealt: u32,
        /// Cards of the deck.
        deck: u32,
        /// The number of the first card, for decks of numbers.
        first: Option<u32>,
    },
    /// Every deal is ascending, so deals were taken for sets.
    SetInferred,
    /// The deck was taken to be the labels seen, in ascending order.
    LabelsInferred {
        /// The smallest label.
        first: String,
        /// The largest label.
        last: String,
    },
    /// All deals show the same cards, some of them several times, so these were
    /// taken for the deck.
    CopiesInferred {
        /// Cards of the deck.
        cards: u32,
        /// Different ones.
        different: u32,
    },
    /// The deals of separate runs were added up.
    RunsAdded {
        /// How many runs.
        runs: u64,
    },
    /// Runs that stopped when they were sure: how many deals they read depends
    /// on what was in them.
    RunsStoppedSure {
        /// How many.
        runs: u64,
        /// Of how many.
        of: u64,
    },
    /// Runs that somebody stopped.
    RunsInterrupted {
        /// How many.
        runs: u64,
        /// Of how many.
        of: u64,
    },
    /// Runs whose deals are, one by one, those of another run.
    RunsAlike {
        /// How many beside the first of their kind.
        runs: u64,
        /// Of how many.
        of: u64,
    },
    /// What ranks and suits the cards have is not saved with a tally.
    FacesNotSaved,
    /// Repeats were looked for in a part of the deals.
    RepeatsInPart {
        /// The deals looked at.
        looked_at: u64,
        /// Of how many.
        deals: u64,
    },
}
