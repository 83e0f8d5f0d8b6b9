//! Where chance enters: [`Draw`], a source of exactly uniform bounded integers.
//!
//! Every algorithm of this crate is generic over `Draw`, so the very same code
//! runs from a generator, from a recorded list or from an oracle that walks
//! every path. The bound is closed, `at_most(max)`: a range of zero values
//! cannot be asked for, and the last index of a slice is the natural argument.

use rand_core::Rng;

/// A source of integers that are exactly uniform on a closed range.
pub trait Draw {
    /// Returns one of the integers `0..=max`, each with the same probability.
    ///
    /// Exactly: no value is favoured, not even by 2^-48. An implementation may
    /// use as many random words as that takes.
    fn at_most(&mut self, max: u64) -> u64;

    /// Returns an index `0..=max`; [`Draw::at_most`] for slices.
    #[inline]
    fn index_at_most(&mut self, max: usize) -> usize {
        // A usize has at most 64 bits on every platform Rust supports.
        self.at_most(max as u64) as usize
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline]
    fn at_most(&mut self, max: u64) -> u64 {
        (**self).at_most(max)
    }
}

/// Turns any [`rand_core::Rng`] into a [`Draw`].
///
/// Version 1 of the rule, frozen because seeded results are a format
/// (`docs/formats/stream-v1.md`): a bound of `max < 2^32 - 1` multiplies one
/// 32-bit word by `max + 1` and takes the high half, a larger one does the
/// same with 64-bit words; words whose low half falls below
/// `2^w mod (max + 1)` are drawn again, which makes the result exact.
/// Cost: one word and one multiplication, a division only when the low half is
/// below `max + 1`.
///
/// # Source
/// D. Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS
/// 29(1), 2019, algorithm 5.
///
/// ```
/// use misdeal_shuffle::{Draw, FromRng, Seed};
///
/// let mut draw = Seed::from(1).deal(0);
/// assert!((0..1000).all(|_| draw.at_most(5) <= 5));
/// ```
#[derive(Clone, Debug)]
pub struct FromRng<R>(pub R);

impl<R: Rng> Draw for FromRng<R> {
    #[inline]
    fn at_most(&mut self, max: u64) -> u64 {
        if max >= u64::from(u32::MAX) {
            return self.at_most_wide(max);
        }
        let range = max as u32 + 1;
        let product = u64::from(self.0.next_u32()) * u64::from(range);
        // The rare cases are kept out of the way, so that this much is inlined
        // into every loop of a shuffle.
        if (product as u32) < range { self.settle(range, product) } else { product >> 32 }
    }
}

impl<R: Rng> FromRng<R> {
    /// Draws again while the low half says that the word is one too many.
    #[cold]
    fn settle(&mut self, range: u32, mut product: u64) -> u64 {
        let redraw_below = range.wrapping_neg() % range;
        while (product as u32) < redraw_below {
            product = u64::from(self.0.next_u32()) * u64::from(range);
        }
        product >> 32
    }

    /// The same rule with words of 64 bits.
    #[cold]
    fn at_most_wide(&mut self, max: u64) -> u64 {
        if max == u64::MAX {
            return self.0.next_u64();
        }
        let range = max + 1;
        let mut product = u128::from(self.0.next_u64()) * u128::from(range);
        if (product as u64) < range {
            let redraw_below = range.wrapping_neg() % range;
            while (product as u64) < redraw_below {
                product = u128::from(self.0.next_u64()) * u128::from(range);
            }
        }
        (product >> 64) as u64
    }
}

#[cfg(test)]
mod tests;
