//! Shuffles, fair and faulty, as generic code over a source of draws.
//!
//! Seven things to take from here:
//! - a fair shuffle of a slice, however long: [`shuffle()`], and by seed on all threads:
//!   `par_shuffle`;
//! - a fair deal, reproducible by [`Seed`] and deal number: [`fair`]; many at a time: [`bulk`];
//! - any shuffle by name, `wash:times=108` for instance: [`ShuffleSpec`], [`catalogue`];
//! - the mistakes that people make, to study: [`faulty`], and generators that they deal
//!   with: [`study`]; what hands and machines do with cards: [`physical`];
//! - the exact law of any shuffle written over [`Draw`]: [`exact_law`];
//! - m of n without repeats, in random order or as a set, evenly or by weight: [`sample`];
//! - any position of a pseudorandom order of up to 2^64 numbers, in O(1): [`permutation`].
//!
//! The crate asks nobody for entropy and reads no clock, file or environment;
//! seeds arrive as arguments.

pub mod array;
pub mod bulk;
mod catalogue;
mod draw;
pub mod fair;
pub mod faulty;
pub mod oracle;
pub mod permutation;
pub mod physical;
pub mod sample;
#[cfg(test)]
mod scripted;
mod seed;
mod shoe_draw;
mod spec;
pub mod study;

#[cfg(feature = "rayon")]
pub use array::par_shuffle;
pub use array::shuffle;
pub use catalogue::{Entry, Fairness, GeneratorEntry, Key, catalogue, generators, study_keys};
pub use draw::{Draw, FromRng};
pub use num_rational::Ratio;
pub use oracle::{Law, OracleError, Outcome, exact_law};
pub use permutation::{IndexPermutation, inverse_index, permuted_index};
pub use seed::{DealDraw, ParseSeedError, Seed};
pub use shoe_draw::{draw_random, reshuffle};
pub use spec::{REPEATS_MAX, ShuffleSpec, SpecError};
