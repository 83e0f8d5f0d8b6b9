//! Sampling without repeats: m of n, as a sequence or as a set, from numbers, slices,
//! streams and weights.
//!
//! The order of a sample is part of its law, and two users want different things.
//! A *sequence* says who is first; a *set* says only who is in. Each function says
//! which of them it returns and where it stands:
//!
//! | wanted | from | function | order of the result |
//! |---|---|---|---|
//! | a sequence | the numbers `0..n` | [`sample_sequence()`] | uniformly random |
//! | the same, one by one | the numbers `0..n` | [`LazyOrder`] | uniformly random |
//! | a set | the numbers `0..n` | [`sample_set()`] | ascending |
//! | a sequence | a slice | [`partial_shuffle()`] | uniformly random, the **first** m |
//! | a sequence | a stream of unknown length | [`Reservoir`] | uniformly random, or arrival |
//! | a sequence, by weight | weights of any size | [`sample_weighted()`] | as drawn |
//! | the same, exactly | integer weights | [`sample_weighted_exact()`] | as drawn |
//!
//! **One order, any length.** [`sample_sequence()`], [`LazyOrder`] and
//! [`partial_shuffle()`] take the same draws and make the same choices as
//! [`fisher_yates_forward`](crate::fair::fisher_yates_forward()). With one seed, a
//! sample of 5 is the beginning of a sample of 50 and of the whole shuffle; how the
//! numbers are stored meanwhile (a table, a hash map) depends on m and n and is never
//! visible in the result.
//!
//! Seeded samples are a format, `docs/formats/sample-v1.md`, with test vectors.
//!
//! What it refuses: a sample larger than the population is an error, never a shorter
//! sample or one with repeats. (A [`Reservoir`] cannot know; it tells how many it saw.)

use std::fmt;

pub mod lazy_order;
pub mod partial_shuffle;
pub mod reservoir;
pub mod sequence;
pub mod set;
pub mod weighted;
pub mod weighted_exact;

pub use self::lazy_order::LazyOrder;
pub use self::partial_shuffle::{PartialShuffle, partial_shuffle};
pub use self::reservoir::{Reservoir, reservoir_sample};
pub use self::sequence::sample_sequence;
pub use self::set::sample_set;
pub use self::weighted::sample_weighted;
pub use self::weighted_exact::sample_weighted_exact;

/// Why there is no sample.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SampleError {
    /// More items are asked for than there are.
    #[error("got a sample of {asked}, expected at most {available}: {}", Reason(*kind))]
    TooMany {
        /// The size of the sample asked for.
        asked: u64,
        /// The number of items that can be in it.
        available: u64,
        /// What was counted.
        kind: Population,
    },
    /// The sample does not fit into memory.
    #[error("a sample of {asked} numbers does not fit into memory")]
    DoesNotFit {
        /// The size of the sample asked for.
        asked: u64,
    },
    /// A weight is negative, infinite or not a number.
    #[error("weight {index}: got {got}, expected a finite number that is not negative")]
    BadWeight {
        /// Where it stands, from 0.
        index: u64,
        /// The weight.
        got: f64,
    },
    /// Integer weights add up to more than `u64::MAX`.
    #[error("weight {index}: the weights up to here add up to more than {}", u64::MAX)]
    WeightsTooLarge {
        /// The first weight at which the sum does not fit, from 0.
        index: u64,
    },
}

/// What a sample is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Population {
    /// Every item can be drawn.
    AllItems,
    /// Items of weight 0 cannot be drawn.
    PositiveWeights,
}

/// The end of the sentence of [`SampleError::TooMany`].
struct Reason(Population);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Population::AllItems => "no item comes twice",
            Population::PositiveWeights => "no item comes twice, and weight 0 never",
        })
    }
}

/// Refuses a sample of `asked` out of `available`.
fn check_size(asked: u64, available: u64, kind: Population) -> Result<(), SampleError> {
    match asked <= available {
        true => Ok(()),
        false => Err(SampleError::TooMany { asked, available, kind }),
    }
}

/// An empty list with room for `asked` numbers.
fn room_for(asked: u64) -> Result<Vec<u64>, SampleError> {
    let does_not_fit = || SampleError::DoesNotFit { asked };
    let mut numbers = Vec::new();
    let length = usize::try_from(asked).map_err(|_| does_not_fit())?;
    numbers.try_reserve_exact(length).map_err(|_| does_not_fit())?;
    Ok(numbers)
}

#[cfg(test)]
mod tests;
