//! [`Placement`]: what the tests of the position table, or of a hand, see of a
//! law of card by position.

use super::signature::Signature;
use crate::shape::{DealOrder, Shape};
use crate::tally::TABLE_CELLS_MAX;
use crate::test::EXPECTED_MIN;

/// True if there is a table of card by position, or of cards in a hand, that is
/// small enough to work out.
pub(super) fn has_table(shape: Shape) -> bool {
    u64::from(shape.deck) * u64::from(shape.dealt) <= TABLE_CELLS_MAX
}

/// The sums of a law that decide how soon it is found.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    shape: Shape,
    /// The sum of (p - 1/n)^2 over the cells that are seen.
    squares: f64,
    /// The sum over the cards of (sum over the positions seen of p - 1/n)^2.
    sums_squared: f64,
    /// The chances of a card at a position.
    cells: Range,
    /// The chances of a card among those dealt.
    held: Range,
}

#[derive(Clone, Copy, Debug)]
struct Range {
    least: f64,
    most: f64,
}

impl Range {
    const NONE: Self = Self { least: f64::INFINITY, most: f64::NEG_INFINITY };

    fn add(&mut self, chance: f64) {
        self.least = self.least.min(chance);
        self.most = self.most.max(chance);
    }
}

impl Placement {
    /// The law `chance(card, position)`, every card of it.
    pub(super) fn of(shape: Shape, chance: impl Fn(u32, u32) -> f64) -> Self {
        let mut placement = Self::empty(shape);
        for card in 0..shape.deck {
            placement.add((0..shape.dealt).map(|position| chance(card, position)), 1.0);
        }
        placement
    }

    /// Before any card.
    pub(super) fn empty(shape: Shape) -> Self {
        let (cells, held) = (Range::NONE, Range::NONE);
        Self { shape, squares: 0.0, sums_squared: 0.0, cells, held }
    }

    /// Adds a card, given its chances at the positions that are seen; it stands
    /// for `weight` cards.
    pub(super) fn add(&mut self, row: impl Iterator<Item = f64>, weight: f64) {
        let fair = 1.0 / f64::from(self.shape.deck);
        let (mut squares, mut held) = (0.0, 0.0);
        for chance in row {
            self.cells.add(chance);
            squares += (chance - fair).powi(2);
            held += chance;
        }
        self.held.add(held);
        self.squares += weight * squares;
        self.sums_squared += weight * (held - f64::from(self.shape.dealt) * fair).powi(2);
    }

    /// The noncentrality that each deal adds to the statistic, which is a
    /// quadratic form of the table; see `test/position.rs`, `test/inclusion.rs`.
    pub(super) fn per_deal(&self) -> f64 {
        let (n, k) = (f64::from(self.shape.deck), f64::from(self.shape.dealt));
        match self.shape.order {
            DealOrder::Sequence if self.shape.is_whole() => (n - 1.0) * self.squares,
            DealOrder::Sequence => (n - 1.0) * (self.squares + self.sums_squared / (n - k)),
            DealOrder::Set => (n - 1.0) * n / (k * (n - k)) * self.sums_squared,
        }
    }

    /// The findings that this law shows in: the chi-square over the whole table
    /// and the two cells that are furthest from fair.
    pub(super) fn signatures(&self) -> Vec<Signature> {
        let Some(Table { test, degrees, cells, chance, deals_min }) = Table::of(self.shape) else {
            return Vec::new();
        };
        let range = match self.shape.order {
            DealOrder::Sequence => self.cells,
            DealOrder::Set => self.held,
        };
        [
            Signature::chi_square(test, degrees, self.per_deal(), deals_min),
            Signature::cell(test, cells, chance, range.most),
            Signature::cell(test, cells, chance, range.least),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// The table of a shape: card by position, or cards in a hand.
pub(super) struct Table {
    pub(super) test: &'static str,
    /// Degrees of freedom of its chi-square.
    pub(super) degrees: u64,
    pub(super) cells: u64,
    /// Of each cell.
    pub(super) chance: f64,
    /// The least number of deals with which the chi-square decides.
    pub(super) deals_min: u64,
}

impl Table {
    /// `None` where the deals cannot differ: a set of the whole deck, or of
    /// nothing.
    pub(super) fn of(shape: Shape) -> Option<Self> {
        let (n, k) = (u64::from(shape.deck), u64::from(shape.dealt));
        let is_set = shape.order == DealOrder::Set;
        if n < 2 || k == 0 || (is_set && k == n) {
            return None;
        }
        Some(if is_set {
            let chance = k as f64 / n as f64;
            // A hand is judged by the cards outside of it, too.
            let deals_min = deals_expecting(chance.min(1.0 - chance));
            Self { test: "inclusion", degrees: n - 1, cells: n, chance, deals_min }
        } else {
            let (chance, degrees) = (1.0 / n as f64, k.min(n - 1) * (n - 1));
            let deals_min = deals_expecting(chance);
            Self { test: "position", degrees, cells: n * k, chance, deals_min }
        })
    }
}

/// The least number of deals with which a chi-square over counts of this chance
/// decides, rounded as the tests round.
pub(super) fn deals_expecting(chance: f64) -> u64 {
    let deals = (EXPECTED_MIN / chance) as u64;
    deals + u64::from((deals as f64) * chance < EXPECTED_MIN)
}
