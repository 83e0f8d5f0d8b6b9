//! `v8-math-random`: `Math.random()` of Chrome and Node, 52 bits.
//!
//! The engine is that of [`Xorshift128Plus`](super::Xorshift128Plus) without the sum: the word is
//! the upper part of `s0`. V8 makes 64 fractions at a time and gives them out **last first**.
//!
//! **Where it ran**: every shuffle in JavaScript that says `Math.floor(Math.random() * m)`, in
//! Chrome since 49 and Node since 6.
//!
//! **Why not**: the state is linear. One deck of 52 shows more than the 128 bits it has; solving
//! for them, with all 64 places in the cache tried, takes a second, and then every later deal is
//! known. A page that shuffles this way deals open cards to whoever looks.
//!
//! **Seed**: as `node --random-seed=N` with N the low 31 bits: `s0` is MurmurHash3's 64-bit mix of
//! N, `s1` that of its complement; Node takes 0 for no seed.
//! [`from_state`](V8MathRandom::from_state) sets both. **Word**: `s0 >> 12`. **Fraction**: that
//! times 2^-52. **Native bound**: `Math.floor(Math.random() * m)`.
//!
//! The conversion is that of Node 12 to 23: the top 52 bits beneath the exponent of 1, less 1.
//! Node 6 to 11 took the low 52 bits of `s0 + s1`; Node 24 (V8 since February 2025) takes
//! `s0 >> 11` times 2^-53; V8 changed the steps themselves in January 2026. Those are not here.
//!
//! # Source
//! Y. Guo, "There's Math.random(), and then there's Math.random()",
//! <https://v8.dev/blog/math-random>, 2015, for the steps; the seeding and the order were
//! compared with Node 20 (V8 11.3). The other versions:
//! <https://github.com/matthewoestreich/js-randomness-predictor>, issue 25 and the notes in its
//! sources.

use super::xorshift128plus::advance;
use super::{Generator, bound};

/// How many fractions V8 makes at a time.
const CACHE_SIZE: usize = 64;

/// The state and the cache of V8's `Math.random()`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, V8MathRandom};
///
/// // node --random-seed=42 -p 'Math.random()'
/// assert_eq!(V8MathRandom::new(42).fraction(), 0.7939112874678715);
/// ```
#[derive(Clone, Debug)]
pub struct V8MathRandom {
    s0: u64,
    s1: u64,
    cache: [u64; CACHE_SIZE],
    /// How many words of the cache are still to be given; the last of them is next.
    left: usize,
}

impl V8MathRandom {
    /// As in `node --random-seed=N`, with the low 31 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        let seed = seed & 0x7fff_ffff;
        Self::from_state(murmur_mix(seed), murmur_mix(!seed))
    }

    /// Starts from a known state with an empty cache.
    pub fn from_state(s0: u64, s1: u64) -> Self {
        Self { s0, s1, cache: [0; CACHE_SIZE], left: 0 }
    }
}

impl Generator for V8MathRandom {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        52
    }

    fn word(&mut self) -> u64 {
        if self.left == 0 {
            for word in &mut self.cache {
                (self.s0, self.s1) = advance(self.s0, self.s1);
                *word = self.s0 >> 12;
            }
            self.left = CACHE_SIZE;
        }
        self.left -= 1;
        self.cache[self.left]
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / (1u64 << 52) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::float(self.fraction(), max)
    }
}

/// The final mix of MurmurHash3 for 64 bits (A. Appleby, public domain).
fn murmur_mix(mut word: u64) -> u64 {
    word = (word ^ word >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    word = (word ^ word >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ word >> 33
}
