//! Each hand, alone and together with others, in both languages.

use super::super::tests::{LANGUAGES, named};
use super::*;
use crate::words::chinese::assert_is_chinese;
use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Event};

/// Of deals in order the first cards, of sets all; classes taken together as one.
#[test]
fn hands_as_players_call_them() {
    let said = |hand, from, to, shape| {
        let event = Event::Hand { hand, classes: Span { from, to } };
        let naming = Naming::Numbers { first: 0 };
        LANGUAGES.map(|lang| named(lang, event, &naming, &Alike::default(), shape))
    };
    let (whole, set) = (Shape::whole(52), Shape { order: DealOrder::Set, ..Shape::first(5, 52) });
    let rows = [
        (
            (Hand::TwoCards, 0, Some(0)),
            "the first two cards are the same card of two packs",
            "前两张牌是两副牌里的同一张",
        ),
        (
            (Hand::TwoCards, 1, Some(2)),
            "the first two cards are a pair or are of one suit",
            "前两张牌是对子或花色相同",
        ),
        (
            (Hand::TwoCards, 3, None),
            "the first two cards differ in rank and suit",
            "前两张牌点数花色都不同",
        ),
        (
            (Hand::Natural, 0, Some(0)),
            "the first two cards are an ace and a ten, jack, queen or king",
            "前两张牌是 A 配 10、J、Q 或 K",
        ),
        (
            (Hand::ThreeRanks, 0, Some(1)),
            "the first three cards are of one rank or have a pair among them",
            "前三张牌点数全同或含一对",
        ),
        (
            (Hand::ThreeSuits, 1, Some(1)),
            "the first three cards are of two suits",
            "前三张牌有两种花色",
        ),
        (
            (Hand::FiveCards, 0, Some(0)),
            "the first five cards make a royal flush",
            "前五张牌是皇家同花顺",
        ),
        (
            (Hand::FiveCards, 0, Some(3)),
            "the first five cards make a full house or better",
            "前五张牌是葫芦或更大的牌型",
        ),
        ((Hand::FiveCards, 4, Some(4)), "the first five cards make a flush", "前五张牌是同花"),
        (
            (Hand::FiveCards, 9, None),
            "the first five cards make no pair, straight or flush",
            "前五张牌没有对子、顺子或同花",
        ),
    ];
    for ((hand, from, to), english, chinese) in rows {
        assert_eq!(said(hand, from, to, whole), [english, chinese]);
    }
    let words = "the five cards make a straight or make three of a kind";
    assert_eq!(said(Hand::FiveCards, 5, Some(6), set), [words, "这五张牌是顺子或是三条"]);
    let hands =
        [Hand::TwoCards, Hand::Natural, Hand::ThreeRanks, Hand::ThreeSuits, Hand::FiveCards];
    for (hand, deck) in hands.into_iter().flat_map(|hand| [(hand, 52), (hand, 104)]) {
        for class in 0..10 {
            let said = said(hand, class, Some(class), Shape::whole(deck));
            assert_is_chinese(&said[1]);
        }
    }
}
