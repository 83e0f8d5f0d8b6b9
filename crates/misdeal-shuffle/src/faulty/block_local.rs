//! Block-local: the cards are shuffled in blocks, and the blocks stay where they are.
//!
//! What a shuffle of each batch, page, file or thread's part for itself does. The last block may
//! be shorter.
//!
//! **Faulty**: no card leaves its block. With q whole blocks of `size` cards and one of r,
//! `size!^q r!` orders can come out, equally often; total variation from fair is 1 less their share
//! of n!: 2/3 for 3 cards in blocks of 2, 5/6 for 4, 29/30 for 5. A card is on each position of its
//! block with chance 1/size, n/size times its share.
//!
//! **Cost**: a draw a card but one for each block, time O(n), no memory besides the slice.
//!
//! # Source
//! Folklore of parallel programs and of batches. Figures: the number of orders.

use std::num::NonZeroUsize;

use crate::Draw;
use crate::fair::fisher_yates;

/// Shuffles each block of `size` items for itself: not fair unless there is one block.
///
/// Takes a draw an item, less one for each block. O(n) time, in place.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let two = NonZeroUsize::new(2).unwrap();
/// let law = exact_law(4, 2, |cards, draw| faulty::block_local(cards, two, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 4);
/// assert_eq!(law.total_variation(), Ratio::new(5, 6));
/// ```
pub fn block_local<T, D: Draw + ?Sized>(items: &mut [T], size: NonZeroUsize, draw: &mut D) {
    for block in items.chunks_mut(size.get()) {
        fisher_yates(block, draw);
    }
}
