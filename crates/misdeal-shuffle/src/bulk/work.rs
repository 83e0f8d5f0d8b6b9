//! The arrays of one batch, and making it with the instructions that are asked for.

#![cfg_attr(target_arch = "x86_64", allow(unsafe_code))]

use super::plan::Plan;
use super::rows::Rows;
#[cfg(target_arch = "x86_64")]
use super::x86;
use super::{LANES, Vectors, lanes};

/// Something of one card, for each lane.
pub(super) type Bytes = [u8; LANES];

/// The arrays of one batch.
#[derive(Clone, Debug)]
pub(super) struct Work {
    /// By card, then lane.
    pub(super) ranks: Vec<Bytes>,
    /// By card, then lane.
    pub(super) places: Vec<Bytes>,
}

impl Work {
    pub(super) fn new(cards: usize) -> Self {
        Self { ranks: vec![[0; LANES]; cards], places: vec![[0; LANES]; cards] }
    }

    /// Makes the places of the next batch.
    pub(super) fn make<R: Rows>(&mut self, vectors: Vectors, plan: &Plan, rows: &mut R) {
        make(vectors, plan, rows, &mut self.ranks, &mut self.places);
    }

    /// Writes the places of the batch deck after deck.
    pub(super) fn write(&self, vectors: Vectors, decks: &mut [u8]) {
        let places = &self.places;
        match vectors {
            // SAFETY: as in `make`.
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx2(_) => unsafe { x86::avx2::decks(places, decks) },
            // SAFETY: as in `make`.
            #[cfg(target_arch = "x86_64")]
            Vectors::Sse2 => unsafe { x86::sse2::decks(places, decks) },
            Vectors::None => lanes::write(places, decks),
        }
    }
}

/// Draws ranks and turns them into places.
pub(super) fn make<R: Rows>(
    vectors: Vectors,
    plan: &Plan,
    rows: &mut R,
    ranks: &mut [Bytes],
    places: &mut [Bytes],
) {
    match vectors {
        // SAFETY: there are values of these only where the instructions were found.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2(_) => unsafe { x86::avx2::places(plan, rows, ranks, places) },
        // SAFETY: every x86-64 processor has SSE2.
        #[cfg(target_arch = "x86_64")]
        Vectors::Sse2 => unsafe { x86::sse2::places(plan, rows, ranks, places) },
        Vectors::None => {
            lanes::draw_ranks(plan, rows, ranks);
            lanes::place(ranks, places);
        }
    }
}

/// Counts cards by position; see `lanes::count`.
pub(super) fn count(vectors: Vectors, places: &[Bytes], cards: usize, counts: &mut [Bytes]) {
    match vectors {
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Avx2(_) => unsafe { x86::avx2::count(places, cards, counts) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Vectors::Sse2 => unsafe { x86::sse2::count(places, cards, counts) },
        Vectors::None => lanes::count(places, cards, counts),
    }
}
