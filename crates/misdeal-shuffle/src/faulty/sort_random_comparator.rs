//! Sort with a random comparator: let a coin say which of two cards is smaller.
//!
//! A sort decides each pair it looks at by a fair coin. With c comparisons every
//! probability is a multiple of 1/2^c, and n! has other factors than 2; which
//! orders gain depends on the sort. Many libraries' sorts may also fail
//! or never end when a comparison contradicts an earlier one; these do not.
//!
//! The sorts, with the coin in place of "does the later one come first?":
//! - [`Sort::Insertion`]: each card sinks towards the front, one coin a step. The last card
//!   stays last with probability 1/2 whatever n is.
//! - [`Sort::BinaryInsertion`]: each card goes to a place of the sorted part above it that is
//!   found by halving, a coin a half. Fair for a part of 1, 3, 7, ... cards, not for others.
//! - [`Sort::Merge`]: top-down, the left part `n/2` rounded down; a coin chooses between the
//!   two heads. (Split rounded up, three cards get the mirrored law and the same total variation.)
//! - [`Sort::TimSort`], as in V8, CPython and others: the run at the top, turned round if its coins
//!   "fall", then binary insertion of the rest. So with fewer than 64 cards; longer decks are cut
//!   into such runs, merged by a coin a card. Engines gallop when they merge, which this does
//!   not: from 64 cards on it is TimSort's plan, not the law of any engine.
//! - [`Sort::Quick`]: the last item is the pivot, a coin sends each other one to its left or
//!   its right (Lomuto's partition). Other choices of pivot have other laws and the same total
//!   variation, since the sizes of the parts are binomial either way.
//! - [`Sort::Bubble`]: n-1 passes over neighbours, each one pair shorter, a coin a pair. The last
//!   card stays with probability 1/2. (Stopped after a pass without a swap: 5/24, 29/96,
//!   1049/2560 in the table below.)
//!
//! **Faulty**: total variation from fair for 3, 4, 5 cards:
//!
//! | sort | 3 | 4 | 5 |
//! |---|---|---|---|
//! | insertion | 1/6 | 7/24 = .292 | 49/120 = .408 |
//! | binary insertion | 1/6 | 1/6 | 7/40 = .175 |
//! | merge | 1/6 | 1/6 | 19/80 = .238 |
//! | TimSort | 17/48 | 17/48 = .354 | 1429/3840 = .372 |
//! | quick | 1/6 | 1/4 | 7/24 = .292 |
//! | bubble | 1/6 | 7/24 = .292 | 2/5 = .400 |
//!
//! **Cost**: insertion about 2n coins, bubble n(n-1)/2, the others O(n log n). Time is alike, but
//! O(n^2) for binary insertion; merge and TimSort keep a copy.
//!
//! # Source
//! `array.sort(() => Math.random() - 0.5)`, a folk recipe; the article on coolshell has it with
//! a library's sort. Figures: enumeration of all coins.

use crate::Draw;

mod tim_sort;

use self::tim_sort::tim_sort;

/// The sort that the coin drives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Sort {
    /// Insertion sort from the front; engines use it for short arrays.
    Insertion,
    /// Insertion sort that finds each place by halving the sorted part.
    BinaryInsertion,
    /// Top-down merge sort, the left part rounded down; the usual stable sort.
    #[default]
    Merge,
    /// TimSort without galloping: with fewer than 64 cards a run and binary insertion.
    TimSort,
    /// Quicksort with the last item as pivot and Lomuto's partition.
    Quick,
    /// Bubble sort, each pass one pair shorter, all passes made.
    Bubble,
}

/// Sorts `items` by fair coins: not fair.
///
/// ```
/// use misdeal_shuffle::faulty::{Sort, sort_random_comparator};
/// use misdeal_shuffle::{Ratio, exact_law};
///
/// let law = exact_law(3, 9, |c, draw| sort_random_comparator(c, Sort::Insertion, draw)).unwrap();
/// assert_eq!(law.probability(&[1, 0, 2]), Ratio::new(1, 4));
/// ```
pub fn sort_random_comparator<T, D>(items: &mut [T], sort: Sort, draw: &mut D)
where
    T: Clone,
    D: Draw + ?Sized,
{
    match sort {
        Sort::Insertion => insertion(items, draw),
        Sort::BinaryInsertion => binary_insertion(items, 1, draw),
        Sort::Merge => merge(items, draw),
        Sort::TimSort => tim_sort(items, draw),
        Sort::Quick => quick(items, draw),
        Sort::Bubble => bubble(items, draw),
    }
}

/// The comparator.
pub(super) fn heads<D: Draw + ?Sized>(draw: &mut D) -> bool {
    draw.at_most(1) == 1
}

fn insertion<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for i in 1..items.len() {
        let mut place = i;
        while place > 0 && heads(draw) {
            items.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// Puts the items from `sorted` on among those above them.
fn binary_insertion<T, D: Draw + ?Sized>(items: &mut [T], sorted: usize, draw: &mut D) {
    for i in sorted..items.len() {
        let (mut place, mut end) = (0, i);
        while place < end {
            let middle = place + (end - place) / 2;
            if heads(draw) {
                end = middle;
            } else {
                place = middle + 1;
            }
        }
        items[place..=i].rotate_right(1);
    }
}

fn merge<T: Clone, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    if items.len() < 2 {
        return;
    }
    // Halves, so the recursion is log2(n) deep whatever the coins say.
    let middle = items.len() / 2;
    merge(&mut items[..middle], draw);
    merge(&mut items[middle..], draw);
    merge_parts(items, middle, draw);
}

/// Merges the items before `middle` with the others: a coin chooses between the heads.
pub(super) fn merge_parts<T: Clone, D: Draw + ?Sized>(
    items: &mut [T],
    middle: usize,
    draw: &mut D,
) {
    let mut merged = Vec::with_capacity(items.len());
    let (mut left, mut right) = (0, middle);
    while left < middle && right < items.len() {
        let head = if heads(draw) { &mut right } else { &mut left };
        merged.push(items[*head].clone());
        *head += 1;
    }
    merged.extend_from_slice(&items[left..middle]);
    merged.extend_from_slice(&items[right..]);
    items.clone_from_slice(&merged);
}

fn quick<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    // A stack of parts instead of calls: coins that fall alike go n deep.
    let mut parts = vec![(0, items.len())];
    while let Some((start, end)) = parts.pop() {
        if end - start < 2 {
            continue;
        }
        let pivot = end - 1;
        let mut boundary = start;
        for i in start..pivot {
            if heads(draw) {
                items.swap(i, boundary);
                boundary += 1;
            }
        }
        items.swap(boundary, pivot);
        parts.push((boundary + 1, end));
        parts.push((start, boundary));
    }
}

fn bubble<T, D: Draw + ?Sized>(items: &mut [T], draw: &mut D) {
    for end in (1..items.len()).rev() {
        for i in 0..end {
            if heads(draw) {
                items.swap(i, i + 1);
            }
        }
    }
}
