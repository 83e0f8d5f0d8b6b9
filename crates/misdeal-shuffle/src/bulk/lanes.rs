//! A batch of decks at once: lane `l` of every row belongs to deck `l`.
//!
//! This is how it is meant, in plain loops that run anywhere. `x86` does the same with
//! vectors, and is tested against this.

use super::plan::{Plan, Word};
use super::rows::Rows;
use super::work::Bytes;
use super::{LANES, Row};

/// Draws one rank for each card and lane: `ranks[c]` is uniform on `0..=c`.
///
/// Where what is left of a word says so, it is taken anew from the next row: the same row for
/// all lanes, which those that need none do not look at.
pub(super) fn draw_ranks<R: Rows>(plan: &Plan, rows: &mut R, ranks: &mut [Bytes]) {
    if let Some(first) = ranks.first_mut() {
        *first = [0; LANES];
    }
    for word in &plan.words {
        let mut row = words(&rows.row());
        loop {
            let rest = split(word, row, ranks);
            let is_redrawn = |lane: &usize| rest[*lane] < word.redraw_below;
            let mut redrawn = (0..LANES).filter(is_redrawn).peekable();
            if redrawn.peek().is_none() {
                break;
            }
            let fresh = words(&rows.row());
            redrawn.for_each(|lane| row[lane] = fresh[lane]);
        }
    }
}

fn words(row: &Row) -> [u16; LANES] {
    std::array::from_fn(|lane| u16::from_le_bytes([row[2 * lane], row[2 * lane + 1]]))
}

/// Splits a row into the ranks that it serves; returns what is left of the words.
fn split(word: &Word, mut rest: [u16; LANES], ranks: &mut [Bytes]) -> [u16; LANES] {
    for &range in &word.ranges {
        let rank = &mut ranks[usize::from(range) - 1];
        for lane in 0..LANES {
            let product = u32::from(rest[lane]) * u32::from(range);
            rank[lane] = (product >> 16) as u8;
            rest[lane] = product as u16;
        }
    }
    rest
}

/// Turns ranks into places: card `c` enters the pile of the cards before it at place
/// `ranks[c]`, and those from there on move up by one.
pub(super) fn place(ranks: &[Bytes], places: &mut [Bytes]) {
    for (card, rank) in ranks.iter().enumerate() {
        for earlier in &mut places[..card] {
            for (place, rank) in earlier.iter_mut().zip(rank) {
                *place += u8::from(*place >= *rank);
            }
        }
        places[card] = *rank;
    }
}

/// Writes the cards of each lane, deck after deck.
pub(super) fn write(places: &[Bytes], decks: &mut [u8]) {
    // Decks without cards have no bytes to divide.
    for (lane, deck) in decks.chunks_exact_mut(places.len().max(1)).enumerate() {
        for (card, place) in deck.iter_mut().zip(places) {
            *card = place[lane];
        }
    }
}

/// Adds up how often each card but the last lies at each position but the last, in batches of
/// `cards` rows: `counts[p * cards + c]`, spread over its lanes in any way, each of which must have
/// room for all.
pub(super) fn count(places: &[Bytes], cards: usize, counts: &mut [Bytes]) {
    for batch in places.chunks_exact(cards) {
        for (position, row) in batch.iter().enumerate() {
            for (lane, &card) in row.iter().enumerate() {
                counts[position * cards + usize::from(card)][lane] += 1;
            }
        }
    }
}
