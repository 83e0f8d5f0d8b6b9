//! No shuffle (不洗牌): cards of a rank stay together, the ranks come in random order, a few cuts.
//!
//! What apps for Dou Dizhu offer as a game of its own, because hands dealt in packets from such
//! a deck are full of bombs. A library knows no ranks, so this takes the deck as it is
//! sold: suit after suit, the same ranks in each. With `packet` suits, the block of a rank is
//! every (n / packet)-th card; what is left over at the end, the jokers, is a block of its own:
//!
//! ```text
//! 0 1 2 3 4 5 6 7 8, packet 4:    0 2 4 6 | 1 3 5 7 | 8    in random order
//! cuts, each from a to b:         x x x a y y b z z   becomes   a y y b x x x z z
//! ```
//!
//! A cut takes a packet out and lays it on top; its ends are two even places. (Plain
//! cuts would not add up: several are one, see [`cut()`](super::cut()).) Each parts at most two
//! blocks. Decks of several packs, one after the other, do not lie so; give this one pack.
//!
//! **Law**: the blocks in each of their orders equally often, then the cuts. At most
//! `b! (1 + n(n-1)/2)^cuts` orders of n! can come out, with b blocks: for 54 cards and three cuts
//! 1.1e-51 of all, so that total variation from fair is 1 for every purpose. What it is for:
//! dealt in three runs of 17 cards, the hands hold this many four-of-a-kinds a deal:
//!
//! | cuts | 0 | 1 | 3 | 10 | a fair shuffle |
//! |---|---|---|---|---|---|
//! | | 10.72 | 9.70 | 8.15 | 4.83 | .2935 |
//!
//! Dealt card by card instead, the ranks are shared out: after three cuts three or four of a rank
//! meet in a hand .04 times a deal, after a fair shuffle 3.38 times.
//!
//! **Cost**: a draw less than there are blocks, two draws a cut, time O(n) a cut, a copy.
//!
//! # Source
//! The recipe that a player gives in EdwardPooh/douzero-resnet-2.0, issue 3: ranks in random order,
//! then cuts; about 7 bombs a game. Figures: 20,000 deals or more of a separate program, to about
//! .02; .2935 is exact.

use std::num::NonZeroU64;

use super::packet_of;
use crate::Draw;
use crate::fair::{arrange, fisher_yates};

/// Orders the blocks of `packet` items at random, then takes `times` packets to the top.
///
/// Not meant to be fair. Takes one draw less than there are blocks, for Fisher-Yates from the
/// back, and two draws a cut.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use misdeal_shuffle::{Seed, physical};
///
/// let mut cards: Vec<u32> = (0..54).collect();
/// let four = NonZeroU64::new(4).unwrap();
/// physical::no_shuffle(&mut cards, four, 0, &mut Seed::from(1).deal(0));
/// // The aces, wherever they are: 0, 13, 26, 39.
/// let ace = cards.iter().position(|&card| card == 0).unwrap();
/// assert_eq!(cards[ace..ace + 4], [0, 13, 26, 39]);
/// ```
pub fn no_shuffle<T: Clone, D: Draw + ?Sized>(
    items: &mut [T],
    packet: NonZeroU64,
    times: u64,
    draw: &mut D,
) {
    let Some(last) = items.len().checked_sub(1) else { return };
    let suits = packet_of(packet, items.len());
    let ranks = items.len() / suits;
    let of_rank = |rank| (0..suits).map(|suit| rank + suit * ranks).collect();
    let mut blocks: Vec<Vec<usize>> = (0..ranks).map(of_rank).collect();
    if ranks * suits < items.len() {
        blocks.push((ranks * suits..items.len()).collect());
    }
    fisher_yates(&mut blocks, draw);
    arrange(items, &blocks.concat());
    for _ in 0..times {
        let (a, b) = (draw.index_at_most(last), draw.index_at_most(last));
        items[..=a.max(b)].rotate_left(a.min(b));
    }
}
