//! Good deals are kept, bad ones refused and told apart.

use super::*;
use proptest::prelude::*;

#[test]
fn each_kind_of_bad_deal_is_told_apart() {
    let why = |cards: &[u32]| {
        let mut block = Block::new(Shape::whole(3));
        block.push(7, cards);
        assert_eq!(block.deals().count(), 0);
        block.invalid().first.unwrap().why
    };
    assert_eq!(why(&[0, 1]), InvalidWhy::Length { got: 2, expected: 3 });
    assert_eq!(why(&[0, 1, 2, 2]), InvalidWhy::Length { got: 4, expected: 3 });
    assert_eq!(why(&[2, 1, 2]), InvalidWhy::Repeated { card: 2, missing: Some(0) });
    assert_eq!(why(&[0, 1, 3]), InvalidWhy::Foreign { token: Token::Number(3) });
}

#[test]
fn copies_may_come_as_often_as_the_deck_has_them() {
    let names = ["a", "b", "a", "b", "a", "c"].map(str::to_owned);
    let mut block = Block::of(Shape::whole(6), &Alike::of_names(&names).unwrap());
    let mut why = |cards: &[u32]| {
        block.clear();
        block.push(7, cards);
        block.invalid().first.map(|first| first.why)
    };
    assert_eq!(why(&[0, 0, 1, 5, 1, 0]), None);
    assert_eq!(why(&[0, 2, 3, 5, 1, 4]), None);
    let repeated = InvalidWhy::Repeated { card: 0, missing: Some(1) };
    assert_eq!(why(&[0, 0, 0, 2, 1, 5]), Some(repeated));
    let repeated = InvalidWhy::Repeated { card: 5, missing: Some(0) };
    assert_eq!(why(&[5, 0, 1, 5, 1, 0]), Some(repeated));
    assert_eq!(why(&[0, 0, 1]), Some(InvalidWhy::Length { got: 3, expected: 6 }));
    let foreign = InvalidWhy::Foreign { token: Token::Number(6) };
    assert_eq!(why(&[0, 0, 1, 1, 0, 6]), Some(foreign));
    block.clear();
    block.push(1, &[5, 5, 0, 0, 0, 1]);
    block.push(2, &[0, 0, 1, 5, 1, 0]);
    block.tell_copies_apart(0);
    // Each card once, the copies of a class in its places.
    let deal: Vec<u32> = block.deals().next().unwrap().to_vec();
    let mut sorted = deal.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [0, 1, 2, 3, 4, 5]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|place| deal[place] % 2), [0, 0, 1, 1, 1, 0]);
}

#[test]
fn the_first_bad_deal_is_kept_and_good_ones_are_not_disturbed() {
    let mut block = Block::new(Shape::first(2, 70));
    block.push(1, &[69, 0]);
    block.push(2, &[5, 5]);
    block.push(3, &[0, 69]);
    block.push(4, &[5]);
    assert_eq!(block.deals().collect::<Vec<_>>(), [[69, 0], [0, 69]]);
    let first = InvalidDeal { place: 2, why: InvalidWhy::Repeated { card: 5, missing: None } };
    let doubled = Doubled { deals: 1, different: 1 };
    assert_eq!(*block.invalid(), Invalid { deals: 2, first: Some(first), doubled });
    block.clear();
    assert_eq!((block.deals().count(), block.invalid().deals), (0, 0));
}

#[test]
fn a_deal_of_no_cards_is_a_deal() {
    let mut block = Block::new(Shape::whole(0));
    block.push(1, &[]);
    assert_eq!(block.deals().count(), 1);
}

proptest! {
    /// Decks about the sizes at which the marks take another word.
    #[test]
    fn the_quick_check_agrees_with_the_full_one(
        deck in prop_oneof![0u32..6, 60u32..70, 125u32..132],
        left_out in 0u32..3,
        deals in proptest::collection::vec(
            (proptest::collection::vec(any::<u32>(), 0..140), any::<u64>()), 1..8),
    ) {
        let shape = Shape::first(deck.saturating_sub(left_out), deck);
        let mut block = Block::new(shape);
        for (keys, change) in deals {
            // The cards in the order of their keys, now and then with one
            // card more or changed to a neighbour of the last.
            let mut deal: Vec<u32> = (0..deck).collect();
            deal.sort_by_key(|&card| keys.get(card as usize).copied().unwrap_or(card));
            deal.truncate(shape.dealt as usize + usize::from(change % 7 == 0));
            if let (1..3, Some(card)) = (change % 7, deal.get_mut(change as usize / 7 % 200)) {
                *card = (change >> 32) as u32 % (deck + 2);
            }
            block.cards.truncate(block.begin);
            block.cards.extend(deal);
            let full = block.fault_in_full();
            prop_assert_eq!(block.is_deal(), full.is_none() && shape.deck > 0);
            prop_assert_eq!(block.fault(), full);
            prop_assert!(block.seen.iter().all(|&word| word == 0));
        }
    }
}
