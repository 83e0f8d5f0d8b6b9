//! Known faults: where each brings the cards, and what a test should look for.
//!
//! ```text
//!   a fault ──► placement (card by position, exact) ──► scores ──► the battery
//! ```
//!
//! - [`placement`]: the chance of each card at each position under a faulty
//!   shuffle, exactly, for one card at a time.
//! - [`scores`]: the faults of a deck of some size as points for the test
//!   `scores` of misdeal-audit, which knows no fault itself.

pub mod placement;
mod scores;

pub use scores::{SCORES_CARDS_MAX, scores};
