//! Top to random: the top card goes to one of the n places of the deck, k times.
//!
//! An order has the chance `n^-k * sum over a >= L of S(k, a)`, where S are the Stirling
//! numbers of the second kind and L is the least number such that the cards L, L+1, ...
//! (counted from 0) lie in order.
//!
//! Source: P. Diaconis, J. A. Fill and J. Pitman, "Analysis of top to random shuffles",
//! Comb. Probab. Comput. 1 (1992) 135.

use num_bigint::BigUint;
use num_traits::Pow;

use super::counting::{factorial, stirling, whole};
use super::{Group, OrderLaw};

/// `times` moves of the top card, for n >= 1. O(n times) big numbers.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// assert_eq!(exact::top_to_random(4, 1).total_variation().to_string(), "5/6");
/// ```
pub fn top_to_random(n: u32, times: u32) -> OrderLaw {
    let ways = stirling(times, n);
    let all = factorial(n);
    // So many orders have the cards from `first` on in order.
    let sorted_from = |first: u32| &all / factorial(n - first);
    let groups = (0..n).map(|first| {
        let sooner = first.checked_sub(1).map_or(BigUint::ZERO, sorted_from);
        let weight: BigUint = ways[first as usize..].iter().sum();
        Group::new(sorted_from(first) - sooner, weight, example(n, first))
    });
    OrderLaw::new(n, groups.collect(), whole(n).pow(times))
}

/// An order with the cards from `first` on in order, and not that before them: it lies last.
fn example(n: u32, first: u32) -> Vec<u32> {
    let Some(last) = first.checked_sub(1) else { return (0..n).collect() };
    (0..last).chain(first..n).chain([last]).collect()
}
