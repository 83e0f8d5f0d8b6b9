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
    /// Decks shuffled from the front and from the back.
    front: Room,
    back: Room,
    /// A deck in order, to begin from.
    in_order: Vec<u32>,
    /// One bit a card dealt.
    dealt: Vec<u64>,
    /// The digits of one decoding.
    digits: Vec<u32>,
    digits_back: Vec<u32>,
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
            front: Room::new(n),
            back: Room::new(n),
            in_order: (0..shape.deck).collect(),
            dealt: vec![0; n.div_ceil(64)],
            digits: Vec::with_capacity(n),
            digits_back: Vec::with_capacity(n),
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
        if self.tally.shape.is_whole() {
            self.draws_both(deal);
            self.fixed_points(deal);
        } else {
            self.draws_up(deal);
        }
        rank
    }

    /// Counts Lehmer digits; the rank is their value in the factorial base.
    fn lehmer(&mut self, deal: &[u32]) -> Option<u128> {
        if !self.has_rank && self.tally.lehmer.is_none() {
            return None;
        }
        self.digits.clear();
        if self.dealt.len() == 1 {
            // The same with the whole deck in one word.
            let mut dealt = 0u64;
            self.digits.extend(deal.iter().map(|&card| {
                let bit = 1u64 << (card % 64);
                let digit = card - (dealt & (bit - 1)).count_ones();
                dealt |= bit;
                digit
            }));
        } else {
            self.dealt.fill(0);
            self.digits.extend(deal.iter().map(|&card| {
                let (word, bit) = (card as usize / 64, 1u64 << (card % 64));
                let earlier: u32 = self.dealt[..word].iter().map(|w| w.count_ones()).sum();
                let digit = card - earlier - (self.dealt[word] & (bit - 1)).count_ones();
                self.dealt[word] |= bit;
                digit
            }));
        }
        if let Some(lehmer) = &mut self.tally.lehmer {
            lehmer.count_all(&self.digits);
        }
        let sizes = (0..self.tally.shape.deck).rev().map(|rest| u128::from(rest) + 1);
        let digits = self.digits.iter().zip(sizes);
        let rank = || digits.fold(0, |rank, (&digit, size)| rank * size + u128::from(digit));
        self.has_rank.then(rank)
    }

    /// Decodes the draws that fill positions from the front.
    fn draws_up(&mut self, deal: &[u32]) {
        let Some(draws) = &mut self.tally.draws_up else { return };
        let mut deck = self.front.fresh(&self.in_order);
        self.digits.clear();
        self.digits.extend((0..).zip(deal).map(|(i, &card)| deck.fetch(card, i) - i));
        draws.count_all(&self.digits);
    }

    /// Decodes the draws of a whole deal in both directions. The two decks do
    /// not wait for each other, so stepping them together hides the time that
    /// each waits for its own memory.
    fn draws_both(&mut self, deal: &[u32]) {
        let mut front = self.front.fresh(&self.in_order);
        let mut back = self.back.fresh(&self.in_order);
        let n = deal.len();
        self.digits.resize(n, 0);
        self.digits_back.resize(n, 0);
        let forward = self.digits.iter_mut().zip(deal);
        let backward = self.digits_back.iter_mut().zip(deal).rev();
        let mut cycles = 0;
        for (i, ((up, &first), (down, &last))) in (0..n as u32).zip(forward.zip(backward)) {
            let j = n as u32 - 1 - i;
            *up = front.fetch(first, i) - i;
            *down = back.fetch(last, j);
            cycles += usize::from(*down == j);
        }
        if let Some(draws) = &mut self.tally.draws_up {
            draws.count_all(&self.digits);
        }
        if let Some(draws) = &mut self.tally.draws_down {
            draws.count_all(&self.digits_back);
        }
        if let Some(counts) = &mut self.tally.cycles {
            counts[cycles.min(CLASSES_MAX - 1)] += 1;
        }
        if let Some(even) = &mut self.tally.even {
            *even += u64::from((n - cycles).is_multiple_of(2));
        }
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
        self.digits.clear();
        self.digits.extend(deal);
        if self.tally.shape.order == DealOrder::Set {
            self.digits.sort_unstable();
        }
        self.bytes.clear();
        if self.tally.shape.deck <= 1 << 8 {
            self.bytes.extend(self.digits.iter().map(|&card| card as u8));
        } else {
            self.bytes.extend(self.digits.iter().flat_map(|card| card.to_le_bytes()));
        }
        xxh3_128(&self.bytes)
    }
}

/// The room for a deck being shuffled: which card lies where, and where each
/// card lies.
#[derive(Clone, Debug)]
struct Room {
    cards: Vec<u32>,
    places: Vec<u32>,
}

/// A deck being shuffled.
struct Deck<'a> {
    cards: &'a mut [u32],
    places: &'a mut [u32],
}

impl Room {
    fn new(cards: usize) -> Self {
        Self { cards: vec![0; cards], places: vec![0; cards] }
    }

    fn fresh(&mut self, in_order: &[u32]) -> Deck<'_> {
        self.cards.copy_from_slice(in_order);
        self.places.copy_from_slice(in_order);
        Deck { cards: &mut self.cards, places: &mut self.places }
    }
}

impl Deck<'_> {
    /// Brings `card` to position `i` by an exchange; returns where it was.
    #[inline]
    fn fetch(&mut self, card: u32, i: u32) -> u32 {
        let found = self.places[card as usize];
        let other = self.cards[i as usize];
        self.cards[found as usize] = other;
        self.places[other as usize] = found;
        found
    }
}
