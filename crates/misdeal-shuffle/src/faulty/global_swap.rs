//! Global swap, the naive swap: each position changes places with *any* position.
//!
//! It looks fairer than Fisher-Yates, since no item is left out, but its n^n
//! equally likely draw sequences cannot be shared out evenly among n! orders
//! (for n > 2, n! does not divide n^n).
//!
//! **Faulty**: of the 27 sequences for three cards, three orders get 5 and three
//! get 4. The total variation from fair is 1/18 = .0556 for 3 cards, .0842 for 5,
//! .1446 for 10. For 10 cards the likeliest order comes out 9.11 times as often
//! as it should and the rarest .186 times. Card by position, with 54 cards,
//! card 1 lands on position 0 with 1.3528 times its fair share; with 52 cards
//! 1.3522 times, while card 51 lands there .7429 times. Washing
//! each deal twice is far better, though not fair: 5 cards .0039.
//!
//! **Cost**: n draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The post on washing cards. D. P. Robbins and E. D. Bolker, "The bias of three pseudo-random
//! shuffles", Aequationes Math. 22, 1981; D. Goldstein and D. Moews, "The identity is the most
//! likely exchange shuffle for large n", Aequationes Math. 65, 2003. Figures: enumeration of all
//! paths, and the chain of one card.

use crate::Draw;

/// Swaps each position, from the first on, with a position among all n: not fair.
///
/// Takes n draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::global_swap(cards, draw)).unwrap();
/// assert_eq!(law.total_variation(), misdeal_shuffle::Ratio::new(1, 18));
/// ```
pub fn global_swap<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    for i in 0..=last {
        items.swap(i, draw.index_at_most(last));
    }
}
