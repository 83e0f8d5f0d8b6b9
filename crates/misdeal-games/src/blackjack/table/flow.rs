//! What follows from a move: the next hand, the dealer, the end of the round.

use super::{Table, Turn};
use crate::blackjack::seat::{PlayerHand, PlayerSeat, total};
use crate::blackjack::{Action, Hole, TableError};

impl Table {
    pub(super) fn act(
        &mut self,
        seat: usize,
        hand: usize,
        action: Action,
    ) -> Result<(), TableError> {
        match action {
            Action::Stand => self.seats[seat].hands[hand].is_finished = true,
            Action::Surrender => self.seats[seat].hands[hand].give_up(),
            Action::Hit => {
                let card = self.draw()?;
                self.seats[seat].hands[hand].cards.push(card);
            }
            Action::Double => {
                let card = self.draw()?;
                let held = &mut self.seats[seat].hands[hand];
                held.cards.push(card);
                held.bet *= 2;
                held.is_doubled = true;
                held.is_finished = true;
            }
            Action::Split => self.split(seat, hand)?,
        }
        Ok(())
    }

    /// The second card begins a hand of its own, and both get another at once.
    fn split(&mut self, seat: usize, hand: usize) -> Result<(), TableError> {
        let drawn = [self.draw()?, self.draw()?];
        let player = &mut self.seats[seat];
        let first = player.hands.remove(hand);
        for (at, (&card, more)) in first.cards.iter().zip(drawn).enumerate() {
            let mut half = PlayerHand::new(player.bet, vec![card, more]);
            half.is_split = true;
            player.hands.insert(hand + at, half);
        }
        Ok(())
    }

    /// Goes on until somebody has a choice or the round is over.
    pub(super) fn go_on(&mut self) -> Result<(), TableError> {
        if let Turn::Offers { seat } = self.turn {
            let is_asked = |player: &PlayerSeat| !player.hands.is_empty() && !player.has_answered;
            let has_offer = self.offers_insurance() || self.offers_early();
            match (seat..self.seats.len()).find(|&seat| has_offer && is_asked(&self.seats[seat])) {
                Some(seat) => {
                    self.turn = Turn::Offers { seat };
                    return Ok(());
                }
                None if self.rules.hole == Hole::Peek && self.has_natural() => {
                    self.settle();
                    return Ok(());
                }
                None => {}
            }
        }
        match self.next_hand() {
            Some((seat, hand)) => {
                self.turn = Turn::Hand { seat, hand };
                Ok(())
            }
            None => self.dealer_plays(),
        }
    }

    /// The first hand that has a choice.
    fn next_hand(&mut self) -> Option<(usize, usize)> {
        for seat in 0..self.seats.len() {
            for hand in 0..self.seats[seat].hands.len() {
                if !self.seats[seat].hands[hand].is_finished
                    && self.facts(seat, hand).has_choice(&self.rules)
                {
                    return Some((seat, hand));
                }
            }
        }
        None
    }

    fn dealer_plays(&mut self) -> Result<(), TableError> {
        if self.rules.hole == Hole::NoHoleCard && self.dealer.len() == 1 {
            let card = self.draw()?;
            self.dealer.push(card);
        }
        let rules = self.rules;
        let is_open = |hand: &PlayerHand| {
            let is_decided = hand.is_surrendered || hand.is_natural() || hand.is_charlie(&rules);
            !is_decided && !hand.total().is_bust()
        };
        // He draws only if a hand waits for it.
        if self.seats.iter().flat_map(|seat| &seat.hands).any(is_open) {
            while !self.rules.soft_17.dealer_stands(total(&self.dealer)) {
                let card = self.draw()?;
                self.dealer.push(card);
            }
        }
        self.settle();
        Ok(())
    }

    fn settle(&mut self) {
        self.is_hole_shown = true;
        self.is_settled = true;
        self.turn = Turn::Bets;
    }
}
