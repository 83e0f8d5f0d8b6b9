//! Merge of pairs: a merge sort, as that of Perl, with a coin in place of the comparison.
//!
//! The cards are taken in pairs, each put in order by a coin. The pairs are halved, the larger
//! half above, each half is merged in the same way, and a coin chooses between the heads of both
//! until one is used up. Perl's own sort also looks for long runs, which coins seldom make.
//!
//! **Faulty**: total variation from fair is 1/6 for 3 cards, 1/6 for 4, 43/120 = .358 for 5.
//! Whoever writes `sort { rand() <=> rand() }` gets it; keys drawn once a card would be fair.
//!
//! **Cost**: at most n log2 n coins, time the same, memory for a copy.
//!
//! # Source
//! The courses of comparisons of Perl 5.36. Figures: `corpora/vectors/gallery.py --figures`.

use super::sort_random_comparator::{heads, merge_parts};
use crate::Draw;

/// Sorts `items` by a merge of pairs with fair coins: not fair.
///
/// ```
/// use misdeal_shuffle::{Ratio, exact_law, faulty};
///
/// let law = exact_law(3, 3, |cards, draw| faulty::merge_pairs(cards, draw)).unwrap();
/// // The third card is compared with the first of the pair alone in half of all cases.
/// assert_eq!(law.probability(&[2, 0, 1]), Ratio::new(1, 4));
/// ```
pub fn merge_pairs<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for pair in items.chunks_exact_mut(2) {
        if heads(draw) {
            pair.reverse();
        }
    }
    merge(items, draw);
}

/// Merges what pairs there are, each in order.
fn merge<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    if items.len() <= 2 {
        return;
    }
    let middle = 2 * items.len().div_ceil(2).div_ceil(2);
    merge(&mut items[..middle], draw);
    merge(&mut items[middle..], draw);
    merge_parts(items, middle, draw);
}
