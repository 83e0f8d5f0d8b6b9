//! The recursive draw: a random split of the deck is dealt, then the part left of it, then
//! the right one.
//!
//! An order is the preorder of a binary search tree and has the chance 1 over the product of
//! the sizes of all its subtrees; so none that can come out has less than 1/n!, and total
//! variation is the share of the others. Those that can are counted by the Catalan numbers.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::counting::{factorial, whole};
use super::{Group, OrderLaw};

/// The most cards: 477,638,700 trees, but only some thousand different chances.
pub const RECURSIVE_CARDS_MAX: u32 = 18;

/// The law, for 1 <= n <= [`RECURSIVE_CARDS_MAX`].
///
/// # Panics
/// If n is beyond that.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// let law = exact::recursive_draw(5);
/// assert_eq!(law.total_variation().to_string(), "13/20");
/// assert_eq!(law.reachable(), 42u32.into());
/// ```
pub fn recursive_draw(n: u32) -> OrderLaw {
    assert!((1..=RECURSIVE_CARDS_MAX).contains(&n), "{n} cards");
    // For each size, the trees by the product of their sizes: how many, and one.
    let mut trees: Vec<BTreeMap<u64, (u64, Vec<u32>)>> =
        vec![BTreeMap::from([(1, (1, Vec::new()))])];
    for size in 1..=n {
        let mut all = BTreeMap::new();
        for split in 0..size {
            let (left, right) = (&trees[split as usize], &trees[(size - 1 - split) as usize]);
            for (a, (count, first)) in left {
                for (b, (times, then)) in right {
                    let later = then.iter().map(|card| card + split + 1);
                    let order = || [split].into_iter().chain(first.iter().copied()).chain(later);
                    // At most 18!, since no product of sizes is above n!.
                    let entry = all
                        .entry(a * b * u64::from(size))
                        .or_insert_with(|| (0, order().collect()));
                    entry.0 += count * times;
                }
            }
        }
        trees.push(all);
    }
    let all = factorial(n);
    let mut rest = all.clone();
    let mut groups: Vec<Group> = Vec::new();
    for (product, (count, order)) in &trees[n as usize] {
        rest -= *count;
        groups.push(Group::new(whole(*count), &all / product, order.clone()));
    }
    groups.push(Group::new(rest, BigUint::ZERO, never(n)));
    OrderLaw::new(n, groups, all)
}

/// Middle, high, low: what no preorder has.
fn never(n: u32) -> Vec<u32> {
    [1, 2, 0].into_iter().chain(3..n).collect()
}
