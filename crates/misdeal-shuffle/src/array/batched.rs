//! Fisher-Yates with several draws from each random word.
//!
//! A 64-bit word, taken as a fraction, is multiplied by the number of items left: the whole
//! part is the first draw, and the fraction is what the next draw is made of. Up to five draws
//! share a word, so many that the product M of their ranges is at most 2^60. They are exact: where
//! the last fraction is below 2^64 mod M, the word is one too many and another is taken.
//!
//! # Source
//! N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", Software:
//! Practice and Experience 55(1), 2025, algorithm 4 and theorem 1.

use rand_core::Rng;

/// Most draws that share a word. More would still fit for short slices, but each waits for the one
/// before it: six take longer than the word that they save.
const DRAWS_MAX: usize = 5;

/// Shuffles `items`; each of the n! orders is equally likely. Which draws share a word is part of
/// `docs/formats/shuffle-v1.md`.
pub(super) fn fisher_yates<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    let left = items.len();
    let left = steps::<1, 64, T, R>(items, left, 1 << 30, rng);
    let left = steps::<2, 30, T, R>(items, left, 1 << 19, rng);
    let left = steps::<3, 19, T, R>(items, left, 1 << 14, rng);
    let left = steps::<4, 14, T, R>(items, left, 1 << 11, rng);
    let left = steps::<DRAWS_MAX, 11, T, R>(items, left, DRAWS_MAX, rng);
    match left {
        0 | 1 => 1,
        2 => steps::<1, 1, T, R>(items, left, 1, rng),
        3 => steps::<2, 2, T, R>(items, left, 1, rng),
        4 => steps::<3, 2, T, R>(items, left, 1, rng),
        _ => steps::<4, 3, T, R>(items, left, 1, rng),
    };
}

/// Exchanges the last of those left with one of them, `DRAWS` times a word, while more than
/// `until` are left; returns how many then are. That there are at most 2^`BITS` of them is used to
/// see soon that a word is good.
#[inline(always)]
fn steps<const DRAWS: usize, const BITS: usize, T, R: Rng + ?Sized>(
    items: &mut [T],
    mut left: usize,
    until: usize,
    rng: &mut R,
) -> usize {
    while left > until {
        let mut picks = [0; DRAWS];
        let rest = split(&mut picks, left, rng.next_u64());
        // Only then can it be below the product, which is seldom worked out therefore.
        if DRAWS * BITS >= 64 || rest >> (DRAWS * BITS % 64) == 0 {
            settle(&mut picks, left, rest, rng);
        }
        for pick in picks {
            left -= 1;
            items.swap(left, pick);
        }
    }
    left
}

/// Splits a word into draws; returns the fraction that is left.
#[inline(always)]
fn split(picks: &mut [usize], left: usize, mut word: u64) -> u64 {
    for (pick, range) in picks.iter_mut().zip((1..=left).rev()) {
        let product = u128::from(word) * range as u128;
        (*pick, word) = ((product >> 64) as usize, product as u64);
    }
    word
}

/// Takes other words while the fraction says that the word is one too many.
#[inline(never)]
fn settle<R: Rng + ?Sized>(picks: &mut [usize], left: usize, mut rest: u64, rng: &mut R) {
    let ranges = (1..=left as u64).rev().take(picks.len());
    let product: u64 = ranges.product();
    if rest >= product {
        return;
    }
    let redraw_below = product.wrapping_neg() % product;
    while rest < redraw_below {
        rest = split(picks, left, rng.next_u64());
    }
}
