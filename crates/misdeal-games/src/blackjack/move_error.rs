//! Why something cannot be done at a table.

use super::RulesError;
use super::Table;

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The round is over.
    #[error("no hand is being played; bets come first")]
    NobodysTurn,
    /// Insurance or surrender is to be answered first.
    #[error("the offers are to be answered first: insurance, surrender or nothing")]
    OffersFirst,
    /// Insurance is taken once.
    #[error("the seat is insured already")]
    Insured,
    /// Nothing is offered any more.
    #[error("nothing is offered now")]
    NoOffers,
    /// Aces that were split get one card each.
    #[error("split aces get one card each")]
    SplitAces,
    /// It has more than two cards.
    #[error("only two cards may be doubled")]
    DoubleFirst,
    /// It came of a split.
    #[error("a hand that was split may not be doubled")]
    DoubleAfterSplit,
    /// It counts too much or too little.
    #[error("this total may not be doubled")]
    DoubleTotal,
    /// It is no pair.
    #[error("only two cards alike may be split")]
    NoPair,
    /// There are too many hands.
    #[error("there may be {most} hands at most")]
    HandsMax {
        /// The most.
        most: u8,
    },
    /// These rules have no surrender.
    #[error("these rules have no surrender")]
    NoSurrender,
    /// It was an offer, before the dealer looked.
    #[error("under an ace or a ten, surrender is for before the dealer looks")]
    SurrenderEarly,
    /// It has been played already.
    #[error("only the first two cards may be given up")]
    SurrenderFirst,
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A move is not allowed.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// Too few seats or too many.
    #[error("got {got} seats, expected 1 to {}", Table::SEATS_MAX)]
    Seats {
        /// The number.
        got: usize,
    },
    /// The round is not over.
    #[error("the round is not over")]
    InTheMiddle,
    /// The cards are to be shuffled first.
    #[error("the cards are to be shuffled before the next round")]
    WantsShuffle,
    /// Another number of cards than the rules have.
    #[error("got {got} cards, expected {expected}")]
    Cards {
        /// The number.
        got: usize,
        /// What the rules have.
        expected: usize,
    },
    /// A joker.
    #[error("card {number} is a joker, and blackjack has none")]
    Joker {
        /// Where, from 1.
        number: usize,
    },
    /// Not one bet a seat, or none at all.
    #[error("got {got} bets, expected one for each of {expected} seats and one above 0")]
    Bets {
        /// The number.
        got: usize,
        /// The seats.
        expected: usize,
    },
    /// A bet beyond the limit.
    #[error("got a bet of {got}, expected at most {}", Table::BET_MAX)]
    BetTooLarge {
        /// The bet.
        got: u64,
    },
    /// The shoe has run out; the round is void.
    #[error("the shoe has run out; the round is void and all bets go back")]
    OutOfCards,
}
