//! What a study generator can do: start from a seed, and give words, fractions and the
//! bounded integers that its own platform makes.
//!
//! The trait promises nothing about the quality of what comes out; that is the
//! point. Code that deals cards takes a [`Draw`](crate::Draw) instead.

use std::fmt;

/// A generator that once dealt cards, rebuilt bit for bit.
pub trait Generator: fmt::Debug {
    /// Starts again as the original does from `seed`, of which it takes what fits
    /// (its page says which bits).
    fn seed(&mut self, seed: u64);

    /// The number of bits in a word, from 1 to 64.
    fn bits(&self) -> u32;

    /// The next word, below 2^[`bits`](Self::bits).
    fn word(&mut self) -> u64;

    /// The fraction, 0 or more and less than 1, that its platform makes of the next word or words.
    fn fraction(&mut self) -> f64;

    /// One of `0..=max` as its platform makes it, or as its users usually did where
    /// the platform left that to them.
    ///
    /// Not uniform in general: above the width of the generator the upper values
    /// may never come.
    fn native(&mut self, max: u64) -> u64;
}

impl<G: Generator + ?Sized> Generator for Box<G> {
    fn seed(&mut self, seed: u64) {
        (**self).seed(seed);
    }

    fn bits(&self) -> u32 {
        (**self).bits()
    }

    fn word(&mut self) -> u64 {
        (**self).word()
    }

    fn fraction(&mut self) -> f64 {
        (**self).fraction()
    }

    fn native(&mut self, max: u64) -> u64 {
        (**self).native(max)
    }
}
