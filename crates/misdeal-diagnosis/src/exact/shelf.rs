//! Shelf shufflers: each card goes to one of m shelves, at random on top of what lies there
//! or underneath, and the shelves are put on each other.
//!
//! An order with v valleys, cards between two higher ones, has the chance
//! `4^(v+1) / (2 (2m)^n) * sum over a < m of C(n+m-a-1, n) C(n-1-2v, a-v)`.
//!
//! Source: P. Diaconis, J. Fulman and S. Holmes, "Analysis of casino shelf shuffling
//! machines", Ann. Appl. Probab. 23 (2013) 1692, theorem 3.1.

use num_bigint::BigUint;
use num_traits::Pow;

use super::counting::{binomial, by_valleys, whole};
use super::{Group, OrderLaw};

/// One pass through a machine of `shelves` shelves, for n >= 1 and `shelves` >= 1.
///
/// Passes through machines of a and b shelves in a row are as one of 2 a b shelves.
///
/// ```
/// use misdeal_diagnosis::exact;
///
/// let law = exact::shelves(52, 10);
/// assert!((law.bits_lost() - 21.45).abs() < 0.01);
/// ```
pub fn shelves(n: u32, shelves: u64) -> OrderLaw {
    passes(n, shelves, 1)
}

/// So many passes, from 1 on, through such a machine: one with 2^(passes-1) shelves^passes.
pub(super) fn passes(n: u32, shelves: u64, passes: u32) -> OrderLaw {
    let m = whole(shelves).pow(passes) << (passes - 1);
    let groups = (0..).zip(by_valleys(n)).map(|(v, orders)| {
        // The second binomial is 0 unless v <= a <= n-1-v.
        let last = if m < whole(n) { u64::try_from(&m).expect("below n") - 1 } else { u64::MAX };
        let last = last.min(u64::from(n - 1 - v));
        let sum: BigUint = (u64::from(v)..=last)
            .map(|a| {
                let ways = binomial(&whole(n - 1 - 2 * v), (a - u64::from(v)) as u32);
                binomial(&(&m + n - a - 1u32), n) * ways
            })
            .sum();
        Group::new(orders, sum << (2 * v + 2), valleys(n, v))
    });
    OrderLaw::new(n, groups.collect(), (m * 2u32).pow(n) * 2u32)
}

/// An order with `v` valleys, as n >= 2v+1 allows: high and low cards in turn, then the rest
/// upwards.
fn valleys(n: u32, v: u32) -> Vec<u32> {
    // v + 1, 0, v + 2, 1, ..., 2v, v - 1, then v and what is left.
    let turns = (0..v).flat_map(|i| [v + 1 + i, i]);
    turns.chain([v]).chain(2 * v + 1..n).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_have_their_valleys() {
        for (n, v) in [(1, 0), (3, 1), (5, 2), (52, 25), (9, 2)] {
            let order = valleys(n, v);
            let found = order.windows(3).filter(|w| w[0] > w[1] && w[1] < w[2]).count();
            assert_eq!(found, v as usize, "{order:?}");
        }
    }
}
