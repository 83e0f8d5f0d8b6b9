//! [`Counts`]: how many cards of each value are left.

use crate::blackjack::{Decks, Rules, Value};

/// Cards by value, the ace first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counts {
    by_value: [u16; 10],
    all: u16,
    /// Whether they stay as many, whatever is taken.
    is_infinite: bool,
}

impl Counts {
    /// A full shoe: of each pack four of each value, and sixteen tens.
    pub fn full(rules: &Rules) -> Self {
        match rules.decks {
            Decks::Packs(packs) => Self::of_packs(packs),
            Decks::Infinite => Self { is_infinite: true, ..Self::of_packs(1) },
        }
    }

    /// So many packs of 52.
    pub(in crate::blackjack) fn of_packs(packs: u8) -> Self {
        let packs = u16::from(packs);
        let by_value = std::array::from_fn(|index| if index == 9 { 16 * packs } else { 4 * packs });
        Self { by_value, all: 52 * packs, is_infinite: false }
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
        if self.is_infinite {
            return Some(self);
        }
        let count = &mut self.by_value[value.index()];
        *count = count.checked_sub(1)?;
        self.all -= 1;
        Some(self)
    }

    /// The chance that the next card is of a value.
    pub(in crate::blackjack) fn chance(&self, value: Value) -> f64 {
        f64::from(self.of(value)) / f64::from(self.all)
    }

    /// The chance of a card when it is known that another one, which is out and not seen, is not
    /// of the value `barred`.
    pub(in crate::blackjack) fn chance_beside(&self, value: Value, barred: Value) -> f64 {
        if self.is_infinite {
            return self.chance(value);
        }
        // Of the n cards c are barred. The hidden one is one of the n-c others, so that the next
        // is barred with chance c / (n-1), and else with chance c' (n-1-c) / ((n-1) (n-c)).
        let (n, c) = (f64::from(self.all()), f64::from(self.of(barred)));
        match value == barred {
            true => c / (n - 1.0),
            false => f64::from(self.of(value)) * (n - 1.0 - c) / ((n - 1.0) * (n - c)),
        }
    }

    /// The chance of a card, which is known for so many cards not to be of its value, which are
    /// out as well.
    pub(in crate::blackjack) fn chance_after(&self, chance: f64, others: u8) -> f64 {
        if self.is_infinite {
            return chance;
        }
        let all = f64::from(self.all());
        chance * all / (all - f64::from(others))
    }

    /// The chances of drawing 0, 1, .. cards of a value, one after the other, as products that
    /// are not yet divided by those of all cards.
    pub(in crate::blackjack) fn falling(&self, count: u16, row: &mut [f64]) {
        let mut product = 1.0;
        for (drawn, place) in (0..).zip(row.iter_mut()) {
            *place = product;
            let left = if self.is_infinite { count } else { count.saturating_sub(drawn) };
            product *= f64::from(left);
        }
    }

    /// Without the cards of a hand; none if they are not there.
    pub(in crate::blackjack) fn without_hand(mut self, hand: &[u8; 10]) -> Option<Self> {
        if self.is_infinite {
            return Some(self);
        }
        for (count, &held) in self.by_value.iter_mut().zip(hand) {
            *count = count.checked_sub(held.into())?;
            self.all -= u16::from(held);
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of 52 cards three are out that are known to be no aces: four of the other 49 are.
    #[test]
    fn cards_that_are_known_to_be_others_leave_more() {
        let pack = Counts::of_packs(1);
        let chance = pack.chance_after(pack.chance(Value::ACE), 3);
        assert!((chance - 4.0 / 49.0).abs() < 1e-15, "{chance}");
        let endless = Counts { is_infinite: true, ..pack };
        assert_eq!(endless.chance_after(0.25, 3), 0.25);
        assert_eq!(endless.without(Value::ACE), Some(endless));
    }

    /// A hidden card that is no ten: of 52 it is one of 36, and then 16 of 51 are tens. An ace is
    /// next with chance (4/36) (3/51) + (32/36) (4/51).
    #[test]
    fn a_hidden_card_is_counted() {
        let pack = Counts::of_packs(1);
        let close = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-15);
        close(pack.chance_beside(Value::TEN, Value::TEN), 16.0 / 51.0);
        let ace = 4.0 / 36.0 * 3.0 / 51.0 + 32.0 / 36.0 * 4.0 / 51.0;
        close(pack.chance_beside(Value::ACE, Value::TEN), ace);
    }
}
