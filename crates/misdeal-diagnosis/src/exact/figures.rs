//! [`Exact`]: the figures of a law, however it was worked out, and what is not known.

use misdeal_shuffle::Law;
use num_bigint::BigUint;
use num_rational::Ratio;

use super::counting::{factorial, whole};
use super::{DrawsLaw, EnumeratedError, OrderLaw, Unknown, enumerated, few_deals, to_f64};
use crate::placement::Placement;

/// A chance as a fraction.
pub type Cell = Ratio<BigUint>;

/// How far from fair: half the sum over all orders of |chance - 1/n!|.
#[derive(Clone, Debug, PartialEq)]
pub enum TotalVariation {
    /// The number itself.
    Exactly(Cell),
    /// It is not known, but is not outside of these bounds.
    Between(f64, f64),
}

impl TotalVariation {
    /// The least and the most that it can be, the same if it is known.
    pub fn bounds(&self) -> (f64, f64) {
        match self {
            Self::Exactly(value) => (to_f64(value), to_f64(value)),
            Self::Between(low, high) => (*low, *high),
        }
    }
}

/// The orders that come out most or least often.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Extreme {
    /// The chance of each, as a multiple of the fair 1/n!.
    pub times_fair: Cell,
    /// How many there are, and one of them from the top; of a law of draws this is not said.
    pub orders: Option<(BigUint, Vec<u32>)>,
}

/// What is known exactly of a shuffle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Exact {
    /// The number of cards.
    pub cards: u32,
    /// How far from fair.
    pub total_variation: TotalVariation,
    /// How many bits a deal has less than a fair one.
    pub bits_lost: Option<f64>,
    /// The chi-square divergence: the variance of chance / fair.
    pub chi_square: Option<f64>,
    /// How many orders can come out.
    pub reachable: Option<BigUint>,
    /// If that is a bound, and perhaps fewer can.
    pub is_reachable_at_most: bool,
    /// If the draws were taken as independent and no more is known: then it is fair, or not,
    /// as far as the range of its numbers goes.
    pub is_of_draws: bool,
    /// The likeliest orders.
    pub best: Option<Extreme>,
    /// The least likely orders.
    pub worst: Option<Extreme>,
    /// The chance of each card at each position.
    pub placement: Option<Placement>,
    /// The same as fractions, where they are known: position `j` has card `c` at `j * n + c`.
    pub cells: Option<Vec<Cell>>,
    /// The law itself.
    pub law: Option<OrderLaw>,
    /// What is no order and comes out all the same, a card being lost; and its chance.
    pub lost: Option<(Vec<u32>, Cell)>,
    /// The chance that it did not end within the draws allowed; all else is given that it did.
    pub unfinished: Option<Cell>,
    /// Why the law of all orders is not known.
    pub orders_unknown: Option<Unknown>,
    /// Why the place of each card is not known.
    pub places_unknown: Option<Unknown>,
}

impl Exact {
    pub(super) fn nothing(cards: u32) -> Self {
        Self {
            cards,
            total_variation: TotalVariation::Between(0.0, 1.0),
            bits_lost: None,
            chi_square: None,
            reachable: None,
            is_reachable_at_most: false,
            is_of_draws: false,
            best: None,
            worst: None,
            placement: None,
            cells: None,
            law: None,
            lost: None,
            unfinished: None,
            orders_unknown: None,
            places_unknown: None,
        }
    }

    /// The figures of a law that an oracle has found.
    ///
    /// A shuffle that loses cards has only a total variation; of one that does not always end
    /// within the draws that it was allowed, all figures are given that it does.
    pub fn of_law(law: &Law) -> Self {
        let mut exact = Self::nothing(law.cards() as u32);
        exact.cells = cells(law);
        exact.placement = exact.cells.as_ref().map(|cells| Placement::of_cells(exact.cards, cells));
        if *law.unfinished().numer() > 0 {
            exact.unfinished = Some(long(law.unfinished()));
        }
        match enumerated(law) {
            Ok(orders) => exact.know_orders(orders),
            Err(EnumeratedError::NoPermutation { order, chance }) => {
                exact.total_variation = TotalVariation::Exactly(long(law.total_variation()));
                let ends = Ratio::from_integer(whole(1u32)) - long(law.unfinished());
                exact.lost = Some((order, long(chance) / ends));
                exact.orders_unknown = Some(Unknown::LosesCards);
            }
            Err(EnumeratedError::Unfinished) => exact.orders_unknown = Some(Unknown::NeverEnds),
        }
        exact
    }

    pub(super) fn know_orders(&mut self, law: OrderLaw) {
        let extreme = |group: &super::Group| Extreme {
            times_fair: law.times_fair(group),
            orders: Some((group.orders.clone(), group.example.clone())),
        };
        self.total_variation = TotalVariation::Exactly(law.total_variation());
        self.bits_lost = Some(law.bits_lost());
        self.chi_square = Some(law.chi_square()).filter(|value| value.is_finite());
        self.reachable = Some(law.reachable());
        self.best = Some(extreme(law.best()));
        self.worst = Some(extreme(law.worst()));
        self.law = Some(law);
    }

    pub(super) fn know_draws(&mut self, law: &DrawsLaw) {
        let (low, high) = law.total_variation();
        self.total_variation = match high {
            // Every range divides evenly.
            0.0 => TotalVariation::Exactly(Ratio::from_integer(BigUint::ZERO)),
            high => TotalVariation::Between(low, high),
        };
        self.is_of_draws = true;
        self.bits_lost = Some(law.bits_lost());
        self.chi_square = Some(law.chi_square());
        self.reachable = Some(law.reachable());
        self.best = Some(Extreme { times_fair: law.best(), orders: None });
        self.worst = Some(Extreme { times_fair: law.worst(), orders: None });
    }

    pub(super) fn know_cells(&mut self, cells: Vec<Cell>) {
        self.placement = Some(Placement::of_cells(self.cards, &cells));
        self.cells = Some(cells);
    }

    pub(super) fn know_placement(&mut self, placement: Placement, repeats: u64) {
        if let TotalVariation::Between(low, high) = self.total_variation {
            // A chance is off by rounding in each step of each repeat, at most.
            let rounding = f64::from(self.cards) * repeats as f64 * f64::EPSILON;
            let low = low.max(placement.total_variation_at_least() - rounding);
            self.total_variation = TotalVariation::Between(low, high);
        }
        self.placement.get_or_insert(placement);
    }

    /// No more than so many orders can come out, so the others are missing.
    pub(super) fn know_at_most(&mut self, reachable: BigUint) {
        let missing = few_deals(self.cards, &reachable);
        if *missing.numer() == BigUint::ZERO {
            return;
        }
        if let TotalVariation::Between(low, high) = self.total_variation {
            self.total_variation = TotalVariation::Between(low.max(to_f64(&missing)), high);
        }
        self.reachable = Some(reachable);
        self.is_reachable_at_most = true;
    }

    /// Whether it is exactly fair, where that is known.
    pub fn is_fair(&self) -> Option<bool> {
        match &self.total_variation {
            TotalVariation::Exactly(value) => Some(*value.numer() == BigUint::ZERO),
            TotalVariation::Between(low, _) if *low > 0.0 => Some(false),
            // Some order comes out more often than others.
            _ => {
                self.best.as_ref().map(|best| *best.times_fair.numer() == *best.times_fair.denom())
            }
        }
    }

    /// So many orders can come out, none less often than is fair: then total variation is the
    /// share of the others.
    pub(super) fn know_even_or_more(&mut self, reachable: BigUint) {
        self.total_variation = TotalVariation::Exactly(few_deals(self.cards, &reachable));
        self.reachable = Some(reachable);
    }

    /// Half the root of the chi-square divergence is an upper bound.
    pub(super) fn know_chi_square(&mut self, chi_square: f64) {
        if let TotalVariation::Between(low, high) = self.total_variation {
            // What is too small for a double is not 0.
            let high = high.min((chi_square.sqrt() / 2.0).max(f64::MIN_POSITIVE));
            self.total_variation = TotalVariation::Between(low.min(high), high);
        }
        self.chi_square = Some(chi_square);
    }

    /// The number of all orders, n!.
    pub fn orders(&self) -> BigUint {
        factorial(self.cards)
    }

    /// How many of all orders can come out, as a part of all, where that is known.
    pub fn reachable_share(&self) -> Option<Cell> {
        Some(Ratio::new(self.reachable.clone()?, self.orders()))
    }

    /// How many bits a fair deal has, log2 n!.
    pub fn bits_fair(&self) -> f64 {
        (1..=self.cards).map(|card| f64::from(card).log2()).sum()
    }
}

fn long(value: Ratio<u128>) -> Cell {
    Ratio::new(whole(*value.numer()), whole(*value.denom()))
}

/// The chance of each card at each position, given that the shuffle ends; none if it never does.
fn cells(law: &Law) -> Option<Vec<Cell>> {
    let n = law.cards();
    let mut cells = vec![Ratio::from_integer(BigUint::ZERO); n * n];
    let mut all = Ratio::from_integer(BigUint::ZERO);
    for outcome in law.outcomes() {
        let chance = long(outcome.probability);
        all += &chance;
        for (position, card) in outcome.order.into_iter().enumerate() {
            cells[position * n + card as usize] += &chance;
        }
    }
    (*all.numer() != BigUint::ZERO).then(|| cells.into_iter().map(|cell| cell / &all).collect())
}
