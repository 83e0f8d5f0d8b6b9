//! Xor network: a Feistel network whose round function is only an exclusive or.
//!
//! The position is cut into two halves of h bits. Four times the right half becomes the left one,
//! and the left one, with the right half and a key of h random bits, the new right one. A value
//! that is no card of the deck goes through the network again. With a strong round function this
//! is a way to shuffle without a table, one position at a time.
//!
//! **Faulty**: three rounds without keys change nothing, so four rounds with keys are one round and
//! an exclusive or with a constant of 2h bits. No more than 4^h orders can come out, 4^h being the
//! first power of 4, from 4 on, that is at least n: 4 of 24 for 4 cards, 14 of 120 for 5, 64 for 52
//! cards. Total variation from fair is 1 less their share of n!: 1/3 for 3 cards, 5/6 for 4, 53/60
//! for 5. In a deck of exactly 4^h cards each position has each card with exactly 1/n, and one card
//! tells all others.
//!
//! **Cost**: 4 draws, time O(n) (fewer than 4n values pass through), memory for an order and a
//! copy.
//!
//! # Source
//! The suspect `feistel-weak`; H. Feistel, "Cryptography and computer privacy", Scientific American
//! 228(5), 1973. Figures: enumeration of all constants.

use crate::Draw;
use crate::fair::arrange;

/// Deals `items` as a network of four rounds without a real round function says: not fair.
///
/// Takes 4 draws, the keys. O(n) time, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(4, 4, |cards, draw| faulty::xor_network(cards, draw)).unwrap();
/// assert_eq!(law.outcomes().len(), 4);
/// assert_eq!(law.probability(&[0, 3, 1, 2]), Ratio::new(1, 4));
/// assert_eq!(law.total_variation(), Ratio::new(5, 6));
/// ```
pub fn xor_network<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = (items.len() as u64).checked_sub(1) else { return };
    // At least one bit, and as many as two halves need for the last position.
    let half_bits = (u64::BITS - last.leading_zeros()).div_ceil(2).max(1);
    let mask = (1 << half_bits) - 1;
    let keys = [(); 4].map(|()| draw.at_most(mask));
    let through = |value: u64| {
        let (left, right) = keys.iter().fold((value >> half_bits, value & mask), |halves, key| {
            let (left, right) = halves;
            (right, left ^ right ^ key)
        });
        left << half_bits | right
    };
    let order: Vec<usize> = (0..=last)
        .map(|position| {
            // The network is a permutation, so that it comes back to the cards.
            let mut card = through(position);
            while card > last {
                card = through(card);
            }
            card as usize
        })
        .collect();
    arrange(items, &order);
}
