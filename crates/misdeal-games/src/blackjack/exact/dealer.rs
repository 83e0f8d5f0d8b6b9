//! The dealer's final hand, exactly.
//!
//! The dealer has no choice: what he may draw is listed once for an upcard ([`Sets`]).

use super::counts::Counts;
use super::sets::Sets;
use crate::blackjack::{Soft17, Total, Value};

/// The chances of the dealer's final hands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DealerLaw {
    /// Over 21.
    pub bust: f64,
    /// 17 to 21, without a natural.
    pub totals: [f64; 5],
    /// A natural.
    pub natural: f64,
}

/// What the dealer may draw to one upcard.
#[derive(Debug)]
pub(super) struct Draws {
    up: Value,
    sets: Sets<End>,
}

/// How a hand ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Bust,
    /// 17 to 21, from 0.
    Total(usize),
    Natural,
}

impl Draws {
    pub(super) fn new(up: Value, soft_17: Soft17) -> Self {
        Self {
            up,
            sets: Sets::new(up, |hand, cards| end(hand.iter().copied().collect(), cards, soft_17)),
        }
    }

    /// The card that makes a natural of the upcard.
    pub(super) fn natural_with(&self) -> Option<Value> {
        match self.up {
            Value::ACE => Some(Value::TEN),
            Value::TEN => Some(Value::ACE),
            _ => None,
        }
    }

    /// The law, the next cards being those of a shoe.
    pub(super) fn law(&self, shoe: &Counts) -> DealerLaw {
        let mut law = DealerLaw::default();
        self.sets.chances(shoe, |end, chance| match end {
            End::Bust => law.bust += chance,
            End::Total(total) => law.totals[total] += chance,
            End::Natural => law.natural += chance,
        });
        law
    }
}

/// How it ends after so many cards beside the upcard, if it does.
fn end(total: Total, cards_count: usize, soft_17: Soft17) -> Option<End> {
    let points = total.points();
    match points {
        22.. => Some(End::Bust),
        21 if cards_count == 1 => Some(End::Natural),
        _ if !soft_17.dealer_stands(total) => None,
        _ => Some(End::Total(usize::from(points) - 17)),
    }
}

impl DealerLaw {
    /// The law when it is known that there is no natural.
    pub(super) fn without_natural(self) -> Self {
        let rest = 1.0 - self.natural;
        Self {
            bust: self.bust / rest,
            totals: self.totals.map(|chance| chance / rest),
            natural: 0.0,
        }
    }

    /// What standing on so many points is worth; a dealer's natural beats all.
    pub(super) fn stand(&self, points: u16) -> f64 {
        let above = |total: usize| points > total as u16 + 17;
        let below = |total: usize| points < total as u16 + 17;
        let sum = |is_in: &dyn Fn(usize) -> bool| -> f64 {
            (0..5).filter(|&total| is_in(total)).map(|total| self.totals[total]).sum()
        };
        self.bust + sum(&above) - sum(&below) - self.natural
    }
}
