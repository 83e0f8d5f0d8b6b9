//! Small buffer: a streaming shuffle whose buffer is smaller than the data.
//!
//! The buffer is filled with the first cards. Then one of it at random is dealt and the next card
//! of the stream takes its place; at the end what is left in the buffer is shuffled fairly. In
//! place the buffer is the part of the slice behind what was dealt, so it is Fisher-Yates from
//! the front whose range never reaches further than `size` cards:
//!
//! ```text
//! size 3   [a b c]d e    draw 2:  c[b a d]e    draw 0:  c b[a d e]
//! ```
//!
//! **Faulty**: card k is never dealt before position k - size + 1, so the last cards stay near the
//! end. Only `size^(n-size) size!` orders can come out, equally often; total variation from fair is
//! 1 less their share of n!: 1/3 for 3 cards and a buffer of 2, 1/4 for 4 and 3, 11/20 for 5 and 3.
//! Of ten cards and a buffer of 5 it is .8967, of 52 and 26 it is .99997.
//!
//! **Cost**: n-1 draws, time O(n), in place (a stream: memory for `size` cards).
//!
//! # Source
//! Shuffle buffers of data loaders; the public reports of the suspect `buffer-too-small`. Figures:
//! the paths, no two of which end in the same order.

use std::num::NonZeroUsize;

use crate::Draw;

/// Shuffles by a buffer of `size` items: not fair unless all items fit in.
///
/// Takes n-1 draws (of a single value for a buffer of one), O(n) time, in place.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let two = NonZeroUsize::new(2).unwrap();
/// let law = exact_law(4, 3, |cards, draw| faulty::small_buffer(cards, two, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 8);
/// assert_eq!(law.total_variation(), Ratio::new(2, 3));
/// ```
pub fn small_buffer<T, D: Draw + ?Sized>(items: &mut [T], size: NonZeroUsize, draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for i in 0..last {
        // Right would be `last - i`.
        items.swap(i, i + draw.index_at_most((last - i).min(size.get() - 1)));
    }
}
