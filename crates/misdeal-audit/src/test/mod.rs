//! The battery: one file a test, each with its null law.
//!
//! A test sees a [`Tally`] and nothing else, and says nothing where its counter
//! is missing. Which findings there are depends on the shape and the number of
//! deals only, never on the counts: the family of the verdict is fixed before
//! anything is seen. A test that reads orders reads them in every frame that has
//! its counter. Each test has a page in `docs/tests`.

mod cells;
pub(crate) mod classes;
mod cycles;
mod draws_down;
mod draws_up;
mod fixed_points;
mod inclusion;
mod inversions;
mod lehmer;
mod orders;
mod origin;
mod parity;
mod position;
mod repeats;
mod sums;
mod validity;

use crate::finding::Finding;
use crate::tally::{FrameTally, Tally};
use origin::Origin;

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
        position::TEST,
        lehmer::TEST,
        draws_up::TEST,
        draws_down::TEST,
        fixed_points::TEST,
        cycles::TEST,
        inversions::TEST,
        parity::TEST,
        orders::TEST,
        repeats::TEST,
        inclusion::TEST,
    ]
}

/// What a test says of each frame in which deals were read.
fn in_each_frame(tally: &Tally, judge: impl Fn(&FrameTally) -> Vec<Finding>) -> Vec<Finding> {
    tally.frames.iter().filter(|tally| tally.deals > 0).flat_map(judge).collect()
}
