//! Smoosh, the wash on the table: a model of cards that two hands push about.
//!
//! **A model, not the thing.** Nobody has an accepted law for cards that slide over each
//! other in the plane. This one keeps two features of it: a stroke mixes those cards well
//! that lie under the hands, and cards far away feel nothing of it. The cards lie in a ring;
//! a stroke comes down at one of the n places and puts `packet` neighbours there
//! in fair random order. At the end the ring is taken up where it began.
//!
//! **Law** of one card, exact: a stroke moves it by d places round the ring, to either side,
//! with chance `(w - d) / (n w)` each, for d from 1 to w - 1, where w is the packet; else it
//! stays. The eigenvalues of that step are `1 - w/n + (sin(pi k w/n) / sin(pi k/n))^2 / (n w)`,
//! k from 1 to n - 1; after t strokes their t-th powers are left. Of the whole order only the
//! limit is known, which is fair for w of 2 or more. Total variation of the place of a
//! card from even, for 52 cards:
//!
//! | strokes | 26 | 52 | 104 | 156 | 208 |
//! |---|---|---|---|---|---|
//! | packets of 4 | .773 | .705 | .619 | .554 | .503 |
//! | packets of 8 | .496 | .354 | .193 | .106 | .058 |
//! | packets of 12 | .236 | .087 | .0120 | .0016 | .0002 |
//!
//! The default of the catalogue is 2n strokes at packets of 12. With a packet of n or more, a
//! stroke is a fair shuffle; with one of 1 nothing moves.
//!
//! **Cost**: w draws and time O(w) a stroke, no memory besides the slice.
//!
//! # Source
//! This model is made for this crate. That the wash has no accepted law: P. Diaconis and S. Pal,
//! "Shuffling cards by spatial motion", 2017 (arXiv:1708.08147), who study another one, in the
//! plane. Figures: the chain of one card.

use std::num::NonZeroU64;

use super::packet_of;
use crate::Draw;

/// Mixes `packet` neighbours at a random place of the ring of items, `times` times.
///
/// Far from fair for few strokes, near for many. Takes a draw for the place and one less
/// than the packet (at most n) has, in each stroke; an empty slice takes none.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use misdeal_shuffle::{Ratio, exact_law, physical};
///
/// let two = NonZeroU64::new(2).unwrap();
/// let law = exact_law(4, 2, |cards, draw| physical::smoosh(cards, two, 1, draw)).unwrap();
/// assert_eq!(law.probability(&[0, 1, 2, 3]), Ratio::new(1, 2));
/// assert_eq!(law.probability(&[3, 1, 2, 0]), Ratio::new(1, 8));
/// ```
pub fn smoosh<T, D: Draw + ?Sized>(items: &mut [T], packet: NonZeroU64, times: u64, draw: &mut D) {
    let cards = items.len();
    if cards == 0 {
        return;
    }
    for _ in 0..times {
        let start = draw.index_at_most(cards - 1);
        let place = |i| (start + i) % cards;
        for i in (1..packet_of(packet, cards)).rev() {
            items.swap(place(i), place(draw.index_at_most(i)));
        }
    }
}
