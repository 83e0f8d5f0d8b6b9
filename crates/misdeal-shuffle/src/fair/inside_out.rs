//! Inside-out: a shuffled copy grown from a source read once, front to back.
//!
//! Item number k is put at the end of the copy and changes places with one of
//! the k items that stand there by then, itself included. The source need not
//! say beforehand how many items it has.
//!
//! **Fair**: every order has probability 1/n!, exactly: k equally likely
//! places for each of the items 1, 2, ..., n, all leading to different orders.
//!
//! **Cost**: n-1 draws, time O(n), memory for a copy.
//!
//! # Source
//! Knuth, *The Art of Computer Programming*, volume 2, 3.4.2, describes growing a random
//! permutation in this way.

use crate::Draw;

/// Shuffles `items` through a grown copy; each of the n! orders is equally likely.
///
/// Takes n-1 draws, O(n) time and a copy of the slice.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::inside_out(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn inside_out<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut copy = Vec::with_capacity(items.len());
    for (k, item) in items.iter().enumerate() {
        copy.push(item.clone());
        if k > 0 {
            copy.swap(k, draw.index_at_most(k));
        }
    }
    items.clone_from_slice(&copy);
}
