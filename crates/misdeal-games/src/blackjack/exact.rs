//! What a round is worth, exactly: the dealer's law, each choice by composition, the whole.
//!
//! All of it is for a fresh shoe, one player and a play that looks at the player's own cards
//! and the dealer's upcard.
//!
//! ```
//! use misdeal_games::blackjack::exact::Exact;
//! use misdeal_games::blackjack::{Rules, Value};
//!
//! let exact = Exact::new(&Rules { hands_max: 2, ..Rules::VEGAS_6D }).unwrap();
//! assert!((exact.edge() + 0.456_886_297e-2).abs() < 1e-9);
//! let (eight, ten) = (Value::new(8).unwrap(), Value::TEN);
//! let choices = exact.choices(eight, eight, ten);
//! assert!(choices.split > choices.values.stand && choices.split > choices.values.hit);
//! ```

mod counts;
mod dealer;
pub(super) mod hands;
mod player;
pub(super) mod sets;
mod split;

pub use counts::Counts;
pub use dealer::DealerLaw;
pub use player::Values;

use std::panic::resume_unwind;
use std::thread;

use self::dealer::Draws;
use self::hands::Hands;
use self::player::{Play, Seat, Table};
use self::split::split;
use super::{Hole, Rules, RulesError, Surrender, Value};

/// What each choice with two cards is worth, in bets: after the dealer has looked for a natural,
/// if he does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choices {
    /// To stand, hit and double.
    pub values: Values,
    /// To split; less than nothing without a pair.
    pub split: f64,
    /// To give up half of the bet; less than nothing where that is not allowed.
    pub surrender: f64,
}

/// The exact values of some rules.
#[derive(Debug)]
pub struct Exact {
    rules: Rules,
    by_up: Vec<Up>,
}

/// Against one upcard.
#[derive(Debug)]
struct Up {
    up: Value,
    draws: Draws,
    /// Without the upcard.
    shoe: Counts,
    table: Table,
    /// By the value of the pair.
    splits: [f64; 10],
}

impl Exact {
    /// Works out all values, on a thread for each upcard. Takes 0.4 s of one core where pairs are
    /// split once, 3 s where they are split again.
    ///
    /// # Errors
    /// [`RulesError`] if the rules cannot be played.
    pub fn new(rules: &Rules) -> Result<Self, RulesError> {
        rules.verify()?;
        let full = Counts::full(rules);
        // Upcards know nothing of each other.
        let by_up = thread::scope(|scope| {
            let work = |up| {
                let shoe = full.without(up);
                scope.spawn(move || shoe.map(|shoe| Up::new(rules, up, shoe)))
            };
            let running: Vec<_> = Value::all().map(work).collect();
            // A thread that has panicked has broken a promise of ours.
            running
                .into_iter()
                .filter_map(|up| up.join().unwrap_or_else(|p| resume_unwind(p)))
                .collect()
        });
        Ok(Self { rules: *rules, by_up })
    }

    /// The law of the dealer's final hand, for an upcard out of a fresh shoe.
    pub fn dealer(&self, up: Value) -> DealerLaw {
        let up = &self.by_up[up.index()];
        up.draws.law(&up.shoe)
    }

    /// The law of the dealer's final hand, for any upcard.
    pub fn dealer_total(&self) -> DealerLaw {
        let full = Counts::full(&self.rules);
        let mut total = DealerLaw::default();
        for up in Value::all() {
            let (law, chance) = (self.dealer(up), full.chance(up));
            total.bust += chance * law.bust;
            total.natural += chance * law.natural;
            total.totals.iter_mut().zip(law.totals).for_each(|(sum, part)| *sum += chance * part);
        }
        total
    }

    /// What each choice is worth with two cards against an upcard.
    pub fn choices(&self, first: Value, second: Value, up: Value) -> Choices {
        let at = &self.by_up[up.index()];
        let natural = at.natural([first, second]);
        // Half a bet, as it counts beside the others: they come after the look, if there is one.
        let surrender = match (self.rules.surrender, self.rules.hole) {
            (Surrender::No, _) => f64::NEG_INFINITY,
            (Surrender::Late, Hole::NoHoleCard) => -0.5 - 0.5 * natural,
            (Surrender::Late, _) | (Surrender::Early, Hole::NoHoleCard) => -0.5,
            (Surrender::Early, _) => (natural - 0.5) / (1.0 - natural),
        };
        let mut values = at.table.values[Hands::get().of_two(first, second)];
        if is_natural(first, second) {
            // No plain 21: it is paid more, unless the dealer has one too.
            let is_known = self.rules.hole != Hole::NoHoleCard;
            let wins = if is_known { 1.0 } else { 1.0 - natural };
            values.stand = wins * self.natural_pays();
        }
        Choices {
            values,
            split: if first == second { at.splits[first.index()] } else { f64::NEG_INFINITY },
            surrender,
        }
    }

    /// What the player wins on average in a round of one bet, by the best play.
    pub fn edge(&self) -> f64 {
        let full = Counts::full(&self.rules);
        self.by_up.iter().map(|up| full.chance(up.up) * self.edge_against(up.up)).sum()
    }

    /// The same against one upcard.
    pub fn edge_against(&self, up: Value) -> f64 {
        let shoe = &self.by_up[up.index()].shoe;
        let mut edge = 0.0;
        for first in Value::all() {
            let Some(left) = shoe.without(first) else { continue };
            for second in Value::all() {
                if left.of(second) > 0 {
                    let chance = shoe.chance(first) * left.chance(second);
                    edge += chance * self.worth(first, second, up);
                }
            }
        }
        edge
    }

    /// Of a bet.
    fn natural_pays(&self) -> f64 {
        f64::from(self.rules.natural.wins) / f64::from(self.rules.natural.per)
    }

    /// Two cards against an upcard.
    fn worth(&self, first: Value, second: Value, up: Value) -> f64 {
        let natural = self.by_up[up.index()].natural([first, second]);
        if is_natural(first, second) {
            return (1.0 - natural) * self.natural_pays();
        }
        let Choices { values, split, surrender } = self.choices(first, second, up);
        let best = values.stand.max(values.hit).max(values.double).max(split).max(surrender);
        match self.rules.hole {
            Hole::Peek | Hole::OriginalBetsOnly => (1.0 - natural) * best - natural,
            Hole::NoHoleCard => best,
        }
    }
}

fn is_natural(first: Value, second: Value) -> bool {
    let has_ace = first == Value::ACE || second == Value::ACE;
    has_ace && first.number() + second.number() == 11
}

impl Up {
    fn new(rules: &Rules, up: Value, shoe: Counts) -> Self {
        let draws = Draws::new(up, rules.soft_17);
        let seat = Seat { rules, draws: &draws, shoe };
        let table = seat.table(Play::Best);
        let mut splits = [f64::NEG_INFINITY; 10];
        for pair in Value::all() {
            splits[pair.index()] = split(seat, &table, pair);
        }
        Self { up, draws, shoe, table, splits }
    }

    /// The chance of a dealer's natural when these cards are out too.
    fn natural(&self, cards: [Value; 2]) -> f64 {
        let take = |shoe: Option<Counts>, card| shoe.and_then(|shoe| shoe.without(card));
        let left = cards.into_iter().fold(Some(self.shoe), take);
        let chance = |card| left.map_or(0.0, |left| left.chance(card));
        self.draws.natural_with().map_or(0.0, chance)
    }
}
