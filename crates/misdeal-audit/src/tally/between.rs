//! [`BetweenTally`]: what is counted of a deal and the one before, and of a
//! stretch of deals.

use super::close::{PAIRS_CARDS_MAX, even_draws};
use super::close_reader::LowBits;
use super::{Coins, List};
use crate::shape::{DealOrder, Shape};

/// Counts over neighbouring deals. What a shape has no use for is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BetweenTally {
    /// Deals that were read beside the one before.
    pub(crate) deals: u64,
    /// Deals that share 0, 1, ... of their first cards with the deal before.
    pub(crate) overlap: Vec<u64>,
    /// By position, the sum of (2a - n + 1)(2b - n + 1) over the cards a and b of
    /// both deals.
    pub(crate) products: Vec<i64>,
    /// Draws with an even number of values whose lowest bit equals that of the
    /// deal before.
    pub(crate) low_bits: Coins,
    /// Stretches of as many deals as the deck has cards, by how many different
    /// cards came first in them.
    pub(crate) first_cards: Vec<u64>,
}

/// How many of the first cards of two deals are compared: those of a hand, or
/// a quarter of the deck.
pub(crate) fn compared(shape: Shape) -> u32 {
    if shape.is_whole() { shape.deck.div_ceil(4) } else { shape.dealt }
}

impl BetweenTally {
    /// The tally of no deals.
    pub(crate) fn new(shape: Shape) -> Self {
        let is_sequence = shape.order == DealOrder::Sequence;
        let is_small = is_sequence && shape.deck <= PAIRS_CARDS_MAX && shape.deck > 1;
        let k = compared(shape);
        let can_differ = 0 < k && k < shape.deck;
        let even = if is_small { even_draws(shape) } else { 0 };
        Self {
            deals: 0,
            overlap: if can_differ { vec![0; k as usize + 1] } else { Vec::new() },
            products: vec![0; if is_small { shape.dealt as usize } else { 0 }],
            low_bits: Coins::new(shape, even),
            first_cards: vec![
                0;
                if is_small && shape.dealt > 0 { shape.deck as usize + 1 } else { 0 }
            ],
        }
    }

    /// Counts what a deal has in common with the one before.
    pub(super) fn deal(&mut self, shape: Shape, before: &[u32], deal: &[u32]) {
        self.deals += 1;
        if !self.overlap.is_empty() {
            let k = compared(shape) as usize;
            self.overlap[shared(&before[..k], &deal[..k], shape.deck)] += 1;
        }
        let middle = i64::from(shape.deck) - 1;
        for (sum, (&a, &b)) in self.products.iter_mut().zip(before.iter().zip(deal)) {
            *sum += (2 * i64::from(a) - middle) * (2 * i64::from(b) - middle);
        }
    }

    /// Counts where the low bits of a deal agree with those of the one before,
    /// decoding by decoding.
    pub(super) fn low_bits(&mut self, before: &[LowBits], bits: &[LowBits]) {
        let draws = self.low_bits.coins();
        let pairs = before.iter().zip(bits);
        self.low_bits.count(pairs.map(|(before, now)| now.equal_to(*before, draws)));
    }

    /// All counters, by their names in a saved tally.
    pub(crate) fn lists(&mut self) -> Vec<(&'static str, List<'_>)> {
        let mut lists = vec![
            ("deals", List::One(&mut self.deals)),
            ("overlap", List::Counts(&mut self.overlap)),
            ("products", List::Sums(&mut self.products)),
            ("first-cards", List::Counts(&mut self.first_cards)),
        ];
        lists.extend(self.low_bits.lists());
        lists
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        let lists = self.overlap.len() + self.products.len() + self.first_cards.len();
        lists + self.low_bits.cells()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        for (sum, part) in
            [(&mut self.overlap, &other.overlap), (&mut self.first_cards, &other.first_cards)]
        {
            sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
        }
        self.low_bits.merge(&other.low_bits);
        self.products.iter_mut().zip(&other.products).for_each(|(a, b)| *a += b);
    }
}

/// How many cards two hands share.
fn shared(before: &[u32], now: &[u32], n: u32) -> usize {
    // One bit a card for most decks.
    if n <= 128 {
        let bits = |cards: &[u32]| cards.iter().fold(0u128, |bits, &card| bits | 1 << card);
        return (bits(before) & bits(now)).count_ones() as usize;
    }
    let mut held = vec![false; n as usize];
    before.iter().for_each(|&card| held[card as usize] = true);
    now.iter().filter(|&&card| held[card as usize]).count()
}
