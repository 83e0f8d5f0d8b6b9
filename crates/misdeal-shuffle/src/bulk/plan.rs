//! [`Plan`]: which draws of a deck share a 16-bit word.
//!
//! A deck of n cards takes one draw below each of 2, 3, ..., n. A word of 16 bits
//! is enough for several of them while their product M is at most 2^16, and its
//! last 2^16 mod M values would favour some results: a word that falls there is
//! drawn again. The plan keeps that below one word in 128. For 52 cards it takes
//! 16 words, 256 bits, where log2(52!) is 225.6.
//!
//! # Source
//! N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation",
//! Software: Practice and Experience 55(1), 2025, for several draws from a word.

/// All values of a word.
const WORDS: u32 = 1 << 16;
/// So many of them may have to be drawn again.
const REDRAWN_MAX: u32 = WORDS / 128;
/// Draws beside the largest that a word serves.
const OTHERS_MAX: usize = 4;

/// The draws that one word serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// How many values each has: first the largest, then descending.
    pub(super) ranges: Vec<u16>,
    /// A word is drawn again if what is left of it is below this: 2^16 mod M.
    pub(super) redraw_below: u16,
}

/// The words of a deck, in the order in which they are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) words: Vec<Word>,
}

impl Plan {
    /// The plan for a number of cards; frozen, since seeded decks depend on it
    /// (`docs/formats/bulk-v1.md`).
    ///
    /// Each word takes the largest range that is left and up to four more, of
    /// all choices that fit and have at most 2^16 / 128 values to draw again the one
    /// with the largest product; of equal ones the first in descending order.
    pub(super) fn of(cards: u16) -> Self {
        let mut left: Vec<u16> = (2..=cards).rev().collect();
        let mut words = Vec::new();
        while let Some(&largest) = left.first() {
            let mut search = Search { left: &left, best: vec![largest], product: largest.into() };
            search.extend(&mut vec![largest], 1, largest.into());
            let (ranges, product) = (search.best, search.product);
            left.retain(|range| !ranges.contains(range));
            words.push(Word { ranges, redraw_below: (WORDS % product) as u16 });
        }
        Self { words }
    }
}

/// The best choice so far of the ranges for a word.
struct Search<'a> {
    /// In descending order.
    left: &'a [u16],
    best: Vec<u16>,
    product: u32,
}

impl Search<'_> {
    /// Tries every way to add ranges from `left[from..]`.
    fn extend(&mut self, chosen: &mut Vec<u16>, from: usize, product: u32) {
        for (index, &range) in self.left.iter().enumerate().skip(from) {
            let product = product * u32::from(range);
            if product > WORDS {
                continue;
            }
            chosen.push(range);
            if product > self.product && WORDS % product <= REDRAWN_MAX {
                self.product = product;
                self.best.clone_from(chosen);
            }
            if chosen.len() <= OTHERS_MAX {
                self.extend(chosen, index + 1, product);
            }
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_range_is_served_once_and_few_words_are_drawn_again() {
        for cards in 0..=128 {
            let plan = Plan::of(cards);
            let mut ranges: Vec<u16> =
                plan.words.iter().flat_map(|word| word.ranges.clone()).collect();
            ranges.sort();
            assert!(ranges.into_iter().eq(2..=cards), "{cards}");
            for word in &plan.words {
                let product: u32 = word.ranges.iter().map(|&range| u32::from(range)).product();
                assert!(product <= WORDS && WORDS % product <= REDRAWN_MAX);
                assert_eq!(u32::from(word.redraw_below), WORDS % product);
            }
        }
    }

    /// Not below log2(n!) / 16, which is 1.4 for 10, 3.3 for 18, 14.1 for 52 and 44.8 for 128.
    #[test]
    fn a_deck_takes_few_words() {
        let words = |cards| Plan::of(cards).words.len();
        assert_eq!([0, 1, 2, 10, 18, 52, 128].map(words), [0, 0, 1, 2, 4, 16, 52]);
    }
}
