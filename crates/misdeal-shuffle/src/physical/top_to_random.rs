//! Top to random: the top card goes to a random place, again and again.
//!
//! All n places are equally likely, the one that it has included. The cards that have gone
//! below the one that began at the bottom are in fair order among themselves; once that one
//! has come up and been moved too, so is the whole deck.
//!
//! **Law** after k moves: `n^-k * sum over a >= L of S(k, a)`, where L is the least number of
//! cards from the top of the old deck without which the rest still lies in its old order, and S
//! counts the partitions of k moves into a sets (Stirling, second kind). Total variation from
//! fair for 52 cards:
//!
//! | moves | 52 | 104 | 156 | 208 | 260 | 312 |
//! |---|---|---|---|---|---|---|
//! | | 1.0000 | .9260 | .4399 | .1156 | .0208 | .0030 |
//!
//! 1 to 6 moves of 4 cards: 5/6, 1/2, 5/16, 11/64, 23/256, 47/1024. About n log n moves are
//! needed; n, the default of the catalogue, leave 52 cards as good as unshuffled.
//!
//! **Cost**: a draw a move, time O(n) a move, no memory besides the slice.
//!
//! # Source
//! D. Aldous and P. Diaconis, "Shuffling cards and stopping times", American Mathematical Monthly
//! 93, 1986. Law: P. Diaconis, J. A. Fill and J. Pitman, "Analysis of top to random shuffles",
//! Combinatorics, Probability and Computing 1, 1992.

use crate::Draw;

/// Moves the top item to a random place, `times` times: far from fair for few times.
///
/// Takes `times` draws; an empty slice takes none.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let law = exact_law(4, 2, |cards, draw| physical::top_to_random(cards, 2, draw)).unwrap();
/// assert_eq!(law.total_variation(), Ratio::new(1, 2));
/// ```
pub fn top_to_random<T, D: Draw + ?Sized>(items: &mut [T], times: u64, draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for _ in 0..times {
        items[..=draw.index_at_most(last)].rotate_left(1);
    }
}
