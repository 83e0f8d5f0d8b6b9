//! Faulty shuffles, kept for study. **Never deal cards with these.**
//!
//! Each is a mistake that people make, written so that it can be run, measured
//! and recognised; its page says how far from fair it is, in numbers. Nothing
//! here is re-exported from the root of the crate, so none is reached by accident. The
//! fair shuffles are in [`fair`](crate::fair).
//!
//! Those that people ask for have a name in the [`catalogue`](crate::catalogue()); the others are
//! functions only, for code that studies them.

pub mod affine_map;
pub mod block_local;
pub mod constant_bound;
pub mod constant_bound_forward;
pub mod derangement;
pub mod distinct_transpositions;
pub mod even_only;
pub mod first_never_moves;
pub mod global_swap;
pub mod global_swap_backward;
pub mod global_swap_java;
pub mod keys_up_to;
pub mod last_never_moves;
pub mod merge_pairs;
pub mod no_neighbours;
pub mod one_draw;
pub mod overrun;
pub mod partial_off_by_one;
pub mod probe_next;
pub mod random_transpositions;
pub mod recursive_draw;
pub mod reservoir_first_lost;
pub mod reservoir_skew;
pub mod rounded;
pub mod sattolo;
pub mod small_buffer;
pub mod sort_random_comparator;
pub mod sort_short_keys;
pub mod stops_early;
pub mod unweighted_merge;
pub mod wash;
pub mod xor_network;

pub use self::affine_map::affine_map;
pub use self::block_local::block_local;
pub use self::constant_bound::constant_bound;
pub use self::constant_bound_forward::constant_bound_forward;
pub use self::derangement::derangement;
pub use self::distinct_transpositions::distinct_transpositions;
pub use self::even_only::even_only;
pub use self::first_never_moves::first_never_moves;
pub use self::global_swap::global_swap;
pub use self::global_swap_backward::global_swap_backward;
pub use self::global_swap_java::global_swap_java;
pub use self::keys_up_to::keys_up_to;
pub use self::last_never_moves::last_never_moves;
pub use self::merge_pairs::merge_pairs;
pub use self::no_neighbours::no_neighbours;
pub use self::one_draw::one_draw;
pub use self::overrun::overrun;
pub use self::partial_off_by_one::partial_off_by_one;
pub use self::probe_next::probe_next;
pub use self::random_transpositions::random_transpositions;
pub use self::recursive_draw::recursive_draw;
pub use self::reservoir_first_lost::reservoir_first_lost;
pub use self::reservoir_skew::reservoir_skew;
pub use self::rounded::rounded;
pub use self::sattolo::sattolo;
pub use self::small_buffer::small_buffer;
pub use self::sort_random_comparator::{Sort, sort_random_comparator};
pub use self::sort_short_keys::sort_short_keys;
pub use self::stops_early::stops_early;
pub use self::unweighted_merge::unweighted_merge;
pub use self::wash::wash;
pub use self::xor_network::xor_network;

#[cfg(test)]
mod tests;
