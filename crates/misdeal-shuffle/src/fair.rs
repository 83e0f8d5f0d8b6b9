//! Fair shuffles: every order equally likely, to the last bit.
//!
//! All of them have the same law, so there is one reason to prefer any to
//! [`fisher_yates()`]: to study it, or to compare its cost. Exactness rests on
//! the [`Draw`](crate::Draw) they are given; the oracle proves it for up to six
//! cards in the tests of this module.

pub mod by_ranks;
pub mod draw_from_rest;
pub mod fisher_yates;
pub mod fisher_yates_forward;
pub mod insertion;
pub mod inside_out;
pub mod rejection;
pub mod sort_random_keys;
pub mod used_table;

pub use self::by_ranks::by_ranks;
pub use self::draw_from_rest::draw_from_rest;
pub use self::fisher_yates::fisher_yates;
pub use self::fisher_yates_forward::fisher_yates_forward;
pub use self::insertion::insertion;
pub use self::inside_out::inside_out;
pub use self::rejection::rejection;
pub use self::sort_random_keys::sort_random_keys;
pub use self::used_table::used_table;

/// Puts the item that stood at `order[i]` at position `i`, for every `i`.
pub(crate) fn arrange<T: Clone>(items: &mut [T], order: &[usize]) {
    let arranged: Vec<T> = order.iter().map(|&from| items[from].clone()).collect();
    items.clone_from_slice(&arranged);
}

#[cfg(test)]
mod tests;
