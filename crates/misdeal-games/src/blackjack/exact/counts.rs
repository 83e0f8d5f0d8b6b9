//! [`Counts`]: how many cards of each value are left.

use crate::blackjack::{Rules, Value};

/// Cards by value, the ace first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counts {
    by_value: [u16; 10],
    all: u16,
}

impl Counts {
    /// A full shoe: of each pack four of each value, and sixteen tens.
    pub fn full(rules: &Rules) -> Self {
        Self::of_packs(rules.decks)
    }

    /// So many packs of 52.
    pub(in crate::blackjack) fn of_packs(packs: u8) -> Self {
        let packs = u16::from(packs);
        let by_value = std::array::from_fn(|index| if index == 9 { 16 * packs } else { 4 * packs });
        Self { by_value, all: 52 * packs }
    }

    /// How many of a value.
    pub fn of(&self, value: Value) -> u16 {
        self.by_value[value.index()]
    }

    /// How many in all.
    pub fn all(&self) -> u16 {
        self.all
    }

    /// Without one card of a value; none if there is none.
    #[must_use]
    pub fn without(mut self, value: Value) -> Option<Self> {
        let count = &mut self.by_value[value.index()];
        *count = count.checked_sub(1)?;
        self.all -= 1;
        Some(self)
    }

    /// The chance that the next card is of a value.
    pub(in crate::blackjack) fn chance(&self, value: Value) -> f64 {
        f64::from(self.of(value)) / f64::from(self.all)
    }

    /// Without the cards of a hand; none if they are not there.
    pub(in crate::blackjack) fn without_hand(mut self, hand: &[u8; 10]) -> Option<Self> {
        for (count, &held) in self.by_value.iter_mut().zip(hand) {
            *count = count.checked_sub(held.into())?;
            self.all -= u16::from(held);
        }
        Some(self)
    }
}
