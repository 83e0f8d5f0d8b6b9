//! [`Shape`]: how many cards a deck has and how many of them a deal shows.

/// The most cards a deck may have; everything that grows with the deck is
/// bounded by it.
pub const CARDS_MAX: u32 = 1 << 20;

/// Whether the order within a deal means anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealOrder {
    /// A deal is a sequence: first card first.
    Sequence,
    /// A deal is a set: a hand, a lottery draw in sorted form.
    Set,
}

/// What every deal of a source looks like.
///
/// ```
/// use misdeal_audit::Shape;
///
/// assert!(Shape::whole(52).is_whole());
/// assert!(!Shape::first(5, 52).is_whole());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The cards of the deck; ids are `0..deck`.
    pub deck: u32,
    /// The cards of a deal, at most `deck`.
    pub dealt: u32,
    /// Whether their order counts.
    pub order: DealOrder,
}

impl Shape {
    /// Deals that show the whole deck of `n` cards in order.
    pub fn whole(n: u32) -> Self {
        Self { deck: n, dealt: n, order: DealOrder::Sequence }
    }

    /// Deals that show the first `dealt` of `deck` cards in order.
    pub fn first(dealt: u32, deck: u32) -> Self {
        Self { deck, dealt, order: DealOrder::Sequence }
    }

    /// True if a deal is an order of the whole deck.
    pub fn is_whole(&self) -> bool {
        self.deck == self.dealt && self.order == DealOrder::Sequence
    }

    /// How many deals are possible, or `None` from 2^128 on.
    pub fn outcomes(&self) -> Option<u128> {
        let values = (0..self.dealt).map(|i| u128::from(self.deck - i));
        let sequences = values.clone().try_fold(1u128, |product, m| product.checked_mul(m));
        match self.order {
            DealOrder::Sequence => sequences,
            // Taken one factor at a time the quotient stays a whole number.
            DealOrder::Set => values
                .zip(1u128..)
                .try_fold(1u128, |product, (m, i)| Some(product.checked_mul(m)? / i)),
        }
    }

    /// ln of the number of possible deals.
    pub fn outcomes_ln(&self) -> f64 {
        let ln_factorial = |x: u32| libm::lgamma(f64::from(x) + 1.0);
        let sequences = ln_factorial(self.deck) - ln_factorial(self.deck - self.dealt);
        match self.order {
            DealOrder::Sequence => sequences,
            DealOrder::Set => sequences - ln_factorial(self.dealt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_counted_exactly_while_they_fit() {
        assert_eq!(Shape::whole(0).outcomes(), Some(1));
        assert_eq!(Shape::whole(5).outcomes(), Some(120));
        assert_eq!(Shape::first(2, 52).outcomes(), Some(2652));
        let hand = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
        assert_eq!(hand.outcomes(), Some(2_598_960));
        // 34! < 2^128 < 35!
        assert!(Shape::whole(34).outcomes().is_some());
        assert_eq!(Shape::whole(35).outcomes(), None);
        for shape in [Shape::whole(20), Shape::first(3, 9), hand] {
            let ln = (shape.outcomes().unwrap() as f64).ln();
            assert!((shape.outcomes_ln() - ln).abs() < 1e-9 * ln);
        }
    }
}
