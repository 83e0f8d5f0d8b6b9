//! [`Counter`]: reads deals into a [`Tally`].
//!
//! One pass decodes each deal in three ways. With `n` cards and a deck that
//! starts in order:
//!
//! ```text
//!   Lehmer     digit i = cards not yet dealt and smaller than the one at i
//!   draws up   i = 0, 1, ..: the card for position i lies at j >= i; draw j - i
//!              the cards at i and j change places
//!   draws down i = n-1, .., 0: the card for position i lies at j <= i; draw j
//!              the cards at i and j change places
//! ```
//!
//! Each decoding is a bijection between orders and digit strings, so under a
//! fair shuffle its digits are independent and uniform. In the third, a draw
//! `j = i` closes a cycle: the number of cycles, and the parity, come free.

use super::{CLASSES_MAX, FINGERPRINTS_MAX, Tally};
use crate::block::Block;
use crate::shape::{DealOrder, Shape};
use xxhash_rust::xxh3::xxh3_128;

/// Adds blocks of deals to a tally.
#[derive(Clone, Debug)]
pub struct Counter {
    tally: Tally,
    /// True if every deal has an exact rank below 2^128.
    has_rank: bool,
    /// A deck being shuffled: which card lies where, and where each card lies.
    cards: Vec<u32>,
    places: Vec<u32>,
    /// One bit a card dealt.
    dealt: Vec<u64>,
    bytes: Vec<u8>,
}

impl Counter {
    /// A counter that has seen nothing.
    pub fn new(shape: Shape) -> Self {
        let n = shape.deck as usize;
        let has_rank = shape.order == DealOrder::Sequence && shape.outcomes().is_some();
        Self {
            tally: Tally::new(shape),
            has_rank,
            cards: vec![0; n],
            places: vec![0; n],
            dealt: vec![0; n.div_ceil(64)],
            bytes: Vec::new(),
        }
    }

    /// Adds the deals of a block, the first of which has number `first_deal`
    /// in the run, from 0.
    pub fn add(&mut self, block: &Block, first_deal: u64) {
        self.tally.invalid.merge(block.invalid());
        for (index, deal) in (first_deal..).zip(block.deals()) {
            self.tally.deals += 1;
            let rank = match self.tally.shape.order {
                DealOrder::Sequence => self.sequence(deal),
                DealOrder::Set => self.set(deal),
            };
            if index < FINGERPRINTS_MAX {
                let fingerprint = rank.unwrap_or_else(|| self.hash(deal));
                self.tally.fingerprints.add(fingerprint);
            }
        }
    }

    /// The tally of all that was added.
    pub fn finish(mut self) -> Tally {
        self.tally.fingerprints.seal();
        self.tally
    }

    fn sequence(&mut self, deal: &[u32]) -> Option<u128> {
        if let Some(position) = &mut self.tally.position {
            for (row, &card) in
                position.chunks_exact_mut((self.tally.shape.deck as usize).max(1)).zip(deal)
            {
                row[card as usize] += 1;
            }
        }
        let rank = self.lehmer(deal);
        if let Some(orders) = &mut self.tally.orders {
            // Few orders have ranks that surely fit.
            orders[rank.unwrap_or(0) as usize] += 1;
        }
        self.draws_up(deal);
        if self.tally.shape.is_whole() {
            self.draws_down(deal);
            self.fixed_points(deal);
        }
        rank
    }

    /// Counts Lehmer digits; the rank is their value in the factorial base.
    fn lehmer(&mut self, deal: &[u32]) -> Option<u128> {
        if !self.has_rank && self.tally.lehmer.is_none() {
            return None;
        }
        self.dealt.fill(0);
        let mut rank = 0;
        for (i, &card) in deal.iter().enumerate() {
            let (word, bit) = (card as usize / 64, card % 64);
            let earlier: u32 = self.dealt[..word].iter().map(|w| w.count_ones()).sum();
            let smaller = earlier + (self.dealt[word] & ((1 << bit) - 1)).count_ones();
            self.dealt[word] |= 1 << bit;
            let digit = card - smaller;
            if let Some(lehmer) = &mut self.tally.lehmer {
                lehmer.count(i, digit);
            }
            if self.has_rank {
                rank = rank * u128::from(self.tally.shape.deck - i as u32) + u128::from(digit);
            }
        }
        self.has_rank.then_some(rank)
    }

    fn fresh_deck(&mut self) {
        self.cards.iter_mut().zip(0..).for_each(|(card, i)| *card = i);
        self.places.iter_mut().zip(0..).for_each(|(place, i)| *place = i);
    }

    fn draws_up(&mut self, deal: &[u32]) {
        let Some(mut draws) = self.tally.draws_up.take() else { return };
        self.fresh_deck();
        for (i, &card) in deal.iter().enumerate() {
            let found = self.fetch(card, i);
            draws.count(i, found - i as u32);
        }
        self.tally.draws_up = Some(draws);
    }

    fn draws_down(&mut self, deal: &[u32]) {
        self.fresh_deck();
        let mut cycles = 0;
        for (i, &card) in deal.iter().enumerate().rev() {
            let found = self.fetch(card, i);
            cycles += usize::from(found as usize == i);
            if let Some(draws) = &mut self.tally.draws_down {
                draws.count(i, found);
            }
        }
        if let Some(counts) = &mut self.tally.cycles {
            counts[cycles.min(CLASSES_MAX - 1)] += 1;
        }
        if let Some(even) = &mut self.tally.even {
            *even += u64::from((deal.len() - cycles).is_multiple_of(2));
        }
    }

    /// Brings `card` to position `i` by an exchange; returns where it was.
    #[inline]
    fn fetch(&mut self, card: u32, i: usize) -> u32 {
        let found = self.places[card as usize];
        let other = self.cards[i];
        self.cards[found as usize] = other;
        self.places[other as usize] = found;
        found
    }

    fn fixed_points(&mut self, deal: &[u32]) {
        if let Some(counts) = &mut self.tally.fixed_points {
            let home = (0..).zip(deal).filter(|&(i, &card)| card == i).count();
            counts[home.min(CLASSES_MAX - 1)] += 1;
        }
    }

    fn set(&mut self, deal: &[u32]) -> Option<u128> {
        if let Some(inclusion) = &mut self.tally.inclusion {
            deal.iter().for_each(|&card| inclusion[card as usize] += 1);
        }
        None
    }

    /// Two different deals share a hash with chance 2^-128.
    fn hash(&mut self, deal: &[u32]) -> u128 {
        self.bytes.clear();
        let mut cards = deal.to_vec();
        if self.tally.shape.order == DealOrder::Set {
            cards.sort_unstable();
        }
        self.bytes.extend(cards.iter().flat_map(|card| card.to_le_bytes()));
        xxh3_128(&self.bytes)
    }
}
