//! [`CloseReader`]: reads orders closely.

use super::close::{CloseTally, PATTERN_CARDS, RUN_CLASSES};
use super::{Decoding, Number};
use crate::shape::Shape;

/// The rank of the order of four cards, by which pairs of them fall.
///
/// Pair `p` of (0,1), (0,2), (0,3), (1,2), (1,3), (2,3) is bit `p`. Three
/// Lehmer digits follow from the bits; entries that no order has are 0.
const PATTERN_OF: [u8; 64] = {
    let mut table = [0; 64];
    let mut bits = 0u32;
    while bits < 64 {
        let first = (bits & 7).count_ones();
        let second = (bits >> 3 & 3).count_ones();
        let third = bits >> 5;
        table[bits as usize] = (first * 6 + second * 2 + third) as u8;
        bits += 1;
    }
    table
};

/// Sums of products are taken to the tally before 32 bits could overflow: each
/// product is at most 255^2.
const PRODUCTS_MAX: u32 = 33_000;

/// Up to this size of a deal, all tops of piles are looked at.
const SCANNED_MAX: u32 = 256;

/// The room that close reading takes, kept from order to order.
#[derive(Clone, Debug)]
pub(super) struct CloseReader {
    shape: Shape,
    /// The tops of the piles of a game of patience.
    tops: Vec<u32>,
    /// The cards as numbers around 0.
    centred: Vec<i32>,
    /// By frame, products that were not yet taken to its tally, and of how many
    /// orders.
    products: Vec<(Vec<i32>, u32)>,
}

/// The lowest bits of the draws of one decoding that have an even number of
/// values, the first such draw lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LowBits {
    pub(super) bits: u128,
}

impl LowBits {
    /// The bits of these digits, of a decoding of deals of this shape.
    pub(super) fn of(shape: Shape, decoding: Decoding, digits: &[u32]) -> Self {
        // Numbers of values fall by one from digit to digit, or rise from 1.
        let first_even = match decoding {
            Decoding::DrawsDown => 1,
            Decoding::Lehmer | Decoding::DrawsUp => shape.deck % 2,
        };
        let even = digits.iter().skip(first_even as usize).step_by(2);
        let bits = even.enumerate().fold(0, |bits, (i, &digit)| bits | u128::from(digit & 1) << i);
        Self { bits }
    }

    /// Where neighbours among `even` bits agree.
    pub(super) fn agreeing(self, even: usize) -> u128 {
        !(self.bits ^ self.bits >> 1) & mask(even.saturating_sub(1))
    }
}

/// The lowest `len` bits.
pub(super) fn mask(len: usize) -> u128 {
    1u128.checked_shl(len as u32).map_or(u128::MAX, |bit| bit - 1)
}

/// Adds 1 to the counter of each bit that is set.
pub(super) fn count_bits(counts: &mut [u64], bits: u128) {
    counts.iter_mut().enumerate().for_each(|(i, count)| *count += (bits >> i & 1) as u64);
}

impl CloseReader {
    pub(super) fn new(shape: Shape, frames: usize) -> Self {
        Self {
            shape,
            tops: Vec::new(),
            centred: Vec::new(),
            products: vec![(Vec::new(), 0); frames],
        }
    }

    /// Counts one order, of the frame with this number, and the low bits of its
    /// decoded draws.
    pub(super) fn count(
        &mut self,
        order: &[u32],
        low_bits: &[LowBits],
        frame: usize,
        tally: &mut CloseTally,
    ) {
        tally.deals += 1;
        self.numbers(order, tally);
        neighbours(order, self.shape.deck, tally);
        patterns(order, tally);
        if let Some(runs) = &mut tally.runs_up {
            count_runs(order, runs, |a, b| a < b);
        }
        if let Some(runs) = &mut tally.runs_down {
            count_runs(order, runs, |a, b| a > b);
        }
        let counters = tally.low_bits.iter_mut().zip(&mut tally.low_bits_agreeing);
        for ((pairs, totals), bits) in counters.zip(low_bits) {
            let agreeing = bits.agreeing(totals.len());
            count_bits(pairs, agreeing);
            totals[agreeing.count_ones() as usize] += 1;
        }
        self.products(order, frame, tally);
    }

    /// Takes what was kept back to the tally of each frame.
    pub(super) fn flush(&mut self, frame: usize, tally: &mut CloseTally) {
        let (kept, deals) = &mut self.products[frame];
        if let Some(sums) = &mut tally.products {
            sums.iter_mut().zip(kept.iter()).for_each(|(sum, &kept)| *sum += i64::from(kept));
        }
        kept.fill(0);
        *deals = 0;
    }

    fn numbers(&mut self, order: &[u32], tally: &mut CloseTally) {
        let peaks = order.windows(3).filter(|w| w[1] > w[0] && w[1] > w[2]).count();
        tally.numbers.count(Number::Peaks, peaks);
        if tally.numbers.has(Number::Successions) {
            let successions = order.windows(2).filter(|w| w[1] == w[0] + 1).count();
            tally.numbers.count(Number::Successions, successions);
        }
        if tally.numbers.has(Number::FirstCycle) {
            tally.numbers.count(Number::FirstCycle, first_cycle(order));
        }
        if tally.numbers.has(Number::LongestRise) {
            let rise = self.longest_rise(order.iter().copied());
            tally.numbers.count(Number::LongestRise, rise);
            let fall = self.longest_rise(order.iter().rev().copied());
            tally.numbers.count(Number::LongestFall, fall);
        }
    }

    /// The length of the longest increasing subsequence: the piles of a game of
    /// patience, where a card goes on the first pile whose top is larger
    /// (C. Schensted, Canad. J. Math. 13 (1961) 179).
    fn longest_rise(&mut self, cards: impl Iterator<Item = u32>) -> usize {
        self.tops.clear();
        let is_small = self.shape.dealt <= SCANNED_MAX;
        for card in cards {
            // Tops rise from pile to pile. Few are counted sooner than searched.
            let pile = match is_small {
                true => self.tops.iter().filter(|&&top| top < card).count(),
                false => self.tops.partition_point(|&top| top < card),
            };
            match self.tops.get_mut(pile) {
                Some(top) => *top = card,
                None => self.tops.push(card),
            }
        }
        self.tops.len()
    }

    /// Adds up the products of all pairs of positions.
    fn products(&mut self, order: &[u32], frame: usize, tally: &mut CloseTally) {
        let Some(sums) = &tally.products else { return };
        let (kept, deals) = &mut self.products[frame];
        kept.resize(sums.len(), 0);
        let middle = self.shape.deck as i32 - 1;
        self.centred.clear();
        self.centred.extend(order.iter().map(|&card| 2 * card as i32 - middle));
        let mut rest = &mut kept[..];
        for (i, &first) in self.centred.iter().enumerate() {
            let later = &self.centred[i + 1..];
            let (row, after) = rest.split_at_mut(later.len());
            row.iter_mut().zip(later).for_each(|(sum, second)| *sum += first * second);
            rest = after;
        }
        *deals += 1;
        if *deals == PRODUCTS_MAX {
            self.flush(frame, tally);
        }
    }
}

/// The length of the cycle through position 0.
fn first_cycle(order: &[u32]) -> usize {
    let mut at = 0;
    let mut length = 0;
    while let Some(&next) = order.get(at) {
        at = next as usize;
        length += 1;
        if at == 0 {
            break;
        }
    }
    length
}

/// Counts who stands behind whom.
fn neighbours(order: &[u32], n: u32, tally: &mut CloseTally) {
    if let Some(table) = &mut tally.successors {
        let side = n as usize + 1;
        let mut before = n as usize;
        for &card in order {
            table[before * side + card as usize] += 1;
            before = card as usize;
        }
        table[before * side + n as usize] += 1;
    }
    if let Some(offsets) = &mut tally.offsets {
        for pair in order.windows(2) {
            let offset = pair[1].wrapping_sub(pair[0]);
            let offset = if pair[1] < pair[0] { offset.wrapping_add(n) } else { offset };
            offsets[offset as usize] += 1;
        }
    }
}

/// Counts the orders of four cards each, next to each other and far apart.
fn patterns(order: &[u32], tally: &mut CloseTally) {
    let blocks = order.len() / PATTERN_CARDS;
    let pattern = |a: u32, b: u32, c: u32, d: u32| -> u8 {
        let falls = |x: u32, y: u32| usize::from(x > y);
        let first = falls(a, b) | falls(a, c) << 1 | falls(a, d) << 2;
        PATTERN_OF[first | falls(b, c) << 3 | falls(b, d) << 4 | falls(c, d) << 5]
    };
    if let Some(digits) = &mut tally.near_patterns {
        let near = order.chunks_exact(PATTERN_CARDS).map(|w| pattern(w[0], w[1], w[2], w[3]));
        digits.count_each(near.map(u32::from));
    }
    if let Some(digits) = &mut tally.far_patterns {
        let quarter = |q: usize| order[q * blocks..][..blocks].iter();
        let far = quarter(0).zip(quarter(1)).zip(quarter(2).zip(quarter(3)));
        digits.count_each(far.map(|((&a, &b), (&c, &d))| u32::from(pattern(a, b, c, d))));
    }
}

/// Counts the lengths of runs in which each card stands so to the next.
fn count_runs(order: &[u32], runs: &mut [u64], goes_on: impl Fn(u32, u32) -> bool) {
    let mut start = 0;
    while order.len() - start >= RUN_CLASSES {
        let mut end = start + 1;
        while end < order.len() && goes_on(order[end - 1], order[end]) {
            end += 1;
        }
        runs[(end - start).min(RUN_CLASSES) - 1] += 1;
        // The card that ended the run is passed over: what comes after it does
        // not depend on where the run ended.
        start = (end + 1).min(order.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_ranks() {
        let mut seen = [0; 24];
        for number in 0..24 {
            let order = misdeal_deck::rank::unrank_u64(4, number).unwrap();
            let cards = order.as_slice();
            let mut bits = 0;
            let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
            for (p, (i, j)) in pairs.into_iter().enumerate() {
                bits |= usize::from(cards[i] > cards[j]) << p;
            }
            assert_eq!(u64::from(PATTERN_OF[bits]), number);
            seen[number as usize] += 1;
        }
        assert_eq!(seen, [1; 24]);
    }

    /// By hand: 1 3 5 | 0 | 2 4 6 7 8 9 | ..., of which the first run has three
    /// cards, 0 is passed over and the next run has six or more.
    #[test]
    fn runs_by_hand() {
        let mut runs = [0; 6];
        count_runs(&[1, 3, 5, 0, 2, 4, 6, 7, 8, 9], &mut runs, |a, b| a < b);
        assert_eq!(runs, [0, 0, 1, 0, 0, 1]);
        let mut runs = [0; 6];
        count_runs(&[1, 3, 5, 0, 2, 4, 6, 7, 8, 9], &mut runs, |a, b| a > b);
        // 1 | 3 passed over | 5 0 | 2 passed over; fewer than six cards are left.
        assert_eq!(runs, [1, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn low_bits_of_even_draws() {
        let shape = Shape::whole(5);
        // Numbers of values 5 4 3 2 1: those of 4 and of 2.
        let bits = LowBits::of(shape, Decoding::Lehmer, &[1, 3, 1, 0, 0]);
        assert_eq!(bits.bits, 0b01);
        // Numbers of values 1 2 3 4 5.
        let bits = LowBits::of(shape, Decoding::DrawsDown, &[0, 1, 1, 3, 0]);
        assert_eq!(bits.bits, 0b11);
        assert_eq!(bits.agreeing(2), 1);
        assert_eq!([0, 1, 128].map(mask), [0, 1, u128::MAX]);
    }
}
