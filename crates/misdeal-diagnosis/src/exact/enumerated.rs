//! What an oracle has found on every path of a shuffle, as a law over orders.

use std::collections::BTreeMap;

use misdeal_shuffle::Law;
use num_bigint::BigUint;
use num_rational::Ratio;

use super::counting::{factorial, whole};
use super::{Group, OrderLaw};

/// Why an enumerated law is not one over orders.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EnumeratedError {
    /// Every path was cut off.
    #[error("the shuffle never ends within the draws allowed")]
    Unfinished,
    /// A card was lost and another doubled.
    #[error("the shuffle loses cards: {order:?} comes out with chance {chance}")]
    NoPermutation {
        /// What came out.
        order: Vec<u32>,
        /// Its chance.
        chance: Ratio<u128>,
    },
}

/// The law over orders of a shuffle that was enumerated, given that it ends. Reads every order
/// once, so for as many cards as the oracle allows.
///
/// # Errors
/// [`EnumeratedError`], if it is none.
pub fn enumerated(law: &Law) -> Result<OrderLaw, EnumeratedError> {
    if law.unfinished() == Ratio::from_integer(1) {
        return Err(EnumeratedError::Unfinished);
    }
    let n = law.cards() as u32;
    let mut groups: BTreeMap<(u128, u128), Group> = BTreeMap::new();
    let mut seen = 0u64;
    let mut unseen = Unseen::new(n);
    for outcome in law.outcomes() {
        let chance = outcome.probability;
        let mut cards = outcome.order.clone();
        cards.sort_unstable();
        if !cards.into_iter().eq(0..n) {
            return Err(EnumeratedError::NoPermutation { order: outcome.order, chance });
        }
        unseen.pass(&outcome.order);
        seen += 1;
        groups
            .entry((*chance.numer(), *chance.denom()))
            .or_insert_with(|| Group::new(BigUint::ZERO, BigUint::ZERO, outcome.order))
            .orders += 1u32;
    }
    // All over one denominator, which the law had too.
    let parts = groups.keys().fold(1, |parts, &(_, denominator)| common(parts, denominator));
    let mut total = BigUint::ZERO;
    let weigh = |((numerator, denominator), mut group): ((u128, u128), Group)| {
        group.weight = whole(numerator * (parts / denominator));
        total += &group.orders * &group.weight;
        group
    };
    let mut groups: Vec<Group> = groups.into_iter().map(weigh).collect();
    let rest = factorial(n) - seen;
    groups.push(Group::new(rest, BigUint::ZERO, unseen.first));
    Ok(OrderLaw::new(n, groups, total))
}

/// The least common multiple.
fn common(a: u128, b: u128) -> u128 {
    *Ratio::new(b, a).numer() * a
}

/// Finds the first order that is not among ascending ones.
struct Unseen {
    first: Vec<u32>,
    is_found: bool,
}

impl Unseen {
    fn new(n: u32) -> Self {
        Self { first: (0..n).collect(), is_found: false }
    }

    fn pass(&mut self, order: &[u32]) {
        if self.is_found || self.first != order {
            self.is_found = true;
        } else {
            step(&mut self.first);
        }
    }
}

/// The next order in the order of words; the last one stays.
fn step(order: &mut [u32]) {
    let Some(rise) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return };
    let other = order.iter().rposition(|&card| card > order[rise]).expect("the next card is");
    order.swap(rise, other);
    order[rise + 1..].reverse();
}
