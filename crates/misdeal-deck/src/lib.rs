//! Cards, orders of cards, and how they are written.
//!
//! No randomness, no files, no clock: this room knows what a deck *is*, not how
//! it is shuffled or judged.
//!
//! - [`Perm`]: an order of `n` cards, checked once, at birth.
//! - [`rank`]: the Lehmer code and the number of an order among all `n!`.
//! - [`Card`], [`Token`]: one card, and one word of a line of deals.
//! - [`Deck`]: an ordered multiset of cards, of the 54 or of any others.
//! - [`Notation`], [`IdFormat`]: how cards are written, and how others number them.
//! - [`width`]: how many columns of a terminal a text takes.

mod card;
mod deck;
mod notation;
mod perm;
pub mod rank;
mod script;
mod shared_shoe;
mod shoe;
mod sort;
mod token;
pub mod width;

pub use card::{Card, CardIdError, Rank, Suit};
pub use deck::{
    Deck, DeckCard, DeckEntry, DeckError, DeckIndexError, DeckReadError, Face, NamedFace, Points,
};
pub use notation::{
    Copies, FirstId, IdFormat, IdFormatError, IdLayout, Notation, ParseCardError, RankOrder, Ranks,
    Style, SuitOrder, SuitOrderError, card_from_str, card_from_words,
};
pub use perm::{NotAPermError, Perm};
pub use script::{Facing, Owner, Phrase, Pile, Script, ScriptError, Seats, Step};
pub use shared_shoe::SharedShoe;
pub use shoe::{Place, Shoe, ShoeError};
pub use sort::HandOrder;
pub use token::{ParseTokenError, Token};
