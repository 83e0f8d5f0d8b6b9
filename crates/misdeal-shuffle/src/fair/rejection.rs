//! Rejection drawing: name cards at random, pass over those already dealt.
//!
//! Every draw is among all n cards; a card that has come up before is drawn
//! again until an unseen one turns up.
//!
//! **Fair**: given that a card is new, it is uniform among the new ones, so
//! every order has probability 1/n!, exactly.
//!
//! **Cost**: n/m draws are expected while m cards are unseen, n * H_n in all
//! (H_n = 1 + 1/2 + ... + 1/n): 235.98 for 52 cards, 247.07 for 54. That is
//! O(n log n) draws, where the post says O(n^2); the square appears only if
//! each draw is looked up by walking through the dealt cards, which makes it
//! n^2 log n comparisons. Here a table of n marks answers at once: time O(n log n),
//! memory for a copy and the marks. No number of draws is certain to suffice.
//!
//! # Source
//! The post on washing cards, its first way. The expectation is the coupon collector's.

use crate::Draw;

use super::arrange;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Expects n * H_n draws; a source that never names some card never returns.
/// O(n log n) expected time, O(n) memory.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::rejection(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn rejection<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let Some(last) = items.len().checked_sub(1) else { return };
    let mut seen = vec![false; items.len()];
    let mut order = Vec::with_capacity(items.len());
    while order.len() < items.len() {
        let card = draw.index_at_most(last);
        if !seen[card] {
            seen[card] = true;
            order.push(card);
        }
    }
    arrange(items, &order);
}
