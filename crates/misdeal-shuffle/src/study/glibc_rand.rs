//! `glibc-rand`: `rand()` of the GNU C library (`TYPE_3`), 31 bits.
//!
//! An additive feedback generator: `r[i] = r[i-3] + r[i-31] mod 2^32`, of which the upper 31 bits
//! are given; `RAND_MAX` is 2147483647. The 31 first values come from the seed by
//! `r[i] = 16807 * r[i-1] mod 2^31 - 1`, and 310 values are thrown away.
//!
//! **Where it ran**: C and C++ programs on Linux.
//!
//! **Why not**: each word is the sum of two earlier ones, up to one unit lost with the lowest
//! bit, so words 3 and 31 back foretell it. The seed has 32 bits and is usually a clock: whoever
//! tries all seeds has the deal. Bias by the remainder is small: R = 2^31.
//!
//! **Seed**: the low 32 bits, as a signed int; 0 counts as 1. **Native bound**: `rand() % m`,
//! left to the user. **Fraction**: `rand() / (RAND_MAX + 1.0)`.
//!
//! # Source
//! The documentation of `random()` and `initstate()` (128 bytes of state) and the outputs of the
//! library itself; the additive generator is Mitchell and Moore's kind, D. E. Knuth, *The Art of
//! Computer Programming*, volume 2, 3.2.2.

use super::{Generator, bound};

/// Distance of the older of the two values that are added, and the size of the state.
const LONG: usize = 31;
/// Distance of the younger one.
const SHORT: usize = 3;

/// The state of glibc's `rand()`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, GlibcRand};
///
/// let mut generator = GlibcRand::new(1);
/// assert_eq!([(); 3].map(|()| generator.word()), [1804289383, 846930886, 1681692777]);
/// ```
#[derive(Clone, Debug)]
pub struct GlibcRand {
    /// A ring of the last 31 values.
    values: [u32; LONG],
    /// The place of the oldest, which the next value replaces.
    oldest: usize,
}

impl GlibcRand {
    /// As after `srand(seed)`, with the low 32 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        let mut values = [0; LONG];
        let mut value = i64::from(seed as u32 as i32);
        if value == 0 {
            value = 1;
        }
        values[0] = value as u32;
        for slot in &mut values[1..] {
            // Schrage's method in the original: the remainder takes the sign of the value, and
            // the modulus is added to a negative one.
            value = 16_807 * value % 2_147_483_647;
            if value < 0 {
                value += 2_147_483_647;
            }
            *slot = value as u32;
        }
        // The original's front pointer begins 3 places in, which makes r[3] the first to be
        // replaced: 3 values come again before the recurrence begins.
        let mut generator = Self { values, oldest: SHORT };
        for _ in 0..10 * LONG {
            generator.word();
        }
        generator
    }
}

impl Generator for GlibcRand {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        31
    }

    fn word(&mut self) -> u64 {
        let younger = self.values[(self.oldest + LONG - SHORT) % LONG];
        let value = &mut self.values[self.oldest];
        *value = value.wrapping_add(younger);
        self.oldest = (self.oldest + 1) % LONG;
        u64::from(*value >> 1)
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / (1u64 << 31) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::modulo(self.word(), max)
    }
}
