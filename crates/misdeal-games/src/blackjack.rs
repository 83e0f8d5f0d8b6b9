//! Blackjack.

mod action;
mod chart;
mod error;
pub mod exact;
mod move_error;
mod parse;
mod post;
mod preset;
mod rules;
mod settle;
mod table;
mod total;

pub use action::{Action, Actions};
pub use chart::{Cell, Chart};
pub use error::{ParseRulesError, RulesError};
pub use move_error::{MoveError, TableError};
pub use post::{Aces, PostChances, PostGame, PostRules, PostWinner};
pub use preset::{PRESETS, Preset};
pub use rules::{
    DoubleCards, DoubleOn, Hole, Payment, Reshuffle, Rules, Soft17, SplitAces, Surrender,
};
pub use table::{Move, PlayerHand, PlayerSeat, SeatResult, Table, Turn};
pub use total::{Total, Value};
