//! Faulty shuffles, kept for study. **Never deal cards with these.**
//!
//! Each is a mistake that people make, written so that it can be run, measured
//! and recognised; its page says how far from fair it is, in numbers. Nothing
//! here is re-exported from the root of the crate, so none is reached by accident. The
//! fair shuffles are in [`fair`](crate::fair).

pub mod global_swap;
pub mod global_swap_java;
pub mod last_never_moves;
pub mod random_transpositions;
pub mod recursive_draw;
pub mod sattolo;
pub mod sort_random_comparator;
pub mod sort_short_keys;
pub mod wash;

pub use self::global_swap::global_swap;
pub use self::global_swap_java::global_swap_java;
pub use self::last_never_moves::last_never_moves;
pub use self::random_transpositions::random_transpositions;
pub use self::recursive_draw::recursive_draw;
pub use self::sattolo::sattolo;
pub use self::sort_random_comparator::{Sort, sort_random_comparator};
pub use self::sort_short_keys::sort_short_keys;
pub use self::wash::wash;

#[cfg(test)]
mod tests;
