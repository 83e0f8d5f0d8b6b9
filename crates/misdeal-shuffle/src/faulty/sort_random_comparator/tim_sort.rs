//! TimSort by coins: runs that are found or made, merged as they pile up.
//!
//! Fewer than 64 cards are one run: the coins say how long the deck "rises" or "falls" from
//! its top, a fall is turned round, and the rest goes in by binary insertion. Longer decks
//! are cut into such runs of 32 to 64 cards, whose lengths decide which two are merged next.

use std::ops::Range;

use super::{binary_insertion, heads, merge_parts};
use crate::Draw;

pub(super) fn tim_sort<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    let length_least = run_length_least(items.len());
    // The runs that wait to be merged, one after the other, from the top of the deck on.
    let mut runs: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    while start < items.len() {
        let rest = &mut items[start..];
        let found = find_run(rest, draw);
        let length = found.max(length_least.min(rest.len()));
        binary_insertion(&mut rest[..length], found, draw);
        runs.push(start..start + length);
        start += length;
        while let Some(upper) = next_merge(&runs) {
            merge_runs(items, &mut runs, upper, draw);
        }
    }
    while let Some(last_but_one) = runs.len().checked_sub(2) {
        let upper =
            if is_smaller_above(&runs, last_but_one) { last_but_one - 1 } else { last_but_one };
        merge_runs(items, &mut runs, upper, draw);
    }
}

/// The least length of a run: n by a power of two, rounded up, so that it is from 32 to 64.
fn run_length_least(cards: usize) -> usize {
    let (mut length, mut rounding) = (cards, 0);
    while length >= 64 {
        rounding |= length & 1;
        length /= 2;
    }
    length + rounding
}

/// The cards from the top that rise, or fall and are then turned round.
fn find_run<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) -> usize {
    if items.len() < 2 {
        return items.len();
    }
    let is_falling = heads(draw);
    let mut length = 2;
    while length < items.len() && heads(draw) == is_falling {
        length += 1;
    }
    if is_falling {
        items[..length].reverse();
    }
    length
}

/// The upper of two runs to merge, as long as the lengths do not fall fast enough: each run
/// is to be longer than the next two together, or than the next.
fn next_merge(runs: &[Range<usize>]) -> Option<usize> {
    let upper = runs.len().checked_sub(2)?;
    let is_short = |i: usize| i > 0 && runs[i - 1].len() <= runs[i].len() + runs[i + 1].len();
    if is_short(upper) || (upper > 0 && is_short(upper - 1)) {
        Some(if is_smaller_above(runs, upper) { upper - 1 } else { upper })
    } else {
        (runs[upper].len() <= runs[upper + 1].len()).then_some(upper)
    }
}

/// Whether the run above two others is the smaller partner for the middle one.
fn is_smaller_above(runs: &[Range<usize>], middle: usize) -> bool {
    middle > 0 && runs[middle - 1].len() < runs[middle + 1].len()
}

fn merge_runs<T: Clone, D: Draw + ?Sized>(
    items: &mut [T],
    runs: &mut Vec<Range<usize>>,
    upper: usize,
    draw: &mut D,
) {
    let lower = runs.remove(upper + 1);
    let whole = runs[upper].start..lower.end;
    merge_parts(&mut items[whole.clone()], lower.start - whole.start, draw);
    runs[upper] = whole;
}
