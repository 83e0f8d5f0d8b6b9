//! Recursive draw: deal the card at a random split, then the left part, then the right.
//!
//! Each part is dealt in the same way, so the order is the preorder walk of a
//! random binary search tree over the positions.
//!
//! **Faulty**: everything left of a split comes before everything right of it, so no
//! order may contain the pattern "middle, high, low" (1, 2, 0). The orders that
//! can come out are counted by the Catalan numbers: 5 of 6, 14 of 24, 42 of
//! 120, 132 of 720. Total variation from fair is 1/6 for 3 cards, 5/12 for 4,
//! 13/20 for 5, 49/60 for 6.
//!
//! **Cost**: up to n draws (a part of one card needs none), time O(n), memory for a copy.
//!
//! # Source
//! The article on coolshell that the post on testing shuffles cites. Figures: enumeration.

use crate::Draw;

/// Deals the item at a random split, then both parts likewise: not fair.
///
/// Takes fewer than n draws, O(n) time, O(n) memory, no recursion.
///
/// ```
/// use misdeal_shuffle::{exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::recursive_draw(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[1, 2, 0]), misdeal_shuffle::Ratio::new(0, 1));
/// ```
pub fn recursive_draw<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut dealt = Vec::with_capacity(items.len());
    // A stack of parts instead of calls: a broken source could split off one
    // card at a time, n deep.
    let mut parts = vec![(0, items.len())];
    while let Some((start, end)) = parts.pop() {
        let Some(last) = (end - start).checked_sub(1) else { continue };
        let split = start + if last == 0 { 0 } else { draw.index_at_most(last) };
        dealt.push(items[split].clone());
        parts.push((split + 1, end));
        parts.push((start, split));
    }
    items.clone_from_slice(&dealt);
}
