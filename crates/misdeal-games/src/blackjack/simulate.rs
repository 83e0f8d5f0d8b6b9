//! [`Simulation`]: many rounds by a chart, quickly.
//!
//! One player, who bets one coin and plays by the chart. It does what [`Table`](super::Table)
//! does, on numbers instead of cards, and is tested against it round by round. Chance enters
//! as the order of the shoe: the caller shuffles.

use super::decisions::{Context, Decisions};
use super::{Action, Chart, Hole, Reshuffle, Rules, RulesError, Surrender, Total, Value};

/// The most hands of a player.
const HANDS_MAX: usize = 4;

/// What came of some rounds. Sums are whole numbers, so they add up in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earnings {
    /// Rounds played.
    pub rounds: u64,
    /// What was won less what was lost, in [`Simulation::units`] of a coin.
    pub sum: i64,
    /// The squares of it, round by round.
    pub squares: u64,
}

impl Earnings {
    /// The mean of a round, in coins, each coin being so many units.
    pub fn mean(&self, units: i64) -> f64 {
        self.sum as f64 / self.rounds as f64 / units as f64
    }

    /// The standard deviation of a round, in coins.
    pub fn deviation(&self, units: i64) -> f64 {
        let square = self.squares as f64 / self.rounds as f64 / (units * units) as f64;
        (square - self.mean(units).powi(2)).sqrt()
    }

    /// The standard error of the mean, in coins.
    pub fn standard_error(&self, units: i64) -> f64 {
        self.deviation(units) / (self.rounds as f64).sqrt()
    }

    /// Adds other rounds.
    pub fn add(&mut self, other: Self) {
        self.rounds += other.rounds;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

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
    /// Ranks, 1 for the ace to 13 for the king.
    shoe: Vec<u8>,
    /// The next card.
    next: usize,
    /// From here on the shoe is shuffled after the round.
    cut: usize,
    rounds_since_shuffle: u16,
}

/// A hand of the player.
#[derive(Clone, Copy, Debug)]
struct Hand {
    /// Its first two ranks.
    first: [u8; 2],
    cards_count: u8,
    total: Total,
    is_split: bool,
    is_doubled: bool,
    is_surrendered: bool,
}

/// The shoe has run out.
struct OutOfCards;

impl Simulation {
    /// A table with a shoe that is shuffled before the first round.
    ///
    /// # Errors
    /// [`RulesError`] if the rules cannot be played.
    pub fn new(rules: &Rules, chart: &Chart) -> Result<Self, RulesError> {
        rules.verify()?;
        let ranks = (0..4 * rules.decks).flat_map(|_| 1..14);
        let shoe: Vec<u8> = ranks.collect();
        let next = shoe.len();
        let cut = match rules.reshuffle {
            Reshuffle::CutCard(behind) => shoe.len() - usize::from(behind),
            _ => shoe.len(),
        };
        let (rules, decisions) = (*rules, Decisions::new(rules, chart));
        Ok(Self { rules, decisions, shoe, next, cut, rounds_since_shuffle: 0 })
    }

    /// How many units a coin has, so that every payment is whole.
    pub fn units(&self) -> i64 {
        2 * i64::from(self.rules.natural.per)
    }

    /// Plays so many rounds. `shuffle` is given the whole shoe, ranks from 1 to 13, whenever it
    /// is to be shuffled; the first card is dealt first.
    ///
    /// A round in which the shoe runs out is void and counts as nothing won.
    pub fn run(&mut self, rounds: u64, mut shuffle: impl FnMut(&mut [u8])) -> Earnings {
        let mut earnings = Earnings { rounds, ..Earnings::default() };
        for _ in 0..rounds {
            if self.wants_shuffle() {
                shuffle(&mut self.shoe);
                self.next = self.rules.burn.into();
                self.rounds_since_shuffle = 0;
            }
            let won = match self.round() {
                Ok(won) => won,
                Err(OutOfCards) => {
                    self.next = self.shoe.len();
                    0
                }
            };
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

    #[inline]
    fn draw(&mut self) -> Result<u8, OutOfCards> {
        let card = *self.shoe.get(self.next).ok_or(OutOfCards)?;
        self.next += 1;
        Ok(card)
    }

    /// What one round wins, in units.
    fn round(&mut self) -> Result<i64, OutOfCards> {
        let coin = self.units();
        let has_hole = self.rules.hole != Hole::NoHoleCard;
        let first = self.draw()?;
        let up = value(self.draw()?);
        let second = self.draw()?;
        let hole = if has_hole { Some(value(self.draw()?)) } else { None };
        let hand = Hand::new([first, second], false);
        let mut dealer = Total::default().with(up);
        let natural = hole.is_some_and(|hole| dealer.with(hole).points() == 21);
        if self.gives_up_early(&hand, up) {
            // The dealer takes his second card all the same.
            if !has_hole {
                self.draw()?;
            }
            return Ok(-coin / 2);
        }
        if hand.total.points() == 21 {
            let natural = match hole {
                Some(_) => natural,
                None => dealer.with(value(self.draw()?)).points() == 21,
            };
            let rules = &self.rules.natural;
            let pays = coin * i64::from(rules.wins) / i64::from(rules.per);
            return Ok(if natural { 0 } else { pays });
        }
        if natural && self.rules.hole == Hole::Peek {
            return Ok(-coin);
        }
        let mut hands = [hand; HANDS_MAX];
        let hands_count = self.play(&mut hands, up)?;
        let hands = &hands[..hands_count];
        let hole = match hole {
            Some(hole) => hole,
            None => value(self.draw()?),
        };
        dealer = dealer.with(hole);
        let natural = dealer.points() == 21;
        let charlie = self.rules.charlie.unwrap_or(u8::MAX);
        let is_open = |hand: &Hand| {
            !hand.is_surrendered && !hand.total.is_bust() && hand.cards_count < charlie
        };
        if hands.iter().any(is_open) {
            while !self.rules.soft_17.dealer_stands(dealer) {
                dealer = dealer.with(value(self.draw()?));
            }
        }
        let is_late = self.rules.surrender == Surrender::Late;
        let mut won = 0;
        let mut lost = 0;
        for hand in hands {
            match hand.result(dealer.points(), natural, charlie, is_late) {
                result if result < 0 => lost -= coin * result / 2,
                result => won += coin * result / 2,
            }
        }
        // Against a natural only the first bet is lost.
        if natural && self.rules.hole == Hole::OriginalBetsOnly {
            lost = lost.min(coin);
        }
        Ok(won - lost)
    }

    /// Early surrender is for upcards that a natural may hide under.
    #[inline]
    fn gives_up_early(&self, hand: &Hand, up: Value) -> bool {
        let is_offered =
            self.rules.surrender == Surrender::Early && (up == Value::ACE || up == Value::TEN);
        is_offered && self.action(hand, 1, up) == Action::Surrender
    }

    #[inline]
    fn action(&self, hand: &Hand, hands_count: usize, up: Value) -> Action {
        let [first, second] = hand.first;
        let has_two_cards = hand.cards_count == 2;
        let is_pair = match self.rules.split_unlike_tens {
            true => value(first) == value(second),
            false => first == second,
        };
        let context = Context {
            has_two_cards,
            is_split: hand.is_split,
            is_split_ace: hand.is_split && first == 1,
            has_room: hands_count < usize::from(self.rules.hands_max),
        };
        let pair = (is_pair && has_two_cards).then_some(value(first));
        self.decisions.action(context, hand.total, pair, up)
    }

    /// Plays all hands in turn; how many there are in the end.
    fn play(&mut self, hands: &mut [Hand; HANDS_MAX], up: Value) -> Result<usize, OutOfCards> {
        let charlie = self.rules.charlie.unwrap_or(u8::MAX);
        let mut count = 1;
        let mut at = 0;
        while at < count {
            let mut hand = hands[at];
            while !hand.total.is_bust() && hand.cards_count < charlie {
                match self.action(&hand, count, up) {
                    Action::Stand => break,
                    Action::Hit => hand.take(self.draw()?),
                    Action::Double => {
                        hand.take(self.draw()?);
                        hand.is_doubled = true;
                        break;
                    }
                    Action::Surrender => {
                        hand.is_surrendered = true;
                        break;
                    }
                    Action::Split => {
                        let more = [self.draw()?, self.draw()?];
                        hands.copy_within(at + 1..HANDS_MAX - 1, at + 2);
                        hands[at + 1] = Hand::new([hand.first[1], more[1]], true);
                        hand = Hand::new([hand.first[0], more[0]], true);
                        count += 1;
                    }
                }
            }
            hands[at] = hand;
            at += 1;
        }
        Ok(count)
    }
}

impl Hand {
    #[inline]
    fn new(first: [u8; 2], is_split: bool) -> Self {
        let total = Total::default().with(value(first[0])).with(value(first[1]));
        let (is_doubled, is_surrendered) = (false, false);
        Self { first, cards_count: 2, total, is_split, is_doubled, is_surrendered }
    }

    #[inline]
    fn take(&mut self, rank: u8) {
        self.total = self.total.with(value(rank));
        self.cards_count += 1;
    }

    /// What it wins in half coins; no natural, which is settled before.
    #[inline]
    fn result(&self, dealer: u16, natural: bool, charlie: u8, is_late: bool) -> i64 {
        let stake = if self.is_doubled { 4 } else { 2 };
        let points = self.total.points();
        match () {
            () if self.is_surrendered && !(natural && is_late) => -1,
            () if points > 21 || natural => -stake,
            () if self.cards_count >= charlie || dealer > 21 || points > dealer => stake,
            () if points == dealer => 0,
            () => -stake,
        }
    }
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
