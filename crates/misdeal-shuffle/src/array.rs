//! One slice of anything, in place, however long.
//!
//! Up to a few million items, Fisher-Yates is as fast as memory allows, if several draws share a
//! random word (`batched`). Beyond, each exchange waits for memory; there, items are first put in
//! order of random digits, in long stretches at the speed of memory (`blocks`), until parts fit a
//! cache (`node`).
//!
//! **Fair**: every order has probability 1/n!, exactly, if the random words are uniform.
//!
//! The result of [`par_shuffle`] depends on the seed and the number of items, and on nothing else:
//! *shuffle v1*, `docs/formats/shuffle-v1.md`, which another language or many machines can
//! reproduce. [`digits`] is what they need for it.

mod batched;
mod blocks;
mod node;

use chacha20::ChaCha12Rng;
use rand_core::Rng;

use self::node::{Node, Streams};
use crate::Seed;

/// Digits that there are.
const DIGITS: usize = 256;
/// Digits that are drawn together.
const CHUNK: usize = 4096;
/// Digits in a block of ChaCha.
const DIGITS_TOGETHER: usize = 64;
/// Where the streams of nodes begin.
const FIRST_BLOCK: u64 = 1 << 63;

/// Shuffles `items`, so that each of the n! orders is equally likely.
///
/// Exactly: no draw is rounded, not even by 2^-64, and up to 18 items take one 64-bit word.
/// The result depends on the words of `rng` and the number of items alone. If `rng` panics, the
/// items are in some order.
///
/// O(n) time; up to 4 million items no memory, beyond that less than 10 MiB and 2 % of the slice.
///
/// ```
/// use misdeal_shuffle::{Seed, shuffle};
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// shuffle(&mut cards, &mut Seed::from(42).deal(0).0);
/// cards.sort();
/// assert!(cards.into_iter().eq(0..52));
/// ```
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    node::shuffle(items, Node::ROOT, &mut InTurn(rng));
}

/// Shuffles `items` in a way that depends on the seed and their number alone, on all threads of
/// rayon's pool: *shuffle v1*.
#[cfg(feature = "rayon")]
pub fn par_shuffle<T: Send>(items: &mut [T], seed: &Seed) {
    use rayon::prelude::*;

    let threads = rayon::current_num_threads();
    if Node::ROOT.is_leaf(items.len()) || threads == 1 {
        return node::shuffle(items, Node::ROOT, &mut Addressed(seed));
    }
    let digits_from = |first: usize| {
        let block = FIRST_BLOCK + (first / DIGITS_TOGETHER) as u64;
        let mut stream = seed.stream_at(Node::ROOT.number(), block);
        move |digits: &mut [u8]| stream.fill_bytes(digits)
    };
    let regions = blocks::par_part(items, threads, digits_from);
    regions.into_par_iter().enumerate().for_each(|(digit, region)| {
        node::shuffle(region.settle(), Node::ROOT.child(digit), &mut Addressed(seed));
    });
}

/// All nodes take from one generator, in turn.
struct InTurn<'r, R: ?Sized>(&'r mut R);

impl<R: Rng + ?Sized> Streams for InTurn<'_, R> {
    type Stream<'a>
        = &'a mut R
    where
        Self: 'a;

    fn of(&mut self, _: Node) -> &mut R {
        self.0
    }
}

/// Each node has a stream of a seed.
struct Addressed<'s>(&'s Seed);

impl Streams for Addressed<'_> {
    type Stream<'a>
        = ChaCha12Rng
    where
        Self: 'a;

    fn of(&mut self, node: Node) -> ChaCha12Rng {
        self.0.stream_at(node.number(), FIRST_BLOCK)
    }
}
