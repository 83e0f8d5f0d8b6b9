//! [`Perm`]: an order of `n` distinct cards, checked once, at birth.

use std::fmt;

/// A permutation: which card lies at each position.
///
/// Cards and positions are numbered `0..n`. Position 0 is the first card dealt.
/// Once a `Perm` exists it is an order of all `n` cards; nothing needs to check
/// it again.
///
/// ```
/// use misdeal_deck::Perm;
///
/// let order = Perm::new(vec![2, 0, 1]).unwrap();
/// assert_eq!(order.card_at(0), Some(2));
/// assert_eq!(order.inverse().as_slice(), [1, 2, 0]);
/// assert_eq!(order.cycles_count(), 1);
/// assert!(Perm::new(vec![0, 0, 1]).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Perm {
    cards: Vec<u32>,
}

/// Why a list of numbers is not an order of `0..n`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotAPermError {
    /// A number is not below the length of the list.
    #[error("position {position}: got card {card}, expected a card below {cards_count}")]
    OutOfRange {
        /// Where it stands, from 0.
        position: usize,
        /// The number that stands there.
        card: u32,
        /// The length of the list.
        cards_count: usize,
    },
    /// A number stands in two places.
    #[error("position {position}: got card {card} a second time")]
    Repeated {
        /// Where it stands the second time, from 0.
        position: usize,
        /// The number.
        card: u32,
    },
}

impl Perm {
    /// An order from the card at each position.
    ///
    /// Cost: O(n) time, n bits of scratch.
    ///
    /// # Errors
    /// [`NotAPermError`] if some number is not below `cards.len()` or occurs
    /// twice; the first such position is named.
    pub fn new(cards: Vec<u32>) -> Result<Self, NotAPermError> {
        let mut seen = vec![false; cards.len()];
        for (position, &card) in cards.iter().enumerate() {
            match seen.get_mut(card as usize) {
                None => {
                    let cards_count = cards.len();
                    return Err(NotAPermError::OutOfRange { position, card, cards_count });
                }
                Some(true) => return Err(NotAPermError::Repeated { position, card }),
                Some(unseen) => *unseen = true,
            }
        }
        Ok(Self { cards })
    }

    /// The order in which card `i` lies at position `i`. `n` up to `u32::MAX`.
    pub fn identity(n: u32) -> Self {
        Self { cards: (0..n).collect() }
    }

    /// An order that is one by construction; only this crate can say so.
    pub(crate) fn from_trusted(cards: Vec<u32>) -> Self {
        debug_assert!(Self::new(cards.clone()).is_ok());
        Self { cards }
    }

    /// The number of cards, `n`.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// True for the order of no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The card at each position.
    pub fn as_slice(&self) -> &[u32] {
        &self.cards
    }

    /// The card at `position`, or `None` from `n` on.
    pub fn card_at(&self, position: usize) -> Option<u32> {
        self.cards.get(position).copied()
    }

    /// The position of each card. O(n).
    pub fn inverse(&self) -> Self {
        let mut positions = vec![0; self.cards.len()];
        for (position, &card) in self.cards.iter().enumerate() {
            // position < n <= u32::MAX, because card fits a u32 and n are distinct.
            positions[card as usize] = position as u32;
        }
        Self { cards: positions }
    }

    /// The order `i -> self[first[i]]`: what `self` does to the order `first`.
    ///
    /// # Panics
    /// If the two orders have different lengths; that is a mistake of the
    /// caller, not of any input.
    pub fn compose(&self, first: &Self) -> Self {
        assert_eq!(self.len(), first.len(), "orders of different lengths");
        Self { cards: first.cards.iter().map(|&card| self.cards[card as usize]).collect() }
    }

    /// The number of cycles, fixed points included. O(n).
    pub fn cycles_count(&self) -> usize {
        let mut seen = vec![false; self.cards.len()];
        let mut cycles = 0;
        for start in 0..self.cards.len() {
            if seen[start] {
                continue;
            }
            cycles += 1;
            let mut at = start;
            while !seen[at] {
                seen[at] = true;
                at = self.cards[at] as usize;
            }
        }
        cycles
    }

    /// True if an even number of exchanges makes this order. O(n).
    pub fn is_even(&self) -> bool {
        (self.len() - self.cycles_count()).is_multiple_of(2)
    }
}

/// The cards in order, separated by blanks.
impl fmt::Display for Perm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, card) in self.cards.iter().enumerate() {
            let gap = if position == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Perm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Perm({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn orders() -> impl Strategy<Value = Perm> {
        (0u32..40).prop_flat_map(|n| {
            Just((0..n).collect::<Vec<_>>()).prop_shuffle().prop_map(|v| Perm::new(v).unwrap())
        })
    }

    #[test]
    fn a_bad_list_is_refused_at_its_first_bad_position() {
        let out = NotAPermError::OutOfRange { position: 1, card: 3, cards_count: 3 };
        assert_eq!(Perm::new(vec![0, 3, 3]), Err(out));
        let twice = NotAPermError::Repeated { position: 2, card: 0 };
        assert_eq!(Perm::new(vec![0, 1, 0]), Err(twice.clone()));
        assert_eq!(twice.to_string(), "position 2: got card 0 a second time");
    }

    #[test]
    fn small_decks_are_legal() {
        for n in 0..2 {
            let order = Perm::identity(n);
            assert_eq!(order.inverse(), order);
            assert_eq!(order.cycles_count(), n as usize);
            assert!(order.is_even());
        }
    }

    proptest! {
        #[test]
        fn an_order_undoes_its_inverse(order in orders()) {
            let identity = Perm::identity(order.len() as u32);
            prop_assert_eq!(order.compose(&order.inverse()), identity.clone());
            prop_assert_eq!(order.inverse().compose(&order), identity);
            prop_assert_eq!(order.inverse().cycles_count(), order.cycles_count());
        }

        /// Parity by cycles agrees with parity by counting inverted pairs.
        #[test]
        fn parity_is_that_of_the_inversions(order in orders()) {
            let v = order.as_slice();
            let inversions = (0..v.len())
                .flat_map(|i| (i + 1..v.len()).map(move |j| (i, j)))
                .filter(|&(i, j)| v[i] > v[j])
                .count();
            prop_assert_eq!(order.is_even(), inversions % 2 == 0);
        }
    }
}
