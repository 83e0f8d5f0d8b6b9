//! Shelf shuffler: a machine lays each card on a random shelf, above or below what is there.
//!
//! The cards come from the bottom of the deck, one by one. Each goes to one of m shelves,
//! each with the same chance, and there by a coin on top of the packet or under it. At the
//! end the packets are put on each other, that of the first shelf on top. (A machine that
//! puts them together in random order has the same law: the shelves are all alike.)
//!
//! ```text
//! deck 0 1 2 3, one shelf:  3   then 2 under it   then 1 on top   then 0 under it
//!                           3        3 2               1 3 2           1 3 2 0
//! ```
//!
//! **Law** of one pass: `4^(v+1) / (2 (2m)^n) * sum over a < m of C(n+m-a-1, n) C(n-1-2v, a-v)`,
//! where v is the number of valleys of the deal read from the top: cards lower than both
//! neighbours. (If the machine took the cards from the top of the deck, it would be peaks.)
//! One shelf leaves out every order with a valley, m shelves every order with m or more.
//! Total variation from fair for 52 cards:
//!
//! | shelves | 10 | 20 | 25 | 30 | 50 | 100 | 200 | 300 |
//! |---|---|---|---|---|---|---|---|---|
//! | | 1.0000 | .7201 | .5440 | .3910 | .1586 | .0409 | .0103 | .0046 |
//!
//! A pass with m shelves and then one with k is a pass with 2mk: two passes with 10 shelves
//! are worth 200 shelves.
//!
//! **Cost**: 2n draws, time O(n log n), memory for a copy, whatever the number of shelves.
//!
//! # Source
//! P. Diaconis, J. Fulman and S. Holmes, "Analysis of casino shelf shuffling machines", Annals of
//! Applied Probability 23, 2013: machines of ten shelves.

use std::num::NonZeroU64;

use crate::Draw;
use crate::fair::arrange;

/// Passes `items` once through a machine with so many shelves: far from fair for few shelves.
///
/// Takes 2n draws, for each card from the last on its shelf and then the coin. O(n log n)
/// time, O(n) memory.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let law = exact_law(3, 6, |cards, draw| physical::shelf(cards, NonZeroU64::MIN, draw)).unwrap();
/// assert_eq!(law.probability(&[1, 2, 0]), Ratio::new(1, 4));
/// assert_eq!(law.probability(&[1, 0, 2]), Ratio::ZERO);
/// ```
pub fn shelf<T: Clone, D: Draw + ?Sized>(items: &mut [T], shelves: NonZeroU64, draw: &mut D) {
    // Those laid on top lie as in the deck, since the last of them is the highest of the
    // deck; those laid under them lie the other way round. So the deal is a sort.
    let mut laid: Vec<(u64, bool, usize, usize)> = Vec::with_capacity(items.len());
    for from in (0..items.len()).rev() {
        let shelf = draw.at_most(shelves.get() - 1);
        let is_under = draw.at_most(1) == 1;
        laid.push((shelf, is_under, if is_under { items.len() - from } else { from }, from));
    }
    laid.sort_unstable();
    let order: Vec<usize> = laid.into_iter().map(|(.., from)| from).collect();
    arrange(items, &order);
}
