//! [`FrameTally`]: counts of the deals as they read in one frame.

use super::{CloseTally, CoarseTally, Digits, Number, Numbers, TABLE_CELLS_MAX, add};
use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};

/// The deals before that a deal is compared with.
const LAG_MAX: u32 = 8;
/// Larger decks are read as they lie and relative to the deal before only;
/// their tables take too long to look at.
const ALL_FRAMES_CARDS_MAX: u32 = 256;
/// So many deals are read closely and in every frame; of later ones a part.
pub const CLOSE_DEALS: u64 = 1 << 16;
/// Later deals are read so by stretches of this many, and of so
/// many stretches one.
const STRETCH_DEALS: u64 = 1 << 10;
const STRETCHES: u64 = 32;

/// Whether the deal with this number, from 0, is read closely and in all frames:
/// each of the first 65,536, then one stretch of 1,024 in 32. The most
/// telling counters see every deal as it lies; the others cost ten times as much.
pub(crate) fn is_read_closely(index: u64) -> bool {
    index < CLOSE_DEALS || (index / STRETCH_DEALS).is_multiple_of(STRETCHES)
}

/// How many of the first `deals` deals are read closely.
pub(crate) fn deals_read_closely(deals: u64) -> u64 {
    let rest = deals.saturating_sub(CLOSE_DEALS);
    let (whole, begun) = (rest / (STRETCH_DEALS * STRETCHES), rest % (STRETCH_DEALS * STRETCHES));
    deals.min(CLOSE_DEALS) + whole * STRETCH_DEALS + begun.min(STRETCH_DEALS)
}

/// Decks up to this size have a counter for each number of descents.
const DESCENTS_CARDS_MAX: u32 = 1024;

/// How an order is read as independent digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decoding {
    /// Lehmer digits: draws from the rest.
    Lehmer,
    /// The Fisher-Yates shuffle that fills positions from the front.
    DrawsUp,
    /// The one that fills them from the back.
    DrawsDown,
}

impl Decoding {
    /// The test that looks at these digits.
    pub fn test(self) -> &'static str {
        match self {
            Self::Lehmer => "lehmer",
            Self::DrawsUp => "draws-up",
            Self::DrawsDown => "draws-down",
        }
    }
}

/// Counts of the deals as they read in one frame. What a shape or a frame has
/// no use for is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FrameTally {
    pub(crate) frame: Frame,
    /// The deals that were read in this frame.
    pub(crate) deals: u64,
    /// Deals with card `c` at position `j`, at `j * deck + c`.
    pub(crate) position: Option<Vec<u64>>,
    /// Digit `i`: cards not yet dealt and smaller than the card at `i`.
    pub(crate) lehmer: Option<Digits>,
    /// Draw `i` of the Fisher-Yates shuffle that fills position 0, 1, ...:
    /// how far ahead the card was found.
    pub(crate) draws_up: Option<Digits>,
    /// Draw `i` of the Fisher-Yates shuffle that fills position n-1, n-2, ...:
    /// where the card for position `i` was found, `0..=i`.
    pub(crate) draws_down: Option<Digits>,
    /// Numbers that each deal shows.
    pub(crate) numbers: Numbers,
    /// Deals of even parity.
    pub(crate) even: Option<u64>,
    /// Of large decks, counts by blocks.
    pub(crate) coarse: Option<CoarseTally>,
    /// What is counted of some deals only.
    pub(crate) close: Option<CloseTally>,
}

/// The frames in which deals of a shape are read.
pub(crate) fn frames_of(shape: Shape) -> impl Iterator<Item = Frame> {
    let is_sequence = shape.order == DealOrder::Sequence;
    // Of a part of a deck it is not known where its cards lay before.
    let is_whole = shape.is_whole() && shape.deck > 1;
    let is_small = is_whole && shape.deck <= ALL_FRAMES_CARDS_MAX;
    let lags = move |lag: &u32| *lag == 1 && is_whole || is_small;
    is_sequence
        .then_some(Frame::PositionToCard)
        .into_iter()
        .chain(is_small.then_some(Frame::CardToPosition))
        .chain((1..=LAG_MAX).filter(lags).map(|lag| Frame::Relative { lag }))
}

fn has_table(shape: Shape) -> bool {
    u64::from(shape.deck) * u64::from(shape.dealt) <= TABLE_CELLS_MAX
}

impl FrameTally {
    /// The tally of no deals.
    pub(super) fn new(frame: Frame, shape: Shape) -> Self {
        let is_whole = shape.is_whole();
        let has_table = has_table(shape);
        let is_later = matches!(frame, Frame::Relative { lag: 2.. });
        let is_turned = frame == Frame::CardToPosition;
        let table = || vec![0; shape.deck as usize * shape.dealt as usize];
        let digits = || Digits::new((0..shape.dealt).map(|i| shape.deck - i));
        // Read from the cards, the table is the same but turned, and cycles,
        // fixed points and parity are the same.
        let has_cycles = is_whole && !is_turned && !is_later;
        let is_counted = |number: &Number| match number {
            Number::FixedPoints => is_whole && !is_turned,
            Number::Cycles => has_cycles,
            _ => shape.dealt <= DESCENTS_CARDS_MAX && !is_later,
        };
        let numbers = [Number::FixedPoints, Number::Cycles, Number::Descents];
        Self {
            frame,
            deals: 0,
            position: (has_table && !is_turned).then(table),
            lehmer: (has_table && !is_later).then(digits),
            draws_up: (has_table && !is_later).then(digits),
            draws_down: (has_table && is_whole && !is_later).then(|| Digits::new(1..=shape.deck)),
            numbers: Numbers::new(numbers.into_iter().filter(is_counted), shape.dealt),
            even: has_cycles.then_some(0),
            coarse: CoarseTally::new(frame, shape),
            close: CloseTally::new(frame, shape),
        }
    }

    /// The decodings whose digits are counted.
    pub(crate) fn decodings(&self) -> impl Iterator<Item = (Decoding, &Digits)> {
        let all = [
            (Decoding::Lehmer, self.lehmer.as_ref()),
            (Decoding::DrawsUp, self.draws_up.as_ref()),
            (Decoding::DrawsDown, self.draws_down.as_ref()),
        ];
        all.into_iter().filter_map(|(decoding, digits)| Some((decoding, digits?)))
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        let digits: usize = self.decodings().map(|(_, digits)| digits.cells()).sum();
        digits
            + self.position.as_ref().map_or(0, Vec::len)
            + self.numbers.cells()
            + self.coarse.as_ref().map_or(0, CoarseTally::cells)
            + self.close.as_ref().map_or(0, CloseTally::cells)
    }

    /// The counts of a number, and the deals that it was counted of.
    pub(crate) fn number(&self, number: Number) -> Option<(&[u64], u64)> {
        let every = self.numbers.get(number).map(|counts| (counts, self.deals));
        let close = || {
            let close = self.close.as_ref()?;
            Some((close.numbers.get(number)?, close.deals))
        };
        every.or_else(close)
    }

    /// Pairs of cards in falling order, added up: the sum of all Lehmer digits.
    pub(crate) fn inversions(&self) -> Option<u64> {
        let Some(digits) = &self.lehmer else {
            return self.coarse.as_ref().map(|coarse| coarse.inversions);
        };
        let sum = |row: &[u64]| (0..).zip(row).map(|(value, &count)| value * count).sum::<u64>();
        Some(digits.rows().map(sum).sum())
    }

    pub(super) fn merge(&mut self, other: &Self) {
        debug_assert_eq!(self.frame, other.frame);
        self.deals += other.deals;
        add(&mut self.position, other.position.as_ref());
        self.numbers.merge(&other.numbers);
        if let Some((sum, part)) = self.coarse.as_mut().zip(other.coarse.as_ref()) {
            sum.merge(part);
        }
        if let Some((sum, part)) = self.close.as_mut().zip(other.close.as_ref()) {
            sum.merge(part);
        }
        for (sum, part) in [
            (&mut self.lehmer, &other.lehmer),
            (&mut self.draws_up, &other.draws_up),
            (&mut self.draws_down, &other.draws_down),
        ] {
            if let Some((sum, part)) = sum.as_mut().zip(part.as_ref()) {
                sum.merge(part);
            }
        }
        self.even = self.even.zip(other.even).map(|(a, b)| a + b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_read_closely_are_counted_as_they_are_chosen() {
        let mut count = 0;
        for deals in 0..300_000 {
            assert_eq!(deals_read_closely(deals), count, "{deals}");
            count += u64::from(is_read_closely(deals));
        }
    }

    #[test]
    fn frames_by_shape() {
        let of = |shape| frames_of(shape).count();
        assert_eq!(of(Shape::whole(52)), 10);
        assert_eq!(of(Shape::whole(257)), 2);
        assert_eq!(of(Shape::whole(2000)), 2);
        assert_eq!(of(Shape::whole(1)), 1);
        assert_eq!(of(Shape::first(5, 52)), 1);
        assert_eq!(of(Shape { order: DealOrder::Set, ..Shape::first(5, 52) }), 0);
    }
}
