//! Even only: a fair shuffle but for the parity of the order.
//!
//! An order is even if an even number of exchanges makes it. An odd one gets its last two cards
//! exchanged, which makes it even, so that each even order comes from two fair ones. The pure form
//! of what shuffles by a fixed even number of exchanges of two different cards come to in the end.
//!
//! **Faulty**: half of the orders come out, equally often; total variation from fair is 1/2 for
//! two cards and more. Any n-2 positions are exactly fair, so that a table of positions is blind to
//! it from 3 cards on, and one of pairs from 4; the parity shows it at once. Who has seen n-2 cards
//! knows the last two.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The limit of [`wash`](mod@super::wash) with an even number of exchanges.

use crate::Draw;

/// Leaves `items` in an even order, each equally likely: not fair for two and more.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 2, |cards, draw| faulty::even_only(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[1, 2, 0]), Ratio::new(1, 3));
/// assert_eq!(law.probability(&[1, 0, 2]), Ratio::ZERO);
/// ```
pub fn even_only<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut is_odd = false;
    for i in (1..items.len()).rev() {
        let other = draw.index_at_most(i);
        items.swap(i, other);
        is_odd ^= i != other;
    }
    if is_odd {
        // One exchange was made, so there are two items.
        items.swap(items.len() - 2, items.len() - 1);
    }
}
