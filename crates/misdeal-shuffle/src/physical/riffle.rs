//! Riffle: cut near the middle, then let the cards of both packets fall into each other.
//!
//! The model of Gilbert, Shannon and Reeds. As many cards are cut off as n coins show
//! heads; then the next card falls from a packet with a chance proportional to the packet's
//! size, so that all ways to lay the two packets into each other are equally likely:
//!
//! ```text
//! deck 0 1 2 3 4    cut 2:  0 1 | 2 3 4    falls, the lowest first:  4  1  3  2 0
//! the pile, from the top:  0 2 3 1 4       two rising sequences:  0 1  and  2 3 4
//! ```
//!
//! **Law** after k riffles: `C(2^k + n - r, n) / 2^(kn)`, where r is the number of rising
//! sequences: 1, and 1 more for each card that lies below the next higher one. Total variation
//! from fair:
//!
//! | riffles | 4 and less | 5 | 6 | 7 | 8 | 9 | 10 | 12 |
//! |---|---|---|---|---|---|---|---|---|
//! | 52 cards | 1.0000 | .9237 | .6135 | .3341 | .1672 | .0854 | .0429 | .0108 |
//! | 54 cards | 1.0000 | .9441 | .6431 | .3525 | .1762 | .0902 | .0454 | .0114 |
//! | 108 cards | 1.0000 | 1.0000 | .9925 | .8026 | .4780 | .2508 | .1254 | .0318 |
//!
//! So seven riffles, the default of the catalogue, are where it begins to be good for 52
//! cards, and each further one halves the rest.
//!
//! **Cost**: n coins and up to n-1 draws a riffle, time O(n) a riffle, memory for a copy.
//!
//! # Source
//! E. N. Gilbert, Bell Laboratories, 1955; J. Reeds, 1981. Law and the row of 52 cards: D. Bayer
//! and P. Diaconis, "Trailing the dovetail shuffle to its lair", Annals of Applied Probability 2,
//! 1992. The other rows: the same formula.

use crate::Draw;
use crate::fair::arrange;

/// Riffles `items` `times` times: far from fair for few times, near for many.
///
/// Takes up to 2n-1 draws and O(n) time a riffle, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let law = exact_law(4, 8, |cards, draw| physical::riffle(cards, 1, draw)).unwrap();
/// // One rising sequence: C(5, 4) of 2^4.
/// assert_eq!(law.probability(&[0, 1, 2, 3]), Ratio::new(5, 16));
/// // Three of them cannot be.
/// assert_eq!(law.probability(&[2, 1, 0, 3]), Ratio::ZERO);
/// ```
pub fn riffle<T: Clone, D: Draw + ?Sized>(items: &mut [T], times: u64, draw: &mut D) {
    let mut order = vec![0; items.len()];
    for _ in 0..times {
        let cut = items.iter().filter(|_| draw.at_most(1) == 1).count();
        let (mut upper, mut lower) = (cut, items.len() - cut);
        // Cards fall from the bottoms of the packets, so the pile fills from the back.
        while upper > 0 && lower > 0 {
            let place = upper + lower - 1;
            order[place] = if draw.index_at_most(place) < upper {
                upper -= 1;
                upper
            } else {
                lower -= 1;
                cut + lower
            };
        }
        // One packet is used up; the rest of the other falls on top in one piece.
        let rest = if upper > 0 { 0..upper } else { cut..cut + lower };
        order.iter_mut().zip(rest).for_each(|(place, from)| *place = from);
        arrange(items, &order);
    }
}
