//! `mt19937-python`: Python's `random`, a Mersenne Twister with Python's own seeding and bounds.
//!
//! **Where it ran**: `random.shuffle`, `random.sample` and all of Python's module `random`.
//!
//! **Why not**: as for the Mersenne Twister: the state follows from what comes out (about 127
//! decks by multiplication, more here, since the redraw blurs which word was used), and a small
//! seed is tried out. A deck shuffled after `random.seed(k)` has one order per k.
//!
//! **Seed**: the low 64 bits, `random.seed(k)` for an int 0 <= k < 2^64. **Word**:
//! `getrandbits(32)`. **Native bound**: `_randbelow(m)`: as many top bits of a word as m has
//! binary digits (so one more than a power of two needs), drawn again until below m; above 32
//! bits words are joined, the first the lowest. **Fraction**: `random.random()`, 53 bits of two
//! words.
//!
//! Python's `random.shuffle` is `fisher-yates` over this bound, step by step.
//!
//! # Source
//! Python's documentation of `random`; the outputs of CPython 3.11 itself (the way of
//! `_randbelow` is that of 3.2 and later).

use super::Generator;
use super::twister::Twister;

/// The state of Python's `random`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, Mt19937Python};
///
/// // random.seed(42); random.random(), random.randrange(100)
/// let mut generator = Mt19937Python::new(42);
/// assert_eq!(generator.fraction(), 0.6394267984578837);
/// ```
#[derive(Clone, Debug)]
pub struct Mt19937Python {
    twister: Twister,
}

impl Mt19937Python {
    /// As after `random.seed(seed)`.
    pub fn new(seed: u64) -> Self {
        let mut generator = Self { twister: Twister::new(0) };
        generator.seed(seed);
        generator
    }

    /// `getrandbits(bits)` for 1 to 128 bits.
    fn bits_joined(&mut self, bits: u32) -> u128 {
        let (mut value, mut done) = (0, 0);
        while done < bits {
            // The last word gives its top bits.
            let taken = (bits - done).min(32);
            value |= u128::from(self.twister.next() >> (32 - taken)) << done;
            done += taken;
        }
        value
    }
}

impl Generator for Mt19937Python {
    fn seed(&mut self, seed: u64) {
        let key = [seed as u32, (seed >> 32) as u32];
        // The key has no leading zeros, but at least one word.
        let length = if key[1] == 0 { 1 } else { 2 };
        self.twister.seed_by_array(&key[..length]);
    }

    fn bits(&self) -> u32 {
        32
    }

    fn word(&mut self) -> u64 {
        u64::from(self.twister.next())
    }

    fn fraction(&mut self) -> f64 {
        let high = u64::from(self.twister.next() >> 5);
        let low = u64::from(self.twister.next() >> 6);
        (high << 26 | low) as f64 / (1u64 << 53) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        let range = u128::from(max) + 1;
        let bits = 128 - range.leading_zeros();
        loop {
            let value = self.bits_joined(bits);
            if value < range {
                return value as u64;
            }
        }
    }
}
