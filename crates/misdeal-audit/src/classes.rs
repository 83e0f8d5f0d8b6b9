//! [`Classes`]: which cards of a deck are alike.
//!
//! ```text
//!   id      0 1 2 3 4 5
//!   class   0 1 2 0 1 0      class 0 has three copies, class 2 has one
//! ```
//!
//! A deck of n cards whose classes have m_0, m_1, ... copies lies in
//! n! / (m_0! m_1! ...) ways that can be told apart. Under a fair shuffle each
//! of them has the same chance, since each is the same number of orders of n
//! different cards: m_0! m_1! ... of them.

use std::collections::HashMap;
use std::hash::Hash;

use crate::shape::CARDS_MAX;

/// The class of each card of a deck.
///
/// ```
/// use misdeal_audit::Classes;
///
/// let deck = Classes::new(vec![0, 1, 2, 0, 1, 0]).unwrap();
/// assert_eq!((deck.cards(), deck.count()), (6, 3));
/// assert_eq!(deck.ids(0), [0, 3, 5]);
/// // 6! / (3! 2! 1!)
/// assert_eq!(deck.arrangements(), Some(60));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    class_of: Vec<u32>,
    /// The ids of class `c`, ascending, at `starts[c]..starts[c + 1]`.
    ids: Vec<u32>,
    starts: Vec<u32>,
}

/// Classes that are none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClassesError {
    /// More cards than a deck may have.
    #[error("got the classes of {got} cards, expected at most {CARDS_MAX}")]
    TooManyCards {
        /// The cards there were.
        got: usize,
    },
    /// A class between others that has no card.
    #[error("got no card of class {class}, but classes up to {last}")]
    Empty {
        /// The class.
        class: u32,
        /// The largest class.
        last: u32,
    },
}

impl Classes {
    /// The classes of the cards `0, 1, ...`, numbered from 0 without a gap. O(n).
    ///
    /// # Errors
    /// [`ClassesError`] if a class below the largest one has no card, or if
    /// there are more than [`CARDS_MAX`] cards.
    pub fn new(class_of: Vec<u32>) -> Result<Self, ClassesError> {
        if class_of.len() > CARDS_MAX as usize {
            return Err(ClassesError::TooManyCards { got: class_of.len() });
        }
        let last = class_of.iter().copied().max();
        // More classes than cards leave one of the first n empty.
        let count = last.map_or(0, |last| (last as usize + 1).min(class_of.len() + 1));
        let mut copies = vec![0u32; count];
        let counted = |&class: &u32| copies.get_mut(class as usize).map(|copies| *copies += 1);
        class_of.iter().filter_map(counted).for_each(drop);
        if let Some(class) = copies.iter().position(|&copies| copies == 0) {
            let (class, last) = (class as u32, last.unwrap_or(0));
            return Err(ClassesError::Empty { class, last });
        }
        let mut starts = vec![0];
        starts.extend(copies.iter().scan(0, |end, copies| {
            *end += copies;
            Some(*end)
        }));
        let mut next = starts.clone();
        let mut ids = vec![0; class_of.len()];
        for (id, &class) in (0..).zip(&class_of) {
            let place = &mut next[class as usize];
            ids[*place as usize] = id;
            *place += 1;
        }
        Ok(Self { class_of, ids, starts })
    }

    /// The classes of things of which equal ones are alike, numbered in the
    /// order of their first cards.
    ///
    /// # Errors
    /// [`ClassesError::TooManyCards`] beyond [`CARDS_MAX`] things.
    ///
    /// ```
    /// use misdeal_audit::Classes;
    ///
    /// let deck = Classes::of_equal("banana".chars()).unwrap();
    /// assert_eq!(deck, Classes::new(vec![0, 1, 2, 1, 2, 1]).unwrap());
    /// ```
    pub fn of_equal<T: Eq + Hash>(
        things: impl IntoIterator<Item = T>,
    ) -> Result<Self, ClassesError> {
        let mut known = HashMap::new();
        let class = |thing| {
            let next = known.len() as u32;
            *known.entry(thing).or_insert(next)
        };
        Self::new(things.into_iter().map(class).collect())
    }

    /// The number of cards.
    pub fn cards(&self) -> u32 {
        self.class_of.len() as u32
    }

    /// The number of classes.
    pub fn count(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// True if some class has two cards or more.
    pub fn has_copies(&self) -> bool {
        self.count() < self.cards()
    }

    /// The class of each card.
    pub fn class_of(&self) -> &[u32] {
        &self.class_of
    }

    /// The cards of a class, ascending.
    ///
    /// # Panics
    /// If there is no such class.
    pub fn ids(&self, class: u32) -> &[u32] {
        let [start, end] = [class, class + 1].map(|class| self.starts[class as usize] as usize);
        &self.ids[start..end]
    }

    /// The number of cards of a class.
    ///
    /// # Panics
    /// If there is no such class.
    pub fn copies(&self, class: u32) -> u32 {
        self.ids(class).len() as u32
    }

    /// All cards, class after class.
    pub(crate) fn by_class(&self) -> &[u32] {
        &self.ids
    }

    /// Where each class begins in [`Classes::by_class`], and where the last ends.
    pub(crate) fn starts(&self) -> &[u32] {
        &self.starts
    }

    fn all_copies(&self) -> impl Iterator<Item = u32> {
        self.starts.windows(2).map(|ends| ends[1] - ends[0])
    }

    /// In how many ways the whole deck can lie, copies not being told apart;
    /// `None` from 2^128 on. O(n).
    pub fn arrangements(&self) -> Option<u128> {
        // One card after the other, class by class: the number so far, times the
        // cards, by the copies, is a whole number each time.
        let each = self.all_copies().flat_map(|copies| 1..=u128::from(copies));
        each.zip(1u128..).try_fold(1u128, |ways, (copy, card)| {
            let common = gcd(ways, copy);
            (ways / common).checked_mul(card / (copy / common))
        })
    }

    /// ln of the same, for any deck.
    pub fn arrangements_ln(&self) -> f64 {
        let ln_factorial = |x: u32| libm::lgamma(f64::from(x) + 1.0);
        ln_factorial(self.cards()) - self.all_copies().map(ln_factorial).sum::<f64>()
    }

    /// The number of a whole deal among all arrangements in dictionary order of
    /// the classes, from 0. `None` if there are 2^128 of them or more. O(n C).
    ///
    /// Of the arrangements of r cards, the part m/r begins with a class that has
    /// m of them.
    pub(crate) fn rank(&self, deal: &[u32]) -> Option<u128> {
        let mut left: Vec<u32> = self.all_copies().collect();
        let (mut ways, mut rank) = (self.arrangements()?, 0);
        for (rest, &card) in (1..=u128::from(self.cards())).rev().zip(deal) {
            let class = self.class_of[card as usize] as usize;
            let smaller: u32 = left[..class].iter().sum();
            rank += part(ways, smaller, rest);
            ways = part(ways, left[class], rest);
            left[class] -= 1;
        }
        Some(rank)
    }

    /// The classes of the deal with this number, in order; those of the last one
    /// if there are not so many. Empty if there are 2^128 arrangements or more.
    ///
    /// ```
    /// use misdeal_audit::Classes;
    ///
    /// // 001, 010, 100
    /// let deck = Classes::new(vec![0, 0, 1]).unwrap();
    /// assert_eq!(deck.unrank(1), [0, 1, 0]);
    /// ```
    pub fn unrank(&self, rank: u128) -> Vec<u32> {
        let mut left: Vec<u32> = self.all_copies().collect();
        let Some(mut ways) = self.arrangements() else { return Vec::new() };
        let mut rank = rank.min(ways - 1);
        let class = |rest| {
            let mut class = 0;
            loop {
                let begin_so = part(ways, left[class], rest);
                if rank < begin_so {
                    ways = begin_so;
                    left[class] -= 1;
                    return class as u32;
                }
                rank -= begin_so;
                class += 1;
            }
        };
        (1..=u128::from(self.cards())).rev().map(class).collect()
    }
}

/// `ways * some / of`, a whole number below `ways`.
fn part(ways: u128, some: u32, of: u128) -> u128 {
    let common = gcd(ways, of);
    // What is left of the divisor divides the other factor.
    ways / common * (u128::from(some) / (of / common))
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use misdeal_deck::rank;

    use super::*;

    #[test]
    fn classes_have_no_gaps() {
        assert_eq!(Classes::new(vec![]).unwrap().count(), 0);
        let error = Classes::new(vec![0, 2]).unwrap_err();
        assert_eq!(error, ClassesError::Empty { class: 1, last: 2 });
        let error = Classes::new(vec![u32::MAX]).unwrap_err();
        assert_eq!(error.to_string(), "got no card of class 0, but classes up to 4294967295");
        assert!(Classes::new(vec![0; CARDS_MAX as usize + 1]).is_err());
        let deck = Classes::new(vec![2, 0, 1, 0]).unwrap();
        assert_eq!((deck.ids(0), deck.ids(1), deck.ids(2)), (&[1, 3][..], &[2][..], &[0][..]));
        assert!(deck.has_copies() && !Classes::new(vec![1, 0]).unwrap().has_copies());
    }

    /// All orders of six cards, classes read off: the different ones are counted
    /// one by one, and ranks are their places in dictionary order.
    #[test]
    fn arrangements_are_those_of_all_orders() {
        for classes in [
            vec![0, 0, 1, 1, 2, 2],
            vec![0, 1, 2, 0, 1, 0],
            vec![1, 0, 1, 1, 1, 1],
            vec![0; 6],
            vec![5, 4, 3, 2, 1, 0],
        ] {
            let deck = Classes::new(classes).unwrap();
            let orders = (0..720).map(|number| rank::unrank_u64(6, number).unwrap());
            let of_order = |order: misdeal_deck::Perm| -> Vec<u32> {
                order.as_slice().iter().map(|&id| deck.class_of()[id as usize]).collect()
            };
            let different: BTreeSet<Vec<u32>> = orders.clone().map(of_order).collect();
            assert_eq!(deck.arrangements(), Some(different.len() as u128));
            let ln = (different.len() as f64).ln();
            assert!((deck.arrangements_ln() - ln).abs() < 1e-12);
            for (place, classes) in (0..).zip(&different) {
                assert_eq!(deck.unrank(place), *classes);
            }
            for order in orders {
                let place = deck.rank(order.as_slice()).unwrap();
                assert_eq!(deck.unrank(place), of_order(order));
            }
        }
    }

    /// 52!/(4!)^13 = 92024242230271040357108320801872044844750000000000, far
    /// beyond 2^128; with C(2000, 1), C(130, 65) and 24!/(4!)^6 by Python's
    /// integers.
    #[test]
    fn arrangements_of_large_decks() {
        let ranks = Classes::of_equal((0..52).map(|id| id % 13)).unwrap();
        assert_eq!(ranks.arrangements(), None);
        assert_eq!(ranks.rank(&[]), None);
        assert!(ranks.unrank(0).is_empty());
        assert!((ranks.arrangements_ln() - 9.202_424_223_027_104e49f64.ln()).abs() < 1e-9);
        let odd_one = Classes::of_equal((0..2000).map(|id| id == 7)).unwrap();
        assert_eq!(odd_one.arrangements(), Some(2000));
        let halves = Classes::of_equal((0..130).map(|id| id % 2)).unwrap();
        assert_eq!(halves.arrangements(), Some(95_067_625_827_960_698_145_584_333_020_095_113_100));
        let six = Classes::of_equal((0..24).map(|id| id / 4)).unwrap();
        assert_eq!(six.arrangements(), Some(3_246_670_537_110_000));
    }
}
