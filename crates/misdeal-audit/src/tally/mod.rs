//! [`Tally`]: everything the tests see of the deals, as plain integers.
//!
//! ```text
//!   valid deals ──► one FrameTally a frame ──► Tally
//!                   fingerprints, one a deal, for repeats
//! ```
//!
//! Tallies of parts of a run add up, in any order. A counter that would grow
//! with the square of the deck is left out for large decks; a test whose
//! counter is missing has nothing to say.

mod between;
mod close;
mod close_reader;
mod coarse;
mod coins;
mod counter;
mod decoding;
mod digits;
mod fingerprints;
mod frame;
mod hands;
mod history;
mod list;
mod number;

pub(crate) use between::{BetweenTally, compared};
pub(crate) use close::{CloseTally, PATTERN_CARDS, RUN_CLASSES};
pub(crate) use coarse::{
    BLOCKS, CoarseTally, DRAW_VALUES_MIN, PartLaw, block_of, block_sizes, part_laws,
};
pub(crate) use coins::Coins;
pub use counter::Counter;
pub(crate) use digits::Digits;
pub(crate) use fingerprints::Fingerprints;
pub use fingerprints::{FINGERPRINTS_MAX, Repetition};
pub use frame::{CLOSE_DEALS, Decoding};
pub(crate) use frame::{FrameTally, deals_read_closely};
pub use hands::Hand;
pub(crate) use hands::Hands;
pub(crate) use history::History;
pub(crate) use list::List;
pub use number::Number;
pub(crate) use number::Numbers;

use crate::alike::Alike;
use crate::block::{Invalid, InvalidDeal};
use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};
use crate::test::FaultScore;
use close::PAIRS_CARDS_MAX;
use std::sync::Arc;

/// The most cells of one table; larger ones are not kept.
pub const TABLE_CELLS_MAX: u64 = 1 << 20;
/// The most possible deals that are counted one by one: 8! = 40,320.
pub const ORDERS_MAX: u128 = 40_320;
/// Numbers of fixed points or cycles from this one less 1 on are one class.
pub(crate) const CLASSES_MAX: usize = 128;

/// Counts of the deals of one source.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(crate) shape: Shape,
    pub(crate) alike: Alike,
    pub(crate) deals: u64,
    pub(crate) invalid: Invalid,
    /// The deals as they read in each frame, in the order of `frames_of`.
    pub(crate) frames: Vec<FrameTally>,
    pub(crate) between: BetweenTally,
    /// Deals that hold card `c`, for sets.
    pub(crate) inclusion: Option<Vec<u64>>,
    /// Deals that hold the cards `a < b`, for sets of not too many cards: row by
    /// row.
    pub(crate) pair_inclusion: Option<Vec<u64>>,
    /// Deals that begin with card `a` and then `b`, at `a * deck + b`.
    pub(crate) first_two: Option<Vec<u64>>,
    /// Deals of each order, by its rank, where there are few.
    pub(crate) orders: Option<Vec<u64>>,
    /// Deals by their first cards as hands, where all cards have a rank and a suit.
    pub(crate) hands: Option<Hands>,
    pub(crate) fingerprints: Fingerprints,
    /// Faults whose scores are added up; the same in all parts of a run.
    pub(crate) scores: Arc<[FaultScore]>,
}

impl Tally {
    /// The tally of no deals of different cards.
    pub fn new(shape: Shape) -> Self {
        Self::of(shape, Alike::default())
    }

    /// The tally of no deals of cards of which some may look alike.
    ///
    /// # Panics
    /// If this is of a deck of another size.
    pub fn of(shape: Shape, alike: Alike) -> Self {
        assert!(alike.fits(shape), "cards of another deck");
        let is_sequence = shape.order == DealOrder::Sequence;
        let pairs_of = |n: u32| (n as usize * (n as usize).saturating_sub(1)) / 2;
        let is_small = shape.deck <= PAIRS_CARDS_MAX;
        let hands = alike.faces().and_then(|faces| Hands::new(shape, faces));
        let few = alike.outcomes(shape).filter(|&count| is_sequence && count <= ORDERS_MAX);
        Self {
            shape,
            alike,
            deals: 0,
            invalid: Invalid::default(),
            frames: frame::frames_of(shape).map(|frame| FrameTally::new(frame, shape)).collect(),
            between: BetweenTally::new(shape),
            pair_inclusion: (!is_sequence && is_small).then(|| vec![0; pairs_of(shape.deck)]),
            first_two: (is_sequence && is_small && shape.dealt > 1)
                .then(|| vec![0; (shape.deck * shape.deck) as usize]),
            inclusion: (!is_sequence).then(|| vec![0; shape.deck as usize]),
            orders: few.map(|count| vec![0; count as usize]),
            hands,
            fingerprints: Fingerprints::default(),
            scores: Arc::default(),
        }
    }

    /// The same, looked at with the scores of these faults too.
    ///
    /// # Panics
    /// If a score has not as many points as deals of this shape have cards at
    /// positions, or values of draws.
    #[must_use]
    pub fn with_scores(self, scores: Arc<[FaultScore]>) -> Self {
        assert!(scores.iter().all(|score| score.fits(self.shape)), "scores of another shape");
        Self { scores, ..self }
    }

    /// What every deal looks like.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Which cards look alike.
    pub fn alike(&self) -> &Alike {
        &self.alike
    }

    /// The tally of no deals of these cards.
    pub fn emptied(&self) -> Self {
        Self::of(self.shape, self.alike.clone())
    }

    /// ln of the number of possible deals, if each has the same chance under a
    /// fair shuffle: not of parts of decks with copies.
    pub fn outcomes_ln(&self) -> Option<f64> {
        self.alike.outcomes_ln(self.shape)
    }

    /// The number of valid deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The deals that broke the rules.
    pub fn invalid(&self) -> &Invalid {
        &self.invalid
    }

    /// The number of deals, whether they broke the rules or not.
    pub fn heard(&self) -> u64 {
        self.deals + self.invalid.deals
    }

    /// How many deals were read in this frame; 0 if deals of this shape are
    /// not. Beyond [`CLOSE_DEALS`], frames other than the first see one deal in
    /// 32.
    pub fn deals_in(&self, frame: Frame) -> u64 {
        self.frame(frame).map_or(0, |tally| tally.deals)
    }

    /// How many deals were read in every frame; 0 if there is one frame only.
    pub(crate) fn deals_all_frames(&self) -> u64 {
        let turned = self.frame(Frame::CardToPosition).map(|tally| tally.deals);
        // The first deal has none before it.
        let relative = self.frame(Frame::Relative { lag: 1 }).map(|tally| tally.deals + 1);
        turned.or(relative).unwrap_or(0).min(self.deals)
    }

    /// The number of counters.
    pub(crate) fn cells(&self) -> u64 {
        let len = |counts: &Option<Vec<u64>>| counts.as_ref().map_or(0, |counts| counts.len());
        let frames: usize = self.frames.iter().map(FrameTally::cells).sum();
        let whole = [&self.inclusion, &self.pair_inclusion, &self.first_two, &self.orders];
        let hands = self.hands.as_ref().map_or(0, Hands::cells);
        (frames + self.between.cells() + whole.into_iter().map(len).sum::<usize>() + hands) as u64
    }

    pub(crate) fn frame(&self, frame: Frame) -> Option<&FrameTally> {
        self.frames.iter().find(|tally| tally.frame == frame)
    }

    /// Deals with each card at each position: row `j` (of `shape.dealt`) lists
    /// the cards `0..deck`. `None` for sets and for very large decks.
    pub fn position_rows(&self) -> Option<impl Iterator<Item = &[u64]>> {
        let table = self.frame(Frame::PositionToCard)?.position.as_ref()?;
        Some(table.chunks_exact((self.shape.deck as usize).max(1)))
    }

    /// How often whole deals came again.
    pub fn repetition(&self) -> Repetition {
        self.fingerprints.repetition()
    }

    /// Makes looking for repeats cheap.
    pub(crate) fn collapse(&mut self) {
        self.fingerprints.collapse();
    }

    /// Says which of the deals that broke the rules is the first: of several
    /// files that of the first file, not the one with the smallest place.
    ///
    /// # Panics
    /// If no deal broke the rules.
    pub fn name_first_invalid(&mut self, deal: InvalidDeal) {
        assert!(self.invalid.deals > 0, "no deal broke the rules");
        self.invalid.first = Some(deal);
    }

    /// True if fingerprints are ranks in dictionary order, below the number of
    /// possible deals, and not hashes.
    pub(crate) fn has_ranks(&self) -> bool {
        let lying = self.frame(Frame::PositionToCard);
        let has_few = self.alike.copies().is_none() && self.shape.outcomes().is_some();
        has_few && lying.is_some_and(|read| read.lehmer.is_some())
    }

    /// Adds the counts of another part of the run. The order does not matter, but
    /// that beyond 2^24 deals it decides whose repeats are looked at.
    ///
    /// # Panics
    /// If the shapes differ, or the cards that look alike.
    pub fn merge(&mut self, other: Self) {
        self.merge_counts(&other);
        self.fingerprints.merge(other.fingerprints);
    }

    /// The same, of a part that is needed after it.
    pub(crate) fn merge_copy(&mut self, other: &Self) {
        self.merge_counts(other);
        self.fingerprints.merge(other.fingerprints.clone());
    }

    fn merge_counts(&mut self, other: &Self) {
        assert_eq!(self.shape, other.shape, "tallies of different shapes do not add up");
        assert!(self.alike == other.alike, "tallies of different decks do not add up");
        self.deals += other.deals;
        self.invalid.merge(&other.invalid);
        for (sum, part) in self.frames.iter_mut().zip(&other.frames) {
            sum.merge(part);
        }
        self.between.merge(&other.between);
        add(&mut self.inclusion, other.inclusion.as_ref());
        add(&mut self.pair_inclusion, other.pair_inclusion.as_ref());
        add(&mut self.first_two, other.first_two.as_ref());
        add(&mut self.orders, other.orders.as_ref());
        if let Some((sum, part)) = self.hands.as_mut().zip(other.hands.as_ref()) {
            sum.merge(part);
        }
    }
}

/// Where the pair `a < b` of `n` things stands, row by row.
pub(crate) fn pair_index(a: usize, b: usize, n: usize) -> usize {
    a * (2 * n - a - 1) / 2 + b - a - 1
}

fn add(sum: &mut Option<Vec<u64>>, part: Option<&Vec<u64>>) {
    if let Some((sum, part)) = sum.as_mut().zip(part) {
        sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
    }
}

#[cfg(test)]
mod tests;
