//! The global swap of a Java program that counts from 1 and patches the 0.
//!
//! The draw is `j = (int) (Math.random() * n)`, so 0..n, while the array is
//! used from 1 to n. The programmer met the 0 and made it a 1:
//! place n is never drawn and place 1 twice as often as the others.
//!
//! **Faulty**, on top of the naive swap's fault: the card at the last place
//! stays there until its own turn and then has to leave, so it never ends where
//! it began, and it lands on the first place twice as often as it should.
//! Exactly n! - (n-1)! orders can come out: 4 of 6, 18 of 24, 96 of 120. Total
//! variation from fair: 19/54 = .3519 for 3 cards, 9/32 = .2813 for 4,
//! 1523/6250 = .2437 for 5.
//!
//! **Cost**: n draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The Java program in the post on washing 52 cards. Figures: enumeration of all paths.

use crate::Draw;

/// Swaps each place with one of 1..n, the first counted twice: not fair.
///
/// Takes n draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{exact_law, faulty};
///
/// let law = exact_law(4, 4, |cards, draw| faulty::global_swap_java(cards, draw)).unwrap();
/// assert_eq!(law.total_variation(), misdeal_shuffle::Ratio::new(9, 32));
/// ```
pub fn global_swap_java<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for place in 1..=items.len() {
        let mut other = draw.index_at_most(last);
        if other == 0 {
            other = 1;
        }
        // Places count from 1, indices from 0.
        items.swap(place - 1, other - 1);
    }
}
