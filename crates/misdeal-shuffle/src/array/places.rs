//! What many machines need for *shuffle v1*: the digits of items by their number, and their places.

use std::ops::Range;

use rand_core::Rng;

use super::tree::{Node, Tree};
use super::{CHUNK, DIGITS, batched};
use crate::Seed;

/// Writes the digits of the items `first..` of a node of *shuffle v1*: `path` is empty for the
/// whole, and has the digits that lead to a part.
///
/// Whoever holds any stretch of the items knows from this alone to which part each goes; whoever
/// is given a part, in the order in which the items were, goes on with
/// [`shuffle_part`](super::shuffle_part).
///
/// # Panics
/// If the path has more than seven digits, or `first` is 2^63 or more.
///
/// ```
/// use misdeal_shuffle::{Seed, array};
///
/// let seed = Seed::from(42);
/// let mut all = [0; 1000];
/// array::digits(&seed, &[], 0, &mut all);
/// let mut some = [0; 300];
/// array::digits(&seed, &[], 700, &mut some);
/// assert_eq!(all[700..], some);
/// ```
pub fn digits(seed: &Seed, path: &[u8], first: u64, digits: &mut [u8]) {
    assert!(first < 1 << 63, "items are counted in 63 bits");
    let mut stream = Node::at(path).stream(seed, first);
    // A generator gives whole words; those of a whole block are cut.
    let mut block = [0; 64];
    stream.fill_bytes(&mut block);
    let of_block = &block[(first % 64) as usize..];
    let (head, rest) = digits.split_at_mut(digits.len().min(of_block.len()));
    head.copy_from_slice(&of_block[..head.len()]);
    stream.fill_bytes(rest);
}

/// Where *shuffle v1* of `len` items puts some of them: `places(..)[i]` is the position of item
/// `items.start + i`, the same that [`par_shuffle`](crate::par_shuffle) gives it.
///
/// The items need not be there, those asked for no more than the others. A million at most are
/// kept in memory besides those asked for; O(len) time, about 1 ns for each of the others.
///
/// # Panics
/// If the range is not within `0..len`.
///
/// ```
/// use misdeal_shuffle::{Seed, array};
///
/// let mut places = array::places(&Seed::from(42), 10, 0..6);
/// places.extend(array::places(&Seed::from(42), 10, 6..10));
/// places.sort();
/// assert!(places.into_iter().eq(0..10));
/// ```
pub fn places(seed: &Seed, len: u64, items: Range<u64>) -> Vec<u64> {
    assert!(items.start <= items.end && items.end <= len, "there are {len} items, not {items:?}");
    of_node(&Tree::new(seed), Node::ROOT, len, &items.collect::<Vec<u64>>())
}

/// The places in a node of items of it, given in ascending order.
pub(super) fn of_node(tree: &Tree<&Seed>, node: Node, len: u64, items: &[u64]) -> Vec<u64> {
    if items.is_empty() {
        return Vec::new();
    }
    if tree.is_leaf(node, len) {
        let mut order: Vec<u64> = (0..len).collect();
        batched::fisher_yates(&mut order, &mut node.stream(tree.streams, 0));
        let mut place = vec![0; order.len()];
        for (at, &item) in (0..).zip(&order) {
            place[item as usize] = at;
        }
        return items.iter().map(|&item| place[item as usize]).collect();
    }
    // Which part each goes to, and which of its items it is.
    let mut counts = [0u64; DIGITS];
    let mut parts: Vec<Vec<u64>> = vec![Vec::new(); DIGITS];
    let mut digit_of = Vec::with_capacity(items.len());
    let mut wanted = items.iter().peekable();
    let mut stream = node.stream(tree.streams, 0);
    let mut drawn = [0; CHUNK];
    for first in (0..len).step_by(CHUNK) {
        let drawn = &mut drawn[..CHUNK.min((len - first) as usize)];
        stream.fill_bytes(drawn);
        for (item, &digit) in (first..).zip(&*drawn) {
            let digit = usize::from(digit);
            if wanted.next_if_eq(&&item).is_some() {
                parts[digit].push(counts[digit]);
                digit_of.push(digit);
            }
            counts[digit] += 1;
        }
    }
    let mut start = 0;
    let mut places: Vec<std::vec::IntoIter<u64>> = Vec::with_capacity(DIGITS);
    for (digit, part) in parts.iter().enumerate() {
        let mut within = of_node(tree, node.child(digit), counts[digit], part);
        within.iter_mut().for_each(|place| *place += start);
        places.push(within.into_iter());
        start += counts[digit];
    }
    digit_of.iter().map(|&digit| places[digit].next().expect("one for each item")).collect()
}
