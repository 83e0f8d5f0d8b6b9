//! Keys up to a maximum: sort by random numbers of a small range, ties as they lie.
//!
//! `sort by floor(random * 100)`, or by a number below the number of cards.
//! [`sort_short_keys`](super::sort_short_keys()) is the same with a power of two.
//!
//! **Faulty**, for cards with equal keys keep their order. A stable sort by one of m values is a
//! riffle of m packets backwards, so an order with d descents has the chance
//! `C(m + n - 1 - d, n) / m^n`: the order from before is the likeliest, its reverse the least
//! likely. Total variation from fair for 52 cards:
//!
//! | values | 52 | 100 | 256 | 1,000 | 10,000 | 32,768 |
//! |---|---|---|---|---|---|---|
//! | | .7167 | .4199 | .1672 | .0440 | .004406 | .001345 |
//!
//! For 3, 4, 5 cards and two values it is 1/3, 1/2, 31/40; 416 cards and 416 values .9972.
//!
//! **Cost**: n draws, time O(n log n), memory for keys and a copy.
//!
//! # Source
//! Folklore; the law: D. Bayer and P. Diaconis, "Trailing the dovetail shuffle to its lair", Annals
//! of Applied Probability 2, 1992. Figures: the law.

use crate::Draw;
use crate::fair::arrange;

/// Sorts `items` by keys `0..=max`, equal keys in the order of before: not fair.
///
/// Takes n draws. O(n log n) time, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::keys_up_to(cards, 2, draw)).unwrap();
/// // Of the 27 lists of keys one descends, 2 1 0, and ten do not go down at all.
/// assert_eq!(law.probability(&[2, 1, 0]), Ratio::new(1, 27));
/// assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(10, 27));
/// ```
pub fn keys_up_to<T: Clone, D: Draw + ?Sized>(items: &mut [T], max: u64, draw: &mut D) {
    let mut keyed: Vec<(u64, usize)> =
        (0..items.len()).map(|card| (draw.at_most(max), card)).collect();
    keyed.sort_unstable();
    let order: Vec<usize> = keyed.into_iter().map(|(_, card)| card).collect();
    arrange(items, &order);
}
