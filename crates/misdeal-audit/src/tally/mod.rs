//! [`Tally`]: everything the tests see of the deals, as plain integers.
//!
//! ```text
//!   valid deals ──► counters by position, digit, draw, cycle ... ──► Tally
//!                   fingerprints, one a deal, for repeats
//! ```
//!
//! Tallies of parts of a run add up, in any order. A counter that would grow
//! with the square of the deck is left out for large decks; a test whose
//! counter is missing has nothing to say.

mod counter;
mod digits;
mod fingerprints;

pub use counter::Counter;
pub(crate) use digits::Digits;
pub use fingerprints::FINGERPRINTS_MAX;
pub(crate) use fingerprints::Fingerprints;

use crate::block::Invalid;
use crate::shape::{DealOrder, Shape};

/// The most cells of one table; larger ones are not kept.
const TABLE_CELLS_MAX: u64 = 1 << 20;
/// The most possible deals that are counted one by one: 8! = 40,320.
const ORDERS_MAX: u128 = 40_320;
/// Numbers of fixed points or cycles from this one less 1 on are one class.
pub(crate) const CLASSES_MAX: usize = 128;

/// Counts of the deals of one source.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(crate) shape: Shape,
    pub(crate) deals: u64,
    pub(crate) invalid: Invalid,
    /// Deals with card `c` at position `j`, at `j * deck + c`.
    pub(crate) position: Option<Vec<u64>>,
    /// Deals that hold card `c`, for sets.
    pub(crate) inclusion: Option<Vec<u64>>,
    /// Digit `i`: cards not yet dealt and smaller than the card at `i`.
    pub(crate) lehmer: Option<Digits>,
    /// Draw `i` of the Fisher-Yates shuffle that fills position 0, 1, ...:
    /// how far ahead the card was found.
    pub(crate) draws_up: Option<Digits>,
    /// Draw `i` of the Fisher-Yates shuffle that fills position n-1, n-2, ...:
    /// where the card for position `i` was found, `0..=i`.
    pub(crate) draws_down: Option<Digits>,
    /// Deals with this many cards at home, and this many cycles.
    pub(crate) fixed_points: Option<Vec<u64>>,
    pub(crate) cycles: Option<Vec<u64>>,
    /// Deals of even parity.
    pub(crate) even: Option<u64>,
    /// Deals of each order, by its rank, where there are few.
    pub(crate) orders: Option<Vec<u64>>,
    pub(crate) fingerprints: Fingerprints,
}

impl Tally {
    /// The tally of no deals.
    pub fn new(shape: Shape) -> Self {
        let (n, dealt) = (u64::from(shape.deck), u64::from(shape.dealt));
        let is_sequence = shape.order == DealOrder::Sequence;
        let has_tables = is_sequence && n * dealt <= TABLE_CELLS_MAX;
        let cells = |count: u64| vec![0; count as usize];
        let down_from_deck = || Digits::new((0..shape.dealt).map(|i| shape.deck - i));
        let whole = shape.is_whole();
        let few = shape.outcomes().filter(|&count| is_sequence && count <= ORDERS_MAX);
        let classes = CLASSES_MAX.min(shape.deck as usize + 1) as u64;
        Self {
            shape,
            deals: 0,
            invalid: Invalid::default(),
            position: has_tables.then(|| cells(n * dealt)),
            inclusion: (!is_sequence).then(|| cells(n)),
            lehmer: has_tables.then(down_from_deck),
            draws_up: has_tables.then(down_from_deck),
            draws_down: (has_tables && whole).then(|| Digits::new(1..=shape.deck)),
            fixed_points: whole.then(|| cells(classes)),
            cycles: whole.then(|| cells(classes)),
            even: whole.then_some(0),
            orders: few.map(|count| cells(count as u64)),
            fingerprints: Fingerprints::default(),
        }
    }

    /// What every deal looks like.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of valid deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The deals that broke the rules.
    pub fn invalid(&self) -> &Invalid {
        &self.invalid
    }

    /// Deals with each card at each position: row `j` (of `shape.dealt`) lists
    /// the cards `0..deck`. `None` for sets and for very large decks.
    pub fn position_rows(&self) -> Option<impl Iterator<Item = &[u64]>> {
        let table = self.position.as_ref()?;
        Some(table.chunks_exact((self.shape.deck as usize).max(1)))
    }

    /// Adds the counts of another part of the run; the order does not matter.
    ///
    /// # Panics
    /// If the shapes differ.
    pub fn merge(&mut self, other: Self) {
        assert_eq!(self.shape, other.shape, "tallies of different shapes do not add up");
        self.deals += other.deals;
        self.invalid.merge(&other.invalid);
        add(&mut self.position, other.position);
        add(&mut self.inclusion, other.inclusion);
        add(&mut self.fixed_points, other.fixed_points);
        add(&mut self.cycles, other.cycles);
        add(&mut self.orders, other.orders);
        add_digits(&mut self.lehmer, other.lehmer);
        add_digits(&mut self.draws_up, other.draws_up);
        add_digits(&mut self.draws_down, other.draws_down);
        self.even = self.even.zip(other.even).map(|(a, b)| a + b);
        self.fingerprints.merge(other.fingerprints);
    }
}

fn add(sum: &mut Option<Vec<u64>>, part: Option<Vec<u64>>) {
    if let Some((sum, part)) = sum.as_mut().zip(part) {
        sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
    }
}

fn add_digits(sum: &mut Option<Digits>, part: Option<Digits>) {
    if let Some((sum, part)) = sum.as_mut().zip(part) {
        sum.merge(part);
    }
}

#[cfg(test)]
mod tests;
