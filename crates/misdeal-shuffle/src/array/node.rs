//! The tree of *shuffle v1*: a long slice is put in order of random digits, and again within each
//! digit, until the parts are short; these are shuffled one by one.
//!
//! # Source
//! The order is exactly uniform, since all items of a part are alike to chance: C. R. Rao,
//! "Generation of random permutation of given number of elements using random sampling numbers",
//! Sankhya A 23, 1961, and M. Sandelius, "A simple randomization procedure", JRSS B 24, 1962.

use rand_core::Rng;

use super::{batched, blocks};

/// A part of at most so many items is shuffled at once.
const LEAF_MAX: usize = 1 << 20;
/// A node so deep is shuffled at once, however many items it has: more than 2^76 items, if digits
/// are random, and digits that are not cannot lead deeper and deeper.
const DEPTH_MAX: u32 = 7;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The digits that lead to it, as one number with a 1 in front.
    number: u64,
    depth: u32,
}

impl Node {
    pub(super) const ROOT: Self = Self { number: 1, depth: 0 };

    pub(super) fn child(self, digit: usize) -> Self {
        Self { number: self.number << 8 | digit as u64, depth: self.depth + 1 }
    }

    pub(super) fn number(self) -> u64 {
        self.number
    }

    /// Whether a node of so many items is shuffled at once.
    pub(super) fn is_leaf(self, len: usize) -> bool {
        len <= LEAF_MAX || self.depth == DEPTH_MAX
    }
}

/// Where the random bytes and words of a node come from.
pub(super) trait Streams {
    type Stream<'a>: Rng
    where
        Self: 'a;

    fn of(&mut self, node: Node) -> Self::Stream<'_>;
}

/// Shuffles the items of a node.
pub(super) fn shuffle<T, S: Streams>(items: &mut [T], node: Node, streams: &mut S) {
    if node.is_leaf(items.len()) {
        return batched::fisher_yates(items, &mut streams.of(node));
    }
    let mut stream = streams.of(node);
    let regions = blocks::part(items, |digits| stream.fill_bytes(digits));
    drop(stream);
    for (digit, region) in regions.into_iter().enumerate() {
        shuffle(region.settle(), node.child(digit), streams);
    }
}
