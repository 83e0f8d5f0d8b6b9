//! Blackjack.

mod action;
mod chart;
mod decisions;
mod error;
pub mod exact;
mod facts;
mod move_error;
mod parse;
mod post;
mod preset;
mod rules;
mod seat;
mod settle;
mod simulate;
mod table;
mod total;

pub use action::{Action, Actions};
pub use chart::{Cell, Chart};
pub use error::{ParseRulesError, RulesError};
pub use move_error::{MoveError, TableError};
pub use post::{Aces, PostChances, PostGame, PostRules, PostWinner};
pub use preset::{PRESETS, Preset};
pub use rules::{
    Decks, DoubleCards, DoubleOn, Hole, Payment, Reshuffle, Rules, Soft17, SplitAces, Surrender,
};
pub use seat::{PlayerHand, PlayerSeat};
pub use simulate::{Earnings, Simulation};
pub use table::{Move, SeatResult, Table, Turn};
pub use total::{Total, Value};

#[cfg(test)]
mod tests;
