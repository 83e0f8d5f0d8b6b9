//! Overrun: Fisher-Yates with the bound one too high.
//!
//! The item at `i` changes places with one of `0..=i+1`, one position of which is done already.
//! For the last item that position is past the end of the deck: a language that checks refuses,
//! one that does not exchanges the card with whatever lies there. Here nothing happens then, as in
//! languages where a read past the end is empty and a check skips it.
//!
//! **Faulty**: from 3 cards on the last one stays home with chance `(2n-1) / (n(n+1))`, of 52 cards
//! .0374, 1.94 times its share. Total variation from fair: 1/6 for 2 and 3 cards, 7/30 = .2333 for
//! 4, 31/120 = .2583 for 5.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! A common slip between closed and half-open ranges, in many bug reports. Figures: enumeration of
//! all paths.

use crate::Draw;

/// Shuffles by Fisher-Yates with ranges one too long, nothing done past the end: not fair.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(2, 1, |cards, draw| faulty::overrun(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[0, 1]), Ratio::new(2, 3));
/// assert_eq!(law.probability(&[1, 0]), Ratio::new(1, 3));
/// ```
pub fn overrun<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in (1..items.len()).rev() {
        // Right would be `draw.index_at_most(i)`.
        let other = draw.index_at_most(i + 1);
        if other < items.len() {
            items.swap(i, other);
        }
    }
}
