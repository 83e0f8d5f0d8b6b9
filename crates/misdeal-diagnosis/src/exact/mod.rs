//! Exact laws: the chance of every order that a shuffle can make.
//!
//! ```text
//!   a formula, steps or an enumeration ──► OrderLaw ──► distance, bits, best and worst
//! ```
//!
//! - [`OrderLaw`]: groups of orders that are equally likely, in whole numbers.
//! - Formulas: [`riffles`], [`short_keys`], [`shelves`], [`top_to_random`],
//!   [`transpositions`], [`recursive_draw`], [`sattolo`] and others that make some
//!   orders evenly.
//! - [`Steps`]: any shuffle of independent steps, over all orders at once.
//! - [`DrawsLaw`]: Fisher-Yates from a generator with so many numbers, for any n.
//! - [`enumerated`]: what an oracle found on every path of a program.
//! - [`NamedLaw`]: the shuffles of the catalogue, each by the way that goes furthest.
//!
//! Where a card goes, whatever the others do, is in [`placement`](crate::placement).

mod counting;
mod cycles;
mod draws;
mod enumerated;
mod figures;
mod named;
mod order_law;
mod orders;
mod partition;
mod recursive;
mod riffle;
mod shelf;
mod steps;
mod top_to_random;
mod transpositions;
mod unknown;

pub use counting::{log10, to_f64};
pub use cycles::{always, cuts, end_fixed, fair, few_deals, parity_locked, sattolo};
pub use draws::DrawsLaw;
pub use enumerated::{EnumeratedError, enumerated};
pub use figures::{Cell, Exact, Extreme, TotalVariation};
pub use named::{NamedError, NamedLaw, REPEATS_MAX, repeat_name, repeats, repeats_max};
pub use order_law::{Group, OrderLaw};
pub use recursive::{RECURSIVE_CARDS_MAX, recursive_draw};
pub use riffle::{RIFFLES_MAX, riffles, short_keys};
pub use shelf::shelves;
pub use steps::{ADDITIONS_MAX, STEPS_CARDS_MAX, Step, Steps, TooManyAdditions};
pub use top_to_random::top_to_random;
pub use transpositions::{
    DIVERGENCE_CARDS_MAX, Pair, TRANSPOSITIONS_CARDS_MAX, divergence_of_transpositions,
    transpositions,
};
pub use unknown::Unknown;
