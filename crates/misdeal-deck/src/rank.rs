//! The Lehmer code, and the number of an order among all `n!`.
//!
//! Digit `i` of the Lehmer code counts the cards still to come that are smaller
//! than the card at position `i`; it lies in `0..n - i`. Read as a number in the
//! factorial base the digits give the rank of the order in dictionary order:
//!
//! ```text
//!   order   2 0 1        digits  2 0 0        rank  2*2! + 0*1! + 0*0! = 4
//! ```
//!
//! A `u64` holds every rank up to n = 20 (20! < 2^64 < 21!); beyond that ranks
//! are [`BigUint`].
//!
//! # Source
//! D. H. Lehmer, "Teaching combinatorial tricks to a computer", Proc. Symp.
//! Appl. Math. 10, 1960; D. E. Knuth, TAOCP vol. 2, section 3.3.2, algorithm P.

use num_bigint::BigUint;

use crate::Perm;

/// The most cards whose every rank fits a `u64`.
pub const CARDS_MAX_U64: usize = 20;

/// Why there is no order with the rank asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RankError {
    /// The rank does not lie below `n!`.
    #[error("rank {rank}: got a rank that is not below {cards_count}!")]
    TooLarge {
        /// The rank asked for.
        rank: BigUint,
        /// The number of cards.
        cards_count: usize,
    },
    /// More cards than a `u64` can number.
    #[error("got {cards_count} cards, expected at most 20: larger ranks need big integers")]
    TooManyCards {
        /// The number of cards.
        cards_count: usize,
    },
}

/// The Lehmer digits of an order: digit `i` in `0..n - i`. O(n^2 / 64).
///
/// ```
/// use misdeal_deck::{Perm, rank};
///
/// let order = Perm::new(vec![2, 0, 1]).unwrap();
/// assert_eq!(rank::lehmer_digits(&order), [2, 0, 0]);
/// ```
pub fn lehmer_digits(order: &Perm) -> Vec<u32> {
    let mut dealt = vec![0u64; order.len().div_ceil(64)];
    let digit = |&card: &u32| {
        let (word, bit) = (card as usize / 64, card % 64);
        let whole: u32 = dealt[..word].iter().map(|w| w.count_ones()).sum();
        let smaller_dealt = whole + (dealt[word] & ((1 << bit) - 1)).count_ones();
        dealt[word] |= 1 << bit;
        card - smaller_dealt
    };
    order.as_slice().iter().map(digit).collect()
}

/// The order with these Lehmer digits, or `None` if digit `i` is not in
/// `0..n - i` for some `i`. O(n^2).
pub fn from_lehmer_digits(digits: &[u32]) -> Option<Perm> {
    let mut rest: Vec<u32> = (0..u32::try_from(digits.len()).ok()?).collect();
    let card = |&digit: &u32| ((digit as usize) < rest.len()).then(|| rest.remove(digit as usize));
    let cards = digits.iter().map(card).collect::<Option<Vec<_>>>()?;
    Some(Perm::from_trusted(cards))
}

/// The rank of an order of at most 20 cards, in dictionary order from 0.
///
/// # Errors
/// [`RankError::TooManyCards`] beyond 20 cards.
///
/// ```
/// use misdeal_deck::{Perm, rank};
///
/// assert_eq!(rank::rank_u64(&Perm::new(vec![2, 0, 1]).unwrap()), Ok(4));
/// assert!(rank::rank_u64(&Perm::identity(21)).is_err());
/// ```
pub fn rank_u64(order: &Perm) -> Result<u64, RankError> {
    let cards_count = order.len();
    if cards_count > CARDS_MAX_U64 {
        return Err(RankError::TooManyCards { cards_count });
    }
    // Horner's rule in the factorial base: digit i has n - i values.
    let digits = lehmer_digits(order).into_iter().enumerate();
    Ok(digits.fold(0, |rank, (i, digit)| rank * (cards_count - i) as u64 + u64::from(digit)))
}

/// The order of `n <= 20` cards with this rank; undoes [`rank_u64`].
///
/// # Errors
/// [`RankError::TooManyCards`] beyond 20 cards, [`RankError::TooLarge`] if the
/// rank is not below `n!`.
pub fn unrank_u64(n: usize, rank: u64) -> Result<Perm, RankError> {
    if n > CARDS_MAX_U64 {
        return Err(RankError::TooManyCards { cards_count: n });
    }
    let mut digits = vec![0; n];
    let mut rest = rank;
    for (values, digit) in (1..).zip(digits.iter_mut().rev()) {
        *digit = (rest % values) as u32;
        rest /= values;
    }
    let too_large = RankError::TooLarge { rank: rank.into(), cards_count: n };
    if rest > 0 { Err(too_large) } else { from_lehmer_digits(&digits).ok_or(too_large) }
}

/// The rank of an order of any number of cards. O(n^2) word operations.
pub fn rank_big(order: &Perm) -> BigUint {
    let digits = lehmer_digits(order).into_iter().enumerate();
    digits.fold(BigUint::ZERO, |rank, (i, digit)| rank * (order.len() - i) + digit)
}

/// The order of `n` cards with this rank; undoes [`rank_big`].
///
/// # Errors
/// [`RankError::TooLarge`] if the rank is not below `n!`.
///
/// ```
/// use misdeal_deck::{Perm, rank};
///
/// let last: u32 = 51;
/// let order = rank::unrank_big(52, &0u32.into()).unwrap();
/// assert_eq!(order, Perm::identity(52));
/// assert_eq!(order.card_at(51), Some(last));
/// ```
pub fn unrank_big(n: usize, rank: &BigUint) -> Result<Perm, RankError> {
    let mut digits = vec![0; n];
    let mut rest = rank.clone();
    for (values, digit) in (1usize..).zip(digits.iter_mut().rev()) {
        let remainder = &rest % values;
        rest /= values;
        // A remainder below `values <= n` has one 32-bit digit at most.
        *digit = remainder.to_u32_digits().first().copied().unwrap_or(0);
    }
    let too_large = || RankError::TooLarge { rank: rank.clone(), cards_count: n };
    if rest > BigUint::ZERO {
        return Err(too_large());
    }
    from_lehmer_digits(&digits).ok_or_else(too_large)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Dictionary order is the definition of a rank, so listing all orders of
    /// five cards in that order must number them 0..120.
    #[test]
    fn ranks_number_the_orders_in_dictionary_order() {
        let mut orders: Vec<Perm> = (0..5u32.pow(5))
            .filter_map(|code| Perm::new((0..5).map(|i| code / 5u32.pow(i) % 5).collect()).ok())
            .collect();
        orders.sort();
        assert_eq!(orders.len(), 120);
        for (number, order) in (0..).zip(&orders) {
            assert_eq!(rank_u64(order), Ok(number));
            assert_eq!(unrank_u64(5, number).as_ref(), Ok(order));
        }
    }

    #[test]
    fn ranks_that_do_not_exist_are_refused() {
        assert!(unrank_u64(3, 6).is_err());
        assert!(unrank_u64(21, 0).is_err());
        assert!(unrank_big(3, &6u32.into()).is_err());
        assert_eq!(unrank_u64(0, 0), Ok(Perm::identity(0)));
        assert!(unrank_u64(0, 1).is_err());
        assert_eq!(from_lehmer_digits(&[0, 2, 0]), None);
    }

    #[test]
    fn the_last_order_of_20_and_21_cards() {
        let last = |n: u32| Perm::new((0..n).rev().collect()).unwrap();
        // 20! - 1 and 21! - 1.
        assert_eq!(rank_u64(&last(20)), Ok(2_432_902_008_176_639_999));
        assert_eq!(rank_big(&last(21)).to_string(), "51090942171709439999");
        assert_eq!(unrank_u64(20, 2_432_902_008_176_639_999), Ok(last(20)));
        assert!(unrank_u64(20, 2_432_902_008_176_640_000).is_err());
    }

    proptest! {
        #[test]
        fn ranks_read_back(cards in (0u32..90).prop_flat_map(|n| {
            Just((0..n).collect::<Vec<_>>()).prop_shuffle()
        })) {
            let order = Perm::new(cards).unwrap();
            let big = rank_big(&order);
            prop_assert_eq!(unrank_big(order.len(), &big), Ok(order.clone()));
            prop_assert_eq!(from_lehmer_digits(&lehmer_digits(&order)), Some(order.clone()));
            if order.len() <= CARDS_MAX_U64 {
                let small = rank_u64(&order).unwrap();
                prop_assert_eq!(BigUint::from(small), big);
                prop_assert_eq!(unrank_u64(order.len(), small), Ok(order));
            }
        }
    }
}
