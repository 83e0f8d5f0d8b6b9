//! `php-mt-rand`: `mt_rand()` of PHP 7.1 and later, a Mersenne Twister.
//!
//! Up to PHP 7.0 a slip in the twist made another, poorer sequence; this is the mended one, which
//! also stands behind `shuffle()`, `array_rand()` and `rand()`.
//!
//! **Where it ran**: PHP games, lotteries and shops.
//!
//! **Why not**: the seed has 32 bits, so one deck and under a minute of trying on four cores give
//! it away, and with it all deals of the process. With more output the whole state follows
//! without the seed.
//!
//! **Seed**: the low 32 bits, `mt_srand(seed)`. **Word**: `mt_rand()`, the upper 31 bits of a
//! word. **Native bound**: `mt_rand(0, m-1)`: the remainder of a whole 32-bit word with a redraw,
//! the low bits for a power of two; above 2^32 values two words are joined, the first the lower
//! (PHP 8.2 and later; before, the first was the higher). **Fraction**:
//! `mt_rand() / (mt_getrandmax() + 1)`.
//!
//! PHP's `shuffle()` after `mt_srand` is `fisher-yates` over this bound, step by step.
//!
//! # Source
//! PHP's documentation of `mt_srand` and `mt_rand`, and the RFC "RNG fixes and changes" for 7.1
//! (<https://wiki.php.net/rfc/rng_fixes>); compared with PHP 8.2.

use super::Generator;
use super::twister::Twister;

/// The state of PHP's `mt_rand()`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, PhpMtRand};
///
/// // mt_srand(1); mt_rand()
/// assert_eq!(PhpMtRand::new(1).word(), 895547922);
/// ```
#[derive(Clone, Debug)]
pub struct PhpMtRand {
    twister: Twister,
}

impl PhpMtRand {
    /// As after `mt_srand(seed)`, with the low 32 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { twister: Twister::new(seed as u32) }
    }

    fn double_word(&mut self) -> u64 {
        let low = u64::from(self.twister.next());
        u64::from(self.twister.next()) << 32 | low
    }
}

impl Generator for PhpMtRand {
    fn seed(&mut self, seed: u64) {
        self.twister.seed(seed as u32);
    }

    fn bits(&self) -> u32 {
        31
    }

    fn word(&mut self) -> u64 {
        u64::from(self.twister.next() >> 1)
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / (1u64 << 31) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        let (widest, mut word) = match u32::try_from(max) {
            Ok(_) => (u64::from(u32::MAX), u64::from(self.twister.next())),
            Err(_) => (u64::MAX, self.double_word()),
        };
        if max == widest {
            return word;
        }
        let range = max + 1;
        if range.is_power_of_two() {
            return word & max;
        }
        // The last word of the longest stretch that the range divides; one stretch is given away
        // where all words but the last would fit.
        let limit = widest - widest % range - 1;
        while word > limit {
            word = match widest == u64::MAX {
                true => self.double_word(),
                false => u64::from(self.twister.next()),
            };
        }
        word % range
    }
}
