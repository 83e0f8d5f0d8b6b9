//! [`Wager`]: a bet on the next deal that says what it bets on.
//!
//! Bets are fixed on the deals up to a point and settled on deals after it, so
//! that how often they win is no effect of the choice. The chance that a fair
//! shuffle lets one win is exact, and what it wins beyond that is a bound from
//! below of the total-variation distance.

use super::{INTERVAL_MISS, Score, Won};
use crate::finding::{Frame, Span};
use crate::law::{Interval, binomial_interval};
use crate::tally::{FrameTally, Number, Tally};
use crate::test::number_law;

/// What is bet on.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Wager {
    /// The points that the digits of the deal have together.
    Score {
        /// The decoding, by its test.
        test: &'static str,
        /// In which frame.
        frame: Frame,
        /// At least so many.
        points: i64,
    },
    /// One of these cards at this position.
    CardsAt {
        /// From 0.
        position: u32,
        /// Their ids.
        cards: Vec<u32>,
    },
    /// An even, or else odd, number of exchanges makes the deal.
    Parity {
        /// In which frame.
        frame: Frame,
        /// Whether even.
        is_even: bool,
    },
    /// A number that the deal shows.
    Shows {
        /// In which frame.
        frame: Frame,
        /// Which number.
        number: Number,
        /// One of these values.
        values: Vec<Span>,
    },
    /// One of these orders, by rank.
    Orders {
        /// From 0, in dictionary order.
        ranks: Vec<u32>,
    },
    /// One of these cards more often than not: a card in the hand.
    Holds {
        /// The card's id.
        card: u32,
        /// Whether it is bet to be there.
        is_there: bool,
    },
}

impl Wager {
    /// Whether it is a bet on a deal relative to an earlier one.
    fn looks_back(&self) -> bool {
        let (Self::Score { frame, .. } | Self::Parity { frame, .. } | Self::Shows { frame, .. }) =
            self
        else {
            return false;
        };
        matches!(frame, Frame::Relative { .. })
    }
}

/// A bet and how it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    /// What was bet on.
    pub wager: Wager,
    /// How often it won.
    pub won: u64,
    /// Of so many deals.
    pub of: u64,
    /// The chance that a fair shuffle lets it win.
    pub fair: f64,
    /// How often it wins, in an interval that holds for all bets at once with
    /// 99 % (Clopper-Pearson, Bonferroni), if deals do not depend on each other.
    /// Half as many deals are taken for it where a bet looks back.
    pub chance: Interval,
}

impl Settled {
    /// How much more often than fair it wins at least; below 0 if that is not
    /// known.
    pub fn advantage_min(&self) -> f64 {
        self.chance.low - self.fair
    }
}

/// Bets that were fixed on the deals of a tally.
#[derive(Clone, Debug)]
pub(crate) struct Wagers {
    /// Settled deal by deal.
    pub(crate) score: Option<Score>,
    /// Settled on counts.
    others: Vec<Wager>,
}

impl Wagers {
    pub(crate) fn choose(tally: &Tally) -> Self {
        let frames = || tally.frames.iter().filter(|frame| frame.deals > 0);
        let mut others = Vec::new();
        others.extend(orders(tally).or_else(|| cards_at(tally)));
        others.extend(best(frames().filter_map(parity)));
        for number in Number::ALL {
            others.extend(best(frames().filter_map(|frame| shows(frame, number, tally))));
        }
        others.extend(holds(tally));
        Self { score: Score::fit(tally), others }
    }

    /// How the bets went on these deals, the best first.
    pub(crate) fn settle(&self, tally: &Tally, score: Won) -> Vec<Settled> {
        let bets = self.others.len() + usize::from(self.score.is_some());
        let miss_ln = (INTERVAL_MISS / bets.max(1) as f64).ln();
        let settled = |wager: Wager, Won { won, of }, fair| {
            // Neighbours in a frame that looks back share a deal. Of two in a row
            // the sum varies at most twice as much as if they did not.
            let times = if wager.looks_back() { 2 } else { 1 };
            let chance = binomial_interval(won / times, of / times, miss_ln);
            (of >= times).then_some(Settled { wager, won, of, fair, chance })
        };
        let mut all: Vec<Settled> = self
            .others
            .iter()
            .filter_map(|wager| {
                let (won, fair) = count(wager, tally)?;
                settled(wager.clone(), won, fair)
            })
            .collect();
        all.extend(self.score.as_ref().and_then(|bet| {
            let (frame, test) = (bet.frame, bet.decoding.test());
            settled(Wager::Score { test, frame, points: bet.least }, score, bet.chance)
        }));
        all.sort_by(|a, b| b.advantage_min().total_cmp(&a.advantage_min()));
        all
    }
}

/// How often a bet other than a score won, and its fair chance.
fn count(wager: &Wager, tally: &Tally) -> Option<(Won, f64)> {
    let cards = f64::from(tally.shape().deck);
    let frame = |frame| tally.frame(frame);
    let of_numbers = |counts: &[u64], numbers: &[Span], law: &[f64]| {
        let is_in = |k: u32| numbers.iter().any(|s| s.from <= k && s.to.is_none_or(|to| k <= to));
        let won = (0..).zip(counts).filter(|&(k, _)| is_in(k)).map(|(_, &count)| count).sum();
        let fair: f64 = (0..).zip(law).filter(|&(k, _)| is_in(k)).map(|(_, p)| p).sum();
        (Won { won, of: counts.iter().sum() }, fair.min(1.0))
    };
    match wager {
        Wager::Score { .. } => None,
        Wager::CardsAt { position, cards: set } => {
            let row = tally.position_rows()?.nth(*position as usize)?;
            let won = set.iter().map(|&card| row[card as usize]).sum();
            Some((Won { won, of: tally.deals() }, set.len() as f64 / cards))
        }
        Wager::Parity { frame: at, is_even } => {
            let tally = frame(*at)?;
            let even = tally.even?;
            let won = if *is_even { even } else { tally.deals - even };
            Some((Won { won, of: tally.deals }, 0.5))
        }
        Wager::Shows { frame: at, number, values } => {
            let (counts, _) = frame(*at)?.number(*number)?;
            Some(of_numbers(counts, values, &number_law(*number, tally.shape())?))
        }
        Wager::Orders { ranks } => {
            let orders = tally.orders.as_ref()?;
            let won = ranks.iter().map(|&rank| orders[rank as usize]).sum();
            let fair = ranks.len() as f64 / orders.len() as f64;
            Some((Won { won, of: tally.deals() }, fair))
        }
        Wager::Holds { card, is_there } => {
            let held = tally.inclusion.as_ref()?[*card as usize];
            let chance = f64::from(tally.shape().dealt) / cards;
            let (won, fair) =
                if *is_there { (held, chance) } else { (tally.deals() - held, 1.0 - chance) };
            Some((Won { won, of: tally.deals() }, fair))
        }
    }
}

/// A bet and what it would have won beyond fair so far.
type Candidate = (Wager, f64);

fn best(candidates: impl Iterator<Item = Candidate>) -> Option<Wager> {
    // Of equal gains the first, which is the plainest frame.
    let wins = candidates.filter(|&(_, gain)| gain > 0.0);
    wins.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(wager, _)| wager)
}

/// The values that came more often than fair, and by how much together.
fn above(counts: &[u64], deals: u64, fair: impl Fn(usize) -> f64) -> (Vec<u32>, f64) {
    let excess = |value: usize, count: u64| count as f64 / deals as f64 - fair(value);
    let above = counts.iter().enumerate().filter(|&(value, &count)| excess(value, count) > 0.0);
    let gain = above.clone().map(|(value, &count)| excess(value, count)).sum();
    (above.map(|(value, _)| value as u32).collect(), gain)
}

fn cards_at(tally: &Tally) -> Option<Wager> {
    let cards = tally.shape().deck as usize;
    let rows = (0..).zip(tally.position_rows().filter(|_| cards > 1 && tally.deals() > 0)?);
    let candidates = rows.map(|(position, row)| {
        let (set, gain) = above(row, tally.deals(), |_| 1.0 / cards as f64);
        (Wager::CardsAt { position, cards: set }, gain)
    });
    best(candidates)
}

fn orders(tally: &Tally) -> Option<Wager> {
    let orders = tally.orders.as_ref().filter(|orders| orders.len() > 1 && tally.deals() > 0)?;
    let (ranks, gain) = above(orders, tally.deals(), |_| 1.0 / orders.len() as f64);
    best([(Wager::Orders { ranks }, gain)].into_iter())
}

fn parity(tally: &FrameTally) -> Option<Candidate> {
    let share = tally.even? as f64 / tally.deals as f64;
    let wager = Wager::Parity { frame: tally.frame, is_even: share > 0.5 };
    Some((wager, (share - 0.5).abs()))
}

fn shows(frame: &FrameTally, number: Number, tally: &Tally) -> Option<Candidate> {
    let law = number_law(number, tally.shape())?;
    let (counts, deals) = frame.number(number).filter(|&(_, deals)| deals > 0)?;
    let (values, gain) = numbers_above(counts, deals, &law);
    Some((Wager::Shows { frame: frame.frame, number, values }, gain))
}

/// The numbers that came more often than fair, as runs of neighbours.
fn numbers_above(counts: &[u64], deals: u64, law: &[f64]) -> (Vec<Span>, f64) {
    let fair = |k: usize| law.get(k).copied().unwrap_or(0.0);
    let (numbers, gain) = above(counts, deals, fair);
    let mut spans: Vec<Span> = Vec::new();
    for number in numbers {
        match spans.last_mut() {
            Some(Span { to: Some(to), .. }) if *to + 1 == number => *to = number,
            _ => spans.push(Span { from: number, to: Some(number) }),
        }
    }
    (spans, gain)
}

fn holds(tally: &Tally) -> Option<Wager> {
    let (shape, deals) = (tally.shape(), tally.deals() as f64);
    let fair = f64::from(shape.dealt) / f64::from(shape.deck);
    let inclusion = tally.inclusion.as_ref().filter(|_| deals > 0.0)?;
    let candidates = (0..).zip(inclusion).map(|(card, &held)| {
        let gain = held as f64 / deals - fair;
        (Wager::Holds { card, is_there: gain > 0.0 }, gain.abs())
    });
    best(candidates)
}
