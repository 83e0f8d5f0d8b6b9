//! The ranks are exactly uniform, one deck at a time comes to the same, and all instructions
//! make the same decks. The words and decks of seeds are checked by the vectors of an independent
//! program (`tests/it/bulk_v1.rs`).

use rand_core::Rng;

use super::lanes::{self, draw_ranks};
use super::plan::Plan;
use super::work::Bytes;
use super::*;
use crate::scripted::Scripted;
use crate::{Seed, fair};

fn fast(seed: u64) -> FastRows {
    FastRows::new(&mut Seed::from(seed).deal(0).0)
}

/// Rows whose words are counted up, so that 1,024 rows have every word once.
struct Counted(u16);

impl Rows for Counted {
    fn row(&mut self) -> Row {
        let mut row = [0; 2 * LANES];
        for word in row.as_chunks_mut().0 {
            *word = self.0.to_le_bytes();
            self.0 = self.0.wrapping_add(1);
        }
        row
    }
}

/// Of all 2^16 words, each list of ranks takes equally many; the others are drawn again.
#[test]
fn every_word_of_a_plan_favours_no_rank() {
    for cards in [2, 3, 10, 18, 52, 54, 127, 128] {
        for word in Plan::of(cards).words {
            let product: u32 = word.ranges.iter().map(|&range| u32::from(range)).product();
            let mut counts = vec![0u32; product as usize];
            for value in 0..=u16::MAX {
                let (mut rest, mut index) = (value, 0);
                for &range in &word.ranges {
                    let split = u32::from(rest) * u32::from(range);
                    index = index * u32::from(range) + (split >> 16);
                    rest = split as u16;
                }
                if rest >= word.redraw_below {
                    counts[index as usize] += 1;
                }
            }
            assert!(counts.iter().all(|&count| count == (1 << 16) / product), "{word:?}");
        }
    }
}

/// The rule by division, one lane at a time: a word serves if it is not among those that
/// `redraw_below` stands for, and lanes that need no other word skip the row.
#[test]
fn lanes_draw_the_ranks_that_one_deck_would() {
    for (cards, skip) in [(10u16, 0), (52, 1), (54, 40_000), (128, 65_500)] {
        let plan = Plan::of(cards);
        let mut ranks = vec![[0; LANES]; cards.into()];
        draw_ranks(&plan, &mut Counted(skip), &mut ranks);
        let mut rows = Counted(skip);
        let mut slow = vec![[0; LANES]; cards.into()];
        for word in &plan.words {
            let product: u64 = word.ranges.iter().map(|&range| u64::from(range)).product();
            let mut is_open = [true; LANES];
            while is_open.contains(&true) {
                let row = rows.row();
                for (lane, is_open) in is_open.iter_mut().enumerate().filter(|(_, open)| **open) {
                    let word_of_lane =
                        u64::from(row[2 * lane]) + 256 * u64::from(row[2 * lane + 1]);
                    // The fraction word / 2^16, in units of 1 / product, and what is left of it.
                    let (mut whole, rest) =
                        (word_of_lane * product / 65_536, word_of_lane * product % 65_536);
                    if rest < 65_536 % product {
                        continue;
                    }
                    *is_open = false;
                    for &range in word.ranges.iter().rev() {
                        slow[usize::from(range) - 1][lane] = (whole % u64::from(range)) as u8;
                        whole /= u64::from(range);
                    }
                }
            }
        }
        assert_eq!(ranks, slow, "{cards} cards from {skip}");
    }
}

/// One deck of a batch by insertion, and inverted.
fn inserted(ranks: &[Bytes], lane: usize) -> Vec<u8> {
    let draws: Vec<u64> = ranks.iter().skip(1).map(|rank| rank[lane].into()).collect();
    let mut script = Scripted::new(&draws);
    let mut pile: Vec<usize> = (0..ranks.len()).collect();
    fair::insertion(&mut pile, &mut script);
    assert_eq!(script.left(), 0);
    let mut deck = vec![0; ranks.len()];
    pile.iter().enumerate().for_each(|(place, &card)| deck[card] = place as u8);
    deck
}

#[test]
fn a_lane_is_a_deck_put_together_by_insertion() {
    for cards in [1, 2, 3, 7, 8, 9, 52, 127, 128] {
        let mut ranks = vec![[0; LANES]; cards];
        draw_ranks(&Plan::of(cards as u16), &mut fast(5), &mut ranks);
        let mut places = vec![[0; LANES]; cards];
        lanes::place(&ranks, &mut places);
        let mut decks = vec![0; LANES * cards];
        lanes::write(&places, &mut decks);
        for (lane, deck) in decks.chunks(cards).enumerate() {
            assert_eq!(deck, inserted(&ranks, lane), "{cards} cards, lane {lane}");
        }
    }
}

#[test]
fn all_instructions_make_the_same_decks() {
    for cards in (0..=20).chain([51, 52, 53, 54, 63, 64, 65, 100, 104, 127, 128]) {
        let room = vec![0; 5 * LANES * usize::from(cards)];
        let made = |vectors| {
            let (mut fast_decks, mut seeded) = (room.clone(), room.clone());
            Decks::new(cards, fast(7)).unwrap().with_vectors(vectors).fill(&mut fast_decks);
            let rng = Seed::from(7).deal(0).0;
            Decks::new(cards, rng).unwrap().with_vectors(vectors).fill(&mut seeded);
            (fast_decks, seeded)
        };
        let plain = made(Vectors::None);
        for vectors in Vectors::all() {
            assert!(made(vectors) == plain, "{cards} cards, {vectors:?}");
        }
    }
}

#[test]
fn decks_are_the_same_however_they_are_asked_for() {
    const CARDS: usize = 52;
    let new = || Decks::new(CARDS as u16, fast(3)).unwrap();
    let mut all = vec![0; 1000 * CARDS];
    new().fill(&mut all);
    let mut decks = new();
    let mut pieces = vec![0; all.len()];
    let mut rest = &mut pieces[..];
    for decks_count in (0..).step_by(13).take_while(|count| count * (count + 13) / 26 <= 1000) {
        let (piece, left) = rest.split_at_mut((decks_count * CARDS).min(rest.len()));
        decks.fill(piece);
        rest = left;
    }
    decks.fill(rest);
    assert!(pieces == all);
    let mut decks = new();
    assert!(all.chunks(CARDS).all(|deck| decks.deck() == deck));
    let mut decks = new();
    let ids: Vec<u8> = (0..CARDS as u8).collect();
    for deck in all.chunks(CARDS) {
        let mut own = ids.clone();
        decks.shuffle(&mut own);
        assert_eq!(own, deck);
    }
    let mut decks = new();
    for batch in all.chunks_exact(CARDS * LANES) {
        let lanes = decks.batch();
        assert!((0..CARDS * LANES).all(|at| lanes[at % CARDS][at / CARDS] == batch[at]));
    }
}

#[test]
fn seeded_decks_come_in_any_order() {
    let mut decks = SeededDecks::new(10, Seed::from(9)).unwrap();
    let ahead: Vec<Vec<u8>> = (0..300).map(|number| decks.deck(number).to_vec()).collect();
    let mut again = decks.clone();
    for number in [299, 0, 64, 63, 65, 128, 64, 299] {
        assert_eq!(again.deck(number), ahead[number as usize]);
    }
    assert_eq!(again.deck(u64::MAX).len(), 10);
    assert!(SeededDecks::new(129, Seed::from(9)).is_none());
}

#[test]
fn a_position_table_counts_what_is_dealt() {
    for cards in [0, 1, 2, 3, 10, 13, 16, 17, 52, 128] {
        let n = usize::from(cards);
        for vectors in Vectors::all() {
            // Beyond 255 batches, so that counts of bytes are carried over.
            let deals = if n > 20 { 300 } else { 70_000 };
            let mut decks = Decks::new(cards, fast(11)).unwrap().with_vectors(vectors);
            let table = position_table(&mut decks, deals);
            let mut counted = vec![0; n * n];
            let mut decks = Decks::new(cards, fast(11)).unwrap();
            for _ in 0..deals.next_multiple_of(LANES as u64) {
                for (position, &card) in decks.deck().iter().enumerate() {
                    counted[position * n + usize::from(card)] += 1;
                }
            }
            assert!(table == counted, "{cards} cards, {vectors:?}");
        }
    }
}

#[test]
#[should_panic(expected = "53 bytes are no decks of 52 cards")]
fn half_a_deck_is_refused() {
    Decks::new(52, fast(1)).unwrap().fill(&mut [0; 53]);
}

/// The generator by its definition, one word at a time.
#[test]
fn fast_rows_are_sfc64() {
    let mut words = Seed::from(3).deal(0).0;
    let mut rows = fast(3);
    let first = rows.row();
    let second = rows.row();
    for side in 0..16 {
        let (mut a, mut b, mut c) = (words.next_u64(), words.next_u64(), words.next_u64());
        let mut counter = 1u64;
        let mut next = || {
            let sum = a.wrapping_add(b).wrapping_add(counter);
            counter += 1;
            (a, b, c) = (b ^ (b >> 11), c.wrapping_mul(9), c.rotate_left(24).wrapping_add(sum));
            sum
        };
        for _ in 0..18 {
            next();
        }
        for row in [first, second] {
            assert_eq!(row[8 * side..][..8], next().to_le_bytes());
        }
    }
}
