//! Random transpositions: two random positions change places, k times.
//!
//! The chance depends on the lengths of an order's cycles only, and is a sum over the
//! irreducible characters of the symmetric group,
//! `1/n! * sum of f * chi(cycles) * r^k` with `r = (n + 2 c) / n^2`, where a partition of n
//! has f standard tableaux and contents (column less row) that add up to c. Steps that never
//! draw the same position twice have `r = 2 c / (n (n-1))`.
//!
//! Source: P. Diaconis and M. Shahshahani, Z. Wahrscheinlichkeitstheorie 57 (1981) 159; the
//! characters by the Murnaghan-Nakayama rule.

use std::collections::HashMap;

use num_bigint::{BigInt, BigUint};
use num_traits::Pow;

use super::counting::{factorial, whole};
use super::partition::{Partition, partitions};
use super::{Group, OrderLaw};

/// The most cards whose characters are worked out: 1,575 partitions.
pub const TRANSPOSITIONS_CARDS_MAX: u32 = 24;
/// The most cards for the divergence alone: 966,467 partitions.
pub const DIVERGENCE_CARDS_MAX: u32 = 60;

/// Which positions a step may draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair {
    /// Both by themselves: one step in n leaves all as it is.
    Any,
    /// Two different ones, each pair alike.
    Different,
}

impl Pair {
    /// The whole number r of a partition, and the one it is a part of.
    fn rate(self, partition: &Partition) -> (i64, i64) {
        let n = i64::from(partition.size());
        match self {
            Self::Any => (n + 2 * partition.contents(), n * n),
            Self::Different => (2 * partition.contents(), n * (n - 1)),
        }
    }
}

/// `times` steps, for 2 <= n <= [`TRANSPOSITIONS_CARDS_MAX`].
///
/// # Panics
/// If n is beyond that.
///
/// ```
/// use misdeal_diagnosis::exact::{Pair, transpositions};
///
/// assert_eq!(transpositions(3, 3, Pair::Any).total_variation().to_string(), "1/27");
/// ```
pub fn transpositions(n: u32, times: u32, pair: Pair) -> OrderLaw {
    assert!((2..=TRANSPOSITIONS_CARDS_MAX).contains(&n), "{n} cards");
    let all = BigInt::from(factorial(n));
    // f and the number of courses of each partition, by its beads.
    let mut one = 1;
    let shares: HashMap<u64, BigInt> = partitions(n)
        .map(|partition| {
            let (rate, whole) = pair.rate(&partition);
            one = whole;
            (partition.beads(), BigInt::from(rate).pow(times) * BigInt::from(partition.tableaux()))
        })
        .collect();
    let groups = partitions(n).map(|cycles| {
        let characters = characters(&cycles).into_iter();
        let sum: BigInt = characters.map(|(beads, chi)| &shares[&beads] * chi).sum();
        let weight = BigUint::try_from(sum / &all).expect("a number of courses");
        Group::new(cycles.orders(), weight, example(&cycles))
    });
    OrderLaw::new(n, groups.collect(), whole(one as u64).pow(times))
}

/// The chi-square divergence after `times` steps of [`Pair::Any`]: the sum of f^2 r^(2k)
/// over all partitions but the one of a single row. Total variation is at most half its
/// square root. For 1 <= n <= [`DIVERGENCE_CARDS_MAX`].
///
/// # Panics
/// If n is beyond that.
pub fn divergence_of_transpositions(n: u32, times: u32) -> f64 {
    assert!((1..=DIVERGENCE_CARDS_MAX).contains(&n), "{n} cards");
    let share = |partition: Partition| {
        let (rate, whole) = Pair::Any.rate(&partition);
        let log_rate = (rate.abs() as f64 / whole as f64).ln();
        (2.0 * (partition.log_tableaux() + f64::from(times) * log_rate)).exp()
    };
    partitions(n).filter(|partition| partition.rows().len() > 1).map(share).sum()
}

/// The characters of all partitions at orders with these cycles, by beads; those of 0 are
/// left out. Each cycle is added in turn as a border strip in every way, which moves a
/// bead; each bead it passes changes the sign.
fn characters(cycles: &Partition) -> HashMap<u64, i128> {
    let mut all = HashMap::from([(Partition::no_beads(cycles.size()), 1)]);
    for &length in cycles.rows() {
        let mut next = HashMap::new();
        for (beads, chi) in all {
            let mut from = beads;
            while from != 0 {
                let at = from.trailing_zeros();
                from &= from - 1;
                let to = at + length;
                if beads >> to & 1 == 0 {
                    let between = (beads >> (at + 1)) & ((1 << (length - 1)) - 1);
                    let moved = beads & !(1 << at) | 1 << to;
                    let sign = if between.count_ones().is_multiple_of(2) { 1 } else { -1 };
                    *next.entry(moved).or_insert(0) += sign * chi;
                }
            }
        }
        next.retain(|_, chi| *chi != 0);
        all = next;
    }
    all
}

/// An order with these cycles: each card of a cycle goes one place up.
fn example(cycles: &Partition) -> Vec<u32> {
    let mut order = Vec::new();
    for &length in cycles.rows() {
        let first = order.len() as u32;
        order.extend((first + 1..first + length).chain([first]));
    }
    order
}
