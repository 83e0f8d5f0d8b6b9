//! `mt19937`: the Mersenne Twister of C++, `std::mt19937`, words of 32 bits.
//!
//! **Where it ran**: C++ programs since 2011, R, Ruby, MATLAB, NumPy's old interface; poker
//! software too.
//!
//! **Why not**: its words are very even, and linear: 624 of them give away the whole state and
//! every later deal. `std::mt19937 gen(seed)` has 2^32 starts whatever the size of the state, and
//! `gen(time(0))` far fewer.
//!
//! **Seed**: the low 32 bits, `std::mt19937 gen(seed)`. **Word**: `gen()`. **Native bound**:
//! `std::uniform_int_distribution` of libstdc++ 11 and later, uniform: a multiplication with a
//! redraw (Lemire's) up to 2^32 values, beyond that a high part below and a word added. The C++
//! standard leaves this to the library, so others differ. **Fraction**: `std::generate_canonical`
//! of libstdc++: two words, the first the lower one, times 2^-64.
//!
//! # Source
//! M. Matsumoto and T. Nishimura, "Mersenne Twister", ACM TOMACS 8(1), 1998. The C++ standard
//! ([rand.predef]) requires the 10000th word of the default seed 5489 to be 4123659995. Bounds:
//! compared with libstdc++ of GCC 12.

use super::Generator;
use super::twister::Twister;

/// The state of a `std::mt19937`.
///
/// ```
/// use misdeal_shuffle::study::{Generator, Mt19937};
///
/// let mut generator = Mt19937::new(5489);
/// assert_eq!((0..10000).map(|_| generator.word()).last(), Some(4123659995));
/// ```
#[derive(Clone, Debug)]
pub struct Mt19937 {
    twister: Twister,
}

impl Mt19937 {
    /// `std::mt19937 gen(seed)`, with the low 32 bits of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { twister: Twister::new(seed as u32) }
    }
}

impl Generator for Mt19937 {
    fn seed(&mut self, seed: u64) {
        self.twister.seed(seed as u32);
    }

    fn bits(&self) -> u32 {
        32
    }

    fn word(&mut self) -> u64 {
        u64::from(self.twister.next())
    }

    fn fraction(&mut self) -> f64 {
        let low = f64::from(self.twister.next());
        let high = f64::from(self.twister.next());
        let fraction = (low + high * 2f64.powi(32)) / 2f64.powi(64);
        // Rounding may give 1, which the library replaces by the double before it.
        fraction.min(1.0f64.next_down())
    }

    fn native(&mut self, max: u64) -> u64 {
        if max < u64::from(u32::MAX) {
            let range = max + 1;
            let redraw_below = (1u64 << 32) % range;
            loop {
                let product = self.word() * range;
                if product as u32 as u64 >= redraw_below {
                    return product >> 32;
                }
            }
        } else if max == u64::from(u32::MAX) {
            self.word()
        } else {
            loop {
                let high = self.native(max >> 32) << 32;
                let value = high.checked_add(self.word()).filter(|&value| value <= max);
                if let Some(value) = value {
                    return value;
                }
            }
        }
    }
}
