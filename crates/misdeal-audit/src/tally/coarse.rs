//! [`CoarseTally`]: counts of large decks by blocks of cards and positions.
//!
//! A table with a cell for each card and position would grow with the square of
//! the deck, and its cells would stay almost empty. Here the deck is cut into
//! 32 blocks, so a tally takes the memory of the deck, 8 bytes a card, and some
//! 50 KiB more.

use super::decoding::Deck;
use super::{Decoding, List};
use crate::finding::Frame;
use crate::shape::Shape;

/// Decks beyond this size are counted by blocks too.
const COARSE_CARDS_MIN: u32 = 257;
/// Blocks of cards, of positions and of draws.
pub(crate) const BLOCKS: u32 = 32;
/// Draws with fewer values are not counted by blocks: these would be uneven.
pub(crate) const DRAW_VALUES_MIN: u32 = 1024;

/// Counts of the orders of one frame by blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CoarseTally {
    /// Cards of block `c` at positions of block `j`, at `j * BLOCKS + c`.
    pub(crate) position: Vec<u64>,
    /// Draws with numbers in block `g` of the deck and values in block `v`, at
    /// `g * BLOCKS + v`; those of the shuffle from the front and from the back.
    pub(crate) draws_up: Vec<u64>,
    pub(crate) draws_down: Vec<u64>,
    /// The sum of the positions of each card.
    pub(crate) places: Vec<u64>,
    /// Pairs in falling order, added up.
    pub(crate) inversions: u64,
}

/// The block of `value` among `0..size`.
pub(crate) fn block_of(value: u32, size: u32) -> usize {
    (u64::from(value) * u64::from(BLOCKS) / u64::from(size)) as usize
}

/// How many of `size` values each block has.
pub(crate) fn block_sizes(size: u32) -> Vec<u32> {
    let mut sizes = vec![0; BLOCKS as usize];
    (0..size).for_each(|value| sizes[block_of(value, size)] += 1);
    sizes
}

/// What a fair shuffle makes of the draws of one block of positions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PartLaw {
    /// The draws of a deal that are counted.
    pub(crate) draws: u32,
    /// Of each part of what they can be, the mean of their number and its variance.
    pub(crate) mean: [f64; BLOCKS as usize],
    pub(crate) variance: [f64; BLOCKS as usize],
}

/// The laws of all blocks of positions of a deck of `n` cards. Of m values a part has 1/32 or
/// one more or less of them, so that chances differ from 1/32 by up to 1/m. O(32 n).
pub(crate) fn part_laws(n: u32, decoding: Decoding) -> Vec<PartLaw> {
    let nothing = [0.0; BLOCKS as usize];
    let mut laws = vec![PartLaw { draws: 0, mean: nothing, variance: nothing }; BLOCKS as usize];
    // The first value of a part, of so many.
    let begin = |part: u32, values: u32| {
        (u64::from(part) * u64::from(values)).div_ceil(u64::from(BLOCKS)) as f64
    };
    for position in 0..n {
        let values = if decoding == Decoding::DrawsUp { n - position } else { position + 1 };
        if values < DRAW_VALUES_MIN {
            continue;
        }
        let law = &mut laws[block_of(position, n)];
        law.draws += 1;
        for part in 0..BLOCKS {
            let p = (begin(part + 1, values) - begin(part, values)) / f64::from(values);
            law.mean[part as usize] += p;
            law.variance[part as usize] += p * (1.0 - p);
        }
    }
    laws
}

impl CoarseTally {
    /// The tally of no orders; none if this shape is not counted by blocks.
    pub(super) fn new(frame: Frame, shape: Shape) -> Option<Self> {
        let is_read = matches!(frame, Frame::PositionToCard | Frame::Relative { lag: 1 });
        let is_large = shape.is_whole() && shape.deck >= COARSE_CARDS_MIN;
        let table = || vec![0; (BLOCKS * BLOCKS) as usize];
        (is_large && is_read).then(|| Self {
            position: table(),
            draws_up: table(),
            draws_down: table(),
            places: vec![0; shape.deck as usize],
            inversions: 0,
        })
    }

    /// All counters, by their names in a saved tally.
    pub(crate) fn lists(&mut self) -> Vec<(&'static str, List<'_>)> {
        vec![
            ("position", List::Counts(&mut self.position)),
            ("draws-up", List::Counts(&mut self.draws_up)),
            ("draws-down", List::Counts(&mut self.draws_down)),
            ("places", List::Counts(&mut self.places)),
            ("inversions", List::One(&mut self.inversions)),
        ]
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        let tables = [&self.position, &self.draws_up, &self.draws_down, &self.places];
        tables.into_iter().map(Vec::len).sum()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (sum, part) in [
            (&mut self.position, &other.position),
            (&mut self.draws_up, &other.draws_up),
            (&mut self.draws_down, &other.draws_down),
            (&mut self.places, &other.places),
        ] {
            // A tally that was made up may be as large as it likes.
            sum.iter_mut().zip(part).for_each(|(a, b)| *a = a.saturating_add(*b));
        }
        self.inversions = self.inversions.saturating_add(other.inversions);
    }

    /// Counts one order, given two decks in order to decode it with.
    pub(super) fn count(&mut self, order: &[u32], front: Deck<'_>, back: Deck<'_>) {
        let n = order.len() as u32;
        for (j, &card) in (0..).zip(order) {
            self.position[block_of(j, n) * BLOCKS as usize + block_of(card, n)] += 1;
            self.places[card as usize] += u64::from(j);
        }
        self.inversions += inversions(order);
        draws(order, front, back, |from_the_front, number, value, values| {
            let table = if from_the_front { &mut self.draws_up } else { &mut self.draws_down };
            table[block_of(number, n) * BLOCKS as usize + block_of(value, values)] += 1;
        });
    }
}

/// Calls `draw` with the number, the value and the number of values of each draw
/// that has enough of these.
fn draws(
    order: &[u32],
    mut front: Deck<'_>,
    mut back: Deck<'_>,
    mut draw: impl FnMut(bool, u32, u32, u32),
) {
    let n = order.len() as u32;
    for i in 0..n.saturating_sub(DRAW_VALUES_MIN - 1) {
        let ahead = front.fetch(order[i as usize], i) - i;
        draw(true, i, ahead, n - i);
        let j = n - 1 - i;
        let found = back.fetch(order[j as usize], j);
        draw(false, j, found, j + 1);
    }
}

/// Pairs in falling order, by a binary indexed tree (P. M. Fenwick, Software:
/// Practice and Experience 24 (1994) 327).
fn inversions(order: &[u32]) -> u64 {
    let n = order.len();
    let mut tree = vec![0u32; n + 1];
    let mut pairs = 0;
    for (earlier, &card) in (0..).zip(order) {
        let mut at = card as usize + 1;
        let mut smaller = 0;
        while at > 0 {
            smaller += tree[at];
            at &= at - 1;
        }
        pairs += u64::from(earlier - smaller);
        let mut at = card as usize + 1;
        while at <= n {
            tree[at] += 1;
            at += at & at.wrapping_neg();
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inversions_are_pairs_that_fall() {
        let order: Vec<u32> =
            (0..300).map(|i| i * 77 % 301).map(|x| x - u32::from(x > 0)).collect();
        let slow = (0..order.len())
            .map(|i| order[i..].iter().filter(|&&later| later < order[i]).count() as u64)
            .sum::<u64>();
        assert_eq!(inversions(&order), slow);
        assert_eq!(inversions(&[2, 1, 0]), 3);
    }
}
