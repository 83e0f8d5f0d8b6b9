//! Sort by short keys: write a random number of few bits on each card and sort, ties as they lie.
//!
//! What a key column of 8, 16 or 32 random bits does, or `rand()` as a sort key. Other numbers of
//! values: [`keys_up_to`](super::keys_up_to()).
//!
//! **Faulty**, for cards with equal keys keep their order. A stable sort by b bits is a riffle of
//! 2^b packets backwards, so an order with d descents has the chance
//! `C(2^b + n - 1 - d, n) / 2^(b n)`: the order from before is the likeliest, its reverse the least
//! likely. Total variation from fair:
//!
//! | bits | 8 | 15 | 16 | 24 | 32 |
//! |---|---|---|---|---|---|
//! | 52 cards | .1672 | .001345 | 6.7e-4 | 2.6e-6 | 1.0e-8 |
//! | 416 cards | 1.0000 | .02987 | .01494 | 5.8e-5 | 2.3e-7 |
//!
//! [`sort_random_keys`](crate::fair::sort_random_keys()) draws all keys again when two are equal,
//! and is fair.
//!
//! **Cost**: n draws, time O(n log n), memory for keys and a copy.
//!
//! # Source
//! Folklore ("order by random()"); the law: D. Bayer and P. Diaconis, "Trailing the dovetail
//! shuffle to its lair", Annals of Applied Probability 2, 1992. Figures: the law.

use super::keys_up_to;
use crate::Draw;

/// Sorts `items` by keys of so many bits, from 1 to 64, equal keys in the order of before: not
/// fair.
///
/// Takes n draws. O(n log n) time, O(n) memory.
///
/// # Panics
/// If there are no bits, or more than 64.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::sort_short_keys(cards, 1, draw)).unwrap();
/// // Four of the eight lists of keys do not descend: 000, 001, 011 and 111.
/// assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(4, 8));
/// assert_eq!(law.probability(&[2, 1, 0]), Ratio::ZERO);
/// ```
pub fn sort_short_keys<T: Clone, D: Draw + ?Sized>(items: &mut [T], bits: u32, draw: &mut D) {
    assert!((1..=64).contains(&bits), "keys of {bits} bits");
    keys_up_to(items, u64::MAX >> (64 - bits), draw);
}
