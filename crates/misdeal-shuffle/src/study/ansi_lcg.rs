//! `ansi-lcg`: the example of `rand()` in the C standard, 15 bits.
//!
//! `next = next * 1103515245 + 12345; return (unsigned)(next / 65536) % 32768;` with `RAND_MAX`
//! 32767: bits 16 to 30 of the state. Those above bit 30 never show, so it does not matter how
//! wide `unsigned long` is.
//!
//! **Where it ran**: small C libraries and countless programs that copied it from the standard.
//!
//! **Why not**: as for every 15-bit word, bias modulo 52 (the likeliest order has 1.0233 times
//! its fair probability) and 2^31 states, which one deck betrays. Bit k of the state has period
//! 2^(k+1), whatever the seed; giving bits 16 and up hides the worst of it. Those who give the
//! whole state, as BSD did, get [`LcgLowBits`](super::LcgLowBits).
//!
//! **Seed**: the low 32 bits. **Native bound**: `rand() % m`, left to the user. **Fraction**:
//! `rand() / (RAND_MAX + 1.0)`.
//!
//! # Source
//! ISO/IEC 9899 (C89 to C23), the example after `srand`: a portable implementation.

use super::{Generator, bound};

/// The state of the C standard's example.
///
/// ```
/// use misdeal_shuffle::study::{AnsiLcg, Generator};
///
/// let mut generator = AnsiLcg::new(1);
/// assert_eq!([(); 3].map(|()| generator.word()), [16838, 5758, 10113]);
/// ```
#[derive(Clone, Debug)]
pub struct AnsiLcg {
    state: u32,
}

impl AnsiLcg {
    /// As after `srand(seed)`, with the low 32 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: seed as u32 }
    }
}

impl Generator for AnsiLcg {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        15
    }

    fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        u64::from(self.state / 65_536 % 32_768)
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / 32768.0
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::modulo(self.word(), max)
    }
}
