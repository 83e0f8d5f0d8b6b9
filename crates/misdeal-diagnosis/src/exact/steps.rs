//! Shuffles of independent steps, followed over all n! orders at once.
//!
//! A step moves the cards by one of a few rules, each with its weight; the chances of all
//! orders go through it together. So k steps of c rules take k c n! additions instead of
//! c^k courses: the naive swap of ten cards has 10^10.

use std::cmp::Ordering;

use misdeal_shuffle::Law;
use num_bigint::BigUint;
use num_rational::Ratio;

use super::Unknown;
use super::counting::whole;
use super::orders::{Move, Orders};
use super::{Group, OrderLaw};

/// The most cards: 10! orders take some 150 MB.
pub const STEPS_CARDS_MAX: u32 = 10;
/// The most additions: about a minute on one thread.
pub const ADDITIONS_MAX: u128 = 4_000_000_000;
/// One addition of numbers beyond 128 bits takes as long as this many.
const LONG_ADDITION: u128 = 16;

/// One step of a shuffle: what each rule takes to each position, with its weight.
///
/// After the rule `[2, 0, 1]` the card on top is the one that was at position 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    rules: Vec<(Vec<u32>, u64)>,
}

impl Step {
    /// # Panics
    /// If there is no rule, or a rule does not take each position once.
    pub fn new(rules: Vec<(Vec<u32>, u64)>) -> Self {
        assert!(!rules.is_empty(), "a step has a rule");
        for (rule, _) in &rules {
            let mut positions = rule.clone();
            positions.sort_unstable();
            assert!(positions.into_iter().eq(0..rule.len() as u32), "{rule:?} is no rule");
        }
        Self { rules }
    }

    /// Position `place` changes places with each position, by weight.
    pub fn swap(place: u32, weights: &[u64]) -> Self {
        let n = weights.len() as u32;
        let exchange = |with: u32| {
            let mut rule: Vec<u32> = (0..n).collect();
            rule.swap(place as usize, with as usize);
            rule
        };
        let positions = (0..n).zip(weights).filter(|&(_, &weight)| weight > 0);
        Self::new(positions.map(|(with, &weight)| (exchange(with), weight)).collect())
    }

    /// One run of a shuffle that an oracle has walked.
    ///
    /// # Errors
    /// If it does not always end, loses cards, or has weights beyond 64 bits.
    pub fn of_law(law: &Law) -> Result<Self, Unknown> {
        if *law.unfinished().numer() > 0 {
            return Err(Unknown::MayNotEnd);
        }
        let total = law.outcomes().fold(1, |total: u128, outcome| {
            *Ratio::new(*outcome.probability.denom(), total).numer() * total
        });
        let mut rules = Vec::new();
        for outcome in law.outcomes() {
            let Ok(weight) = u64::try_from((outcome.probability * total).to_integer()) else {
                return Err(Unknown::LongChances);
            };
            let mut cards = outcome.order.clone();
            cards.sort_unstable();
            if !cards.into_iter().eq(0..law.cards() as u32) {
                return Err(Unknown::LosesCards);
            }
            rules.push((outcome.order, weight));
        }
        Ok(Self { rules })
    }

    /// The number of cards.
    pub fn cards(&self) -> u32 {
        self.rules[0].0.len() as u32
    }

    fn total(&self) -> BigUint {
        self.rules.iter().map(|&(_, weight)| whole(weight)).sum()
    }
}

/// The law of a shuffle of steps, while it goes on.
#[derive(Clone, Debug)]
pub struct Steps {
    orders: Orders,
    total: BigUint,
    weights: Weights,
}

#[derive(Clone, Debug)]
enum Weights {
    /// As long as they fit, n! times included.
    Short(Vec<u128>),
    Long(Vec<BigUint>),
}

/// A shuffle that would take too long.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{additions} additions are too many: expected at most {ADDITIONS_MAX}")]
pub struct TooManyAdditions {
    /// How many it would take.
    pub additions: u128,
}

impl Steps {
    /// A deck of n cards in order, for 1 <= n <= [`STEPS_CARDS_MAX`].
    ///
    /// # Panics
    /// If n is beyond that.
    pub fn new(n: u32) -> Self {
        assert!((1..=STEPS_CARDS_MAX).contains(&n), "{n} cards");
        let orders = Orders::new(n);
        let mut weights = vec![0; orders.count()];
        weights[orders.rank(orders.sorted())] = 1;
        Self { orders, total: whole(1u32), weights: Weights::Short(weights) }
    }

    /// Goes through these steps once, as the first of `repeats` times.
    ///
    /// # Errors
    /// [`TooManyAdditions`], before anything is done, if all the times would be too much.
    ///
    /// # Panics
    /// If a step has another number of cards.
    pub fn go(&mut self, steps: &[Step], repeats: u64) -> Result<(), TooManyAdditions> {
        let rules: usize = steps.iter().map(|step| step.rules.len()).sum();
        let after = steps.iter().fold(self.total.clone(), |total, step| total * step.total());
        let is_long = after * self.orders.count() * 2u32 >= whole(1u32) << 128u32;
        let each = if is_long { LONG_ADDITION } else { 1 };
        let additions = (rules * self.orders.count()) as u128 * each * u128::from(repeats);
        if additions > ADDITIONS_MAX {
            return Err(TooManyAdditions { additions });
        }
        if let (true, Weights::Short(weights)) = (is_long, &self.weights) {
            self.weights = Weights::Long(weights.iter().copied().map(whole).collect());
        }
        for step in steps {
            assert_eq!(step.cards() as usize, self.orders.cards(), "cards of a step");
            self.total *= step.total();
            match &mut self.weights {
                Weights::Short(weights) => *weights = through(&self.orders, step, weights),
                Weights::Long(weights) => *weights = through(&self.orders, step, weights),
            }
        }
        Ok(())
    }

    /// The law so far.
    pub fn law(&self) -> OrderLaw {
        let mut ranks: Vec<usize> = (0..self.orders.count()).collect();
        ranks.sort_by(|&a, &b| self.weights.compare(a, b));
        let groups = ranks.chunk_by(|&a, &b| self.weights.compare(a, b).is_eq());
        let group = |ranks: &[usize]| {
            let (count, first) = (whole(ranks.len()), ranks[0]);
            Group::new(count, self.weights.at(first), self.orders.order(first))
        };
        let n = self.orders.cards() as u32;
        OrderLaw::new(n, groups.map(group).collect(), self.total.clone())
    }

    /// The chance of each card at each position: position `j` has card `c` at `j * n + c`.
    pub fn placement(&self) -> Vec<Ratio<BigUint>> {
        let sums: Vec<BigUint> = match &self.weights {
            Weights::Short(weights) => self.sums(weights).into_iter().map(BigUint::from).collect(),
            Weights::Long(weights) => self.sums(weights),
        };
        sums.into_iter().map(|sum| Ratio::new(sum, self.total.clone())).collect()
    }

    fn sums<W: Weight>(&self, weights: &[W]) -> Vec<W> {
        let n = self.orders.cards();
        let mut sums = vec![W::default(); n * n];
        for (rank, weight) in weights.iter().enumerate() {
            for (position, card) in self.orders.cards_of(rank).enumerate() {
                sums[position * n + card].add(weight, 1);
            }
        }
        sums
    }
}

impl Weights {
    fn at(&self, rank: usize) -> BigUint {
        match self {
            Self::Short(weights) => whole(weights[rank]),
            Self::Long(weights) => weights[rank].clone(),
        }
    }

    fn compare(&self, a: usize, b: usize) -> Ordering {
        match self {
            Self::Short(weights) => weights[a].cmp(&weights[b]),
            Self::Long(weights) => weights[a].cmp(&weights[b]),
        }
    }
}

/// A number of courses.
trait Weight: Clone + Default + Send + Sync {
    fn add(&mut self, other: &Self, times: u64);
}

impl Weight for u128 {
    fn add(&mut self, other: &Self, times: u64) {
        *self += other * u128::from(times);
    }
}

impl Weight for BigUint {
    fn add(&mut self, other: &Self, times: u64) {
        if times == 1 {
            *self += other;
        } else {
            *self += other * times;
        }
    }
}

/// The weights after a step. An order has what those orders had from which a rule leads to
/// it, which are found by the rule backwards.
fn through<W: Weight>(orders: &Orders, step: &Step, before: &[W]) -> Vec<W> {
    let backwards: Vec<(Move, u64)> =
        step.rules.iter().map(|(rule, weight)| (Move::backwards(rule), *weight)).collect();
    let mut after = vec![W::default(); before.len()];
    let half = before.len().div_ceil(2);
    let fill = |first: usize, part: &mut [W]| {
        for (rank, sum) in (first..).zip(part) {
            let order = orders.packed(rank);
            for (rule, weight) in &backwards {
                sum.add(&before[orders.rank(rule.of(order))], *weight);
            }
        }
    };
    let (front, back) = after.split_at_mut(half);
    std::thread::scope(|scope| {
        scope.spawn(|| fill(half, back));
        fill(0, front);
    });
    after
}
