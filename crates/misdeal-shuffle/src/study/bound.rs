//! Bounds: how a program makes one of `m` values out of a generator's words.
//!
//! With R = 2^bits equally likely words and m = max + 1 values:
//!
//! | bound | value | law |
//! |---|---|---|
//! | `modulo` | `x % m` | p(v) = (floor(R/m) + [v < R mod m]) / R |
//! | `multiply` | `floor(x * m / R)` | p(v) = (ceil((v+1) R/m) - ceil(v R/m)) / R |
//! | `float` | `floor(u * m)` | the same with the R of the fraction u, but for its rounding |
//! | `exact` | `x % m`, the last `R mod m` words drawn again | p(v) = 1/m |
//! | `native` | as the platform does it | see the generator's page |
//!
//! Where m > R, the first three take one word all the same, as the originals do:
//! `rand() % (1 << 20)` with 15 bits never passes 32767, and `multiply` and
//! `float` leave gaps. `exact` joins words, the first of them the highest, until R >= m.
//!
//! Bias by these bounds is small where R is large: for 52 cards and R = 2^15 the
//! likeliest order has 1.0233 times its fair probability (Fisher-Yates, `modulo`), for R = 2^32
//! the distance from fair is 2.7e-16 bits.
//!
//! # Source
//! Laws: counting the words. D. Lemire, "Fast Random Integer Generation in an Interval",
//! ACM TOMACS 29(1), 2019, section 3, on the multiplication. Figures: the products of the laws
//! over m = 2..52.

use std::fmt;

use super::Generator;

/// How one of `0..=max` is made of a generator's output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bound {
    /// As the generator's platform does it.
    #[default]
    Native,
    /// The remainder of a word.
    Modulo,
    /// The fraction times the number of values, rounded down.
    Float,
    /// The high part of the word times the number of values, without a redraw.
    Multiply,
    /// The remainder of a word, with a redraw that makes it uniform if the words are.
    Exact,
}

impl Bound {
    pub(crate) const ALL: [Self; 5] =
        [Self::Native, Self::Modulo, Self::Float, Self::Multiply, Self::Exact];

    /// The name in a spec, such as `modulo`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Modulo => "modulo",
            Self::Float => "float",
            Self::Multiply => "multiply",
            Self::Exact => "exact",
        }
    }

    /// One of `0..=max` from the next output of `generator`; not uniform in general.
    ///
    /// ```
    /// use misdeal_shuffle::study::{Bound, MsvcRand};
    ///
    /// // srand(1); rand() gives 41.
    /// assert_eq!(Bound::Modulo.at_most(&mut MsvcRand::new(1), 9), 41 % 10);
    /// assert_eq!(Bound::Multiply.at_most(&mut MsvcRand::new(1), 9), 41 * 10 / 32768);
    /// ```
    pub fn at_most<G: Generator + ?Sized>(self, generator: &mut G, max: u64) -> u64 {
        match self {
            Self::Native => generator.native(max),
            Self::Modulo => modulo(generator.word(), max),
            Self::Float => float(generator.fraction(), max),
            Self::Multiply => multiply(generator.word(), generator.bits(), max),
            Self::Exact => exact(generator, max),
        }
    }
}

/// Prints the name.
impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

pub(super) fn modulo(word: u64, max: u64) -> u64 {
    // Only for all 2^64 values is there no range to divide by, and none is needed.
    max.checked_add(1).map_or(word, |range| word % range)
}

pub(super) fn float(fraction: f64, max: u64) -> u64 {
    // Up to max = 2^53 the product is below max + 1 even after rounding: the largest
    // fraction is 1 - 2^-53, and (max+1) * 2^-53 is at least half a step of the
    // doubles there. Beyond, max + 1 itself is rounded, perhaps upwards.
    ((fraction * (max as f64 + 1.0)) as u64).min(max)
}

fn multiply(word: u64, bits: u32, max: u64) -> u64 {
    ((u128::from(word) * (u128::from(max) + 1)) >> bits) as u64
}

fn exact<G: Generator + ?Sized>(generator: &mut G, max: u64) -> u64 {
    let range = u128::from(max) + 1;
    loop {
        // At most 63 + 64 bits are joined.
        let (mut value, mut bits) = (0u128, 0);
        while 1u128 << bits < range {
            value = value << generator.bits() | u128::from(generator.word());
            bits += generator.bits();
        }
        let words = 1u128 << bits;
        if value < words - words % range {
            return (value % range) as u64;
        }
    }
}
