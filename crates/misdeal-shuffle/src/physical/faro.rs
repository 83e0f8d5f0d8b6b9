//! Faro: a perfect riffle, the two halves laid into each other card by card.
//!
//! It takes a practised hand and no chance at all. An out-faro leaves the top card on top,
//! an in-faro makes it the second. With an odd number of cards the packet that gives
//! the top card has one more, and so gives the bottom card too:
//!
//! ```text
//!        0 1 2 3 4 5          0 1 2 3 4
//! out    0 3 1 4 2 5          0 3 1 4 2
//! in     3 0 4 1 5 2          2 0 3 1 4
//! ```
//!
//! **Law**: one order, so that total variation from fair is 1 - 1/n!. Counted from 0, an out-faro
//! sends the card at i to 2i modulo n - 1 (the last stays), modulo n if n is odd; an in-faro
//! to 2i + 1 modulo n + 1, modulo n if n is odd. The deck comes back after as many faros as the
//! order of 2 in that modulus:
//!
//! | cards | 8 | 32 | 51 | 52 | 54 | 108 |
//! |---|---|---|---|---|---|---|
//! | out | 3 | 5 | 8 | 8 | 52 | 106 |
//! | in | 6 | 10 | 8 | 52 | 20 | 36 |
//!
//! **Cost**: no draw, time O(n) a faro, memory for a copy.
//!
//! # Source
//! P. Diaconis, R. L. Graham and W. M. Kantor, "The mathematics of perfect shuffles", Advances in
//! Applied Mathematics 4, 1983. Table: the order of 2, and counted by moving cards.

use crate::fair::arrange;

/// Lays the halves into each other `times` times, the top item staying on top: no chance.
///
/// O(n) time each, O(n) memory.
///
/// ```
/// use misdeal_shuffle::physical;
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// physical::faro_out(&mut cards, 1);
/// assert_eq!(cards[..4], [0, 26, 1, 27]);
/// physical::faro_out(&mut cards, 7);
/// assert!(cards.into_iter().eq(0..52));
/// ```
pub fn faro_out<T: Clone>(items: &mut [T], times: u64) {
    let upper = items.len().div_ceil(2);
    let order = alternating(0..upper, upper..items.len());
    (0..times).for_each(|_| arrange(items, &order));
}

/// Lays the halves into each other `times` times, the top item becoming the second: no chance.
///
/// O(n) time each, O(n) memory.
///
/// ```
/// use misdeal_shuffle::physical;
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// physical::faro_in(&mut cards, 1);
/// assert_eq!(cards[..4], [26, 0, 27, 1]);
/// // 26 in-faros turn the deck round.
/// physical::faro_in(&mut cards, 25);
/// assert!(cards.into_iter().eq((0..52).rev()));
/// ```
pub fn faro_in<T: Clone>(items: &mut [T], times: u64) {
    let upper = items.len() / 2;
    let order = alternating(upper..items.len(), 0..upper);
    (0..times).for_each(|_| arrange(items, &order));
}

/// One of the first, one of the second, and so on; the first may have one more.
fn alternating(
    first: impl Iterator<Item = usize>,
    mut second: impl Iterator<Item = usize>,
) -> Vec<usize> {
    first.flat_map(|from| [Some(from), second.next()]).flatten().collect()
}
