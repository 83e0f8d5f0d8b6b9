//! The oracle: the exact law of a shuffle, by walking every path of its draws.
//!
//! The shuffle is run again and again on the deck in order. The oracle answers
//! its draws from a list and counts that list up like a mileage counter, whose
//! wheels are the draws, each with as many digits as the draw has values:
//!
//! ```text
//! draws 0 0   0 1   1 0   1 1 0   1 1 1      probability of each path: the
//!       path  path  path  path    path       product of 1/values over its draws
//! ```
//!
//! Paths may differ in length, since a run itself says when it stops drawing.
//! The result is exact or an error, never rounded. It holds for code whose only
//! chance is the oracle; where other chance changes the draws, that is refused.

mod law;
mod path;
mod tally;
mod walk;

pub use self::law::{Law, Outcome};
pub use self::path::Path;
pub use self::walk::Walk;

use crate::Draw;

/// The most paths that the oracle walks: 8 cards of the naive swap have 16.8 million.
pub const PATHS_MAX: u64 = 1 << 28;

/// The most orders that a law holds: 10!. An order counts once for each probability that
/// occurs among its paths.
pub const ORDERS_MAX: usize = 3_628_800;

/// The most cards: 20! is the last factorial below 2^64.
pub const CARDS_MAX: usize = 20;

/// Why there is no exact law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OracleError {
    /// More cards than [`CARDS_MAX`].
    #[error("{got} cards are too many for an exact law: expected at most {CARDS_MAX}")]
    TooManyCards {
        /// The number of cards asked for.
        got: usize,
    },
    /// More paths than [`PATHS_MAX`].
    #[error("the shuffle has more than {PATHS_MAX} paths: expected fewer cards or draws")]
    TooManyPaths,
    /// More orders than [`ORDERS_MAX`].
    #[error("the shuffle reaches more than {ORDERS_MAX} orders: expected fewer cards")]
    TooManyOrders,
    /// A probability does not fit: its denominator passes 128 bits.
    #[error("the probabilities need more than 128 bits: expected fewer cards or draws")]
    Overflow,
    /// The shuffle left a number that is no card of the deck.
    #[error("the shuffle made a card {got}: expected cards from 0 to {max}")]
    ForeignCard {
        /// The number found in the deck.
        got: u32,
        /// The last card of the deck.
        max: usize,
    },
    /// The same draws did not lead to the same next draw, or to the same order.
    #[error("the shuffle did not repeat itself on the same draws: expected no other randomness")]
    NotRepeatable,
    /// A law was asked for before every path was walked.
    #[error("the walk is not over: expected every path to be walked")]
    PathsLeft,
}

/// The exact law of `shuffle` on a deck of `cards` cards in order, 0 on top.
///
/// A run that asks for more than `draws_max` draws counts as unfinished; from
/// there on its draws get arbitrary answers, so that a loop that waits for
/// certain values ends. A draw with one possible value is no draw.
///
/// Takes as many runs of `shuffle` as there are paths: n! for Fisher-Yates,
/// n^n for the naive swap. [`Walk`] is the same step by step.
///
/// # Errors
/// [`OracleError`], whenever the law would be too large, inexact or meaningless.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::global_swap(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(4, 27));
/// assert!(!law.is_uniform());
/// ```
pub fn exact_law(
    cards: usize,
    draws_max: usize,
    mut shuffle: impl FnMut(&mut [u32], &mut dyn Draw),
) -> Result<Law, OracleError> {
    let mut walk = Walk::new(cards, draws_max)?;
    while !walk.is_over() {
        walk.step(|deck, path| {
            shuffle(deck, path);
            Ok::<(), OracleError>(())
        })?;
    }
    walk.finish()
}

#[cfg(test)]
mod tests;
