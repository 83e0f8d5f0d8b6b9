//! [`Network`]: the order of more numbers than fit a table, one number at a time.
//!
//! A Feistel network of [`sip_word()`] over the cells of a [`Grid`], each round with a
//! key of its own. Where the grid has more cells than there are numbers, a number that
//! lands beyond the last one goes through again until it does not (cycle walking): what
//! is left of a permutation of the cells when the cells too many are cut out of
//! its cycles.
//!
//! **Cost**: [`rounds_count`] hashes a pass, 12 to 36. A second pass has probability
//! below `sqrt(2 / n)`.
//!
//! # Source
//! The walk: J. Black and P. Rogaway, "Ciphers with arbitrary finite domains", CT-RSA
//! 2002.

use rand_core::Rng;

use super::grid::{Grid, bits};
use super::sip_word::sip_word;

/// Rounds of the smallest network, which is also the most that any has.
const ROUNDS_MAX: usize = 36;

/// The order of `0..=last`, for a `last` of 256 or more.
#[derive(Clone, Debug)]
pub(super) struct Network {
    last: u64,
    grid: Grid,
    rounds_count: usize,
    keys: [[u64; 2]; ROUNDS_MAX],
}

impl Network {
    /// The network whose keys are the next words of `words`, two for each round.
    pub(super) fn new(last: u64, words: &mut impl Rng) -> Self {
        Self::with_rounds(last, rounds_count(last), words)
    }

    /// The same with an even number of rounds, [`ROUNDS_MAX`] at most; here any `last` will do.
    fn with_rounds(last: u64, rounds_count: usize, words: &mut impl Rng) -> Self {
        let mut keys = [[0; 2]; ROUNDS_MAX];
        keys[..rounds_count].as_flattened_mut().fill_with(|| words.next_u64());
        Self { last, grid: Grid::covering(last), rounds_count, keys }
    }

    /// The last number.
    pub(super) fn last(&self) -> u64 {
        self.last
    }

    /// The number at a position `0..=last`.
    pub(super) fn at(&self, position: u64) -> u64 {
        self.walk(position, |cell| {
            self.grid.forward(cell, self.rounds_count, |r, line, length| {
                amount(self.keys[r], line, length)
            })
        })
    }

    /// The position of a number `0..=last`.
    pub(super) fn position_of(&self, number: u64) -> u64 {
        self.walk(number, |cell| {
            self.grid.backward(cell, self.rounds_count, |r, line, length| {
                amount(self.keys[r], line, length)
            })
        })
    }

    /// Steps on from `from`, at least once, until it is back among `0..=last`.
    ///
    /// It ends: the cycle of `from` comes back to `from` itself at the latest.
    #[inline(always)]
    fn walk(&self, from: u64, step: impl Fn(u64) -> u64) -> u64 {
        let mut cell = step(from);
        while cell > self.last {
            cell = step(cell);
        }
        cell
    }
}

/// How far a round turns a line: one of `0..length`, a length of 2^32 at most.
///
/// The high half of a product, without a redraw: each amount has `2^64 / length` of the
/// hashes, rounded up or down, so that its chance is off by less than `length / 2^64` of
/// itself, 2^-32 at most; of a power of two it is exact.
#[inline(always)]
fn amount(key: [u64; 2], line: u64, length: u64) -> u64 {
    ((u128::from(sip_word(key, line)) * u128::from(length)) >> 64) as u64
}

/// The rounds of a network over `0..=last`.
///
/// The smallest even number `r` of at least 12 with `(r - 4) h >= 128`, where both
/// sides of the grid are at least `2^h`: the best known attacks on ideal round functions
/// of that size need about `2^((r - 4) h)` values.
///
/// | bits of `last` up to | 10 | 12 | 14 | 16 | 20 | 22 | 26 | 32 | 64 |
/// |---|---|---|---|---|---|---|---|---|---|
/// | rounds | 36 | 30 | 26 | 24 | 20 | 18 | 16 | 14 | 12 |
pub(super) fn rounds_count(last: u64) -> usize {
    let side_bits = (bits(last) - 1) / 2;
    let rounds = 4 + 128u32.div_ceil(side_bits);
    rounds.next_multiple_of(2).max(12) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn rounds_are_those_of_the_table() {
        let table =
            [(10, 36), (12, 30), (14, 26), (16, 24), (20, 20), (22, 18), (26, 16), (32, 14)];
        for bits in 9..=64 {
            let listed = table.iter().find(|(most, _)| bits <= *most).map_or(12, |(_, r)| *r);
            for last in [1 << (bits - 1), u64::MAX >> (64 - bits)] {
                assert_eq!(rounds_count(last), listed, "{bits} bits");
            }
        }
    }

    #[test]
    fn amounts_are_below_the_length_and_reach_its_ends() {
        for length in [1, 2, 17, 1 << 31, 1 << 32] {
            let amounts: Vec<u64> = (0..1000).map(|line| amount([1, 2], line, length)).collect();
            assert!(amounts.iter().all(|amount| *amount < length));
            // None of 1000 in the lowest hundredth: 0.99^1000 = 4e-5; nor in the highest.
            assert!(*amounts.iter().min().unwrap() <= length / 100, "{length}");
            assert!(*amounts.iter().max().unwrap() >= length - 1 - length / 100, "{length}");
        }
    }

    /// Five numbers on six cells, so that one pass in six walks on. With random rounds 36 are
    /// within 5.8e-6 of uniform (`permuted-index-law.csv`: 2 columns, 3 rows), 60 times less
    /// than what 120,000 orders could show.
    #[test]
    fn orders_of_a_tiny_network_are_equally_likely() {
        let mut counts = [0u32; 120];
        for seed in 0..120_000 {
            let mut words = Seed::from(seed).stream_at(4, 0);
            let network = Network::with_rounds(4, ROUNDS_MAX, &mut words);
            let order: Vec<u64> = (0..=4).map(|position| network.at(position)).collect();
            let rank = (0..5).fold(0, |rank, i| {
                let below = order[i + 1..].iter().filter(|number| **number < order[i]).count();
                rank * (5 - i) + below
            });
            counts[rank] += 1;
        }
        // Chi-square with 119 degrees of freedom and 1000 a cell: mean 119, deviation
        // sqrt(238) = 15.4. Beyond 119 + 5 * 15.4 = 196 its chance is below 2e-5.
        let chi_square: f64 =
            counts.iter().map(|count| (f64::from(*count) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi_square < 196.0, "{chi_square}");
    }
}
