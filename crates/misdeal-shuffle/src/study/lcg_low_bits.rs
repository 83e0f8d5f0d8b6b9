//! `lcg-low-bits`: a power-of-two generator that shows its whole state, 31 bits.
//!
//! `s = s * 1103515245 + 12345 mod 2^31`, and the word is `s`.
//!
//! **Where it ran**: `rand()` of BSD and of VAX C, `random()` of glibc on 8 bytes of state
//! (`TYPE_0`), and many hand-written generators.
//!
//! **Why not**: bit k has period 2^(k+1). The lowest bit alternates, so draws modulo an even m
//! alternate between even and odd, and modulo 4 they walk a fixed cycle of four. A draw among 8
//! repeats every 8 draws. Two decks of 52 betray it.
//!
//! **Seed**: the low 31 bits. **Native bound**: `s % m`, the low bits for a power of two.
//! **Fraction**: `s / 2^31`, which is made of the good bits.
//!
//! # Source
//! D. E. Knuth, *The Art of Computer Programming*, volume 2, 3.2.1.1, on the low digits of a
//! power-of-two modulus. Public reports of it: <https://github.com/rust-random/rand/pull/113>.

use super::{Generator, bound};

/// The state of a linear congruential generator modulo 2^31.
///
/// ```
/// use misdeal_shuffle::study::{Generator, LcgLowBits};
///
/// let mut generator = LcgLowBits::new(1);
/// assert_eq!([(); 6].map(|()| generator.native(1)), [0, 1, 0, 1, 0, 1]);
/// ```
#[derive(Clone, Debug)]
pub struct LcgLowBits {
    state: u32,
}

impl LcgLowBits {
    /// Starts from the low 31 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: seed as u32 & 0x7fff_ffff }
    }
}

impl Generator for LcgLowBits {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        31
    }

    fn word(&mut self) -> u64 {
        let next = self.state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        self.state = next & 0x7fff_ffff;
        u64::from(self.state)
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / (1u64 << 31) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        bound::modulo(self.word(), max)
    }
}
