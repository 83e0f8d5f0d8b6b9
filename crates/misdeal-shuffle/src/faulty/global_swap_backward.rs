//! Global swap from the back: the naive swap, walking the other way.
//!
//! Read from the last position to the first, with the cards named from the last to the first, it
//! is the [naive swap](super::global_swap()) itself: the same figures at mirrored places.
//!
//! **Faulty**: total variation from fair is 1/18 = .0556 for 3 cards, .0651 for 4, .0842 for 5, the
//! same as forward. Card by position the bias is at the other corner: with 52 cards card 50 lands
//! on the last position with 1.3522 times its fair share, and card 0 with .7429 times.
//!
//! **Cost**: n draws, time O(n), no memory besides the slice.
//!
//! # Source
//! As [`global_swap`](mod@super::global_swap). Figures: enumeration of all paths, and the chain of
//! one card.

use crate::Draw;

/// Swaps each position, from the last on, with a position among all n: not fair.
///
/// Takes n draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::global_swap_backward(cards, draw)).unwrap();
/// assert_eq!(law.total_variation(), Ratio::new(1, 18));
/// ```
pub fn global_swap_backward<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for i in (0..=last).rev() {
        items.swap(i, draw.index_at_most(last));
    }
}
