//! Mean place: does each card lie as far to the back as any other on average?
//!
//! The positions of one card have variance (n^2-1)/12 and those of two cards
//! covariance -(n+1)/12, so with N deals and S the sums of positions less their
//! means, taken over blocks of s cards,
//!
//! ```text
//!   Q = 12 / (N n (n+1)) sum S^2 / s           chi-square, blocks - 1
//! ```
//!
//! Blocks are as small as leaves 50 positions in each. With one deal this is the
//! test of Kruskal and Wallis, with blocks of one card that of Friedman. The same is
//! asked of the cards at each position; of the first k of n positions, with a last
//! block of the n-k unseen ones, whose sum follows.
//!
//! Source: M. Friedman, J. Am. Stat. Assoc. 32 (1937) 675; W. H. Kruskal and W. A.
//! Wallis, J. Am. Stat. Assoc. 47 (1952) 583.

use super::cells::worst;
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Effect, Event, Finding, Frame};
use crate::shape::Shape;
use crate::tally::{FrameTally, Tally};

const ID: &str = "mean-place";

/// The most blocks.
const BLOCKS_MAX: u64 = 1024;

pub(super) const TEST: Test =
    Test { id: ID, about: "each card lies equally far to the back on average", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let shape = tally.shape();
    in_each_frame(tally, |frame| {
        if matches!(frame.frame, Frame::Relative { lag: 2.. }) || shape.deck < 2 {
            return Vec::new();
        }
        let origin = Origin { test: ID, frame: frame.frame, deals: frame.deals };
        let places = places(frame, shape).and_then(|sums| {
            finding(origin, &sums, shape.deck, |from, to| Event::Places { from, to })
        });
        let cards = cards_at(frame, shape).and_then(|sums| {
            finding(origin, &sums, shape.deck, |from, to| Event::CardsAt { from, to })
        });
        places.into_iter().chain(cards).collect()
    })
}

/// The sum of the positions of each card.
fn places(frame: &FrameTally, shape: Shape) -> Option<Vec<u64>> {
    if let Some(coarse) = frame.coarse.as_ref().filter(|_| frame.position.is_none()) {
        return Some(coarse.places.clone());
    }
    let table = frame.position.as_ref().filter(|_| shape.is_whole())?;
    let mut sums = vec![0; shape.deck as usize];
    for (position, row) in (0..).zip(table.chunks_exact(shape.deck as usize)) {
        sums.iter_mut().zip(row).for_each(|(sum, &count)| *sum += position * count);
    }
    Some(sums)
}

/// The sum of the cards at each position that is seen.
fn cards_at(frame: &FrameTally, shape: Shape) -> Option<Vec<u64>> {
    let table = frame.position.as_ref()?;
    let sum = |row: &[u64]| (0..).zip(row).map(|(card, &count)| card * count).sum();
    Some(table.chunks_exact(shape.deck as usize).map(sum).collect())
}

/// `sums[i]` adds up numbers of `0..n` over all deals; there may be fewer than n.
fn finding(
    origin: Origin,
    sums: &[u64],
    n: u32,
    event: impl Fn(u32, u32) -> Event,
) -> Option<Finding> {
    let (seen, size) = (sums.len() as u64, f64::from(n));
    let blocks =
        (origin.deals.saturating_mul(seen) / EXPECTED_MIN as u64).min(seen).min(BLOCKS_MAX);
    // All of a whole deck in one block says nothing.
    let blocks_least = if seen < u64::from(n) { 1 } else { 2 };
    if blocks < blocks_least {
        return None;
    }
    let (deals, unit) = (origin.deals as f64, size * (size + 1.0) / 12.0);
    let (mut squares, mut of_all) = (0.0, 0.0);
    let mut effects = Vec::new();
    for block in 0..blocks {
        let (from, to) = (block * seen / blocks, (block + 1) * seen / blocks);
        let wide = (to - from) as f64;
        let observed: u64 = sums[from as usize..to as usize].iter().sum();
        let mean = wide * (size - 1.0) / 2.0;
        let off = observed as f64 - deals * mean;
        squares += off * off / wide;
        of_all += off;
        let variance = unit * wide * (size - wide) / size;
        let event = event(from as u32, to as u32 - 1);
        effects.push(Effect { event, observed, deals: origin.deals, mean, variance });
    }
    let unseen = size - seen as f64;
    let degrees = if unseen > 0.0 {
        squares += of_all * of_all / unseen;
        blocks
    } else {
        blocks - 1
    };
    let effect = worst(effects.into_iter())?;
    // Sums of so many positions: as with counts of that many.
    let expected = deals * seen as f64 / blocks as f64;
    Some(origin.chi_square(squares / (deals * unit), degrees, expected, effect))
}
