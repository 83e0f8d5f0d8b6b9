//! [`Effects`]: how far from fair a shuffle is, once it is known not to be.

mod bits;
mod cells;
mod score;
mod seeds;
mod wager;

pub use bits::BitsLost;
pub use cells::CellInterval;
pub use seeds::SeedSpace;
pub use wager::{Settled, Wager};
pub(crate) use {score::Score, score::Won, wager::Wagers};

use crate::tally::Tally;

/// The chance that one of the intervals of a group misses.
pub(crate) const INTERVAL_MISS: f64 = 0.01;

/// How large what was found is.
#[derive(Clone, Debug, Default)]
pub struct Effects {
    /// Bets fixed some time after the run was sure and settled on the deals read
    /// after that, best first. None if nothing was read after it.
    pub wagers: Vec<Settled>,
    /// What the shuffle lacks of the entropy of a fair one.
    pub bits_lost: Option<BitsLost>,
    /// How many different deals there seem to be, if deals repeat.
    pub seeds: Option<SeedSpace>,
    /// The cells of card by position that are furthest from fair.
    pub cells: Vec<CellInterval>,
}

impl Effects {
    /// What can be told from all deals together.
    pub(crate) fn of(tally: &Tally) -> Self {
        Self {
            wagers: Vec::new(),
            bits_lost: bits::bits_lost(tally),
            seeds: SeedSpace::of(tally),
            cells: cells::worst_cells(tally),
        }
    }

    /// With 99 % confidence, the least total-variation distance from a fair
    /// shuffle: the part of deals in which the best bet wins more often than it
    /// should.
    pub fn total_variation_min(&self) -> Option<f64> {
        let least = self.wagers.iter().map(Settled::advantage_min);
        least.max_by(f64::total_cmp).filter(|&least| least > 0.0)
    }
}
