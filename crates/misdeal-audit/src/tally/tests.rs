//! All 720 orders of six cards, once each: every table is exactly flat.

use misdeal_deck::rank;

use super::{Counter, Digits, FrameTally, Tally};
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
    assert_eq!(tally.fingerprints.repeats().repeated, 0);
    // Rencontres numbers D(6, k), OEIS A008290; unsigned Stirling numbers of the
    // first kind c(6, k), OEIS A132393.
    assert_eq!(read.fixed_points.as_ref().unwrap(), &[265, 264, 135, 40, 15, 0, 1]);
    assert_eq!(read.cycles.as_ref().unwrap(), &[0, 120, 274, 225, 85, 15, 1]);
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
        assert!(read.fixed_points.is_none() && read.cycles.is_none());
        assert_eq!(tally.frames.len(), 1);
        let orders = tally.orders.as_ref().unwrap();
        let times = 720 / orders.len() as u64;
        assert!(orders.iter().all(|&count| count == times));
        assert_eq!(tally.fingerprints.repeats().repeated, 720 - orders.len() as u64);
    }
}

#[test]
fn sets() {
    for (k, different) in [(1, 6), (2, 15), (3, 20), (4, 15), (5, 6)] {
        let tally = all_orders(Shape { order: DealOrder::Set, ..Shape::first(k, 6) });
        assert!(tally.inclusion.as_ref().unwrap().iter().all(|&count| count == 120 * u64::from(k)));
        // Sets repeat whatever order they are given in.
        assert_eq!(tally.fingerprints.repeats().repeated, 720 - different);
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
    assert_eq!(read.cycles.as_ref().unwrap(), &[0, 1, 0, 0, 0]);
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
    assert_eq!(read.fixed_points.as_ref().unwrap()[1], 1);
    // A three-cycle and a card at home; even.
    assert_eq!(read.cycles.as_ref().unwrap(), &[0, 0, 1, 0, 0]);
    assert_eq!(read.even, Some(1));
    assert_eq!(tally.deals_in(Frame::Relative { lag: 2 }), 0);
}
