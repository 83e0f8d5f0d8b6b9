//! What may be done now: by whose turn it is, and by [`Facts`] of the hand.

use super::{Move, Table, Turn};
use crate::blackjack::facts::Facts;
use crate::blackjack::{Action, Actions, MoveError, Surrender, Value};

impl Table {
    /// Why a move is not allowed now.
    ///
    /// # Errors
    /// [`MoveError`] says which rule stands against it.
    pub fn verify(&self, wanted: Move) -> Result<(), MoveError> {
        match (self.turn, wanted) {
            (Turn::Bets, _) => Err(MoveError::NobodysTurn),
            (Turn::Offers { .. }, Move::Pass) => Ok(()),
            (Turn::Offers { seat }, Move::Insure) if self.seats[seat].is_insured => {
                Err(MoveError::Insured)
            }
            (Turn::Offers { .. }, Move::Insure) if self.offers_insurance() => Ok(()),
            (Turn::Offers { .. }, Move::Act(Action::Surrender)) if self.offers_early() => Ok(()),
            (Turn::Offers { .. }, _) => Err(MoveError::OffersFirst),
            (Turn::Hand { .. }, Move::Insure | Move::Pass) => Err(MoveError::NoOffers),
            (Turn::Hand { .. }, Move::Act(Action::Surrender)) if self.offers_early() => {
                Err(MoveError::SurrenderEarly)
            }
            (Turn::Hand { seat, hand }, Move::Act(action)) => {
                self.facts(seat, hand).verify(&self.rules, action)
            }
        }
    }

    /// Whether a move is allowed now.
    pub fn can(&self, wanted: Move) -> bool {
        self.verify(wanted).is_ok()
    }

    /// What may be done with the hand whose turn it is.
    pub fn actions(&self) -> Actions {
        Action::ALL.into_iter().filter(|&action| self.can(Move::Act(action))).collect()
    }

    pub(super) fn offers_insurance(&self) -> bool {
        self.rules.insurance && self.up() == Some(Value::ACE)
    }

    /// Early surrender is for upcards that a natural may hide under.
    pub(super) fn offers_early(&self) -> bool {
        let may_hide = matches!(self.up(), Some(Value::ACE | Value::TEN));
        self.rules.surrender == Surrender::Early && may_hide
    }

    /// What counts of a hand.
    pub(super) fn facts(&self, seat: usize, hand: usize) -> Facts {
        let player = &self.seats[seat];
        let held = &player.hands[hand];
        let first = held.cards.first().and_then(|&card| Value::of(card));
        Facts {
            cards_count: held.cards.len(),
            total: held.total(),
            pair: held.pair(self.rules.split_unlike_tens),
            is_split: held.is_split,
            is_split_ace: held.is_split && first == Some(Value::ACE),
            hands_count: player.hands.len(),
        }
    }
}
