//! One draw: a single random number for the whole shuffle.
//!
//! Fisher-Yates from the back with `j = r mod (i + 1)`, where r, of 32 bits, is drawn once a deal:
//! a call moved out of the loop, or a generator that returns the same value until something else
//! happens.
//!
//! **Faulty**: the remainders of one number belong together. Two numbers that differ by a common
//! multiple of all of 1..=n give the same order, so there are no more orders than the least of
//! those: 6 of 6 for 3 cards, 12 of 24, 60 of 120, 2520 of 3628800 for ten cards, and no more than
//! 2^32 of any deck. Total variation from fair is 1 less their share: 1/2 for 4 and 5 cards, .9993
//! for ten. (Three cards are fair but for 1 in 2^32, which is no multiple of 3.)
//!
//! **Cost**: a draw, time O(n), no memory besides the slice.
//!
//! # Source
//! Bug reports of generators that return one value. Figures: the remainders.

use crate::Draw;

/// Shuffles by Fisher-Yates with one random number for all steps: not fair for more than 3.
///
/// Takes a draw below 2^32. O(n) time, in place.
///
/// ```
/// use std::collections::BTreeSet;
///
/// use misdeal_shuffle::{Draw, faulty};
///
/// struct Always(u64);
///
/// impl Draw for Always {
///     fn at_most(&mut self, _max: u64) -> u64 {
///         self.0
///     }
/// }
///
/// let deals = (0..1000).map(|number| {
///     let mut cards = [0, 1, 2, 3, 4];
///     faulty::one_draw(&mut cards, &mut Always(number));
///     cards
/// });
/// assert_eq!(deals.collect::<BTreeSet<_>>().len(), 60);
/// ```
pub fn one_draw<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let number = draw.at_most(u32::MAX.into());
    for i in (1..items.len()).rev() {
        let bound = i as u64 + 1;
        items.swap(i, (number % bound) as usize);
    }
}
