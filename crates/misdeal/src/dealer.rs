//! Deals of a built-in shuffle: each of its own, or one after the other from
//! the state of a study generator.

use misdeal_shuffle::bulk::SeededDecks;
use misdeal_shuffle::study::StudyDealer;
use misdeal_shuffle::{Seed, ShuffleSpec};

use crate::failure::Failure;

/// Who makes the deals.
#[derive(Debug)]
pub(crate) enum Dealer {
    /// Deal `t` depends on the seed and `t` alone.
    Fresh(ShuffleSpec, Seed),
    /// The same, made by the batch.
    Bulk(Box<SeededDecks>),
    /// Deal `t` depends on all deals before it.
    Study(Box<StudyDealer>),
}

impl Dealer {
    /// For decks of so many cards.
    pub(crate) fn new(spec: ShuffleSpec, cards: u32, seed: Seed) -> Self {
        if let Some(decks) = spec.decks(cards, seed) {
            return Self::Bulk(Box::new(decks));
        }
        match spec.study(&seed) {
            Some(dealer) => Self::Study(Box::new(dealer)),
            None => Self::Fresh(spec, seed),
        }
    }

    /// Shuffles a deck in order into deal `index`; indices must be asked for
    /// from 0 on, one by one.
    pub(crate) fn deal(&mut self, index: u64, deck: &mut [u32]) -> Result<(), Failure> {
        match self {
            Self::Fresh(spec, seed) => spec.shuffle(deck, &mut seed.deal(index)),
            Self::Bulk(decks) => {
                let deal = decks.deck(index);
                deck.iter_mut().zip(deal).for_each(|(card, &dealt)| *card = dealt.into());
            }
            Self::Study(dealer) => {
                dealer.deal(deck).map_err(|error| Failure::new(error.to_string()))?;
            }
        }
        Ok(())
    }
}
