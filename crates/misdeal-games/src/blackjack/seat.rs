//! [`PlayerSeat`] and [`PlayerHand`]: what lies before a player.

use misdeal_deck::Card;

use super::{Rules, Total, Value};

/// A hand of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerHand {
    /// Its cards.
    pub cards: Vec<Card>,
    /// What is bet on it, in chips.
    pub bet: u64,
    /// Whether the bet was doubled.
    pub is_doubled: bool,
    /// Whether it came of a split.
    pub is_split: bool,
    /// Whether it was given up.
    pub is_surrendered: bool,
    /// Whether it takes no more cards.
    pub(super) is_finished: bool,
}

/// A seat in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSeat {
    /// The first bet, in chips; 0 for an empty seat.
    pub bet: u64,
    /// Its hands; none for an empty seat.
    pub hands: Vec<PlayerHand>,
    /// What is bet on a dealer's natural.
    pub insurance: u64,
    /// Whether it has answered all offers.
    pub(super) has_answered: bool,
    pub(super) is_insured: bool,
}

impl PlayerSeat {
    pub(super) fn empty() -> Self {
        Self { bet: 0, hands: Vec::new(), insurance: 0, has_answered: false, is_insured: false }
    }

    pub(super) fn new(bet: u64, cards: Vec<Card>) -> Self {
        let hands = if bet == 0 { Vec::new() } else { vec![PlayerHand::new(bet, cards)] };
        Self { bet, hands, insurance: 0, has_answered: false, is_insured: false }
    }

    /// Half of the bet, rounded down.
    pub(super) fn insure(&mut self) {
        self.insurance = self.bet / 2;
        self.is_insured = true;
    }
}

impl PlayerHand {
    pub(super) fn new(bet: u64, cards: Vec<Card>) -> Self {
        Self {
            cards,
            bet,
            is_doubled: false,
            is_split: false,
            is_surrendered: false,
            is_finished: false,
        }
    }

    /// What it counts.
    pub fn total(&self) -> Total {
        total(&self.cards)
    }

    /// Whether it is an ace and a ten, the first two cards.
    pub fn is_natural(&self) -> bool {
        self.cards.len() == 2 && !self.is_split && self.total().points() == 21
    }

    /// The value of its two cards, if they are a pair.
    pub fn pair(&self, of_unlike_tens: bool) -> Option<Value> {
        let [first, second] = self.cards[..] else { return None };
        let is_pair = match of_unlike_tens {
            true => Value::of(first) == Value::of(second),
            false => first.rank() == second.rank(),
        };
        Value::of(first).filter(|_| is_pair)
    }

    /// Whether it has so many cards that it has won.
    pub(super) fn is_charlie(&self, rules: &Rules) -> bool {
        let has_cards = rules.charlie.is_some_and(|most| self.cards.len() >= usize::from(most));
        has_cards && !self.total().is_bust()
    }

    pub(super) fn give_up(&mut self) {
        self.is_surrendered = true;
        self.is_finished = true;
    }
}

/// What cards count.
pub(super) fn total(cards: &[Card]) -> Total {
    cards.iter().filter_map(|&card| Value::of(card)).collect()
}
