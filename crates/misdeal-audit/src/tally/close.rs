//! [`CloseTally`]: what is counted of orders that are read closely.
//!
//! These counters cost more time than the others, so that of a long run a part
//! of the deals is read closely ([`is_read_closely`](super::is_read_closely)).

use super::{Coins, Digits, List, Number, Numbers};
use crate::finding::Frame;
use crate::shape::Shape;

/// Decks up to this size have tables of pairs.
pub(crate) const PAIRS_CARDS_MAX: u32 = 256;
/// Decks up to this size have counters that grow with the deck.
const ROWS_CARDS_MAX: u32 = 1024;
/// Cards of a pattern.
pub(crate) const PATTERN_CARDS: usize = 4;
/// Orders of a pattern, 4!.
pub(crate) const PATTERNS: u32 = 24;
/// Lengths of runs are counted as 1, 2, ..., 5 and 6 or more.
pub(crate) const RUN_CLASSES: usize = 6;

/// Counts of the orders of one frame that were read closely. What a shape or a
/// frame has no use for is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CloseTally {
    /// The orders that were read closely.
    pub(crate) deals: u64,
    pub(crate) numbers: Numbers,
    /// Orders with `b` behind `a`, at `a * (n + 1) + b`, where `n` stands before
    /// the first card and behind the last.
    pub(crate) successors: Option<Vec<u64>>,
    /// Neighbours by (second - first) mod n, at 1..n.
    pub(crate) offsets: Option<Vec<u64>>,
    /// The order of the four cards 4i, 4i+1, 4i+2, 4i+3, by its rank.
    pub(crate) near_patterns: Option<Digits>,
    /// The order of the four cards i, i+m, i+2m, i+3m with m a quarter of the
    /// deal, by its rank.
    pub(crate) far_patterns: Option<Digits>,
    /// Runs up, and runs down, of length 1, 2, ..., 6 or more; the card behind a
    /// run begins none, and none begins where fewer than six cards are left.
    pub(crate) runs_up: Option<Vec<u64>>,
    pub(crate) runs_down: Option<Vec<u64>>,
    /// For positions i < j the sum of (2 a_i - n + 1)(2 a_j - n + 1), row by row.
    pub(crate) products: Option<Vec<i64>>,
    /// Draws with an even number of values whose lowest bit equals that of the next
    /// such draw.
    pub(crate) low_bits: Coins,
}

/// The decodings have so many draws with an even number of values, at most.
pub(crate) fn even_draws(shape: Shape) -> usize {
    let sizes = (shape.deck - shape.dealt + 1)..=shape.deck;
    sizes.filter(|size| size % 2 == 0).count()
}

impl CloseTally {
    /// The tally of no orders; none if orders of this frame are not read closely.
    pub(super) fn new(frame: Frame, shape: Shape) -> Option<Self> {
        let is_turned = frame == Frame::CardToPosition;
        if matches!(frame, Frame::Relative { lag: 2.. }) {
            return None;
        }
        let (has_pairs, has_rows) = (shape.deck <= PAIRS_CARDS_MAX, shape.deck <= ROWS_CARDS_MAX);
        let (n, k) = (shape.deck as usize, shape.dealt as usize);
        let is_whole = shape.is_whole();
        let mut numbers = Vec::new();
        if has_rows {
            numbers.push(Number::Peaks);
        }
        // The other way round, cycles, successions and the longest rise are the same.
        if has_rows && is_whole && !is_turned {
            numbers.extend([Number::FirstCycle, Number::Successions]);
        }
        if has_rows && !is_turned {
            numbers.extend([Number::LongestRise, Number::LongestFall]);
        }
        let patterns = k / PATTERN_CARDS;
        let digits = || Digits::new((0..patterns).map(|_| PATTERNS));
        let runs = || vec![0; RUN_CLASSES];
        let even = if has_pairs { even_draws(shape) } else { 0 };
        Some(Self {
            deals: 0,
            numbers: Numbers::new(numbers, shape.dealt),
            // Read from the cards, these are other tables.
            successors: (has_pairs && is_whole).then(|| vec![0; (n + 1) * (n + 1)]),
            offsets: (has_rows && is_whole && n > 3).then(|| vec![0; n]),
            near_patterns: (has_rows && patterns > 0).then(digits),
            far_patterns: (has_rows && patterns > 0).then(digits),
            runs_up: (k >= RUN_CLASSES).then(runs),
            runs_down: (k >= RUN_CLASSES).then(runs),
            products: (has_pairs && k > 1 && n > 2).then(|| vec![0; k * (k - 1) / 2]),
            low_bits: Coins::new(shape, even.saturating_sub(1)),
        })
    }

    /// All counters, by their names in a saved tally.
    pub(crate) fn lists(&mut self) -> Vec<(&'static str, List<'_>)> {
        let mut lists = vec![("deals", List::One(&mut self.deals))];
        let numbers = self.numbers.iter_mut();
        lists.extend(numbers.map(|(number, counts)| (number.id(), List::Counts(counts))));
        let tables = [
            ("successors", &mut self.successors),
            ("offsets", &mut self.offsets),
            ("runs-up", &mut self.runs_up),
            ("runs-down", &mut self.runs_down),
        ];
        for (key, table) in tables {
            lists.extend(table.as_mut().map(|table| (key, List::Counts(table))));
        }
        let patterns =
            [("near-patterns", &mut self.near_patterns), ("far-patterns", &mut self.far_patterns)];
        for (key, digits) in patterns {
            lists.extend(digits.as_mut().map(|digits| (key, List::Counts(digits.flat_mut().0))));
        }
        lists.extend(self.products.as_mut().map(|sums| ("products", List::Sums(sums))));
        lists.extend(self.low_bits.lists());
        lists
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        let tables = [&self.successors, &self.offsets, &self.runs_up, &self.runs_down];
        let tables: usize = tables.into_iter().flatten().map(Vec::len).sum();
        let patterns = [&self.near_patterns, &self.far_patterns].into_iter().flatten();
        tables
            + self.numbers.cells()
            + patterns.map(Digits::cells).sum::<usize>()
            + self.products.as_ref().map_or(0, Vec::len)
            + self.low_bits.cells()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        use super::add;
        self.deals += other.deals;
        self.numbers.merge(&other.numbers);
        add(&mut self.successors, other.successors.as_ref());
        add(&mut self.offsets, other.offsets.as_ref());
        add(&mut self.runs_up, other.runs_up.as_ref());
        add(&mut self.runs_down, other.runs_down.as_ref());
        for (sum, part) in [
            (&mut self.near_patterns, &other.near_patterns),
            (&mut self.far_patterns, &other.far_patterns),
        ] {
            if let Some((sum, part)) = sum.as_mut().zip(part.as_ref()) {
                sum.merge(part);
            }
        }
        if let Some((sum, part)) = self.products.as_mut().zip(other.products.as_ref()) {
            sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
        }
        self.low_bits.merge(&other.low_bits);
    }
}
