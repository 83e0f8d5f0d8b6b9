//! Five-card draw: five cards, some of them exchanged once, and what that is worth.
//!
//! ```text
//!   five cards ──► Hold ──► held_values: what each of the 32 holds is worth, one by one
//!                     ├───► PayTable::exact_return: of all 2,598,960 hands at once
//!                     └───► Dealt::exchange ──► Finished: a round against a dealer
//! ```
//!
//! ```
//! use misdeal_deck::card_from_str;
//! use misdeal_games::draw::{PayTable, held_values};
//!
//! let hand = ["Ks", "Qs", "Js", "Ts", "9s"].map(|card| card_from_str(card).unwrap());
//! let table: PayTable = "9/6".parse().unwrap();
//! let best = held_values(hand, |rank| table.value(rank)).unwrap()[0];
//! // A straight flush pays 50; for a royal flush one would need luck once in 47.
//! assert_eq!((best.hold.count(), best.value()), (5, 50.0));
//! ```

mod dealer;
mod duel;
mod exact;
mod hold;
mod pay_table;
mod subsets;

pub use dealer::{DEALER_HANDS, dealer_hands_beaten, dealer_hold};
pub use duel::{Dealt, DuelError, Finished, Winner};
pub use exact::{ExactReturn, FinalLaw};
pub use hold::{HeldValue, Hold, held_values};
pub use pay_table::{FinalHand, PayTable, PayTableError};

#[cfg(test)]
mod tests;
