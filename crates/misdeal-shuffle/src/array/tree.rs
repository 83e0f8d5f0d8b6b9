//! The tree of *shuffle v1*: a long slice is put in order of random digits, and again within each
//! digit, until the parts are short; these are shuffled one by one.
//!
//! # Source
//! The order is exactly uniform, since chance treats all items of a part alike: C. R. Rao,
//! "Generation of random permutation of given number of elements using random sampling numbers",
//! Sankhya A 23, 1961, and M. Sandelius, "A simple randomization procedure", JRSS B 24, 1962.

use chacha20::ChaCha12Rng;
use rand_core::Rng;

use super::{batched, blocks};
use crate::Seed;

/// A part of at most so many items is shuffled at once: a few megabytes, where Fisher-Yates does
/// not yet wait for memory.
pub(super) const LEAF_MAX: u64 = 1 << 20;
/// A node so deep is shuffled at once, however many items it has. With random digits those would be
/// more than 2^76 items of the whole; digits that are not random must not lead ever deeper.
pub(super) const DEPTH_MAX: usize = 7;
/// The block at which the streams of nodes begin, so that they share nothing with those of
/// [`Seed::deal`], which begin at block 0.
const FIRST_BLOCK: u64 = 1 << 63;
/// Bytes in a block.
const BLOCK_BYTES: u64 = 64;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The digits that lead to it, in base 256 with a 1 in front.
    number: u64,
    depth: usize,
}

impl Node {
    pub(super) const ROOT: Self = Self { number: 1, depth: 0 };

    pub(super) fn child(self, digit: usize) -> Self {
        Self { number: self.number << 8 | digit as u64, depth: self.depth + 1 }
    }

    /// The node to which a list of digits leads.
    ///
    /// # Panics
    /// If there are more than seven.
    pub(super) fn at(path: &[u8]) -> Self {
        assert!(path.len() <= DEPTH_MAX, "a path has at most {DEPTH_MAX} digits");
        path.iter().fold(Self::ROOT, |node, &digit| node.child(digit.into()))
    }

    /// Its stream, from a byte that is a multiple of 64.
    pub(super) fn stream(self, seed: &Seed, first: u64) -> ChaCha12Rng {
        seed.stream_at(self.number, FIRST_BLOCK + first / BLOCK_BYTES)
    }
}

/// Where the random bytes and words of a node come from.
pub(super) trait Streams {
    type Stream<'a>: Rng
    where
        Self: 'a;

    fn of(&mut self, node: Node) -> Self::Stream<'_>;
}

/// Each node has a stream of a seed.
impl Streams for &Seed {
    type Stream<'a>
        = ChaCha12Rng
    where
        Self: 'a;

    fn of(&mut self, node: Node) -> ChaCha12Rng {
        node.stream(self, 0)
    }
}

/// All nodes take from one generator, in turn.
pub(super) struct InTurn<'r, R: ?Sized>(pub(super) &'r mut R);

impl<R: Rng + ?Sized> Streams for InTurn<'_, R> {
    type Stream<'a>
        = &'a mut R
    where
        Self: 'a;

    fn of(&mut self, _: Node) -> &mut R {
        self.0
    }
}

/// A way to shuffle.
pub(super) struct Tree<S> {
    pub(super) streams: S,
    /// [`LEAF_MAX`], but for tests.
    pub(super) leaf_max: u64,
}

impl<S: Streams> Tree<S> {
    pub(super) fn new(streams: S) -> Self {
        Self { streams, leaf_max: LEAF_MAX }
    }

    /// Whether a node of so many items is shuffled at once.
    pub(super) fn is_leaf(&self, node: Node, items: u64) -> bool {
        items <= self.leaf_max || node.depth == DEPTH_MAX
    }

    /// Shuffles the items of a node.
    pub(super) fn shuffle<T>(&mut self, node: Node, items: &mut [T]) {
        if self.is_leaf(node, items.len() as u64) {
            return batched::fisher_yates(items, &mut self.streams.of(node));
        }
        let mut stream = self.streams.of(node);
        let regions = blocks::part(items, |digits| stream.fill_bytes(digits));
        drop(stream);
        for (digit, region) in regions.into_iter().enumerate() {
            self.shuffle(node.child(digit), region.settle());
        }
    }
}
