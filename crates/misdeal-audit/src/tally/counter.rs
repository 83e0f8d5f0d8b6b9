//! [`Counter`]: reads deals into a [`Tally`], in every frame.

use super::decoding::Decoder;
use super::frame::is_read_in_all_frames;
use super::{FrameTally, History, Tally};
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
    /// The deals before the next one, as many as a frame looks back.
    history: History,
    lag_max: u32,
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
            tally,
            decoder: Decoder::new(shape),
            history: History::default(),
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
        for (offset, deal) in block.numbered() {
            self.deal(deal, first_deal + u64::from(offset));
        }
    }

    fn deal(&mut self, deal: &[u32], index: u64) {
        self.tally.deals += 1;
        let rank = match self.tally.shape.order {
            DealOrder::Sequence => self.sequence(deal, index),
            DealOrder::Set => self.set(deal),
        };
        let fingerprint = rank.unwrap_or_else(|| self.hash(deal));
        self.tally.fingerprints.add(fingerprint);
    }

    /// Sorts what has to be sorted, so that each thread does its own part.
    pub(crate) fn seal(&mut self) {
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
    }

    /// How many deals a frame looks back at most.
    pub(crate) fn lag_max(&self) -> u32 {
        self.lag_max
    }

    fn sequence(&mut self, deal: &[u32], index: u64) -> Option<u128> {
        let mut frames = self.tally.frames.iter_mut();
        let as_it_lies = frames.next()?;
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
        if is_read_in_all_frames(index) {
            for tally in frames {
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
            }
        }
        self.history.push(deal, self.lag_max);
        rank
    }

    fn set(&mut self, deal: &[u32]) -> Option<u128> {
        if let Some(inclusion) = &mut self.tally.inclusion {
            deal.iter().for_each(|&card| inclusion[card as usize] += 1);
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
