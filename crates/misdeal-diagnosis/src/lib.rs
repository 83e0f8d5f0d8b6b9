//! Known faults: where each brings the cards, and what a test should look for.
//!
//! ```text
//!   a fault ──► placement (card by position, exact) ──► scores ──► the battery
//!          └──► generator range (draws, exact) ───────────┘
//! ```
//!
//! - [`placement`]: the chance of each card at each position under a faulty
//!   shuffle, exactly, for one card at a time.
//! - [`generator_range`]: the chance of each draw from a generator that has only so
//!   many numbers.
//! - [`exact`]: the chance of every order, for shuffles whose law is known or small enough.
//! - [`faults`]: what there is to say about each known mistake, and its mending.
//! - [`scores`]: the faults of a deck of some size as points for the test
//!   `scores` of misdeal-audit, which knows no fault itself.

mod diagnosis;
pub mod exact;
pub mod faults;
pub mod generator_range;
pub mod placement;
mod scores;

pub use diagnosis::{Cause, Diagnosed, Diagnosis, Parameter, Placed, Value, diagnose};
pub use scores::{DRAW_SCORES_CARDS_MAX, SCORES_CARDS_MAX, scores};
