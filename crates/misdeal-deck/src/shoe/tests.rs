//! Shoes against the public reports of decks that lost, doubled or invented cards, and
//! against any sequence of operations.

use super::*;
use crate::Perm;

mod conserved;
mod whole;

fn shoe(cards: u32) -> Shoe<u32> {
    (0..cards).collect()
}

/// SOURCE: <https://github.com/crobertsbmw/deckofcards/issues/26>: a deck of three came
/// back from the shuffle with 52 cards.
#[test]
fn a_partial_deck_stays_partial() {
    let mut shoe = Shoe::new(vec!["AS", "KS", "QS"]);
    shoe.deal(2).unwrap();
    assert_eq!(shoe.gather_all(), 2);
    shoe.reorder(&Perm::new(vec![1, 2, 0]).unwrap()).unwrap();
    let mut cards = shoe.deal(shoe.left()).unwrap();
    cards.sort();
    assert_eq!(cards, ["AS", "KS", "QS"]);
}

/// SOURCE: <https://github.com/crobertsbmw/deckofcards/issues/65>: 52 in the deck and 5 in
/// the pile after a shuffle of all.
#[test]
fn a_shuffle_of_all_empties_the_piles() {
    let mut shoe = shoe(52);
    shoe.deal(5).unwrap();
    assert_eq!(shoe.discard_all(), 5);
    // Of the rest only:
    shoe.reorder(&Perm::identity(47)).unwrap();
    assert_eq!((shoe.left(), shoe.cards_in(Place::Tray).len()), (47, 5));
    // Of all:
    shoe.gather_all();
    shoe.reorder(&Perm::identity(52)).unwrap();
    assert_eq!((shoe.left(), shoe.cards_in(Place::Tray).len()), (52, 0));
}

/// SOURCE: <https://github.com/crobertsbmw/deckofcards/issues/25>: cards that were never
/// drawn went to a pile, with success and without cards.
#[test]
fn a_pile_takes_drawn_cards_only() {
    let mut shoe = shoe(52);
    assert_eq!(shoe.discard(&1), Err(ShoeError::NotOut));
    assert_eq!(shoe.return_card(&1, Place::Burned), Err(ShoeError::NotBurned));
    assert_eq!((shoe.left(), shoe.cards_in(Place::Tray).len()), (52, 0));
}

/// SOURCE: <https://github.com/Provable-Games/dark-shuffle/pull/60>: 5 of 3.
#[test]
fn a_deal_of_too_many_is_refused_whole() {
    let mut shoe = shoe(3);
    assert_eq!(shoe.deal(5), Err(ShoeError::TooFew { asked: 5, left: 3 }));
    assert_eq!(shoe.deal_round(2, 2), Err(ShoeError::TooFew { asked: 4, left: 3 }));
    let asked = usize::MAX;
    assert_eq!(shoe.deal_round(2, asked), Err(ShoeError::TooFew { asked, left: 3 }));
    assert_eq!(shoe, self::shoe(3));
    assert_eq!(
        shoe.deal(5).unwrap_err().to_string(),
        "got a deal of 5 cards, expected at most 3, which are undealt"
    );
}

/// SOURCE: <https://github.com/grifferz/pah-irc/issues/37>: the cards in hands came back
/// with the discarded ones.
#[test]
fn cards_in_hands_are_not_gathered() {
    let mut shoe = shoe(10);
    for card in shoe.deal(10).unwrap().into_iter().take(6) {
        shoe.discard(&card).unwrap();
    }
    assert!(!shoe.can_draw());
    assert_eq!(shoe.gather(), 6);
    shoe.draw().unwrap();
    assert_eq!((shoe.left(), shoe.cards_in(Place::Out).len()), (5, 5));
}

/// SOURCE: <https://github.com/Lattyware/massivedecks/issues/183>: discarded twice.
#[test]
fn a_card_is_discarded_once() {
    let mut shoe = Shoe::new(vec!["c1"]);
    let card = shoe.draw().unwrap();
    assert_eq!(shoe.discard(&card), Ok(()));
    assert_eq!(shoe.discard(&card), Err(ShoeError::NotOut));
    assert_eq!(shoe.cards_in(Place::Tray), ["c1"]);
}

#[test]
fn copies_stand_for_each_other_as_often_as_they_are_out() {
    let mut shoe = Shoe::new(vec!["As", "As", "As"]);
    shoe.deal(2).unwrap();
    assert_eq!([(); 3].map(|()| shoe.discard(&"As").is_ok()), [true, true, false]);
}

#[test]
fn a_position_beyond_the_cards_is_an_error() {
    let mut shoe = shoe(54);
    assert_eq!(shoe.card_at(53), Ok(&53));
    for position in [54, 55, usize::MAX] {
        let error = ShoeError::NoCardAt { position, left: 54 };
        assert_eq!(shoe.card_at(position), Err(error));
        assert_eq!(shoe.draw_at(position), Err(error));
    }
}

#[test]
fn shoes_of_no_card_and_of_one_are_legal() {
    for cards in 0..2 {
        let mut shoe = shoe(cards);
        shoe.reorder(&Perm::identity(cards)).unwrap();
        shoe.place_cut_card(0).unwrap();
        assert_eq!(shoe.is_cut_reached(), cards == 0);
        assert_eq!(shoe.draw().is_ok(), cards == 1);
        assert_eq!(shoe.gather_all(), cards as usize);
        assert_eq!(shoe.draw_at(0).is_ok(), cards == 1);
        assert!(shoe.is_cut_reached() && shoe.burn().is_err() && shoe.draw_at(0).is_err());
        assert_eq!(shoe.deal(0), Ok(vec![]));
        assert_eq!(shoe.deal_round(0, 5), Ok(vec![]));
        assert_eq!(shoe.deal_round(3, 0), Ok(vec![vec![]; 3]));
        assert_eq!((shoe.discard_all(), shoe.gather()), (cards as usize, cards as usize));
    }
}

#[test]
fn the_cut_card_comes_nearer_with_every_card_taken() {
    let mut shoe = shoe(10);
    assert!(!shoe.is_cut_reached() && shoe.left_before_cut().is_none());
    let too_deep = ShoeError::CutTooDeep { behind: 11, left: 10 };
    assert_eq!(shoe.place_cut_card(11), Err(too_deep));
    shoe.place_cut_card(10).unwrap();
    assert!(shoe.is_cut_reached());
    shoe.place_cut_card(6).unwrap();
    shoe.draw().unwrap();
    shoe.draw_at(8).unwrap();
    shoe.burn().unwrap();
    assert_eq!((shoe.left_before_cut(), shoe.is_cut_reached()), (Some(1), false));
    // The hand is played out beyond the cut card; what comes back goes behind it.
    shoe.deal(3).unwrap();
    shoe.discard_all();
    shoe.gather();
    assert!(shoe.is_cut_reached());
    shoe.reorder(&Perm::identity(9)).unwrap();
    assert_eq!(shoe.left_before_cut(), None);
}
