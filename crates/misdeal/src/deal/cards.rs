//! The deck that is dealt: named cards, or plain numbers.

use misdeal_deck::{Card, Deck, DeckCard, Notation, Script};

use super::Args;
use crate::deck_named::deck_named;
use crate::failure::Failure;

/// What is dealt.
#[derive(Debug)]
pub(super) enum Cards {
    Named(Box<Deck>),
    Numbered(u32),
}

impl Cards {
    /// The deck asked for, or the one that the script is played with.
    pub(super) fn of(args: &Args, script: Option<&Script>) -> Result<Self, Failure> {
        if let Some(count) = args.cards {
            return Ok(Self::Numbered(count));
        }
        let by_script = script.map(|script| script.deck.as_str());
        let name = args.deck.as_deref().or(by_script).unwrap_or("52");
        Ok(Self::Named(Box::new(deck_named(name)?)))
    }

    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Named(deck) => deck.len() as u32,
            Self::Numbered(count) => *count,
        }
    }

    pub(super) fn name(&self) -> String {
        match self {
            Self::Named(deck) => deck.name().to_owned(),
            Self::Numbered(count) => format!("{count} numbered"),
        }
    }

    pub(super) fn get(&self, id: u32) -> Option<&DeckCard> {
        match self {
            Self::Named(deck) => deck.get(id).ok(),
            Self::Numbered(_) => None,
        }
    }

    pub(super) fn card(&self, id: u32) -> Option<Card> {
        self.get(id).and_then(DeckCard::card)
    }

    pub(super) fn write(&self, id: u32, notation: Notation) -> String {
        self.get(id).map_or_else(|| id.to_string(), |card| notation.write(card))
    }
}
