//! [`History`]: what is kept of the deals before the next one.

use std::collections::VecDeque;

use super::close::PAIRS_CARDS_MAX;
use crate::block::Block;
use crate::shape::{DealOrder, Shape};

/// The last deals, and which cards came first in the stretch under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    /// Where each card lay in the last few deals, newest first.
    places: VecDeque<Vec<u32>>,
    /// The last deal, empty if there was none.
    last: Vec<u32>,
    firsts: Firsts,
}

/// The first cards of a stretch of as many deals as the deck has cards, counted
/// from the beginning of the run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Firsts {
    stretch: u64,
    deals: u32,
    /// One bit a card.
    seen: [u64; PAIRS_CARDS_MAX as usize / 64],
}

impl Firsts {
    /// Adds the first card of the deal with number `index`. After the last deal
    /// of a stretch of valid deals, says how many cards came first.
    pub(super) fn push(&mut self, card: u32, index: u64, n: u32) -> Option<usize> {
        let stretch = index / u64::from(n);
        if stretch != self.stretch {
            *self = Self { stretch, ..Self::default() };
        }
        self.deals += 1;
        self.seen[card as usize / 64] |= 1 << (card % 64);
        let different = || self.seen.iter().map(|word| word.count_ones() as usize).sum();
        (self.deals == n).then(different)
    }
}

/// Whether first cards of deals of this shape are counted.
fn counts_firsts(shape: Shape) -> bool {
    shape.order == DealOrder::Sequence && (2..=PAIRS_CARDS_MAX).contains(&shape.deck)
}

impl History {
    /// Where each card lay `lag >= 1` deals ago, if that was seen.
    pub(crate) fn places(&self, lag: u32) -> Option<&[u32]> {
        self.places.get(lag as usize - 1).map(Vec::as_slice)
    }

    /// The deal before, if there was one.
    pub(super) fn last(&self) -> Option<&[u32]> {
        Some(&self.last[..]).filter(|last| !last.is_empty())
    }

    /// Whether a block leaves to the next one a history that does not depend on
    /// what came before it, with so many deals looked back at.
    pub(crate) fn is_left_by(block: &Block, deals_max: u32) -> bool {
        let shape = block.shape();
        let firsts = if counts_firsts(shape) { shape.deck } else { 0 };
        let deals = block.deals().count() as u64;
        deals >= u64::from(deals_max.max(1)) && deals + block.invalid().deals >= firsts.into()
    }

    /// The history after the deals of a block, the first of which has this
    /// number; it keeps `deals_max`.
    pub(crate) fn after(mut self, block: &Block, first_deal: u64, deals_max: u32) -> Self {
        let skipped = block.deals().count().saturating_sub(deals_max.max(1) as usize);
        for (number, (offset, deal)) in block.numbered().enumerate() {
            self.push_first(block.shape(), deal, first_deal + u64::from(offset));
            if number >= skipped {
                self.push(deal, deals_max);
            }
        }
        self
    }

    /// Adds the first card of a deal to those of its stretch; says how many
    /// different ones there were, if it was the last of the stretch.
    pub(super) fn push_first(&mut self, shape: Shape, deal: &[u32], index: u64) -> Option<usize> {
        let card = *deal.first().filter(|_| counts_firsts(shape))?;
        self.firsts.push(card, index, shape.deck)
    }

    /// Adds a deal, and keeps the places of at most `deals_max` whole ones.
    pub(super) fn push(&mut self, deal: &[u32], deals_max: u32) {
        self.last.clear();
        self.last.extend_from_slice(deal);
        if deals_max == 0 {
            return;
        }
        // The oldest gives its memory to the newest.
        let is_full = self.places.len() >= deals_max as usize;
        let oldest = if is_full { self.places.pop_back() } else { None };
        let mut places = oldest.unwrap_or_default();
        places.resize(deal.len(), 0);
        (0..).zip(deal).for_each(|(position, &card)| places[card as usize] = position);
        self.places.push_front(places);
    }
}
