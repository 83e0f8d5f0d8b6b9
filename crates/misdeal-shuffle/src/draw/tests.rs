//! The rule of `FromRng` against a slow twin that follows its definition.
//!
//! 32-bit words cannot be enumerated in a test, so the proof has two halves:
//! the definition, for every range of 8-bit words, gives each value to the same
//! number of words; and the code agrees with the definition at 32 and 64
//! bits, on random words and on the words at the edges of the rule.

use std::collections::VecDeque;
use std::convert::Infallible;

use proptest::prelude::*;
use rand_core::TryRng;

use super::{Draw, FromRng};

/// What the definition says of one `bits`-bit word: `Some(value)`, or `None` to
/// draw again. Plain integers in 128 bits, no wrapping, no short cut.
fn definition(word: u64, values: u64, bits: u32) -> Option<u64> {
    let product = u128::from(word) * u128::from(values);
    let (value, low) = (product >> bits, product % (1 << bits));
    let redraw_below = (1 << bits) % u128::from(values);
    (low >= redraw_below).then_some(value as u64)
}

/// The width of the words for a bound, by the frozen rule.
fn width(max: u64) -> u32 {
    if max < (1 << 32) - 1 { 32 } else { 64 }
}

/// A generator that returns the words of a list, of one width.
struct Words {
    bits: u32,
    words: VecDeque<u64>,
}

impl TryRng for Words {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        assert_eq!(self.bits, 32, "a 32-bit word where the rule asks for 64 bits");
        Ok(self.words.pop_front().expect("no word left") as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        assert_eq!(self.bits, 64, "a 64-bit word where the rule asks for 32 bits");
        Ok(self.words.pop_front().expect("no word left"))
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("draws read words")
    }
}

/// Draws from `word`, then from a word that is never refused; checks the value
/// and the number of words used.
#[track_caller]
fn check(word: u64, max: u64) {
    let bits = width(max);
    // All ones give the largest value, and the largest low half: 2^bits - values,
    // which is not below 2^bits mod values.
    let accepted = u64::MAX >> (64 - bits);
    let mut draw = FromRng(Words { bits, words: [word, accepted].into() });
    let got = draw.at_most(max);
    let expected = match max.checked_add(1) {
        None => Some(word),
        Some(values) => definition(word, values, bits),
    };
    assert_eq!(got, expected.unwrap_or(max), "word {word:#x}, at most {max}");
    let words_left = usize::from(expected.is_some());
    assert_eq!(draw.0.words.len(), words_left, "word {word:#x}, at most {max}");
}

/// Words whose low half is just below, at or just above the edge: the first
/// words of the stretch that leads to each of some values.
fn edge_words(max: u64) -> Vec<u64> {
    let bits = width(max);
    let values = u128::from(max) + 1;
    let last_word = (1u128 << bits) - 1;
    let picks = [0, 1, 2, values / 3, values / 2, values - 2u128.min(values), values - 1];
    picks
        .into_iter()
        .flat_map(|value| {
            let first = (value << bits).div_ceil(values);
            [first.saturating_sub(1), first, first + 1]
        })
        .filter(|&word| word <= last_word)
        .map(|word| word as u64)
        .collect()
}

/// Bounds around the powers of two and the change of width.
fn edge_bounds() -> Vec<u64> {
    let powers = (1..64).map(|power| 1u64 << power);
    let near = powers.flat_map(|power| [power - 2, power - 1, power, power + 1]);
    near.chain([u64::MAX - 1, u64::MAX, 51, 53, 5]).collect()
}

#[test]
fn the_definition_is_exact_for_every_range_of_8_bit_words() {
    for values in 1..=255u64 {
        let mut words_of = vec![0; values as usize];
        for word in 0..256 {
            if let Some(value) = definition(word, values, 8) {
                words_of[value as usize] += 1;
            }
        }
        // Each value has as many words as fit: 256 / values, rounded down.
        assert!(words_of.iter().all(|&words| words == 256 / values), "{values}: {words_of:?}");
    }
}

#[test]
fn the_code_follows_the_definition_at_the_edges() {
    let mut refused = 0;
    for max in edge_bounds() {
        for word in edge_words(max) {
            check(word, max);
            let values = max.checked_add(1);
            refused += usize::from(
                values.is_some_and(|values| definition(word, values, width(max)).is_none()),
            );
        }
    }
    assert!(refused > 50, "the edge words must meet the redraw, {refused} did");
}

proptest! {
    #[test]
    fn the_code_follows_the_definition(word in any::<u64>(), max in any::<u64>(), shift in 0..64) {
        let max = max >> shift;
        check(word >> (64 - width(max)), max);
    }
}
