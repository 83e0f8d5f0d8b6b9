//! Sort by random keys: write a random number on each card and sort.
//!
//! **Fair** only because a tie is never used: if two of the n keys of 64 bits
//! are equal, all n are drawn again, and distinct independent keys have every
//! relative order equally often. A tie costs another round with probability
//! about n^2/2^65, some 7e-17 for 52 cards.
//!
//! Without that second round the sort decides the ties. A stable sort by b-bit
//! keys is then exactly an inverse riffle with 2^b packets, with probability
//! `C(2^b + n - 1 - d, n) / 2^(b n)` for an order with d descents: 52 cards
//! are at total variation .1672 from fair with 8-bit keys, .001345 with 15-bit and
//! 1.026e-8 with 32-bit keys.
//!
//! **Cost**: n draws of 64 bits, time O(n log n), memory for keys and a copy.
//!
//! # Source
//! Folklore ("order by random()"); the law with ties follows D. Bayer and P. Diaconis,
//! "Trailing the dovetail shuffle to its lair", Ann. Appl. Probab. 2(2), 1992.

use crate::Draw;

use super::arrange;

/// Shuffles `items` by sorting 64-bit keys; each of the n! orders is equally likely.
///
/// Takes n draws, and n more after each tie. O(n log n) time, O(n) memory.
/// A source that returns the same value for ever never returns from here.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::sort_random_keys(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn sort_random_keys<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    sort_keys_at_most(items, u64::MAX, draw);
}

/// The same with keys `0..=key_max`, so that an oracle can drive the very code
/// with few keys. It takes at least n different keys to return.
pub(crate) fn sort_keys_at_most<T: Clone, D: Draw + ?Sized>(
    items: &mut [T],
    key_max: u64,
    draw: &mut D,
) {
    if items.len() < 2 {
        return;
    }
    loop {
        let mut keyed: Vec<(u64, usize)> =
            (0..items.len()).map(|card| (draw.at_most(key_max), card)).collect();
        keyed.sort_unstable();
        if keyed.windows(2).all(|pair| pair[0].0 < pair[1].0) {
            let order: Vec<usize> = keyed.into_iter().map(|(_, card)| card).collect();
            return arrange(items, &order);
        }
    }
}
