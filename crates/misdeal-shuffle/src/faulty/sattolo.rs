//! Sattolo's algorithm: Fisher-Yates with the bound one too low.
//!
//! The item at `i` changes places with one of `0..=i-1`, never with itself. As
//! a shuffle it is an off-by-one; as an algorithm for random cycles it is right.
//!
//! **Faulty**: only the (n-1)! orders that are one cycle through all n items come
//! out, each equally often. Total variation from fair is 1 - 1/n. No item is ever
//! where it began (52 cards: each other position 1/51 instead of 1/52). Of
//! two cards, each always takes the other's place.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! S. Sattolo, "An algorithm to generate a random cyclic permutation", Inf. Process. Lett. 22,
//! 1986.

use crate::Draw;

/// Leaves `items` in the order of a random cycle through all of them: not fair.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Seed, faulty};
///
/// let mut cards: Vec<usize> = (0..52).collect();
/// faulty::sattolo(&mut cards, &mut Seed::from(1).deal(0));
/// assert!(cards.iter().enumerate().all(|(position, &card)| position != card));
/// ```
pub fn sattolo<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in (1..items.len()).rev() {
        items.swap(i, draw.index_at_most(i - 1));
    }
}
