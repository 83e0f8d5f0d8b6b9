//! [`position_table`]: how often each card lay at each position.

use super::rows::Rows;
use super::{Decks, LANES};

/// Batches that are made before they are counted, so that a count is looked up once for all.
const BATCHES: usize = 8;
/// Countings before bytes could overflow: with vectors of 16 bytes each counts 4 lanes of a batch.
const COUNTINGS: u64 = 255 / (4 * BATCHES as u64);

/// Counts how often each card lay at each position of the next decks: `deals` of them, rounded up
/// to whole batches of 64. Entry `p * n + c` is for card `c` at position `p`.
///
/// The decks stay in their lanes and are never written out. Takes about `n^2 / 16` vector
/// instructions a deck more than making it, with AVX2.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::bulk::{Decks, FastRows, position_table};
///
/// let rows = FastRows::new(&mut Seed::from(42).deal(0).0);
/// let table = position_table(&mut Decks::new(10, rows).unwrap(), 64_000);
/// // Four standard errors: sqrt(64,000 * 0.1 * 0.9) is 76.
/// assert!(table.iter().all(|count| count.abs_diff(6_400) < 4 * 76));
/// ```
pub fn position_table<R: Rows>(decks: &mut Decks<R>, deals: u64) -> Vec<u64> {
    let cards = decks.cards();
    let mut table = vec![0; cards * cards];
    let batches = deals.div_ceil(LANES as u64);
    if cards == 0 {
        return table;
    }
    let mut places = vec![[0; LANES]; BATCHES * cards];
    let mut counts = vec![[0; LANES]; cards * cards];
    for first in (0..batches).step_by(BATCHES) {
        let now = usize::min(BATCHES, (batches - first) as usize);
        decks.make_and_count(&mut places[..now * cards], &mut counts);
        let counted = first / BATCHES as u64 + 1;
        if counted.is_multiple_of(COUNTINGS) || first + BATCHES as u64 >= batches {
            for (sum, counts) in table.iter_mut().zip(&mut counts) {
                *sum += counts.iter().map(|&count| u64::from(count)).sum::<u64>();
                *counts = [0; LANES];
            }
        }
    }
    // The last card and the last position were not counted: all rows and columns have the same sum.
    let dealt = batches * LANES as u64;
    for line in 0..cards - 1 {
        let row: u64 = table[line * cards..][..cards - 1].iter().sum();
        let column: u64 = table[line..].iter().step_by(cards).take(cards - 1).sum();
        table[line * cards + cards - 1] = dealt - row;
        table[(cards - 1) * cards + line] = dealt - column;
    }
    let column: u64 = table[cards - 1..].iter().step_by(cards).take(cards - 1).sum();
    table[cards * cards - 1] = dealt - column;
    table
}
