//! One slice of anything, in place, however long.
//!
//! Up to a few million items, Fisher-Yates is as fast as memory allows, if several draws share a
//! random word (`batched`). Beyond, each exchange waits for memory; there, items are first put in
//! order of random digits, in long stretches at the speed of memory (`blocks`), until parts fit a
//! cache (`tree`).
//!
//! **Fair**: every order has probability 1/n!, exactly, if the random words are uniform.
//!
//! The result of [`par_shuffle`] depends on the seed and the number of items, and on nothing else:
//! *shuffle v1*, `docs/formats/shuffle-v1.md`, which another language or many machines can
//! reproduce, with [`digits`], [`shuffle_part`] and [`places`].

mod batched;
mod blocks;
mod places;
mod tree;

use rand_core::Rng;

pub use self::places::{digits, places};
use self::tree::{InTurn, Node, Tree};
use crate::Seed;

/// Digits that there are.
const DIGITS: usize = 256;
/// Digits that are drawn together; a multiple of what a block of ChaCha gives.
const CHUNK: usize = 4096;

/// Shuffles `items`, so that each of the n! orders is equally likely.
///
/// Exactly: no draw is rounded, not even by 2^-64. The result depends on the words of `rng` and
/// on the number of items alone. If `rng` panics, the items are in some order.
///
/// O(n) time. Up to a million items take no memory; beyond that it takes half a megabyte (or 512
/// items, if one takes more than a kilobyte) and 14 bytes for each kilobyte of the slice, at most.
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
    Tree::new(InTurn(rng)).shuffle(Node::ROOT, items);
}

/// Shuffles `items` on the threads of rayon's pool: *shuffle v1*.
///
/// The result depends on the seed and the number of items alone, not on threads, processor or
/// what the items are. All of the seed's 256 bits count; the draws are exact.
///
/// Up to a million items are shuffled on one thread. Memory as for [`shuffle`], and a quarter of a
/// megabyte for each further thread.
///
/// ```
/// use misdeal_shuffle::{Seed, par_shuffle};
///
/// let mut cards: Vec<u32> = (0..52).collect();
/// par_shuffle(&mut cards, &Seed::from(42));
/// cards.sort();
/// assert!(cards.into_iter().eq(0..52));
/// ```
#[cfg(feature = "rayon")]
pub fn par_shuffle<T: Send>(items: &mut [T], seed: &Seed) {
    par_shuffle_part(items, seed, Node::ROOT, tree::LEAF_MAX);
}

/// Shuffles a part of *shuffle v1*: `items` are those that `path` leads to, all of them and in the
/// order in which they were. With an empty path the same as [`par_shuffle`], on one thread.
///
/// # Panics
/// If the path has more than seven digits.
///
/// ```
/// use misdeal_shuffle::{Seed, array};
///
/// // Two million items, of which part 7 is at hand.
/// let seed = Seed::from(42);
/// let mut digits = vec![0; 2_000_000];
/// array::digits(&seed, &[], 0, &mut digits);
/// let mut part: Vec<u64> = (0..2_000_000).filter(|&item| digits[item as usize] == 7).collect();
/// let first = digits.iter().filter(|&&digit| digit < 7).count() as u64;
/// let item = part[0];
///
/// array::shuffle_part(&seed, &[7], &mut part);
/// let place = array::places(&seed, 2_000_000, item..item + 1)[0];
/// assert_eq!(part[(place - first) as usize], item);
/// ```
pub fn shuffle_part<T>(seed: &Seed, path: &[u8], items: &mut [T]) {
    Tree::new(seed).shuffle(Node::at(path), items);
}

/// The items of a node, on all threads.
#[cfg(feature = "rayon")]
fn par_shuffle_part<T: Send>(items: &mut [T], seed: &Seed, node: Node, leaf_max: u64) {
    use rayon::prelude::*;

    let tree = || Tree { streams: seed, leaf_max };
    let threads = rayon::current_num_threads();
    if threads == 1 || tree().is_leaf(node, items.len() as u64) {
        return tree().shuffle(node, items);
    }
    let digits_from = |first: usize| {
        let mut stream = node.stream(seed, first as u64);
        move |digits: &mut [u8]| stream.fill_bytes(digits)
    };
    blocks::par_part(items, threads, digits_from).into_par_iter().enumerate().for_each(
        |(digit, region)| {
            tree().shuffle(node.child(digit), region.settle());
        },
    );
}

#[cfg(test)]
mod tests;
