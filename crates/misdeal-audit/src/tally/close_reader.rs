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

/// Sums of products are kept as floating-point numbers, which are added faster
/// than whole ones, and are exact up to here.
const EXACT_MAX: u32 = 1 << 24;

/// The room that close reading takes, kept from order to order.
#[derive(Clone, Debug)]
pub(super) struct CloseReader {
    shape: Shape,
    /// The tops of the piles of a game of patience.
    tops: Vec<u32>,
    /// The cards as numbers around 0.
    centred: Vec<f32>,
    /// By frame, products that were not yet taken to its tally, and of how many
    /// orders.
    products: Vec<(Vec<f32>, u32)>,
}

/// The lowest bits of the draws of one decoding that have an even number of
/// values, the first such draw lowest. There are at most 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LowBits {
    words: [u64; 2],
}

impl LowBits {
    /// The bits of these digits, of a decoding of deals of this shape.
    pub(super) fn of(shape: Shape, decoding: Decoding, digits: &[u32]) -> Self {
        // Numbers of values fall by one from digit to digit, or rise from 1.
        let first_even = match decoding {
            Decoding::DrawsDown => 1,
            Decoding::Lehmer | Decoding::DrawsUp => shape.deck as usize % 2,
        };
        let mut words = [0; 2];
        let pairs = digits.get(first_even..).unwrap_or_default().chunks(2);
        for (i, pair) in pairs.enumerate().take(128) {
            words[i / 64] |= u64::from(pair[0] & 1) << (i % 64);
        }
        Self { words }
    }

    /// Where neighbours among `even` bits agree.
    pub(super) fn agreeing(self, even: usize) -> Self {
        let [low, high] = self.words;
        let next = Self { words: [low >> 1 | high << 63, high >> 1] };
        self.equal_to(next, even.saturating_sub(1))
    }

    /// Where the first `len` bits of both are equal.
    pub(super) fn equal_to(self, other: Self, len: usize) -> Self {
        let mask = |len: usize| 1u64.checked_shl(len as u32).map_or(u64::MAX, |bit| bit - 1);
        let masks = [mask(len.min(64)), mask(len.saturating_sub(64))];
        Self { words: [0, 1].map(|i| !(self.words[i] ^ other.words[i]) & masks[i]) }
    }

    /// How many are 1.
    pub(super) fn ones(self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Adds 1 to the counter of each bit that is 1.
    pub(super) fn count_in(self, counts: &mut [u64]) {
        for (counts, word) in counts.chunks_mut(64).zip(self.words) {
            counts.iter_mut().enumerate().for_each(|(i, count)| *count += word >> i & 1);
        }
    }
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
        let even = tally.low_bits.coins() + 1;
        tally.low_bits.count(low_bits.iter().map(|bits| bits.agreeing(even)));
        self.products(order, frame, tally);
    }

    /// Takes what was kept back to the tally of each frame.
    pub(super) fn flush(&mut self, frame: usize, tally: &mut CloseTally) {
        let (kept, deals) = &mut self.products[frame];
        if let Some(sums) = &mut tally.products {
            sums.iter_mut().zip(kept.iter()).for_each(|(sum, &kept)| *sum += kept as i64);
        }
        kept.fill(0.0);
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
        if self.shape.deck <= 64 {
            return longest_rise_in_a_word(cards);
        }
        self.tops.clear();
        for card in cards {
            // Tops rise from pile to pile.
            let pile = self.tops.partition_point(|&top| top < card);
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
        kept.resize(sums.len(), 0.0);
        let middle = self.shape.deck as i32 - 1;
        self.centred.clear();
        self.centred.extend(order.iter().map(|&card| (2 * card as i32 - middle) as f32));
        let mut rest = &mut kept[..];
        for (i, &first) in self.centred.iter().enumerate() {
            let later = &self.centred[i + 1..];
            let (row, after) = rest.split_at_mut(later.len());
            row.iter_mut().zip(later).for_each(|(sum, second)| *sum += first * second);
            rest = after;
        }
        *deals += 1;
        if *deals == EXACT_MAX / (middle * middle).max(1) as u32 {
            self.flush(frame, tally);
        }
    }
}

/// The same with the tops as bits of one word: the lowest above the card goes.
fn longest_rise_in_a_word(cards: impl Iterator<Item = u32>) -> usize {
    let mut tops = 0u64;
    for card in cards {
        let bit = 1u64 << (card % 64);
        let larger = tops & !(bit | (bit - 1));
        tops = (tops ^ (larger & larger.wrapping_neg())) | bit;
    }
    tops.count_ones() as usize
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
    if order.len() <= 64 {
        // Bit i says whether the run goes on from card i to the next.
        let pairs = order.windows(2).enumerate();
        let steps = pairs.fold(0, |bits, (i, w)| bits | u64::from(goes_on(w[0], w[1])) << i);
        count_runs_in_a_word(steps, order.len(), runs);
    } else {
        count_runs_in_a_list(order, runs, goes_on);
    }
}

fn count_runs_in_a_list(order: &[u32], runs: &mut [u64], goes_on: impl Fn(u32, u32) -> bool) {
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

fn count_runs_in_a_word(steps: u64, cards: usize, runs: &mut [u64]) {
    let (mut rest, mut left) = (steps, cards);
    while left >= RUN_CLASSES {
        let length = rest.trailing_ones() as usize + 1;
        runs[length.min(RUN_CLASSES) - 1] += 1;
        let passed = (length + 1).min(left);
        rest = rest.checked_shr(passed as u32).unwrap_or(0);
        left -= passed;
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

    /// Both ways of counting agree, also where the last run is cut off.
    #[test]
    fn words_and_lists_agree() {
        let mut state = 1u32;
        for n in [6usize, 7, 20, 52, 63, 64] {
            for _ in 0..50 {
                let mut order: Vec<u32> = (0..n as u32).collect();
                for i in (1..n).rev() {
                    // The generator of the C standard: any will do.
                    state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
                    order.swap(i, (state >> 16) as usize % (i + 1));
                }
                let (mut by_word, mut by_list) = ([0; 6], [0; 6]);
                count_runs(&order, &mut by_word, |a, b| a < b);
                count_runs_in_a_list(&order, &mut by_list, |a, b| a < b);
                assert_eq!(by_word, by_list);
                let mut reader = CloseReader::new(Shape::whole(n as u32 + 70), 0);
                let slow = reader.longest_rise(order.iter().copied());
                assert_eq!(longest_rise_in_a_word(order.iter().copied()), slow);
            }
        }
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
        assert_eq!(bits.words, [0b01, 0]);
        // Numbers of values 1 2 3 4 5.
        let bits = LowBits::of(shape, Decoding::DrawsDown, &[0, 1, 1, 3, 0]);
        assert_eq!(bits.words, [0b11, 0]);
        assert_eq!(bits.agreeing(2), LowBits { words: [1, 0] });
        // 256 draws have 128 bits; 127 pairs of neighbours.
        let bits = LowBits::of(Shape::whole(256), Decoding::Lehmer, &[1; 256]);
        assert_eq!((bits.ones(), bits.agreeing(128).ones()), (128, 127));
    }
}
