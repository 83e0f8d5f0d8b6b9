//! [`position_table`]: how often each card lay at each position.

use super::rows::Rows;
use super::{Decks, LANES};

/// Counts how often each card lay at each position of the next decks: `deals` of them, rounded up
/// to whole batches of 64. Entry `p * n + c` is for card `c` at position `p`.
pub fn position_table<R: Rows>(decks: &mut Decks<R>, deals: u64) -> Vec<u64> {
    let cards = decks.cards();
    let mut table = vec![0; cards * cards];
    for _ in 0..deals.div_ceil(LANES as u64) {
        for (counts, row) in table.chunks_exact_mut(cards).zip(decks.batch()) {
            for &card in row {
                counts[usize::from(card)] += 1;
            }
        }
    }
    table
}
