//! Partial, off by one: a sample of k cards made with k-1 steps of Fisher-Yates.
//!
//! From the back: the last k-1 positions are drawn, and the last k cards are the sample. Here they
//! are moved to the front, in their order.
//!
//! **Faulty**: card n-k is in every sample, for nothing is put on its place but by taking it to one
//! of the other places; each card before it is in with chance (k-1)/n. Only one in n-k+1 sequences
//! of k cards comes out, each equally often; total variation of the sample from fair is
//! `1 - 1/(n-k+1)`: 3/4 for 2 of 5 cards, 2/3 for 3 of 5. With k = n nothing is wrong, since n-1
//! steps are the whole shuffle.
//!
//! The forward twin, k-1 steps from the front and the first k cards as sample, is its mirror image
//! (positions and cards counted from the other end), and has no function of its own: card k-1 is in
//! every sample.
//!
//! **Cost**: k-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The public reports of the suspect `partial-sample-offbyone`. Figures: the number of sequences.

use crate::Draw;

/// Leaves a sample at the first `k` positions, the last one not drawn: not fair unless k = n.
///
/// `k` above n counts as n, and 0 does nothing. Takes k-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(4, 1, |cards, draw| faulty::partial_off_by_one(cards, 2, draw)).unwrap();
/// assert!(law.outcomes().all(|deal| deal.order[..2].contains(&2)));
/// // The sample 2 3: nothing has moved.
/// assert_eq!(law.probability(&[2, 3, 0, 1]), Ratio::new(1, 4));
/// ```
pub fn partial_off_by_one<T, D: Draw + ?Sized>(items: &mut [T], k: usize, draw: &mut D) {
    let k = k.min(items.len());
    let first = items.len() - k;
    // Right would be `first..`, without position 0.
    for i in (first + 1..items.len()).rev() {
        items.swap(i, draw.index_at_most(i));
    }
    items.rotate_right(k);
}
