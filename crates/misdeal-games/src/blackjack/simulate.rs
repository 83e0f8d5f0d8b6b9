//! [`Simulation`]: many rounds by a chart, quickly.
//!
//! One player, who bets one coin and plays by the chart. It does what [`Table`](super::Table)
//! does, on numbers instead of cards, and is tested against it round by round. Chance enters
//! as the order of the shoe: the caller shuffles.

mod earnings;
mod hands;
mod one_hand;

pub use self::earnings::Earnings;
use self::hands::Hands;
use self::one_hand::OneHand;
use super::decisions::Decisions;
use super::{Chart, Reshuffle, Rules, RulesError, Value};

/// A table for one player, who plays by a chart.
///
/// ```
/// use misdeal_games::blackjack::{Chart, Rules, Simulation};
///
/// let rules = Rules { hands_max: 2, ..Rules::VEGAS_6D };
/// let chart = Chart::new(&rules).unwrap();
/// let mut simulation = Simulation::new(&rules, &chart).unwrap();
/// // A shuffle that leaves everything as it is: no chance, but rounds are played.
/// let earnings = simulation.run(100, |_cards| {});
/// assert_eq!(earnings.rounds, 100);
/// ```
#[derive(Clone, Debug)]
pub struct Simulation {
    rules: Rules,
    decisions: Decisions,
    /// If the rules are plain enough for it.
    one_hand: Option<OneHand>,
    /// Ranks, 1 for the ace to 13 for the king.
    shoe: Vec<u8>,
    /// The next card.
    next: usize,
    /// From here on the shoe is shuffled after the round.
    cut: usize,
    rounds_since_shuffle: u16,
}

/// What came of a round.
struct Played {
    /// In units of [`Simulation::units`].
    won: i64,
    /// Cards of the shoe that are out.
    used: usize,
}

impl Simulation {
    /// A table with a shoe that is shuffled before the first round.
    ///
    /// # Errors
    /// [`RulesError`] if the rules cannot be played.
    pub fn new(rules: &Rules, chart: &Chart) -> Result<Self, RulesError> {
        rules.verify()?;
        let ranks = (0..4 * rules.decks.packs()).flat_map(|_| 1..14);
        let shoe: Vec<u8> = ranks.collect();
        let next = shoe.len();
        let cut = match rules.reshuffle {
            Reshuffle::CutCard(behind) => shoe.len() - usize::from(behind),
            _ => shoe.len(),
        };
        let decisions = Decisions::new(rules, chart);
        let one_hand = OneHand::new(rules, &decisions);
        let rules = *rules;
        Ok(Self { rules, decisions, one_hand, shoe, next, cut, rounds_since_shuffle: 0 })
    }

    /// How many units a coin has, so that every payment is whole.
    pub fn units(&self) -> i64 {
        self.rules.units()
    }

    /// Plays so many rounds. `shuffle` is given the whole shoe, ranks from 1 to 13, whenever it
    /// is to be shuffled; the first card is dealt first. For a shoe without an end it is to draw
    /// each card by itself instead: any rank.
    ///
    /// A round in which the shoe runs out is void and counts as nothing won.
    ///
    /// # Panics
    /// If `shuffle` writes other ranks into the shoe.
    pub fn run(&mut self, rounds: u64, mut shuffle: impl FnMut(&mut [u8])) -> Earnings {
        let mut earnings = Earnings { rounds, ..Earnings::default() };
        for _ in 0..rounds {
            if self.wants_shuffle() {
                shuffle(&mut self.shoe);
                self.next = self.rules.burn.into();
                self.rounds_since_shuffle = 0;
            }
            let out_of_cards = Played { won: 0, used: self.shoe.len() - self.next };
            let Played { won, used } = self.round().unwrap_or(out_of_cards);
            self.next += used;
            self.rounds_since_shuffle = self.rounds_since_shuffle.saturating_add(1);
            earnings.sum += won;
            earnings.squares += (won * won) as u64;
        }
        earnings
    }

    /// As [`Table::wants_shuffle`](super::Table::wants_shuffle) for one seat.
    #[inline]
    fn wants_shuffle(&self) -> bool {
        let left = self.shoe.len() - self.next;
        let is_used = match self.rules.reshuffle {
            Reshuffle::EachRound => true,
            Reshuffle::Rounds(rounds) => self.rounds_since_shuffle >= rounds,
            Reshuffle::CutCard(_) => self.next >= self.cut,
        };
        left == 0 || (self.rounds_since_shuffle > 0 && (is_used || left < 10))
    }

    /// None if the shoe runs out.
    #[inline]
    fn round(&self) -> Option<Played> {
        let cards = &self.shoe[self.next..];
        let one_hand = self.one_hand.as_ref().zip(cards.first_chunk());
        let quick = one_hand.and_then(|(one_hand, cards)| one_hand.round(cards));
        quick.or_else(|| Hands::round(&self.rules, &self.decisions, cards))
    }
}

/// The value of two ranks that are a pair by the rules.
#[inline]
fn pair(rules: &Rules, first: u8, second: u8) -> Option<Value> {
    let is_pair = match rules.split_unlike_tens {
        true => value(first) == value(second),
        false => first == second,
    };
    is_pair.then_some(value(first))
}

/// What a rank counts; the ranks of a shoe are 1 to 13.
#[inline]
fn value(rank: u8) -> Value {
    VALUES[usize::from(rank) % VALUES.len()]
}

/// By rank, with places up to a power of two, so that no check is left.
static VALUES: [Value; 16] = {
    let mut values = [Value::TEN; 16];
    let mut number = 1;
    while number < 10 {
        if let Some(value) = Value::new(number) {
            values[number as usize] = value;
        }
        number += 1;
    }
    values
};
