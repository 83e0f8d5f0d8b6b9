//! Cut: lift some cards off the top and put them under the rest.
//!
//! All n places are equally likely, lifting nothing included.
//!
//! **Law**: the n rotations of the deck, each with 1/n, however often one cuts. Total
//! variation from fair is `1 - 1/(n-1)!`. A table of cards by positions is blind to it: each
//! card comes to each position with exactly 1/n. Who sees one card knows all others.
//!
//! **Cost**: a draw, time O(n), no memory besides the slice.
//!
//! # Source
//! Every card table. Law: the rotations are a group, so that two cuts are a cut.

use crate::Draw;

/// Cuts `items` at a random place: never fair for more than two.
///
/// Takes a draw, O(n) time, in place; an empty slice takes none.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let law = exact_law(4, 1, |cards, draw| physical::cut(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[1, 2, 3, 0]), Ratio::new(1, 4));
/// assert_eq!(law.total_variation(), Ratio::new(5, 6));
/// ```
pub fn cut<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    items.rotate_left(draw.index_at_most(last));
}
