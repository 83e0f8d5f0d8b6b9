//! The battery: one file a test, each with its null law.
//!
//! A test sees a [`Tally`] and nothing else, and says nothing where its counter
//! is missing. Which findings there are depends on the shape and the number of
//! deals only, never on the counts: the family of the verdict is fixed before
//! anything is seen. A test that reads orders reads them in every frame that has
//! its counter. Each test has a page in `docs/tests`.

mod blocks;
mod cells;
mod class_at;
pub(crate) mod classes;
mod cycles;
mod descents;
mod displacement;
mod draws_down;
mod draws_up;
mod first_cards;
mod first_cycle;
mod fixed_points;
mod hands;
mod inclusion;
mod inversions;
mod lehmer;
mod longest_fall;
mod longest_rise;
mod low_bits;
mod mean_place;
mod neighbours;
mod numbers;
mod offsets;
mod orders;
mod origin;
mod overlap;
mod pair_inclusion;
mod pairs;
mod parity;
mod patterns;
mod peaks;
mod position;
mod products;
mod repeats;
mod runs;
mod scores;
mod serial;
mod successions;
mod sums;
mod support;
mod validity;

use crate::finding::Finding;
use crate::tally::{FrameTally, Tally};
pub(crate) use numbers::number_law;
use origin::Origin;
pub use scores::FaultScore;

/// The least expected count with which a chi-square test decides. At tails of
/// 1e-9 the textbook's 5 is wrong by a factor of a hundred.
pub const EXPECTED_MIN: f64 = 50.0;

/// The fewest deals with which the tail of a sum decides.
pub const SUM_DEALS_MIN: u64 = 50;

/// A statistical test.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    /// Its name, as in findings and `docs/tests`.
    pub id: &'static str,
    /// What it looks at, in one line.
    pub about: &'static str,
    judge: fn(&Tally) -> Vec<Finding>,
}

impl Test {
    /// What the test says of a tally.
    pub fn judge(&self, tally: &Tally) -> Vec<Finding> {
        (self.judge)(tally)
    }
}

/// All tests, in the order in which a report explains them.
pub fn battery() -> &'static [Test] {
    &[
        validity::TEST,
        support::TEST,
        position::TEST,
        class_at::TEST,
        mean_place::TEST,
        displacement::TEST,
        scores::TEST,
        lehmer::TEST,
        draws_up::TEST,
        draws_down::TEST,
        low_bits::TEST,
        fixed_points::TEST,
        cycles::TEST,
        first_cycle::TEST,
        descents::TEST,
        peaks::TEST,
        runs::TEST,
        successions::TEST,
        offsets::TEST,
        neighbours::TEST,
        patterns::TEST,
        longest_rise::TEST,
        longest_fall::TEST,
        inversions::TEST,
        parity::TEST,
        pairs::TEST,
        serial::TEST,
        overlap::TEST,
        first_cards::TEST,
        blocks::TEST,
        orders::TEST,
        repeats::TEST,
        hands::TEST,
        inclusion::TEST,
        pair_inclusion::TEST,
    ]
}

/// What a test says of each frame in which deals were read.
fn in_each_frame(tally: &Tally, judge: impl Fn(&FrameTally) -> Vec<Finding>) -> Vec<Finding> {
    tally.frames.iter().filter(|tally| tally.deals > 0).flat_map(judge).collect()
}
