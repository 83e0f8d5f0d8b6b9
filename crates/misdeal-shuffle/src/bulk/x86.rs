//! The same as `lanes`, with the vectors of x86-64 processors: 16 bytes, which all of them
//! have (SSE2), or 32 (AVX2). Those of 64 bytes gain nothing: they compare into masks, at half
//! the pace.
//!
//! The place of a card depends only on its own rank and those of later cards, so eight cards
//! at a time stay in registers while the later ranks stream by.
//!
//! `unsafe` is what loads and stores whole vectors, from and to arrays of their size.

#![allow(unsafe_code)]

use super::plan::{Plan, Word};
use super::rows::Rows;
use super::work::Bytes;
use super::{LANES, Row, lanes};

/// Cards whose places are kept in registers together.
const TOGETHER: usize = 8;

macro_rules! vectors {
    (
        $(#[$about:meta])* $module:ident, $feature:literal, $vector:ident, $zero:ident,
        load: $load:ident, store: $store:ident,
        each: $each_byte:ident, $each_word:ident,
        multiply: $high:ident, $low:ident, pack: $pack:expr,
        choose: $short_of:ident, $equal:ident, $mask:ident,
        bits: $and:ident, $and_not:ident, $or:ident,
        add: $add:ident, subtract: $subtract:ident, equal: $equal_bytes:ident,
        move_up: $move_up:expr,
        mix_bytes: $bytes_low:ident, $bytes_high:ident,
        mix_pairs: $pairs_low:ident, $pairs_high:ident,
        mix_fours: $fours_low:ident, $fours_high:ident
    ) => {
        $(#[$about])*
        pub(super) mod $module {
            use std::arch::x86_64::*;

            use super::{Bytes, LANES, Plan, Row, Rows, TOGETHER, Word, lanes};

            /// Bytes of a vector.
            const WIDTH: usize = size_of::<$vector>();
            /// Vectors in a row of words.
            const WORD_PARTS: usize = 2 * LANES / WIDTH;

            /// Makes the places of a batch.
            #[target_feature(enable = $feature)]
            pub(in super::super) fn places<R: Rows>(
                plan: &Plan,
                rows: &mut R,
                ranks: &mut [Bytes],
                places: &mut [Bytes],
            ) {
                draw_ranks(plan, rows, ranks);
                place(ranks, places);
            }

            /// As `lanes::count`, several batches at a time, so that a count is looked up once
            /// for all of them.
            #[target_feature(enable = $feature)]
            pub(in super::super) fn count(places: &[Bytes], cards: usize, counts: &mut [Bytes]) {
                let mut groups = places.chunks_exact(TOGETHER * cards);
                for batches in &mut groups {
                    count_group::<TOGETHER>(batches, cards, counts);
                }
                for batch in groups.remainder().chunks_exact(cards) {
                    count_group::<1>(batch, cards, counts);
                }
            }

            /// Counts as many batches.
            #[target_feature(enable = $feature)]
            #[inline]
            fn count_group<const BATCHES: usize>(
                places: &[Bytes],
                cards: usize,
                counts: &mut [Bytes],
            ) {
                let positions = counts.chunks_exact_mut(cards).take(cards - 1);
                for (position, counts) in positions.enumerate() {
                    let mut rows = [&places[position]; BATCHES];
                    for (batch, row) in rows.iter_mut().enumerate() {
                        *row = &places[batch * cards + position];
                    }
                    for (card, counts) in counts.iter_mut().enumerate().take(cards - 1) {
                        let card = $each_byte(card as i8);
                        let counts = counts.first_chunk_mut().expect("a vector");
                        let mut sum = load(counts);
                        for row in rows {
                            for bytes in row.as_chunks().0 {
                                // Equal is -1.
                                sum = $subtract(sum, $equal_bytes(load(bytes), card));
                            }
                        }
                        store(counts, sum);
                    }
                }
            }

            /// As `lanes::write`, eight cards of a deck at a time; the last eight overlap those
            /// before.
            #[target_feature(enable = $feature)]
            pub(in super::super) fn decks(places: &[Bytes], decks: &mut [u8]) {
                let cards = places.len();
                assert_eq!(decks.len(), LANES * cards, "room for {LANES} decks of {cards}");
                if cards < 8 {
                    return lanes::write(places, decks);
                }
                let mut first = 0;
                loop {
                    let rows = places[first..].first_chunk().expect("eight cards");
                    for part in 0..LANES / WIDTH {
                        for (index, words) in turn(rows, part).iter().enumerate() {
                            for (at, word) in words.iter().enumerate() {
                                // Every 16 bytes hold two lanes.
                                let lane = part * WIDTH + at / 2 * 16 + 2 * index + at % 2;
                                let deck = &mut decks[lane * cards + first..];
                                *deck.first_chunk_mut().expect("eight cards") = word.to_le_bytes();
                            }
                        }
                    }
                    match cards - first {
                        8 => break,
                        left => first += usize::min(8, left - 8),
                    }
                }
            }

            /// As `lanes::draw_ranks`, but less 1: what is above that moves up.
            #[target_feature(enable = $feature)]
            #[inline]
            fn draw_ranks<R: Rows>(plan: &Plan, rows: &mut R, ranks: &mut [Bytes]) {
                if let Some(first) = ranks.first_mut() {
                    *first = [u8::MAX; LANES];
                }
                for word in &plan.words {
                    let mut row = words(&rows.row());
                    let limit = $each_word(word.redraw_below as i16);
                    loop {
                        let rest = split(word, row, ranks);
                        let mut is_even = [$zero(); WORD_PARTS];
                        let mut all_even = $zero();
                        all_even = $equal(all_even, all_even);
                        for part in 0..WORD_PARTS {
                            is_even[part] = $equal($short_of(limit, rest[part]), $zero());
                            all_even = $and(all_even, is_even[part]);
                        }
                        if $mask(all_even) as u32 == u32::MAX >> (32 - WIDTH) {
                            break;
                        }
                        let fresh = words(&rows.row());
                        for part in 0..WORD_PARTS {
                            let kept = $and(is_even[part], row[part]);
                            row[part] = $or(kept, $and_not(is_even[part], fresh[part]));
                        }
                    }
                }
            }

            /// Splits a row into the ranks that it serves, less 1; returns the rest of the words.
            #[target_feature(enable = $feature)]
            #[inline]
            fn split(
                word: &Word,
                mut rest: [$vector; WORD_PARTS],
                ranks: &mut [Bytes],
            ) -> [$vector; WORD_PARTS] {
                for &range in &word.ranges {
                    let by = $each_word(range as i16);
                    let rank = &mut ranks[usize::from(range) - 1];
                    for part in 0..LANES / WIDTH {
                        let (one, other) = (rest[2 * part], rest[2 * part + 1]);
                        let high = $pack($high(one, by), $high(other, by));
                        let below = $subtract(high, $each_byte(1));
                        store(&mut rank.as_chunks_mut().0[part], below);
                        rest[2 * part] = $low(one, by);
                        rest[2 * part + 1] = $low(other, by);
                    }
                }
                rest
            }

            #[target_feature(enable = $feature)]
            #[inline]
            fn words(row: &Row) -> [$vector; WORD_PARTS] {
                let mut words = [$zero(); WORD_PARTS];
                for part in 0..WORD_PARTS {
                    words[part] = load(&row.as_chunks().0[part]);
                }
                words
            }

            /// As `lanes::place`, of ranks less 1.
            #[target_feature(enable = $feature)]
            #[inline]
            fn place(ranks: &[Bytes], places: &mut [Bytes]) {
                // The first group is the one that may be smaller.
                let first = ranks.len() % TOGETHER;
                match first {
                    0 => {}
                    1 => place_group::<1>(ranks, places),
                    2 => place_group::<2>(ranks, places),
                    3 => place_group::<3>(ranks, places),
                    4 => place_group::<4>(ranks, places),
                    5 => place_group::<5>(ranks, places),
                    6 => place_group::<6>(ranks, places),
                    _ => place_group::<7>(ranks, places),
                }
                for first in (first..ranks.len()).step_by(TOGETHER) {
                    place_group::<TOGETHER>(&ranks[first..], &mut places[first..]);
                }
            }

            /// The places of the first cards of those that are given.
            #[target_feature(enable = $feature)]
            #[inline]
            fn place_group<const CARDS: usize>(ranks: &[Bytes], places: &mut [Bytes]) {
                let (group, later) = ranks.split_first_chunk::<CARDS>().expect("a group");
                let places: &mut [Bytes; CARDS] = places.first_chunk_mut().expect("a group");
                let one = $each_byte(1);
                for part in 0..LANES / WIDTH {
                    let mut held = [$zero(); CARDS];
                    for later in 0..CARDS {
                        let below = load(&group[later].as_chunks().0[part]);
                        for earlier in 0..later {
                            held[earlier] = $move_up(held[earlier], below);
                        }
                        held[later] = $add(below, one);
                    }
                    for later in later {
                        let below = load(&later.as_chunks().0[part]);
                        for held in &mut held {
                            *held = $move_up(*held, below);
                        }
                    }
                    for (places, held) in places.iter_mut().zip(held) {
                        store(&mut places.as_chunks_mut().0[part], held);
                    }
                }
            }

            /// Rows of eight cards become eight cards of two lanes in every 16 bytes.
            #[target_feature(enable = $feature)]
            #[inline]
            fn turn(rows: &[Bytes; 8], part: usize) -> [[u64; WIDTH / 8]; 8] {
                let mut row = [$zero(); 8];
                for (row, bytes) in row.iter_mut().zip(rows) {
                    *row = load(&bytes.as_chunks().0[part]);
                }
                let [a, b, c, d, e, f, g, h] = row;
                // Two, four and eight cards side by side, of ever fewer lanes.
                let twos = [
                    [$bytes_low(a, b), $bytes_low(c, d), $bytes_low(e, f), $bytes_low(g, h)],
                    [$bytes_high(a, b), $bytes_high(c, d), $bytes_high(e, f), $bytes_high(g, h)],
                ];
                let mut eights = [$zero(); 8];
                for half in 0..2 {
                    let [ab, cd, ef, gh] = twos[half];
                    let fours = [
                        [$pairs_low(ab, cd), $pairs_low(ef, gh)],
                        [$pairs_high(ab, cd), $pairs_high(ef, gh)],
                    ];
                    for quarter in 0..2 {
                        let [abcd, efgh] = fours[quarter];
                        eights[4 * half + 2 * quarter] = $fours_low(abcd, efgh);
                        eights[4 * half + 2 * quarter + 1] = $fours_high(abcd, efgh);
                    }
                }
                let mut words = [[0; WIDTH / 8]; 8];
                for (words, eight) in words.iter_mut().zip(eights) {
                    // SAFETY: the array has the size of a vector; no alignment is needed.
                    unsafe { $store(words.as_mut_ptr().cast(), eight) };
                }
                words
            }

            #[target_feature(enable = $feature)]
            #[inline]
            fn load(bytes: &[u8; WIDTH]) -> $vector {
                // SAFETY: the array has the size of a vector; this load needs no alignment.
                unsafe { $load(bytes.as_ptr().cast()) }
            }

            #[target_feature(enable = $feature)]
            #[inline]
            fn store(bytes: &mut [u8; WIDTH], vector: $vector) {
                // SAFETY: the array has the size of a vector; this store needs no alignment.
                unsafe { $store(bytes.as_mut_ptr().cast(), vector) };
            }
        }
    };
}

// What they have of their own:
// - Places and ranks are below 128, so that they can be compared as signed bytes; SSE2 and AVX2
//   have no comparison of unsigned ones. There a comparison gives -1, which is subtracted.
// - Packing words to bytes works within every 16 bytes; AVX2 puts them in order.

vectors! {
    /// Vectors of 16 bytes.
    sse2, "sse2", __m128i, _mm_setzero_si128,
    load: _mm_loadu_si128, store: _mm_storeu_si128,
    each: _mm_set1_epi8, _mm_set1_epi16,
    multiply: _mm_mulhi_epu16, _mm_mullo_epi16,
    pack: _mm_packus_epi16,
    choose: _mm_subs_epu16, _mm_cmpeq_epi16, _mm_movemask_epi8,
    bits: _mm_and_si128, _mm_andnot_si128, _mm_or_si128,
    add: _mm_add_epi8, subtract: _mm_sub_epi8, equal: _mm_cmpeq_epi8,
    move_up: |places, below| _mm_sub_epi8(places, _mm_cmpgt_epi8(places, below)),
    mix_bytes: _mm_unpacklo_epi8, _mm_unpackhi_epi8,
    mix_pairs: _mm_unpacklo_epi16, _mm_unpackhi_epi16,
    mix_fours: _mm_unpacklo_epi32, _mm_unpackhi_epi32
}

vectors! {
    /// Vectors of 32 bytes.
    avx2, "avx2", __m256i, _mm256_setzero_si256,
    load: _mm256_loadu_si256, store: _mm256_storeu_si256,
    each: _mm256_set1_epi8, _mm256_set1_epi16,
    multiply: _mm256_mulhi_epu16, _mm256_mullo_epi16,
    pack: |low, high| _mm256_permute4x64_epi64(_mm256_packus_epi16(low, high), 0b11_01_10_00),
    choose: _mm256_subs_epu16, _mm256_cmpeq_epi16, _mm256_movemask_epi8,
    bits: _mm256_and_si256, _mm256_andnot_si256, _mm256_or_si256,
    add: _mm256_add_epi8, subtract: _mm256_sub_epi8, equal: _mm256_cmpeq_epi8,
    move_up: |places, below| _mm256_sub_epi8(places, _mm256_cmpgt_epi8(places, below)),
    mix_bytes: _mm256_unpacklo_epi8, _mm256_unpackhi_epi8,
    mix_pairs: _mm256_unpacklo_epi16, _mm256_unpackhi_epi16,
    mix_fours: _mm256_unpacklo_epi32, _mm256_unpackhi_epi32
}
