//! The law of a shuffle: every order with its exact probability.

use std::collections::BTreeMap;

use num_rational::Ratio;

use super::{OracleError, Tally, Weights};

/// The exact law of a shuffle, possibly cut off at a number of draws.
///
/// All probabilities are held as integers over one common denominator, chosen
/// when the law is made so that no method can overflow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// n!
    orders_fair: u128,
    parts: BTreeMap<Vec<u32>, u128>,
    /// The sum of `parts`.
    parts_finished: u128,
    /// What a probability of 1 has.
    parts_all: u128,
    /// Orders in `parts` that are permutations of the deck.
    permutations: u128,
}

impl Law {
    pub(super) fn new(
        cards: usize,
        finished: Tally,
        unfinished: Weights,
    ) -> Result<Self, OracleError> {
        let orders_fair: u128 = (1..=cards as u128).product();
        let parts_all = (finished.0.values().chain([&unfinished]))
            .flat_map(|weights| &weights.0)
            .try_fold(1, |multiple, &(values, _)| common_multiple(multiple, values))
            // The largest number below is the sum in `total_variation`, which is
            // at most 2 * parts_finished * n!.
            .filter(|all: &u128| all.checked_mul(2 * orders_fair).is_some())
            .ok_or(OracleError::Overflow)?;

        // Fits: the parts of all paths together are `parts_all`.
        let parts_of = |weights: Weights| -> u128 {
            weights.0.iter().map(|(values, paths)| parts_all / values * paths).sum()
        };
        let parts: BTreeMap<_, _> =
            finished.0.into_iter().map(|(order, weights)| (order, parts_of(weights))).collect();
        let parts_finished: u128 = parts.values().sum();
        // The paths are the leaves of one tree, so the probabilities add up to 1.
        assert_eq!(parts_finished + parts_of(unfinished), parts_all, "a path was walked twice");
        let permutations = parts.keys().filter(|order| is_permutation(order)).count() as u128;
        Ok(Self { orders_fair, parts, parts_finished, parts_all, permutations })
    }

    /// The probability that the shuffle ends, in time, with this order.
    pub fn probability(&self, order: &[u32]) -> Ratio<u128> {
        Ratio::new(self.parts.get(order).copied().unwrap_or(0), self.parts_all)
    }

    /// The orders that can come out, ascending, each with its probability.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&[u32], Ratio<u128>)> {
        self.parts.iter().map(|(order, &parts)| (&order[..], Ratio::new(parts, self.parts_all)))
    }

    /// The probability that the shuffle asks for more draws than were allowed.
    pub fn unfinished(&self) -> Ratio<u128> {
        Ratio::new(self.parts_all - self.parts_finished, self.parts_all)
    }

    /// Whether all n! orders are equally likely, given that the shuffle ends in time.
    ///
    /// If nothing ends in time, this is false: nothing is known.
    pub fn is_uniform(&self) -> bool {
        let mut parts = self.parts.values();
        let first = parts.next();
        self.permutations == self.orders_fair
            && self.parts.len() as u128 == self.orders_fair
            && parts.all(|parts| Some(parts) == first)
    }

    /// The total variation distance from uniform, from 0 to 1, given that the
    /// shuffle ends in time: half the sum of `|probability - 1/n!|`.
    ///
    /// It is the largest error that betting on any set of orders as if they
    /// were fair can make. An order that is no permutation of the deck (a card
    /// lost or doubled) is one that fair shuffles never make. If nothing ends
    /// in time, this is 1.
    pub fn total_variation(&self) -> Ratio<u128> {
        if self.parts_finished == 0 {
            return Ratio::new(1, 1);
        }
        // |p/F - 1/n!| = |p n! - F| / (F n!), with p parts of F finished ones.
        let fair = |order: &[u32]| if is_permutation(order) { self.parts_finished } else { 0 };
        let seen: u128 = self
            .parts
            .iter()
            .map(|(order, parts)| (parts * self.orders_fair).abs_diff(fair(order)))
            .sum();
        let unseen = (self.orders_fair - self.permutations) * self.parts_finished;
        Ratio::new(seen + unseen, 2 * self.parts_finished * self.orders_fair)
    }
}

/// Whether each of 0..n occurs once. n is at most [`CARDS_MAX`](super::CARDS_MAX).
fn is_permutation(order: &[u32]) -> bool {
    let seen = order.iter().fold(0u32, |seen, &card| seen | 1u32.checked_shl(card).unwrap_or(0));
    seen == (1u32 << order.len()) - 1
}

fn common_multiple(a: u128, b: u128) -> Option<u128> {
    let (mut divisor, mut rest) = (a, b);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (a / divisor).checked_mul(b)
}
