//! `java-random`: `java.util.Random`, a linear congruential generator of 48 bits.
//!
//! `s = s * 0x5DEECE66D + 11 mod 2^48`; `next(k)` gives the upper k bits, at most 32.
//!
//! **Where it ran**: everything in Java that does not say otherwise: `Math.random()`,
//! `Collections.shuffle(list)`, Android games.
//!
//! **Why not**: 2^48 states reach 1 of 2.9e53 orders of a deck, and one deck dealt by
//! `Collections.shuffle` gives the state away in 3 seconds on one core (2^18 low parts by the
//! parity of the even bounds, then 2^30 high parts): all later deals are then known.
//!
//! **Seed**: the low 48 bits, `new Random(seed)`. **Native bound**: `nextInt(m)`: for a power of
//! two the high bits, else `next(31) % m` with a redraw, so it is as uniform as the words are;
//! for m = 2^31 and more `nextLong(m)` of Java 17, whose words are two draws of 32 bits; beyond
//! long, rejection of whole longs. **Word**: `next(31)`, the non-negative word that `nextInt`
//! begins from. **Fraction**: `nextDouble()`, 53 bits in two draws, which is `Math.random()`.
//!
//! A program that draws `(int) (Math.random() * m)` has `bound=float`.
//!
//! # Source
//! The documentation of `java.util.Random` prescribes the algorithms of `next`, `nextInt(int)`
//! and `nextDouble`; `RandomGenerator.nextLong(long)`: compared with Java 17. The attack: this
//! project's own measurement.

use super::Generator;

const MULTIPLIER: u64 = 0x5_DEEC_E66D;
const MASK: u64 = (1 << 48) - 1;

/// The state of a `java.util.Random`.
///
/// ```
/// use misdeal_shuffle::study::JavaRandom;
///
/// let mut random = JavaRandom::new(42);
/// assert_eq!([(); 5].map(|()| random.next_int(100)), [30, 63, 48, 84, 70]);
/// ```
#[derive(Clone, Debug)]
pub struct JavaRandom {
    state: u64,
}

impl JavaRandom {
    /// `new Random(seed)`, with the low 48 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: (seed ^ MULTIPLIER) & MASK }
    }

    /// `next(bits)` as an unsigned number, for 1 to 32 bits.
    pub fn next(&mut self, bits: u32) -> u32 {
        self.state = self.state.wrapping_mul(MULTIPLIER).wrapping_add(11) & MASK;
        (self.state >> (48 - bits)) as u32
    }

    /// `nextInt(bound)`: one of `0..bound`.
    ///
    /// # Panics
    /// If `bound` is 0 or above 2^31 - 1, where Java throws or has no such int.
    pub fn next_int(&mut self, bound: u32) -> u32 {
        assert!((1..=i32::MAX as u32).contains(&bound), "bound must be a positive int");
        if bound.is_power_of_two() {
            return ((u64::from(bound) * u64::from(self.next(31))) >> 31) as u32;
        }
        loop {
            let bits = self.next(31);
            let value = bits % bound;
            // Java: `bits - value + (bound - 1) < 0`, an overflow of int; then `bits` lies
            // in the last stretch, which is shorter than the bound.
            if bits - value + (bound - 1) <= i32::MAX as u32 {
                return value;
            }
        }
    }

    /// `nextLong()` as an unsigned number.
    pub fn next_long(&mut self) -> u64 {
        let high = u64::from(self.next(32));
        // The lower half is added as a signed int.
        (high << 32).wrapping_add(self.next(32) as i32 as u64)
    }

    /// `nextLong(bound)` of Java 17: one of `0..bound`, for a bound up to 2^63 - 1.
    fn next_long_below(&mut self, bound: u64) -> u64 {
        let first = self.next_long();
        if bound.is_power_of_two() {
            return first & (bound - 1);
        }
        let mut bits = first >> 1;
        loop {
            let value = bits % bound;
            if bits - value + (bound - 1) <= i64::MAX as u64 {
                return value;
            }
            bits = self.next_long() >> 1;
        }
    }
}

impl Generator for JavaRandom {
    fn seed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }

    fn bits(&self) -> u32 {
        31
    }

    fn word(&mut self) -> u64 {
        u64::from(self.next(31))
    }

    fn fraction(&mut self) -> f64 {
        let high = u64::from(self.next(26));
        let low = u64::from(self.next(27));
        ((high << 27) + low) as f64 / (1u64 << 53) as f64
    }

    fn native(&mut self, max: u64) -> u64 {
        if max < i32::MAX as u64 {
            u64::from(self.next_int(max as u32 + 1))
        } else if max < i64::MAX as u64 {
            self.next_long_below(max + 1)
        } else {
            loop {
                let value = self.next_long();
                if value <= max {
                    return value;
                }
            }
        }
    }
}
