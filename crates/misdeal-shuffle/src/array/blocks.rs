//! Putting a slice in order of digits, in place: items keep their order within a digit.
//!
//! Three steps, none of which needs a second slice:
//!
//! ```text
//! take    a b a c a b c a ...   each item goes to the buffer of its digit; a full buffer is
//!         [aaaa][bbbb][aaaa]    written back as a block, behind the reading
//! move    [aaaa][aaaa][bbbb]    blocks go where their digit begins, at whole blocks
//! settle  aaaaaaaaaabbbb...     each digit's blocks move left by less than a block, and what
//!                               was left in its buffer follows
//! ```
//!
//! Several threads take stretches of the slice each; blocks and buffers are put together
//! in the order of the stretches, so that the result is the same as of one.
//!
//! `unsafe` here moves items bit by bit; for a while they stand twice or not at all in the slice.
//! If the caller's generator panics in the first step, what is in buffers goes back to the
//! slice; regions that nobody settles settle themselves. Tests compare with a stable sort.
//!
//! # Source
//! M. Axtmann, S. Witt, D. Ferizovic and P. Sanders, "In-Place Parallel Super Scalar Samplesort",
//! ESA 2017, for blocks in place; here digits are random and the order within one is kept.

mod moves;
mod region;
mod take;

use std::sync::Arc;

use self::moves::Moves;
pub(super) use self::region::Region;
use self::region::Settling;
use self::take::{Span, Taken};
use super::DIGITS;

/// Bytes of a block: long enough to be moved at the speed of memory, short enough that a buffer
/// for each digit stays in a cache.
const BLOCK_BYTES: usize = 1024;

/// Items in a block, for a slice of `len`: at least one, and so many that blocks can be counted
/// in 30 bits.
fn block_items<T>(len: usize) -> usize {
    (BLOCK_BYTES / size_of::<T>().max(1)).max(len >> 30).max(1)
}

/// Puts items in order of the digits that `digits` writes for them, a piece at a time; the
/// regions are the items of digit 0, 1 and so on.
pub(super) fn part<'a, T>(
    items: &'a mut [T],
    mut digits: impl FnMut(&mut [u8]),
) -> Vec<Region<'a, T>> {
    let block = block_items::<T>(items.len());
    let span = Span::of(items);
    let taken = Taken::take(&span, block, &mut digits);
    let (settling, moves) = gather(span, block, vec![taken]);
    moves.run(&settling);
    Region::all(settling)
}

/// The same with as many threads as `stretches`; `digits_from(i)` writes the digits from
/// item `i` on.
#[cfg(feature = "rayon")]
pub(super) fn par_part<'a, T: Send, D: FnMut(&mut [u8])>(
    items: &'a mut [T],
    stretches: usize,
    digits_from: impl Fn(usize) -> D + Sync,
) -> Vec<Region<'a, T>> {
    use rayon::prelude::*;

    let len = items.len();
    let block = block_items::<T>(len);
    let span = Span::of(items);
    // Stretches begin at whole blocks, and where a stream can begin.
    let unit = block * super::CHUNK;
    let stretch = len.div_ceil(stretches).next_multiple_of(unit);
    let taken = (0..len.div_ceil(stretch))
        .into_par_iter()
        .map(|index| {
            let first = index * stretch;
            let span = span.part(first, stretch.min(len - first));
            Taken::take(&span, block, &mut digits_from(first))
        })
        .collect();
    let (settling, moves) = gather(span, block, taken);
    moves.par_run(&settling);
    Region::all(settling)
}

/// What is left to do when all items are taken: the moves, and what settles a digit after them.
fn gather<'a, T>(
    span: Span<'a, T>,
    block: usize,
    taken: Vec<Taken<'_, T>>,
) -> (Arc<Settling<'a, T>>, Moves) {
    let mut starts = [0; DIGITS + 1];
    for digit in 0..DIGITS {
        let items: usize = taken.iter().map(|taken| taken.count(digit)).sum();
        starts[digit + 1] = starts[digit] + items;
    }
    assert_eq!(starts[DIGITS], span.len());
    let mut first = 0;
    let mut blocks = Vec::new();
    for taken in &taken {
        blocks.push((first / block, taken.digits()));
        first += taken.len();
    }
    let moves = Moves::new(&starts, block, &blocks);
    let stretches = taken.into_iter().map(Taken::into_stretch).collect();
    (Arc::new(Settling::new(span, block, starts, stretches, moves.saved())), moves)
}

#[cfg(test)]
mod tests;
