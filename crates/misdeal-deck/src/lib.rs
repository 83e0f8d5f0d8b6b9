//! Cards, orders of cards, and how they are written.
//!
//! No randomness, no files, no clock: this room knows what a deck *is*, not how
//! it is shuffled or judged.
//!
//! - [`Perm`]: an order of `n` cards, checked once, at birth.
//! - [`rank`]: the Lehmer code and the number of an order among all `n!`.
//! - [`Card`], [`Token`]: one card, and one word of a line of deals.

mod card;
mod notation;
mod perm;
pub mod rank;
mod script;
mod sort;
mod token;

pub use card::{Card, CardIdError, Rank, Suit};
pub use notation::{ParseCardError, card_from_str};
pub use perm::{NotAPermError, Perm};
pub use script::{Facing, Owner, Phrase, Pile, Script, ScriptError, Seats, Step};
pub use sort::HandOrder;
pub use token::{ParseTokenError, Token};
