//! [`Counter`]: reads deals into a [`Tally`], in every frame.

use super::close_reader::{CloseReader, LowBits};
use super::decoding::Decoder;
use super::frame::is_read_closely;
use super::{FrameTally, History, Tally, pair_index};
use crate::alike::Alike;
use crate::block::Block;
use crate::effect::{Score, Won};
use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};
use xxhash_rust::xxh3::xxh3_128;

/// Adds blocks of deals to a tally.
#[derive(Clone, Debug)]
pub struct Counter {
    tally: Tally,
    decoder: Decoder,
    closely: CloseReader,
    /// The deals before the next one, as many as a frame looks back.
    history: History,
    lag_max: u32,
    /// The low bits of the draws of the deal before, unless they have to be
    /// decoded again.
    low_bits: Option<Vec<LowBits>>,
    /// The order that a deal is in another frame.
    order: Vec<u32>,
    hashed: Vec<u32>,
    bytes: Vec<u8>,
    /// A bet to settle on each deal.
    score: Option<Score>,
    won: Won,
}

impl Counter {
    /// A counter of deals of different cards that has seen nothing.
    pub fn new(shape: Shape) -> Self {
        Self::of(shape, Alike::default())
    }

    /// The same for cards of which some may look alike, told apart by the block.
    ///
    /// # Panics
    /// If this is of a deck of another size.
    pub fn of(shape: Shape, alike: Alike) -> Self {
        let tally = Tally::of(shape, alike);
        let lags = tally.frames.iter().map(|tally| match tally.frame {
            Frame::Relative { lag } => lag,
            _ => 0,
        });
        Self {
            lag_max: lags.max().unwrap_or(0),
            decoder: Decoder::new(shape),
            closely: CloseReader::new(shape, tally.frames.len()),
            tally,
            history: History::default(),
            low_bits: None,
            order: vec![0; shape.deck as usize],
            hashed: Vec::new(),
            bytes: Vec::new(),
            score: None,
            won: Won::default(),
        }
    }

    /// Settles a bet on each deal that is added from now on.
    pub(crate) fn settle(&mut self, score: Option<&Score>) {
        self.score = score.cloned();
    }

    /// How often the bet was won.
    pub(crate) fn won(&self) -> Won {
        self.won
    }

    /// Adds the deals of a block, the first of which has number `first_deal`
    /// in the run, from 0. Blocks that follow each other are added in order.
    pub fn add(&mut self, block: &Block, first_deal: u64) {
        self.tally.invalid.merge(block.invalid());
        let index = |offset: u32| first_deal + u64::from(offset);
        // Deals are remembered only where one that is read closely comes soon, or
        // the next block may begin with one.
        let deals = block.deals().count();
        let first_close = block.numbered().position(|(offset, _)| is_read_closely(index(offset)));
        let looked_back = self.lag_max.max(1) as usize;
        let kept_from = first_close.unwrap_or(deals).saturating_sub(looked_back);
        for (number, (offset, deal)) in block.numbered().enumerate() {
            self.deal(deal, index(offset));
            if number >= kept_from {
                self.history.push(deal, self.lag_max);
            }
        }
    }

    fn deal(&mut self, deal: &[u32], index: u64) {
        self.tally.deals += 1;
        if let Some(hands) = &mut self.tally.hands {
            hands.count(deal);
        }
        let is_close = is_read_closely(index);
        if is_close {
            self.beside_the_last(deal);
        }
        let rank = match self.tally.shape.order {
            DealOrder::Sequence => self.sequence(deal, is_close, index),
            DealOrder::Set => self.set(deal),
        };
        let fingerprint = rank.unwrap_or_else(|| self.hash(deal));
        self.tally.fingerprints.add(fingerprint);
    }

    /// Sorts what has to be sorted, so that each thread does its own part.
    pub(crate) fn seal(&mut self) {
        for (number, tally) in self.tally.frames.iter_mut().enumerate() {
            if let Some(close) = &mut tally.close {
                self.closely.flush(number, close);
            }
        }
        self.tally.fingerprints.seal();
    }

    /// The tally of all that was added.
    pub fn finish(mut self) -> Tally {
        self.seal();
        self.tally
    }

    /// Takes the deals before the block that is added next.
    pub(crate) fn follow(&mut self, history: History) {
        self.history = history;
        self.low_bits = None;
    }

    /// How many deals a frame looks back at most.
    pub(crate) fn lag_max(&self) -> u32 {
        self.lag_max
    }

    fn sequence(&mut self, deal: &[u32], is_close: bool, index: u64) -> Option<u128> {
        let shape = self.tally.shape;
        if let Some(different) = self.history.push_first(shape, deal, index) {
            self.tally.between.first_cards[different] += 1;
        }
        if let (Some(table), &[first, second, ..]) = (&mut self.tally.first_two, deal) {
            table[(first * shape.deck + second) as usize] += 1;
        }
        let mut frames = self.tally.frames.iter_mut().enumerate();
        let (_, as_it_lies) = frames.next()?;
        let rank = self.decoder.count(deal, as_it_lies);
        settle(self.score.as_ref(), as_it_lies, &self.decoder, &mut self.won);
        // As a whole a deal is what can be seen of it, not what we call its copies.
        let rank = match self.tally.alike.copies() {
            Some(copies) => self.tally.orders.as_ref().and_then(|_| copies.rank(deal)),
            None => rank,
        };
        if let Some(orders) = &mut self.tally.orders {
            // Few orders have ranks that surely fit.
            orders[rank.unwrap_or(0) as usize] += 1;
        }
        if !is_close {
            self.low_bits = None;
            return rank;
        }
        let bits: Vec<LowBits> = self.decoder.low_bits(as_it_lies).collect();
        if let Some(close) = &mut as_it_lies.close {
            self.closely.count(deal, &bits, 0, close);
        }
        if let Some(before) = &self.low_bits {
            self.tally.between.low_bits(before, &bits);
        }
        self.low_bits = Some(bits);
        for (number, tally) in frames {
            match tally.frame {
                Frame::PositionToCard => continue,
                Frame::CardToPosition => {
                    (0..).zip(deal).for_each(|(i, &card)| self.order[card as usize] = i);
                }
                Frame::Relative { lag } => {
                    let Some(places) = self.history.places(lag) else { continue };
                    let before = deal.iter().map(|&card| places[card as usize]);
                    self.order.iter_mut().zip(before).for_each(|(to, place)| *to = place);
                }
            }
            self.decoder.count(&self.order, tally);
            settle(self.score.as_ref(), tally, &self.decoder, &mut self.won);
            if tally.close.is_some() {
                let bits: Vec<LowBits> = self.decoder.low_bits(tally).collect();
                if let Some(close) = &mut tally.close {
                    self.closely.count(&self.order, &bits, number, close);
                }
            }
        }
        rank
    }

    /// Counts what a deal has in common with the one before.
    fn beside_the_last(&mut self, deal: &[u32]) {
        let Some(last) = self.history.last() else { return };
        self.tally.between.deal(self.tally.shape, last, deal);
        if self.low_bits.is_none()
            && let Some(as_it_lies) = self.tally.frames.first()
        {
            self.decoder.decode(last, as_it_lies);
            self.low_bits = Some(self.decoder.low_bits(as_it_lies).collect());
        }
    }

    fn set(&mut self, deal: &[u32]) -> Option<u128> {
        if let Some(inclusion) = &mut self.tally.inclusion {
            deal.iter().for_each(|&card| inclusion[card as usize] += 1);
        }
        if let Some(pairs) = &mut self.tally.pair_inclusion {
            let n = self.tally.shape.deck as usize;
            for (i, &a) in deal.iter().enumerate() {
                for &b in &deal[i + 1..] {
                    let (low, high) = (a.min(b) as usize, a.max(b) as usize);
                    pairs[pair_index(low, high, n)] += 1;
                }
            }
        }
        None
    }

    /// Two different deals share a hash with chance 2^-128.
    fn hash(&mut self, deal: &[u32]) -> u128 {
        self.hashed.clear();
        match self.tally.alike.copies() {
            Some(copies) => {
                let class_of = copies.class_of();
                self.hashed.extend(deal.iter().map(|&card| class_of[card as usize]));
            }
            None => self.hashed.extend(deal),
        }
        if self.tally.shape.order == DealOrder::Set {
            self.hashed.sort_unstable();
        }
        self.bytes.clear();
        if self.tally.shape.deck <= 1 << 8 {
            self.bytes.extend(self.hashed.iter().map(|&card| card as u8));
        } else {
            self.bytes.extend(self.hashed.iter().flat_map(|card| card.to_le_bytes()));
        }
        xxh3_128(&self.bytes)
    }
}

/// Settles a bet on the digits that were decoded last, if they are its own.
fn settle(score: Option<&Score>, tally: &FrameTally, decoder: &Decoder, won: &mut Won) {
    let Some(score) = score else { return };
    let (frame, decoding) = score.reads();
    if frame == tally.frame {
        won.of += 1;
        won.won += u64::from(score.is_won(decoder.digits(decoding)));
    }
}
