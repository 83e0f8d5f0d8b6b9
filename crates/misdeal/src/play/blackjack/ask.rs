//! What the player is asked: a bet, the offers, what to do with a hand.

use misdeal_games::blackjack::{Action, Chart, Move, PlayerHand, Rules, Table, Turn, Value};

use super::{Game, failure};
use crate::failure::Failure;
use crate::play::choice::{self, BlackjackAnswer, OfferAnswer};
use crate::play::talk::Answer;

impl Game {
    pub(super) fn asked_bet(&self) -> Result<Option<u64>, Failure> {
        let most = self.chips.min(Table::BET_MAX);
        let usual = self.bet.min(most);
        loop {
            let with =
                [("chips", self.chips.into()), ("usual", usual.into()), ("most", most.into())];
            let Answer::Line(answer) = self.talk.ask(&self.lang.say("play-bet", &with))? else {
                return Ok(None);
            };
            match choice::bet(&answer, usual) {
                Ok(None) => return Ok(None),
                Ok(Some(bet)) if (1..=most).contains(&bet) => return Ok(Some(bet)),
                _ => self.talk.tell(&(self.lang.say("play-bet-range", &with) + "\n"))?,
            }
        }
    }

    /// What the player wants; none if he leaves.
    pub(super) fn asked_move(&mut self) -> Result<Option<Move>, Failure> {
        if let Turn::Offers { .. } = self.table.turn() {
            return self.asked_offers();
        }
        loop {
            let allowed = Action::ALL.into_iter().filter(|&action| self.can_pay(action));
            let names: Vec<String> =
                allowed.map(|action| self.lang.say(key(action), &[])).collect();
            let with = [("actions", names.join(&self.lang.say("play-or", &[])).into())];
            let Answer::Line(answer) = self.talk.ask(&self.lang.say("play-action", &with))? else {
                return Ok(None);
            };
            match choice::blackjack(&answer) {
                BlackjackAnswer::Leave => return Ok(None),
                BlackjackAnswer::Hint => {
                    let hint = self.hint()?;
                    self.talk.tell(&(hint + "\n"))?;
                }
                BlackjackAnswer::Act(action) => match self.table.verify(Move::Act(action)) {
                    Ok(()) if self.can_pay(action) => return Ok(Some(Move::Act(action))),
                    Ok(()) => self.talk.tell(&(self.lang.say("play-cannot-pay", &[]) + "\n"))?,
                    Err(_) => self.talk.tell(&(self.lang.say("play-not-now", &with) + "\n"))?,
                },
                BlackjackAnswer::Unknown(word) if word.is_empty() => {}
                BlackjackAnswer::Unknown(word) => {
                    let with = [("word", word.into()), with[0].clone()];
                    self.talk.tell(&(self.lang.say("play-no-action", &with) + "\n"))?;
                }
            }
        }
    }

    /// Insurance, then early surrender.
    fn asked_offers(&mut self) -> Result<Option<Move>, Failure> {
        let surrender = Move::Act(Action::Surrender);
        let half = self.bet / 2;
        let insurance = if self.is_even_money() { "play-even-money" } else { "play-insurance" };
        let offers = [
            (Move::Insure, insurance, self.staked() + half <= self.chips && half > 0),
            (surrender, "play-early-surrender", half > 0),
        ];
        for (wanted, key, is_payable) in offers {
            if !self.table.can(wanted) || !is_payable {
                continue;
            }
            loop {
                let question =
                    self.lang.say(key, &[("half", half.into()), ("bet", self.bet.into())]);
                let Answer::Line(answer) = self.talk.ask(&question)? else { return Ok(None) };
                match choice::offered(&answer) {
                    OfferAnswer::Yes => return Ok(Some(wanted)),
                    OfferAnswer::No => break,
                    OfferAnswer::Leave => return Ok(None),
                    OfferAnswer::Hint if wanted == Move::Insure => {
                        self.talk.tell(&(self.lang.say("blackjack-insurance", &[]) + "\n"))?;
                    }
                    OfferAnswer::Hint => {
                        let hint = self.hint()?;
                        self.talk.tell(&(hint + "\n"))?;
                    }
                    OfferAnswer::Unknown => {
                        self.talk.tell(&(self.lang.say("play-say-yes-or-no", &[]) + "\n"))?;
                    }
                }
            }
        }
        Ok(Some(Move::Pass))
    }

    /// Whether insurance makes the same of a natural whatever the dealer has: its bet is won.
    fn is_even_money(&self) -> bool {
        let is_natural = self.table.seats()[0].hands.iter().any(PlayerHand::is_natural);
        is_natural
            && self.bet.is_multiple_of(2)
            && self.table.rules().natural == Rules::THREE_TO_TWO
    }

    /// Whether an action is allowed and there are chips for it.
    fn can_pay(&self, action: Action) -> bool {
        let more = if matches!(action, Action::Double | Action::Split) { self.bet } else { 0 };
        self.table.can(Move::Act(action)) && self.staked() + more <= self.chips
    }

    /// What is bet in this round.
    pub(super) fn staked(&self) -> u64 {
        let seat = &self.table.seats()[0];
        seat.insurance + seat.hands.iter().map(|hand| hand.bet).sum::<u64>()
    }

    fn hint(&mut self) -> Result<String, Failure> {
        let rules = *self.table.rules();
        let (seat, hand, allowed) = match self.table.turn() {
            Turn::Hand { seat, hand } => {
                let can_pay = |&action: &Action| self.can_pay(action);
                (seat, hand, Action::ALL.into_iter().filter(can_pay).collect())
            }
            // What else there will be to do, in case that he plays on.
            Turn::Offers { seat } => (seat, 0, Action::ALL.into_iter().collect()),
            Turn::Bets => return Ok(String::new()),
        };
        if self.chart.is_none() {
            let chart = Chart::new(&rules).map_err(|error| failure(error.into()))?;
            self.chart = Some(chart);
        }
        let hand = &self.table.seats()[seat].hands[hand];
        let up = self.table.dealer().first().and_then(|&card| Value::of(card));
        let (Some(chart), Some(up)) = (&self.chart, up) else { return Ok(String::new()) };
        let pair = hand.pair(rules.split_unlike_tens);
        let action = chart.action(hand.total(), pair, up, allowed);
        let with = [("action", self.lang.say(key(action), &[]).into())];
        Ok(self.lang.say("play-basic-strategy", &with))
    }
}

fn key(action: Action) -> &'static str {
    match action {
        Action::Stand => "action-stand",
        Action::Hit => "action-hit",
        Action::Double => "action-double",
        Action::Split => "action-split",
        Action::Surrender => "action-surrender",
    }
}
