//! All 720 orders of six cards, once each: every table is exactly flat.

use misdeal_deck::rank;

use super::{Counter, Digits, FrameTally, Number, Tally, pair_index};
use crate::block::Block;
use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};

fn all_orders(shape: Shape) -> Tally {
    let mut block = Block::new(shape);
    for number in 0..720 {
        let order = rank::unrank_u64(6, number).unwrap();
        block.push(number + 1, &order.as_slice()[..shape.dealt as usize]);
    }
    assert_eq!(block.invalid().deals, 0);
    let mut counter = Counter::new(shape);
    counter.add(&block, 0);
    counter.finish()
}

/// The deals as they lie.
fn lying(tally: &Tally) -> &FrameTally {
    tally.frame(Frame::PositionToCard).unwrap()
}

/// The digits have these numbers of values, each of which came equally often.
fn assert_flat(digits: Option<&Digits>, sizes: &[usize]) {
    let rows: Vec<&[u64]> = digits.unwrap().rows().collect();
    assert_eq!(rows.iter().map(|row| row.len()).collect::<Vec<_>>(), sizes);
    for row in rows {
        assert!(row.iter().all(|&count| count == 720 / row.len() as u64), "{row:?}");
    }
}

#[test]
fn whole_deals() {
    let tally = all_orders(Shape::whole(6));
    assert_eq!(tally.deals(), 720);
    for frame in [Frame::PositionToCard, Frame::CardToPosition] {
        let read = tally.frame(frame).unwrap();
        assert_flat(read.lehmer.as_ref(), &[6, 5, 4, 3, 2, 1]);
        assert_flat(read.draws_up.as_ref(), &[6, 5, 4, 3, 2, 1]);
        assert_flat(read.draws_down.as_ref(), &[1, 2, 3, 4, 5, 6]);
        // 15 pairs, half of which fall.
        assert_eq!(read.inversions(), Some(720 * 15 / 2));
    }
    let read = lying(&tally);
    assert!(read.position.as_ref().unwrap().iter().all(|&count| count == 120));
    assert_eq!(read.even, Some(360));
    // The rank is a bijection onto 0..720.
    assert!(tally.orders.as_ref().unwrap().iter().all(|&count| count == 1));
    assert_eq!(tally.repetition().repeated(), 0);
    closely_read(&tally);
    // Rencontres numbers D(6, k), OEIS A008290; unsigned Stirling numbers of the
    // first kind c(6, k), OEIS A132393.
    assert_eq!(read.numbers.get(Number::FixedPoints).unwrap(), &[265, 264, 135, 40, 15, 0, 1]);
    assert_eq!(read.numbers.get(Number::Cycles).unwrap(), &[0, 120, 274, 225, 85, 15, 1]);
}

/// What is read closely, over all orders of six cards.
fn closely_read(tally: &Tally) {
    for frame in [Frame::PositionToCard, Frame::CardToPosition] {
        let read = tally.frame(frame).unwrap();
        // Eulerian numbers, OEIS A008292, and permutations by peaks, A008303.
        let descents: &[u64] = &[1, 57, 302, 302, 57, 1, 0];
        assert_eq!(read.number(Number::Descents), Some((descents, 720)));
        let peaks: &[u64] = &[32, 416, 272, 0, 0, 0, 0];
        assert_eq!(read.number(Number::Peaks), Some((peaks, 720)));
        let close = read.close.as_ref().unwrap();
        assert_eq!(close.deals, 720);
        // Each of 42 pairs of 6 cards and the mark stands together in a sixth.
        let table = close.successors.as_ref().unwrap();
        for (i, &count) in table.iter().enumerate() {
            assert_eq!(count, if i / 7 == i % 7 { 0 } else { 120 });
        }
        assert_eq!(close.offsets.as_ref().unwrap(), &[0, 720, 720, 720, 720, 720]);
        assert_flat(close.near_patterns.as_ref(), &[24]);
        assert_flat(close.far_patterns.as_ref(), &[24]);
        // The sum of (2a - 5)(2b - 5) over ordered pairs is -70, of which each
        // pair of positions has 24 times every one.
        assert!(close.products.as_ref().unwrap().iter().all(|&sum| sum == -70 * 24));
        // Draws of 6, 4 and 2 values: two pairs, each equal half of the time.
        assert_eq!(close.low_bits.iter().count(), 3);
        for (_, pairs, totals) in close.low_bits.iter() {
            assert_eq!((pairs, totals), (&[360, 360][..], &[180, 360, 180][..]));
        }
        // One run begins where six cards are left; 1/1! - 1/2!, ..., 1/6!.
        let runs: &[u64] = &[360, 240, 90, 24, 5, 1];
        assert_eq!(close.runs_up.as_deref(), Some(runs));
        assert_eq!(close.runs_down.as_deref(), Some(runs));
    }
    let read = lying(tally);
    // Permutations by successions, OEIS A010027, and by the longest increasing
    // subsequence, A047874.
    let successions: &[u64] = &[309, 265, 110, 30, 5, 1, 0];
    assert_eq!(read.number(Number::Successions), Some((successions, 720)));
    let rises: &[u64] = &[0, 1, 131, 381, 181, 25, 1];
    assert_eq!(read.number(Number::LongestRise), Some((rises, 720)));
    assert_eq!(read.number(Number::LongestFall), Some((rises, 720)));
    let first_cycle: &[u64] = &[0, 120, 120, 120, 120, 120, 120];
    assert_eq!(read.number(Number::FirstCycle), Some((first_cycle, 720)));
    let first_two = tally.first_two.as_ref().unwrap();
    assert!((0..36).all(|i| first_two[i] == if i / 6 == i % 6 { 0 } else { 24 }));
}

#[test]
fn parts_of_deals() {
    for k in 1..6 {
        let tally = all_orders(Shape::first(k, 6));
        let sizes: Vec<usize> = (0..k as usize).map(|i| 6 - i).collect();
        let read = lying(&tally);
        assert_flat(read.lehmer.as_ref(), &sizes);
        assert_flat(read.draws_up.as_ref(), &sizes);
        let position = read.position.as_ref().unwrap();
        assert_eq!(position.len(), 6 * k as usize);
        assert!(position.iter().all(|&count| count == 120));
        // What needs the whole deal is not there.
        assert!(read.draws_down.is_none() && read.even.is_none());
        assert!(!read.numbers.has(Number::FixedPoints) && !read.numbers.has(Number::Cycles));
        assert_eq!(tally.frames.len(), 1);
        let orders = tally.orders.as_ref().unwrap();
        let times = 720 / orders.len() as u64;
        assert!(orders.iter().all(|&count| count == times));
        assert_eq!(tally.repetition().repeated(), 720 - orders.len() as u64);
    }
}

#[test]
fn sets() {
    for (k, different) in [(1, 6), (2, 15), (3, 20), (4, 15), (5, 6)] {
        let tally = all_orders(Shape { order: DealOrder::Set, ..Shape::first(k, 6) });
        assert!(tally.inclusion.as_ref().unwrap().iter().all(|&count| count == 120 * u64::from(k)));
        let pairs = tally.pair_inclusion.as_ref().unwrap();
        assert!(pairs.iter().all(|&count| count == 24 * u64::from(k * (k - 1))));
        // Sets repeat whatever order they are given in.
        assert_eq!(tally.repetition().repeated(), 720 - different);
        assert!(tally.frames.is_empty() && tally.orders.is_none());
    }
}

/// The deal 2 0 3 1 by hand. Lehmer: of 0 1 2 3 two are smaller than 2, then
/// 0 of 0 1 3, then 1 of 1 3. Up: 2 lies 2 ahead (2 1 0 3), 0 lies 1 ahead
/// (2 0 1 3), 3 lies 1 ahead. Down: 1 lies at 1 (0 3 2 1), 3 at 1 (0 2 3 1),
/// 0 at 0 (2 0 3 1), 2 is left. One cycle, 0 -> 2 -> 3 -> 1 -> 0; odd.
#[test]
fn a_deal_decoded_by_hand() {
    let mut block = Block::new(Shape::whole(4));
    block.push(1, &[2, 0, 3, 1]);
    let mut counter = Counter::new(Shape::whole(4));
    counter.add(&block, 0);
    let tally = counter.finish();
    let digits = |digits: Option<&Digits>| -> Vec<usize> {
        digits.unwrap().rows().map(|row| row.iter().position(|&c| c == 1).unwrap()).collect()
    };
    let read = lying(&tally);
    assert_eq!(digits(read.lehmer.as_ref()), [2, 0, 1, 0]);
    assert_eq!(digits(read.draws_up.as_ref()), [2, 1, 1, 0]);
    assert_eq!(digits(read.draws_down.as_ref()), [0, 0, 1, 1]);
    assert_eq!(read.numbers.get(Number::Cycles).unwrap(), &[0, 1, 0, 0, 0]);
    assert_eq!(read.even, Some(0));
    assert_eq!(read.inversions(), Some(3));
    // Read from the cards: card 0 lies at 1, card 1 at 3, card 2 at 0, card 3
    // at 2, the order 1 3 0 2, of which 1, then 2, then 0 smaller ones follow.
    let turned = tally.frame(Frame::CardToPosition).unwrap();
    assert_eq!(digits(turned.lehmer.as_ref()), [1, 2, 0, 0]);
    // 2 * 3! + 0 * 2! + 1 * 1!
    assert_eq!(tally.orders.unwrap().iter().position(|&count| count == 1), Some(13));
}

/// Two deals by hand, 2 0 3 1 and then 3 2 0 1: the card now at position 0 lay
/// at 2, the next at 0, the next at 1, and card 1 still at 3.
#[test]
fn a_deal_relative_to_the_one_before_by_hand() {
    let mut block = Block::new(Shape::whole(4));
    block.push(1, &[2, 0, 3, 1]);
    block.push(2, &[3, 3, 0, 1]);
    block.push(3, &[3, 2, 0, 1]);
    let mut counter = Counter::new(Shape::whole(4));
    counter.add(&block, 0);
    let tally = counter.finish();
    let read = tally.frame(Frame::Relative { lag: 1 }).unwrap();
    assert_eq!(read.deals, 1);
    let places: Vec<usize> = read
        .position
        .as_ref()
        .unwrap()
        .chunks(4)
        .map(|row| row.iter().position(|&count| count == 1).unwrap())
        .collect();
    assert_eq!(places, [2, 0, 1, 3]);
    assert_eq!(read.numbers.get(Number::FixedPoints).unwrap()[1], 1);
    // A three-cycle and a card at home; even.
    assert_eq!(read.numbers.get(Number::Cycles).unwrap(), &[0, 0, 1, 0, 0]);
    assert_eq!(read.even, Some(1));
    assert_eq!(tally.deals_in(Frame::Relative { lag: 2 }), 0);
}

#[test]
fn pairs_stand_row_by_row() {
    let pairs = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b)));
    assert!(pairs.enumerate().all(|(index, (a, b))| pair_index(a, b, 5) == index));
}

/// Deals of 8 cards by hand. Of the first two, 0 1 and 1 2, one card is shared;
/// the third deal has none of the second's.
#[test]
fn what_neighbouring_deals_have_in_common() {
    let mut block = Block::new(Shape::whole(8));
    block.push(1, &[0, 1, 2, 3, 4, 5, 6, 7]);
    block.push(2, &[1, 2, 0, 3, 4, 5, 6, 7]);
    block.push(3, &[7, 6, 5, 4, 3, 2, 1, 0]);
    let mut counter = Counter::new(Shape::whole(8));
    counter.add(&block, 0);
    let between = counter.finish().between;
    assert_eq!(between.deals, 2);
    assert_eq!(between.overlap, [1, 1, 0]);
    // Position 0: (-7)(-5) and (-5)(7); position 3: (-1)(-1) and (-1)(1).
    assert_eq!((between.products[0], between.products[3]), (0, 0));
    // Position 2: (-3)(-7) and (-7)(3); position 1: (-5)(-3) and (-3)(5).
    assert_eq!((between.products[2], between.products[1]), (0, 0));
    // Lehmer digits 0 0 0 0 ..., 1 1 0 0 ..., 7 6 5 4 3 2 1 0, of which those with
    // an even choice (8, 6, 4, 2 values) are 0 0 0 0, 1 0 0 0 and 7 5 3 1.
    let (_, draws, totals) = between.low_bits.iter().next().unwrap();
    assert_eq!((draws, totals), (&[1, 1, 1, 1][..], &[0, 1, 0, 1, 0][..]));
    // Three deals are no stretch of eight.
    assert_eq!(between.first_cards.iter().sum::<u64>(), 0);
}

/// Stretches of three deals of three cards, numbered from the beginning: the first
/// has the first cards 0 0 1, the second is broken by a bad deal, the third 2 2 2.
#[test]
fn first_cards_of_stretches() {
    let mut block = Block::new(Shape::whole(3));
    for (place, first) in (1..).zip([0u32, 0, 1, 0, 9, 1, 2, 2, 2]) {
        block.push(place, &[first, (first + 1) % 3, (first + 2) % 3]);
    }
    assert_eq!(block.invalid().deals, 1);
    let mut counter = Counter::new(Shape::whole(3));
    counter.add(&block, 0);
    assert_eq!(counter.finish().between.first_cards, [0, 1, 1, 0]);
}

/// A deck of 300 cards in order and turned over: by blocks, and the sums.
#[test]
fn large_decks_by_blocks() {
    let mut block = Block::new(Shape::whole(300));
    block.push(1, &(0..300).collect::<Vec<_>>());
    block.push(2, &(0..300).rev().collect::<Vec<_>>());
    let mut counter = Counter::new(Shape::whole(300));
    counter.add(&block, 0);
    let tally = counter.finish();
    let coarse = lying(&tally).coarse.as_ref().unwrap();
    assert_eq!(coarse.inversions, 300 * 299 / 2);
    assert!(coarse.places.iter().all(|&sum| sum == 299));
    assert_eq!(coarse.position.iter().sum::<u64>(), 600);
    // Blocks have 9 or 10 cards; on the diagonal those of the deck in order.
    assert!((0..32).all(|b| (9..=10).contains(&coarse.position[b * 32 + b])));
    // No draw has 1,024 values.
    assert_eq!(coarse.draws_up.iter().sum::<u64>(), 0);
}
