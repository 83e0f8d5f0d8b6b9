//! Unweighted merge: fair parts, merged by an even choice among them however full they are.
//!
//! The way to shuffle what does not fit into memory: the deck is cut into parts of `part` cards,
//! the last one maybe shorter, each is shuffled fairly, and the deal takes the next card of a part
//! chosen at random. Right would be a choice by the number of cards left in each; here all parts
//! that are not empty are alike.
//!
//! **Faulty**: the cards of a short part come too early, those of the long ones too late, and
//! parts of the same size run empty too unevenly. With 52 cards in parts of 21, 21 and 10 the first
//! card is one of the last ten with chance 1/3, 1.73 times their share. Total variation from fair,
//! parts of 2: 1/6 for 3 and 4 cards, 2/9 for 5; parts of 3: 1/4 for 4 cards, 9/40 for 5. Parts of
//! one card are fair, and so is one part.
//!
//! **Cost**: fewer than 2n draws, time O(n), memory for an order and a copy.
//!
//! # Source
//! The suspect `unweighted-merge`. Figures: the chance of an order is that of the choices that it
//! tells.

use std::num::NonZeroUsize;

use crate::Draw;
use crate::fair::{arrange, fisher_yates};

/// Shuffles parts of `part` items and merges them by an even choice of part: not fair.
///
/// Takes n draws for the merge (of a single value once one part is left), after one an item less
/// one for each part. O(n) time, O(n) memory.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let two = NonZeroUsize::new(2).unwrap();
/// let law = exact_law(3, 4, |cards, draw| faulty::unweighted_merge(cards, two, draw)).unwrap();
/// // The short part comes first by one coin.
/// assert_eq!(law.probability(&[2, 0, 1]), Ratio::new(1, 4));
/// assert_eq!(law.total_variation(), Ratio::new(1, 6));
/// ```
pub fn unweighted_merge<T: Clone, D: Draw + ?Sized>(
    items: &mut [T],
    part: NonZeroUsize,
    draw: &mut D,
) {
    let mut cards: Vec<usize> = (0..items.len()).collect();
    let mut parts: Vec<&mut [usize]> = cards.chunks_mut(part.get()).collect();
    for part in &mut parts {
        fisher_yates(part, draw);
    }
    let mut parts: Vec<&[usize]> = parts.into_iter().map(|part| &*part).collect();
    let mut order = Vec::with_capacity(items.len());
    while let Some(others) = parts.len().checked_sub(1) {
        let chosen = draw.index_at_most(others);
        // No part is empty: chunks are not, and one that becomes so is taken away.
        order.push(parts[chosen][0]);
        parts[chosen] = &parts[chosen][1..];
        if parts[chosen].is_empty() {
            parts.swap_remove(chosen);
        }
    }
    arrange(items, &order);
}
