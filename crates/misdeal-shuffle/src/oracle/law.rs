//! The law of a shuffle: every order with its exact probability.

use num_rational::Ratio;

use super::OracleError;
use super::tally::{Packed, Tally};

/// The exact law of a shuffle, possibly cut off at a number of draws.
///
/// All probabilities are held as integers over one common denominator, chosen
/// when the law is made so that no method can overflow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    cards: usize,
    /// n!
    orders_fair: u128,
    /// Each order that can come out with its part of `parts_all`, ascending.
    parts: Vec<(Packed, u128)>,
    /// The sum over `parts`.
    parts_finished: u128,
    /// What a probability of 1 has.
    parts_all: u128,
    /// How many of the orders are permutations of the deck.
    permutations: u128,
}

/// One order that can come out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome {
    /// The cards from top to bottom.
    pub order: Vec<u32>,
    /// The probability that the shuffle ends, in time, with this order.
    pub probability: Ratio<u128>,
}

impl Law {
    pub(super) fn new(cards: usize, tally: Tally) -> Result<Self, OracleError> {
        let orders_fair: u128 = (1..=cards as u128).product();
        let parts_all = (tally.paths.keys())
            .try_fold(1, |multiple, &(_, values)| common_multiple(multiple, values))
            // The largest number below is the sum in `total_variation`, which is
            // at most 2 * parts_finished * n!.
            .filter(|all: &u128| all.checked_mul(2 * orders_fair).is_some())
            .ok_or(OracleError::Overflow)?;

        // Fits: the paths are the leaves of one tree, so that the parts of all
        // paths together are `parts_all`.
        let mut parts = Vec::with_capacity(tally.paths.len());
        let mut parts_all_seen = 0;
        for ((end, values), paths) in tally.paths {
            let part = parts_all / values * u128::from(paths);
            parts_all_seen += part;
            parts.extend(end.map(|order| (order, part)));
        }
        assert_eq!(parts_all_seen, parts_all, "a path was left out or walked twice");
        parts.sort_unstable();
        parts.dedup_by(|(order, part), (kept, sum)| {
            let same = order == kept;
            if same {
                *sum += *part;
            }
            same
        });
        let parts_finished = parts.iter().map(|&(_, part)| part).sum();
        let permutations =
            parts.iter().filter(|(order, _)| order.is_permutation(cards)).count() as u128;
        Ok(Self { cards, orders_fair, parts, parts_finished, parts_all, permutations })
    }

    /// The number of cards.
    pub fn cards(&self) -> usize {
        self.cards
    }

    /// The probability that the shuffle ends, in time, with this order.
    pub fn probability(&self, order: &[u32]) -> Ratio<u128> {
        let found = Packed::new(order)
            .filter(|_| order.len() == self.cards)
            .and_then(|order| self.parts.binary_search_by_key(&order, |&(known, _)| known).ok());
        Ratio::new(found.map_or(0, |index| self.parts[index].1), self.parts_all)
    }

    /// The orders that can come out, ascending, each with its probability.
    pub fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> {
        self.parts.iter().map(|&(order, part)| Outcome {
            order: order.order(self.cards),
            probability: Ratio::new(part, self.parts_all),
        })
    }

    /// The probability that the shuffle asks for more draws than were allowed.
    pub fn unfinished(&self) -> Ratio<u128> {
        Ratio::new(self.parts_all - self.parts_finished, self.parts_all)
    }

    /// Whether all n! orders are equally likely, given that the shuffle ends in time.
    ///
    /// If nothing ends in time, this is false: nothing is known.
    pub fn is_uniform(&self) -> bool {
        self.permutations == self.orders_fair
            && self.parts.len() as u128 == self.orders_fair
            && self.parts.iter().all(|&(_, part)| part == self.parts[0].1)
    }

    /// The total variation distance from uniform, from 0 to 1, given that the
    /// shuffle ends in time: half the sum of `|probability - 1/n!|`.
    ///
    /// It is the largest error that betting on any set of orders as if they
    /// were fair can make. An order with a card lost and another doubled is
    /// one that fair shuffles never make. If nothing ends in time, this is 1.
    pub fn total_variation(&self) -> Ratio<u128> {
        if self.parts_finished == 0 {
            return Ratio::new(1, 1);
        }
        // |p/F - 1/n!| = |p n! - F| / (F n!), with p parts of F finished ones.
        let fair =
            |order: Packed| if order.is_permutation(self.cards) { self.parts_finished } else { 0 };
        let seen: u128 = self
            .parts
            .iter()
            .map(|&(order, part)| (part * self.orders_fair).abs_diff(fair(order)))
            .sum();
        let unseen = (self.orders_fair - self.permutations) * self.parts_finished;
        Ratio::new(seen + unseen, 2 * self.parts_finished * self.orders_fair)
    }
}

fn common_multiple(a: u128, b: u128) -> Option<u128> {
    let (mut divisor, mut rest) = (a, b);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (a / divisor).checked_mul(b)
}
