//! Draw from the rest: deal a random card, let the last one take its place.
//!
//! What is left of the pack stays in one piece, because the hole that a dealt
//! card leaves is filled with the last card. One card is dealt at a time, so a
//! game can shuffle lazily: only as far as it deals.
//!
//! **Fair**: every order has probability 1/n!, exactly. The draws are those of
//! Fisher-Yates from the back, and the dealt order is its result read from the
//! back, since the places that the pack gives up hold the dealt cards.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The post on dealing from the rest of the pack; Durstenfeld 1964 in another reading.

use crate::Draw;

/// Puts `items` into the order dealt; each of the n! orders is equally likely.
///
/// Takes n-1 draws, the first for position 0. O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut dealt: Vec<u32> = (0..52).collect();
/// let mut shuffled = dealt.clone();
/// fair::draw_from_rest(&mut dealt, &mut Seed::from(42).deal(0));
/// fair::fisher_yates(&mut shuffled, &mut Seed::from(42).deal(0));
/// assert!(dealt.iter().rev().eq(&shuffled));
/// ```
pub fn draw_from_rest<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for rest_last in (1..items.len()).rev() {
        let card = draw.index_at_most(rest_last);
        // The last card of the rest takes the drawn one's place; the drawn one
        // waits in the place that the rest gives up.
        items.swap(card, rest_last);
    }
    items.reverse();
}
