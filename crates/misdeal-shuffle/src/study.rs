//! Generators of programs that dealt cards, for study. **Never deal cards with these.**
//!
//! A faulty shuffle may have a right algorithm over a wrong generator: 15 bits taken
//! modulo 52, a clock for a seed, the clock again before every card. This module
//! rebuilds such chance bit for bit, so that the audit can be tried on it and a
//! real program's deals can be made again:
//!
//! - [`Generator`]: the words of `rand()`, `java.util.Random` and others, each with a page;
//! - [`Bound`]: how a program made one of `0..=max` of them;
//! - [`BiasedDraw`]: both together as a [`Draw`](crate::Draw), which **breaks the promise of
//!   that trait on purpose**;
//! - [`StudyDealer`]: deals one after another with a [`ShuffleSpec`](crate::ShuffleSpec), the
//!   generator's state going on from deal to deal or started again by a simulated clock
//!   ([`Reseed`], [`Clock`]).
//!
//! Nothing here is a default, and no real clock is read. The names stand in
//! [`generators()`](crate::generators), the grammar in `docs/formats/shuffle-spec.md`.
//!
//! ```
//! use misdeal_shuffle::{Seed, ShuffleSpec};
//!
//! // The deck of `Collections.shuffle(cards, new Random(42))` in Java.
//! let spec: ShuffleSpec = "fisher-yates:generator=java-random".parse().unwrap();
//! let mut dealer = spec.study(&Seed::from(42)).unwrap();
//! let mut cards: Vec<u32> = (0..10).collect();
//! dealer.deal(&mut cards).unwrap();
//! assert_eq!(cards, [4, 6, 2, 1, 7, 9, 8, 5, 3, 0]);
//! ```

mod ansi_lcg;
mod biased;
mod bound;
mod clock;
mod dealer;
mod generator;
mod glibc_rand;
mod java_random;
mod lcg_low_bits;
mod msvc_rand;
mod mt19937;
mod mt19937_python;
mod php_mt_rand;
mod twister;
mod v8_math_random;
mod xorshift128plus;

pub use self::ansi_lcg::AnsiLcg;
pub use self::biased::BiasedDraw;
pub use self::bound::Bound;
pub use self::clock::{Clock, MS_PER_DAY, Reseed};
pub use self::dealer::{EndlessDeal, StudyDealer};
pub use self::generator::Generator;
pub use self::glibc_rand::GlibcRand;
pub use self::java_random::JavaRandom;
pub use self::lcg_low_bits::LcgLowBits;
pub use self::msvc_rand::MsvcRand;
pub use self::mt19937::Mt19937;
pub use self::mt19937_python::Mt19937Python;
pub use self::php_mt_rand::PhpMtRand;
pub use self::v8_math_random::V8MathRandom;
pub use self::xorshift128plus::Xorshift128Plus;

pub(crate) use self::dealer::Schedule;

#[cfg(test)]
mod tests;
