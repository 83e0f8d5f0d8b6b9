//! What the walked paths led to, counted.

use std::collections::HashMap;

use super::{CARDS_MAX, ORDERS_MAX, OracleError};

/// An order as one number, so that millions of them can be counted: 5 bits a
/// card, the top card highest, which keeps orders of one length in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Packed(u128);

const CARD_BITS: usize = 5;
const _: () = assert!(CARDS_MAX <= 1 << CARD_BITS && CARDS_MAX * CARD_BITS <= 128);

impl Packed {
    /// `None` if a number is no card of a deck of this length.
    pub(super) fn new(order: &[u32]) -> Option<Self> {
        order
            .iter()
            .try_fold(0, |packed, &card| {
                ((card as usize) < order.len()).then_some(packed << CARD_BITS | u128::from(card))
            })
            .map(Self)
    }

    pub(super) fn order(self, cards: usize) -> Vec<u32> {
        let mask = (1 << CARD_BITS) - 1;
        (0..cards).rev().map(|place| (self.0 >> (place * CARD_BITS)) as u32 & mask).collect()
    }

    /// Whether each card occurs once.
    pub(super) fn is_permutation(self, cards: usize) -> bool {
        let seen = self.order(cards).into_iter().fold(0u32, |seen, card| seen | 1 << card);
        seen == (1 << cards) - 1
    }
}

/// Numbers of paths, by their end and the reciprocal of their probability.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// `None` where a path was cut off.
    pub(super) paths: HashMap<(Option<Packed>, u128), u64>,
}

impl Tally {
    /// Counts a path that ended in `order`, or was cut off.
    pub(super) fn add(
        &mut self,
        order: Option<&Vec<u32>>,
        values: u128,
    ) -> Result<(), OracleError> {
        let end = match order {
            Some(order) => Some(Packed::new(order).ok_or_else(|| foreign_card(order))?),
            None => None,
        };
        *self.paths.entry((end, values)).or_default() += 1;
        if self.paths.len() > ORDERS_MAX {
            return Err(OracleError::TooManyOrders);
        }
        Ok(())
    }
}

fn foreign_card(order: &[u32]) -> OracleError {
    let got = order.iter().copied().max().unwrap_or_default();
    OracleError::ForeignCard { got, max: order.len().saturating_sub(1) }
}
