//! Probe next: a card whose slot is taken goes to the next free one.
//!
//! Each card in order draws one of n slots. Right would be another draw when the slot is taken, as
//! in [`rejection`](crate::fair::rejection()); here the card goes on to the next free slot, from
//! the last to the first, as in a hash table with linear probing. A free slot behind a long row of
//! taken ones gets the card of every slot of that row.
//!
//! **Faulty**, though each card is on each position with exactly 1/n, since all slots are alike: a
//! table of positions is blind to it. Card 1 lies right behind card 0 (the first position being
//! behind the last) with chance 2/n where 1/(n-1) is fair. Total variation from fair: 1/6 for 3
//! cards, 11/48 = .2292 for 4, 297/1000 for 5.
//!
//! **Cost**: n draws, time O(n^1.5) on average, memory for an order and a copy.
//!
//! # Source
//! Folklore; linear probing: D. E. Knuth, *The Art of Computer Programming* 3, section 6.4.
//! Figures: enumeration of all paths.

use crate::Draw;
use crate::fair::arrange;

/// Puts each item at a random position or the next that is free: not fair.
///
/// Takes n draws, O(n^1.5) time on average, O(n^2) at worst, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::probe_next(cards, draw)).unwrap();
/// // Card 1 is behind card 0 in 18 of 27 paths, in nine of them by probing; in a third of the 18
/// // card 0 is on top.
/// assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(6, 27));
/// assert_eq!(law.total_variation(), Ratio::new(1, 6));
/// ```
pub fn probe_next<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    let mut slots = vec![None; items.len()];
    for card in 0..items.len() {
        let mut slot = draw.index_at_most(last);
        while slots[slot].is_some() {
            slot = if slot == last { 0 } else { slot + 1 };
        }
        slots[slot] = Some(card);
    }
    let order: Vec<usize> = slots.into_iter().flatten().collect();
    arrange(items, &order);
}
