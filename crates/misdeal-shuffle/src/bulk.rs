//! Many decks at once: 64 in a batch, one in each lane of a vector.
//!
//! One deck at a time stalls on its own memory: every exchange waits for the
//! one before. Here each of 64 lanes holds a deck of up to 128 cards, and every
//! instruction does the same to all of them. A deck is drawn as ranks, card `c` at
//! one of the `c + 1` places of the pile of those before it:
//!
//! ```text
//! ranks  0 0 2 1      pile  0
//!                           1 0          card 1 at place 0
//!                           1 0 2        card 2 at place 2
//!                           1 3 0 2      card 3 at place 1: places 2 0 3 1
//! ```
//!
//! and the places are the deck: at position `c` lies the card whose number is the
//! place of `c`. Several ranks share a 16-bit word, and words that would favour one are
//! drawn again (`plan`).
//!
//! **Fair**: every order has probability 1/n!, exactly, if the words are uniform: n! equally
//! likely lists of ranks, all leading to different orders, and so to different inverses.
//!
//! **Cost**: about n²/64 vector instructions a deck with AVX2, and 16 bits for each word of the
//! plan: 52 cards take 16 words. Figures are in `bench/results`.
//!
//! The decks depend on the words alone, not on the instructions ([`Vectors`]) or on how many are
//! asked for at a time. The recipe is frozen: `docs/formats/bulk-v1.md`.
//!
//! # Source
//! The ranks are the inversion table (Knuth, *The Art of Computer Programming*, volume 3, 5.1.1);
//! [`fair::insertion`](crate::fair::insertion()) is the same for one deck, and what this is tested
//! against.

mod decks;
mod fast;
mod lanes;
mod plan;
mod position_table;
mod rows;
mod seeded;
mod vectors;
mod work;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use self::decks::Decks;
pub use self::fast::FastRows;
pub use self::position_table::position_table;
pub use self::rows::Rows;
pub use self::seeded::SeededDecks;
pub use self::vectors::{Found, Vectors};

/// Decks in a batch.
pub const LANES: usize = 64;

/// Most cards of a deck, so that a place fits a signed byte.
pub const CARDS_MAX: u16 = 128;

/// A random word of 16 bits for each lane, the lower byte first.
pub type Row = [u8; 2 * LANES];

#[cfg(test)]
mod tests;
