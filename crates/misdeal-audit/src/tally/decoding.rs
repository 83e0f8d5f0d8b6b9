//! [`Decoder`]: reads one order in three ways and counts what it reads.
//!
//! With `n` cards and a deck that starts in order:
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
//!
//! The inside-out shuffle and drawing from the rest are among them: the draws of
//! the first are those of `draws down` when a deal is read from the cards, the
//! draws of the second are the Lehmer digits.

use super::close_reader::LowBits;
use super::{CoarseTally, Decoding, FrameTally, Number};
use crate::shape::{DealOrder, Shape};

/// The room that decoding takes, kept from deal to deal.
#[derive(Clone, Debug)]
pub(super) struct Decoder {
    shape: Shape,
    /// True if every deal has an exact rank below 2^128.
    has_rank: bool,
    /// Decks shuffled from the front and from the back.
    front: Room,
    back: Room,
    /// A deck in order, to begin from.
    in_order: Vec<u32>,
    /// One bit a card dealt.
    dealt: Vec<u64>,
    /// The digits of the last order, by decoding.
    lehmer: Vec<u32>,
    draws_up: Vec<u32>,
    draws_down: Vec<u32>,
}

impl Decoder {
    pub(super) fn new(shape: Shape) -> Self {
        let n = shape.deck as usize;
        Self {
            shape,
            has_rank: shape.order == DealOrder::Sequence && shape.outcomes().is_some(),
            front: Room::new(n),
            back: Room::new(n),
            in_order: (0..shape.deck).collect(),
            dealt: vec![0; n.div_ceil(64)],
            lehmer: Vec::with_capacity(n),
            draws_up: Vec::with_capacity(n),
            draws_down: Vec::with_capacity(n),
        }
    }

    /// Counts one order in all the ways that the tally has counters for.
    /// Returns its rank in dictionary order, if that fits and Lehmer digits
    /// are counted.
    pub(super) fn count(&mut self, order: &[u32], tally: &mut FrameTally) -> Option<u128> {
        tally.deals += 1;
        if let Some(position) = &mut tally.position {
            let cards = (self.shape.deck as usize).max(1);
            for (row, &card) in position.chunks_exact_mut(cards).zip(order) {
                row[card as usize] += 1;
            }
        }
        if tally.numbers.has(Number::FixedPoints) {
            let home = (0..).zip(order).filter(|&(i, &card)| card == i).count();
            tally.numbers.count(Number::FixedPoints, home);
        }
        if tally.numbers.has(Number::Descents) {
            let falls = order.windows(2).filter(|pair| pair[0] > pair[1]).count();
            tally.numbers.count(Number::Descents, falls);
        }
        if let Some(coarse) = &mut tally.coarse {
            self.coarse(order, coarse);
        }
        let cycles = self.decode(order, tally);
        for (digits, decoded) in [
            (&mut tally.lehmer, &self.lehmer),
            (&mut tally.draws_up, &self.draws_up),
            (&mut tally.draws_down, &self.draws_down),
        ] {
            if let Some(digits) = digits {
                digits.count_all(decoded);
            }
        }
        if let Some(cycles) = cycles {
            tally.numbers.count(Number::Cycles, cycles);
            if let Some(even) = &mut tally.even {
                *even += u64::from((order.len() - cycles).is_multiple_of(2));
            }
        }
        self.rank(tally)
    }

    /// Decodes one order in all the ways that the tally has counters for, and
    /// counts nothing. Returns the number of its cycles, if that came free.
    pub(super) fn decode(&mut self, order: &[u32], tally: &FrameTally) -> Option<usize> {
        if tally.lehmer.is_some() {
            self.lehmer(order);
        }
        if tally.draws_down.is_some() || tally.numbers.has(Number::Cycles) {
            return Some(self.draws_both(order));
        }
        if tally.draws_up.is_some() {
            self.draws_up(order);
        }
        None
    }

    /// The digits of the order that was counted last, if that decoding was.
    pub(super) fn digits(&self, decoding: Decoding) -> &[u32] {
        match decoding {
            Decoding::Lehmer => &self.lehmer,
            Decoding::DrawsUp => &self.draws_up,
            Decoding::DrawsDown => &self.draws_down,
        }
    }

    /// The lowest bits of the draws of the order that was counted last.
    pub(super) fn low_bits(&self, tally: &FrameTally) -> impl Iterator<Item = LowBits> {
        let bits = |(decoding, _)| LowBits::of(self.shape, decoding, self.digits(decoding));
        tally.decodings().map(bits)
    }

    fn coarse(&mut self, order: &[u32], coarse: &mut CoarseTally) {
        coarse.count(order, self.front.fresh(&self.in_order), self.back.fresh(&self.in_order));
    }

    /// The rank of the order that was decoded last: the value of its Lehmer
    /// digits in the factorial base.
    fn rank(&self, tally: &FrameTally) -> Option<u128> {
        let sizes = (0..self.shape.deck).rev().map(|rest| u128::from(rest) + 1);
        let digits = self.lehmer.iter().zip(sizes);
        let rank = || digits.fold(0, |rank, (&digit, size)| rank * size + u128::from(digit));
        (self.has_rank && tally.lehmer.is_some()).then(rank)
    }

    fn lehmer(&mut self, order: &[u32]) {
        self.lehmer.clear();
        if self.dealt.len() == 1 {
            // The same with the whole deck in one word.
            let mut dealt = 0u64;
            self.lehmer.extend(order.iter().map(|&card| {
                let bit = 1u64 << (card % 64);
                let digit = card - (dealt & (bit - 1)).count_ones();
                dealt |= bit;
                digit
            }));
        } else {
            self.dealt.fill(0);
            self.lehmer.extend(order.iter().map(|&card| {
                let (word, bit) = (card as usize / 64, 1u64 << (card % 64));
                let earlier: u32 = self.dealt[..word].iter().map(|w| w.count_ones()).sum();
                let digit = card - earlier - (self.dealt[word] & (bit - 1)).count_ones();
                self.dealt[word] |= bit;
                digit
            }));
        }
    }

    /// Decodes the draws that fill positions from the front.
    fn draws_up(&mut self, order: &[u32]) {
        let mut deck = self.front.fresh(&self.in_order);
        self.draws_up.clear();
        self.draws_up.extend((0..).zip(order).map(|(i, &card)| deck.fetch(card, i) - i));
    }

    /// Decodes the draws of a whole deal in both directions, and returns the
    /// number of its cycles. The two decks do not wait for each other, so stepping
    /// them together hides the time that each waits for its own memory.
    fn draws_both(&mut self, order: &[u32]) -> usize {
        let mut front = self.front.fresh(&self.in_order);
        let mut back = self.back.fresh(&self.in_order);
        let n = order.len();
        self.draws_up.resize(n, 0);
        self.draws_down.resize(n, 0);
        let forward = self.draws_up.iter_mut().zip(order);
        let backward = self.draws_down.iter_mut().zip(order).rev();
        let mut cycles = 0;
        for (i, ((up, &first), (down, &last))) in (0..n as u32).zip(forward.zip(backward)) {
            let j = n as u32 - 1 - i;
            *up = front.fetch(first, i) - i;
            *down = back.fetch(last, j);
            cycles += usize::from(*down == j);
        }
        cycles
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
pub(super) struct Deck<'a> {
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
    pub(super) fn fetch(&mut self, card: u32, i: u32) -> u32 {
        let found = self.places[card as usize];
        let other = self.cards[i as usize];
        self.cards[found as usize] = other;
        self.places[other as usize] = found;
        found
    }
}
