//! `xorshift128plus`: Vigna's generator with the shifts 23, 17, 26 of the browsers, 64 bits.
//!
//! `a = s0; b = s1; s0 = b; a ^= a << 23; s1 = a ^ b ^ (a >> 17) ^ (b >> 26)`, and the word is
//! `s0 + s1` of the new state.
//!
//! **Where it ran**: `Math.random()` of Firefox and of Safari since about 2015. Chrome and Node
//! use the same steps without the sum and with a cache: see
//! [`V8MathRandom`](super::V8MathRandom).
//!
//! **Why not**: the state is 128 bits and, but for the carries of one sum, linear. A solver finds
//! it from three fractions. The lowest bit of each word has no carry and is linear.
//!
//! **Seed**: two words of SplitMix64 from the 64 bits of the seed (ours: browsers take theirs
//! from the system, which [`from_state`](Xorshift128Plus::from_state) can set). **Native bound**:
//! `Math.floor(Math.random() * m)`. **Fraction**: the low 53 bits times 2^-53, as in both
//! browsers.
//!
//! # Source
//! S. Vigna, "Further scramblings of Marsaglia's xorshift generators", J. Comput. Appl. Math.
//! 315, 2017; the shifts are those of Mozilla's `XorShift128PlusRNG` and its test.

use super::{Generator, bound};

/// The state of an xorshift128+ generator.
///
/// ```
/// use misdeal_shuffle::study::{Generator, Xorshift128Plus};
///
/// let mut generator = Xorshift128Plus::from_state(1, 4);
/// assert_eq!(generator.word(), 0x800049);
/// ```
#[derive(Clone, Debug)]
pub struct Xorshift128Plus {
    s0: u64,
    s1: u64,
}

impl Xorshift128Plus {
    /// Starts from two words that SplitMix64 makes of `seed`.
    pub fn new(seed: u64) -> Self {
        let mut counter = seed;
        let s0 = split_mix(&mut counter);
        let s1 = split_mix(&mut counter);
        Self { s0, s1 }
    }

    /// Starts from a known state; from two zeros nothing but zeros comes.
    pub fn from_state(s0: u64, s1: u64) -> Self {
        Self { s0, s1 }
    }
}

impl Generator for Xorshift128Plus {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        64
    }

    fn word(&mut self) -> u64 {
        (self.s0, self.s1) = advance(self.s0, self.s1);
        self.s0.wrapping_add(self.s1)
    }

    fn fraction(&mut self) -> f64 {
        (self.word() & ((1 << 53) - 1)) as f64 / (1u64 << 53) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::float(self.fraction(), max)
    }
}

/// One step of the linear engine, which V8 uses too.
pub(super) fn advance(s0: u64, s1: u64) -> (u64, u64) {
    let shifted = s0 ^ s0 << 23;
    (s1, shifted ^ shifted >> 17 ^ s1 ^ s1 >> 26)
}

/// SplitMix64: S. Vigna, public domain, after Steele, Lea and Flood 2014.
fn split_mix(counter: &mut u64) -> u64 {
    *counter = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *counter;
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
