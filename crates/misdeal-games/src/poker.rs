//! Poker hands.
//!
//! ```text
//!   cards ──► Hand ──► Ranking::rank ──► HandRank ──► category, ranks, words
//!   checked by HandError                    └──► Showdown ──► shares of a pot
//! ```
//!
//! [`rank`] checks what it is given; [`Hand`] with [`Ranking::rank`] is the fast way,
//! for cards that are known to be different: a card is added by one addition, and a
//! hand of five to seven is looked up in tables made when the crate is built. A larger
//! [`HandRank`] wins, in lowball too.
//!
//! ```
//! use misdeal_deck::card_from_str;
//! use misdeal_games::poker::{Category, DeuceToSeven, Standard, rank};
//!
//! let cards = |text: &str| -> Vec<_> {
//!     text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
//! };
//! let kings = rank::<Standard>(&cards("Kh Ks 8d 8c 8h 2s 3s")).unwrap();
//! assert_eq!(kings.category(), Category::FullHouse);
//! assert_eq!(kings.to_string(), "full house, eights over kings");
//! assert!(kings > rank::<Standard>(&cards("Ah Kh Qh Jh 9h")).unwrap());
//! let error = rank::<Standard>(&cards("Kh Ks 8d 8c Kh")).unwrap_err();
//! assert_eq!(error.to_string(), "card 5 is Kh again, which is card 1 already");
//! let low = rank::<DeuceToSeven>(&cards("7h 5s 4d 3c 2h")).unwrap();
//! assert_eq!(low.to_string(), "low, 7-5-4-3-2");
//! ```

mod check;
mod hand;
mod hand_rank;
mod made;
mod pot;
mod ranking;
#[cfg(test)]
mod rules;
mod showdown;
mod tables;
mod wild;
mod words;

pub use check::{HandError, rank, rank_with, verify_cards};
pub use hand::Hand;
pub use hand_rank::HandRank;
pub use made::Category;
pub use pot::{Pot, PotError, Stake, pots, shares};
pub use ranking::{AceToFive, DeuceToSeven, Ranking, ShortDeck, Standard, WithWilds};
pub use showdown::{Showdown, ShowdownError, showdown};
pub use wild::Wilds;

#[cfg(test)]
mod tests;
