//! [`Table`]: a game of blackjack, move by move.
//!
//! ```text
//!   shuffle ──► deal ──► offers (insurance, early surrender) ──► play, hand by hand
//!      ▲                        │ the dealer looks and has a natural │
//!      └── the cut card is out ─┴──────────► settled ◄── dealer draws ┘
//! ```
//!
//! What may be done is said in one place, [`Table::verify`]; [`can`](Table::can) and
//! [`play`](Table::play) ask it. Chance enters as the order of the shoe, at
//! [`shuffle`](Table::shuffle), and nowhere else.

mod flow;
mod legal;

use misdeal_deck::{Card, Shoe};

use super::move_error::TableError;
use super::seat::{PlayerSeat, total};
use super::settle::{Standing, result};
use super::{Action, Hole, Reshuffle, Rules, Value};

/// What a player may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// To the offers: half of the bet that the dealer has a natural.
    Insure,
    /// To the offers: nothing, or nothing more.
    Pass,
    /// With a hand. Surrender is also an answer to the offers, if it is early.
    Act(Action),
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Nobody's: bets are to be made.
    Bets,
    /// A seat is offered insurance, or to surrender early.
    Offers {
        /// The seat, from 0.
        seat: usize,
    },
    /// A hand is to be played.
    Hand {
        /// The seat, from 0.
        seat: usize,
        /// The hand of the seat, from 0.
        hand: usize,
    },
}

/// What a seat has won, in chips; less than nothing for a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Of each hand.
    pub hands: Vec<i64>,
    /// Of the insurance.
    pub insurance: i64,
}

/// A table with its shoe, its dealer and its seats.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::blackjack::{Action, Move, Rules, Table};
///
/// let rules = Rules { burn: 0, ..Rules::VEGAS_6D };
/// // The player gets T and 6, the dealer 9 and 8; then comes a 5.
/// let mut order: Vec<_> =
///     ["Ts", "9h", "6c", "8d", "5s"].map(|card| card_from_str(card).unwrap()).to_vec();
/// order.resize(312, card_from_str("Td").unwrap());
/// let mut table = Table::new(rules, 1).unwrap();
/// table.shuffle(order).unwrap();
/// table.deal(&[10]).unwrap();
/// table.play(Move::Act(Action::Hit)).unwrap();
/// assert_eq!(table.results().unwrap()[0].hands, [10]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: Rules,
    shoe: Shoe<Card>,
    seats: Vec<PlayerSeat>,
    dealer: Vec<Card>,
    turn: Turn,
    rounds_since_shuffle: u16,
    is_settled: bool,
    /// Whether the dealer's second card is seen.
    is_hole_shown: bool,
}

impl Table {
    /// The most seats.
    pub const SEATS_MAX: usize = 7;
    /// The largest bet; a natural moves at most a hundred times as much.
    pub const BET_MAX: u64 = 1_000_000_000_000;

    /// A table without cards.
    ///
    /// # Errors
    /// [`TableError`] if the rules cannot be played or the number of seats is not 1 to 7.
    pub fn new(rules: Rules, seats: usize) -> Result<Self, TableError> {
        rules.verify()?;
        if !(1..=Self::SEATS_MAX).contains(&seats) {
            return Err(TableError::Seats { got: seats });
        }
        Ok(Self {
            rules,
            shoe: Shoe::new(Vec::new()),
            seats: vec![PlayerSeat::empty(); seats],
            dealer: Vec::new(),
            turn: Turn::Bets,
            rounds_since_shuffle: 0,
            is_settled: false,
            is_hole_shown: false,
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats.
    pub fn seats(&self) -> &[PlayerSeat] {
        &self.seats
    }

    /// The dealer's cards that are seen.
    pub fn dealer(&self) -> &[Card] {
        let seen = if self.is_hole_shown { self.dealer.len() } else { 1 };
        &self.dealer[..seen.min(self.dealer.len())]
    }

    /// Whether the dealer has a card that lies face down.
    pub fn has_hidden_card(&self) -> bool {
        self.dealer().len() < self.dealer.len()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the cards are to be shuffled before the next round.
    pub fn wants_shuffle(&self) -> bool {
        // So many that a round is not likely to run out. A fresh shoe is dealt from in any case.
        let least = 5 * (self.seats.len() + 1);
        let is_used = match self.rules.reshuffle {
            Reshuffle::EachRound => true,
            Reshuffle::Rounds(rounds) => self.rounds_since_shuffle >= rounds,
            Reshuffle::CutCard(_) => self.shoe.is_cut_reached(),
        };
        let is_fresh = self.rounds_since_shuffle == 0;
        self.shoe.left() == 0 || (!is_fresh && (is_used || self.shoe.left() < least))
    }

    /// Puts in the cards in the order in which they will be dealt, burns and cuts.
    ///
    /// # Errors
    /// [`TableError`] in the middle of a round, unless there are as many cards as the rules
    /// say, and for a joker.
    pub fn shuffle(&mut self, order: Vec<Card>) -> Result<(), TableError> {
        if self.turn != Turn::Bets {
            return Err(TableError::InTheMiddle);
        }
        let expected = self.rules.cards_count();
        if order.len() != expected {
            return Err(TableError::Cards { got: order.len(), expected });
        }
        if let Some(at) = order.iter().position(|&card| Value::of(card).is_none()) {
            return Err(TableError::Joker { number: at + 1 });
        }
        self.shoe = Shoe::new(order);
        self.dealer.clear();
        self.seats.fill(PlayerSeat::empty());
        self.is_settled = false;
        self.rounds_since_shuffle = 0;
        if let Reshuffle::CutCard(behind) = self.rules.reshuffle {
            // The rules leave it within the shoe.
            let _ = self.shoe.place_cut_card(behind.into());
        }
        for _ in 0..self.rules.burn {
            let _ = self.shoe.burn();
        }
        Ok(())
    }

    /// Takes the bets of all seats, 0 for none, and deals: a card to each in turn, the dealer
    /// last, twice.
    ///
    /// # Errors
    /// [`TableError`] in the middle of a round, if the cards are to be shuffled, unless there
    /// is one bet a seat and one at least, and for a bet beyond [`BET_MAX`](Self::BET_MAX).
    pub fn deal(&mut self, bets: &[u64]) -> Result<(), TableError> {
        if self.turn != Turn::Bets {
            return Err(TableError::InTheMiddle);
        }
        if self.wants_shuffle() {
            return Err(TableError::WantsShuffle);
        }
        if bets.len() != self.seats.len() || bets.iter().all(|&bet| bet == 0) {
            return Err(TableError::Bets { got: bets.len(), expected: self.seats.len() });
        }
        if let Some(&got) = bets.iter().find(|&&bet| bet > Self::BET_MAX) {
            return Err(TableError::BetTooLarge { got });
        }
        let is_in: Vec<usize> = (0..bets.len()).filter(|&seat| bets[seat] > 0).collect();
        let mut hands = vec![Vec::new(); bets.len()];
        let mut dealer = Vec::new();
        let has_hole = self.rules.hole != Hole::NoHoleCard;
        for round in 0..2 {
            for &seat in &is_in {
                hands[seat].push(self.draw()?);
            }
            if round == 0 || has_hole {
                dealer.push(self.draw()?);
            }
        }
        self.seats =
            bets.iter().zip(hands).map(|(&bet, cards)| PlayerSeat::new(bet, cards)).collect();
        self.dealer = dealer;
        self.is_settled = false;
        self.is_hole_shown = !has_hole;
        self.rounds_since_shuffle += 1;
        self.turn = Turn::Offers { seat: 0 };
        self.go_on()
    }

    /// Does it, and what follows from it: the next hand, the dealer, the end of the round.
    ///
    /// # Errors
    /// [`TableError::Move`] if it is not allowed, and then nothing has changed; out of cards,
    /// and then the round is void and all bets go back.
    pub fn play(&mut self, wanted: Move) -> Result<(), TableError> {
        self.verify(wanted)?;
        match (self.turn, wanted) {
            (Turn::Offers { seat }, _) => {
                let offers_early = self.offers_early();
                let player = &mut self.seats[seat];
                // Who has insured himself may still surrender.
                player.has_answered = wanted != Move::Insure || !offers_early;
                match wanted {
                    Move::Insure => player.insure(),
                    Move::Act(_) => player.hands[0].give_up(),
                    Move::Pass => {}
                }
            }
            (Turn::Hand { seat, hand }, Move::Act(action)) => self.act(seat, hand, action)?,
            _ => {}
        }
        self.go_on()
    }

    /// What each seat has won, once the round is over.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        self.is_settled.then(|| self.seats.iter().map(|seat| self.seat_result(seat)).collect())
    }

    fn seat_result(&self, seat: &PlayerSeat) -> SeatResult {
        let natural = self.has_natural();
        let dealer = Standing {
            points: total(&self.dealer).points(),
            is_natural: natural,
            is_charlie: false,
        };
        let original = seat.bet as i64;
        let mut hands: Vec<i64> =
            seat.hands.iter().map(|hand| result(&self.rules, hand, dealer)).collect();
        // Against a natural only the first bet of the seat is lost.
        if natural && self.rules.hole == Hole::OriginalBetsOnly {
            let mut left = original;
            for won in hands.iter_mut().filter(|won| **won < 0) {
                let lost = (-*won).min(left);
                left -= lost;
                *won = -lost;
            }
        }
        let insurance = seat.insurance as i64 * if natural { 2 } else { -1 };
        SeatResult { hands, insurance }
    }

    fn has_natural(&self) -> bool {
        self.dealer.len() == 2 && total(&self.dealer).points() == 21
    }

    fn up(&self) -> Option<Value> {
        self.dealer.first().and_then(|&card| Value::of(card))
    }

    /// The next card. If the shoe has run out the round is void.
    fn draw(&mut self) -> Result<Card, TableError> {
        self.shoe.draw().map_err(|_| {
            self.seats.fill(PlayerSeat::empty());
            self.dealer.clear();
            self.turn = Turn::Bets;
            self.is_settled = false;
            TableError::OutOfCards
        })
    }
}
