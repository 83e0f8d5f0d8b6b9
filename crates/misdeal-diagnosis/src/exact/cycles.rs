//! Shuffles that make some of the orders, each equally often.

use num_bigint::BigUint;
use num_rational::Ratio;

use super::OrderLaw;
use super::counting::{factorial, whole};

/// Sattolo's shuffle: the (n-1)! single cycles, so total variation is 1 - 1/n. For n >= 1.
///
/// Source: S. Sattolo, Inf. Process. Lett. 22 (1986) 315.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// assert_eq!(exact::sattolo(52).total_variation().to_string(), "51/52");
/// ```
pub fn sattolo(n: u32) -> OrderLaw {
    let outside = (n > 1).then(|| (0..n).collect());
    OrderLaw::even(n, factorial(n.saturating_sub(1)), (1..n).chain([0]).collect(), outside)
}

/// One card stays at its end, the others are fair: total variation is 1 - 1/n. For n >= 1.
pub fn end_fixed(n: u32) -> OrderLaw {
    let outside = (n > 1).then(|| (1..n).chain([0]).collect());
    OrderLaw::even(n, factorial(n.saturating_sub(1)), (0..n).collect(), outside)
}

/// Only the orders of an even number of exchanges, for n >= 2: total variation is 1/2.
pub fn parity_locked(n: u32) -> OrderLaw {
    let half = factorial(n) / 2u32;
    OrderLaw::even(n, half, (0..n).collect(), Some([1, 0].into_iter().chain(2..n).collect()))
}

/// Cuts at even places: the n rotations. For n >= 1.
pub fn cuts(n: u32) -> OrderLaw {
    let outside = (n > 2).then(|| [1, 0].into_iter().chain(2..n).collect());
    OrderLaw::even(n, whole(n.max(1)), (0..n).collect(), outside)
}

/// A shuffle without chance: always the same order, that which is given.
pub fn always(order: Vec<u32>) -> OrderLaw {
    let n = order.len() as u32;
    let other = (n > 1).then(|| {
        let mut other = order.clone();
        other.swap(0, 1);
        other
    });
    OrderLaw::even(n, whole(1u32), order, other)
}

/// A fair shuffle: every order with 1/n!.
pub fn fair(n: u32) -> OrderLaw {
    OrderLaw::even(n, factorial(n), (0..n).collect(), None)
}

/// The least total variation from fair of a shuffle that makes at most `deals` different
/// deals of n cards, such as one of so many seeds: 1 - deals/n!, or 0. Their entropy is at most
/// log2 of `deals`.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// assert_eq!(exact::few_deals(3, &4u32.into()).to_string(), "1/3");
/// ```
pub fn few_deals(n: u32, deals: &BigUint) -> Ratio<BigUint> {
    let all = factorial(n);
    let missing = if all > *deals { &all - deals } else { BigUint::ZERO };
    Ratio::new(missing, all)
}
