//! Riffles, and sorts by short keys, which are riffles backwards.
//!
//! A riffle of a packets has each order with `C(a + n - r, n) / a^n`, where r is the number
//! of rising sequences: how often one goes through the deal to find the cards 0, 1, 2, ...
//! k riffles of two packets are one of 2^k. A stable sort by keys of b bits makes the inverse of
//! a riffle of 2^b packets, so r is one more than the descents of the deal. Either way the orders
//! are counted by the Eulerian numbers.
//!
//! Source: D. Bayer and P. Diaconis, Ann. Appl. Probab. 2 (1992) 294.

use num_bigint::BigUint;

use super::counting::{binomial, eulerian, whole};
use super::{Group, OrderLaw};

/// The most riffles that are told apart from fair ones: 2^1000 packets.
pub const RIFFLES_MAX: u32 = 1000;

/// `times` riffles of the Gilbert-Shannon-Reeds model in a row, for n >= 1.
///
/// # Panics
/// If there are more than [`RIFFLES_MAX`].
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// let law = exact::riffles(52, 7);
/// assert!((exact::to_f64(&law.total_variation()) - 0.334_061).abs() < 1e-6);
/// ```
pub fn riffles(n: u32, times: u32) -> OrderLaw {
    assert!(times <= RIFFLES_MAX, "{times} riffles");
    // An order with r rising sequences: the first r cards from the bottom up.
    packets(n, &(whole(1u32) << times))
}

/// A stable sort by keys of so many bits, for n >= 1. The likeliest order is that from before,
/// the least likely its reverse.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// let law = exact::short_keys(52, 15);
/// assert!((exact::to_f64(&law.times_fair(law.best())) - 1.04127).abs() < 1e-5);
/// ```
pub fn short_keys(n: u32, bits: u32) -> OrderLaw {
    riffles(n, bits)
}

fn packets(n: u32, a: &BigUint) -> OrderLaw {
    let groups = (1..).zip(eulerian(n)).map(|(r, orders)| {
        let weight = if a + n < whole(r) { BigUint::ZERO } else { binomial(&(a + n - r), n) };
        Group::new(orders, weight, backwards(n, r))
    });
    OrderLaw::new(n, groups.collect(), a.pow(n))
}

/// An order, its own inverse, with `r` rising sequences and one descent less: the first r
/// cards from the last of them, then the others.
fn backwards(n: u32, r: u32) -> Vec<u32> {
    (0..r).rev().chain(r..n).collect()
}
