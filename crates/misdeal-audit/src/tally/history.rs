//! [`History`]: where each card lay in the last few deals.

use std::collections::VecDeque;

use crate::block::Block;

/// The last deals, newest first, each as the position of each card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    places: VecDeque<Vec<u32>>,
}

impl History {
    /// Where each card lay `lag >= 1` deals ago, if that was seen.
    pub(crate) fn places(&self, lag: u32) -> Option<&[u32]> {
        self.places.get(lag as usize - 1).map(Vec::as_slice)
    }

    /// The history after the deals of a block, of which it keeps `deals_max`.
    pub(crate) fn after(mut self, block: &Block, deals_max: u32) -> Self {
        let skipped = block.deals().count().saturating_sub(deals_max as usize);
        block.deals().skip(skipped).for_each(|deal| self.push(deal, deals_max));
        self
    }

    /// Adds a deal of a whole deck and keeps at most `deals_max` of them.
    pub(crate) fn push(&mut self, deal: &[u32], deals_max: u32) {
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
