//! By ranks: each position takes a rank among those before it, and the ranks tell which card lies
//! there.
//!
//! Position `c` enters at place `r` of a pile of the positions before it, which from there on move
//! up by one. In the end the place of each position is the card that lies there. It is
//! [`insertion`](super::insertion()), read the other way round, and how [`bulk`](crate::bulk) makes
//! decks, 64 at a time; this is one.
//!
//! **Fair**: every order has probability 1/n!, exactly, since orders read the other way round
//! are all orders again.
//!
//! **Cost**: n-1 draws, O(n^2) moves, a copy.
//!
//! # Source
//! The ranks are the inversion table: Knuth, *The Art of Computer Programming*, volume 3, 5.1.1.

use super::arrange;
use crate::Draw;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Takes n-1 draws, O(n^2) time and a copy: for decks, or one by one where
/// [`bulk`](crate::bulk) makes many.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::by_ranks(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn by_ranks<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut places: Vec<usize> = Vec::with_capacity(items.len());
    for position in 0..items.len() {
        let rank = if position == 0 { 0 } else { draw.index_at_most(position) };
        places.iter_mut().filter(|place| **place >= rank).for_each(|place| *place += 1);
        places.push(rank);
    }
    arrange(items, &places);
}
