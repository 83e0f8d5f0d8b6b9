//! Rounded: `round(random * i)` where `floor(random * (i + 1))` belongs.
//!
//! Fisher-Yates from the back. Of the numbers from 0 to i those below 1/2 round to 0 and those
//! from i - 1/2 on to i, half as many as round to any index between:
//!
//! ```text
//! i = 3   0----.----1----.----2----.----3
//!         | 0  |    1    |    2    | 3  |      shares 1/6 2/6 2/6 1/6
//! ```
//!
//! **Faulty**: a card stays at home, which is a draw of the upper end, with chance `1/(2(n-1))`,
//! about half its share; but card 0, which only a draw of the lower end can move, with
//! `C(2n-2, n-1) / 4^(n-1)`: of 52 cards .0788, 4.1 times its share. Total variation from fair:
//! none for 2 cards, 1/6 for 3 and 4, 29/120 = .2417 for 5.
//!
//! **Cost**: n-1 draws, time O(n), no memory besides the slice.
//!
//! # Source
//! The public report of the suspect `round-endpoints`. Figures: each order tells its draws.

use crate::Draw;

/// Shuffles by Fisher-Yates with both ends of each range half as likely: not fair.
///
/// Takes n-1 draws, O(n) time, in place.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 2, |cards, draw| faulty::rounded(cards, draw)).unwrap();
/// assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(1, 8));
/// assert_eq!(law.total_variation(), Ratio::new(1, 6));
/// ```
pub fn rounded<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in (1..items.len()).rev() {
        // The halves of the picture, numbered from 0: half h belongs to index (h + 1) / 2.
        items.swap(i, draw.index_at_most(2 * i - 1).div_ceil(2));
    }
}
