//! The games that cards are shuffled for.
//!
//! Chance enters a game only through the order of the deck: nothing here draws a random
//! number, reads a clock or asks the environment.
//!
//! - [`poker`]: what five to seven cards make, in the standard game, short deck, lowball
//!   and with wild cards; in words; who wins a showdown and what of the pot.
//! - [`draw`]: five-card draw against a dealer, the best cards to hold, and what a pay
//!   table of video poker returns, exactly.
//! - [`blackjack`]: a table move by move, exact values by composition, basic strategy worked
//!   out for any rules, and many rounds quickly.

pub mod blackjack;
pub mod draw;
pub mod poker;

mod shortened;
