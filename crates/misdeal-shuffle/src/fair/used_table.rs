//! A table of used numbers: draw among the unused, walk to the one drawn.
//!
//! With m cards unused, k is drawn from 0..m, and the table is walked from its
//! start to the unused card that has k unused ones before it.
//!
//! **Fair**: every order has probability 1/n!, exactly; the draws are those of
//! Fisher-Yates. The wrong neighbour of this idea draws among all n and walks
//! on to the next unused card, which favours cards after a used stretch.
//!
//! **Cost**: n-1 draws and O(n^2) steps, about n^2/2; memory for a copy and the table.
//!
//! # Source
//! The first idea that readers of the post on washing cards send in.

use crate::Draw;

use super::arrange;

/// Shuffles `items` so that each of the n! orders is equally likely.
///
/// Takes n-1 draws, O(n^2) time, O(n) memory: a study piece, not for long slices.
///
/// ```
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut cards = ["A", "2", "3"];
/// fair::used_table(&mut cards, &mut Seed::from(1).deal(0));
/// cards.sort();
/// assert_eq!(cards, ["2", "3", "A"]);
/// ```
pub fn used_table<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let mut used = vec![false; items.len()];
    let mut order = Vec::with_capacity(items.len());
    for unused_last in (0..items.len()).rev() {
        let to_pass = if unused_last == 0 { 0 } else { draw.index_at_most(unused_last) };
        let mut unused = (0..items.len()).filter(|&card| !used[card]);
        let card = unused.nth(to_pass).expect("a draw is at most the unused cards less one");
        used[card] = true;
        order.push(card);
    }
    arrange(items, &order);
}
