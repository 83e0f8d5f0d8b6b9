//! Overhand: packets slide off the top of the deck, each onto those before.
//!
//! Between two cards the deck is parted with chance 1/c, for each gap by itself, so that a
//! packet has about c cards. The packets come to lie in reversed order, and each keeps its own:
//!
//! ```text
//! 0 1 2 | 3 | 4 5 6 7    becomes    4 5 6 7 | 3 | 0 1 2
//! ```
//!
//! **Law**: none is known in closed form for the whole order. For one card it is exact: the card
//! at i of n, in a packet from s to e, goes to `(n - 1 - e) + (i - s)`, and the ends are drawn by
//! their coins. Two neighbours stay neighbours with chance 1 - 1/c each time. The times needed are
//! of order n^2 log n.
//!
//! For 52 cards and c = 5 (total variation of the place of the top card from even; the chance
//! that a card and the next have never been parted, of which a fair shuffle leaves 1/52 = .019
//! next to each other):
//!
//! | times | 1 | 2 | 10 | 20 | 50 | 100 |
//! |---|---|---|---|---|---|---|
//! | top card | .7026 | .6184 | .3170 | .1556 | .0188 | .0006 |
//! | never parted | .8 | .64 | .107 | .0115 | 1.4e-5 | 2e-10 |
//!
//! The default of the catalogue is 10 times with c = 5, about what players have patience for:
//! a neighbour of the old deck is then still there at least 5.6 times as often as it should be.
//!
//! **Cost**: n-1 draws and time O(n) each time, no memory besides the slice.
//!
//! # Source
//! R. Pemantle, "Randomization time for the overhand shuffle", Journal of Theoretical Probability
//! 2, 1989; order of the times: J. Jonasson, "The overhand shuffle mixes in Theta(n^2 log n)
//! steps", Electronic Communications in Probability 11, 2006. Figures: the chain of one card.

use std::num::NonZeroU64;

use crate::Draw;

/// Turns the order of packets of about `packet` items round, `times` times.
///
/// Far from fair for few times. Takes n-1 draws each time, from the gap below the top item
/// on; O(n) time, in place. A packet of 1 reverses the deck.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let two = NonZeroU64::new(2).unwrap();
/// let law = exact_law(3, 2, |cards, draw| physical::overhand(cards, two, 1, draw)).unwrap();
/// // Parted by a coin in the second gap alone.
/// assert_eq!(law.probability(&[2, 0, 1]), Ratio::new(1, 4));
/// assert_eq!(law.probability(&[1, 0, 2]), Ratio::ZERO);
/// ```
pub fn overhand<T, D: Draw + ?Sized>(
    items: &mut [T],
    packet: NonZeroU64,
    times: u64,
    draw: &mut D,
) {
    for _ in 0..times {
        // Reversing each packet and then everything puts each packet the right way round.
        let mut start = 0;
        for end in 1..=items.len() {
            if end == items.len() || draw.at_most(packet.get() - 1) == 0 {
                items[start..end].reverse();
                start = end;
            }
        }
        items.reverse();
    }
}
