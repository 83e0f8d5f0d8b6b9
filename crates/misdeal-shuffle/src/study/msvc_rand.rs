//! `msvc-rand`: `rand()` of Microsoft's C library, 15 bits.
//!
//! A linear congruential generator, `s = s * 214013 + 2531011 mod 2^32`, that gives bits 16 to 30
//! of its state; `RAND_MAX` is 32767. Bit 31 never shows, so 2^31 states matter.
//!
//! **Where it ran**: C and C++ programs on Windows, among them the blackjack of the posts, with
//! `srand(time(NULL))` before every card.
//!
//! **Why not**: 32768 words are few. Taken modulo 52, the likeliest order of a deck has 1.0233
//! times its fair probability, and no index above 32767 ever comes. One deck is enough to try all
//! states: seconds on one core.
//!
//! **Seed**: the low 32 bits, as `srand` takes an unsigned int. **Native bound**: `rand() % m`,
//! which the library leaves to its user. **Fraction**: `rand() / (RAND_MAX + 1.0)`.
//!
//! # Source
//! Microsoft's documentation of the C++ library prints
//! `41 18467 6334 26500 19169 15724 11478 29358` for the first calls (the example of `greater`);
//! OEIS A084275 and A096558 list more, from the seeds 1 and 0.

use super::{Generator, bound};

/// The state of Microsoft's `rand()`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, MsvcRand};
///
/// let mut generator = MsvcRand::new(1);
/// assert_eq!([(); 3].map(|()| generator.word()), [41, 18467, 6334]);
/// ```
#[derive(Clone, Debug)]
pub struct MsvcRand {
    state: u32,
}

impl MsvcRand {
    /// As after `srand(seed)`, with the low 32 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: seed as u32 }
    }
}

impl Generator for MsvcRand {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        15
    }

    fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_mul(214_013).wrapping_add(2_531_011);
        u64::from(self.state >> 16 & 0x7fff)
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / 32768.0
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::modulo(self.word(), max)
    }
}
