//! Each number: of one, of several, on average, in each frame.

use super::*;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// What a deal shows with one, and with three.
#[track_caller]
fn both(number: Number, frame: Frame, one: &str, three: &str) {
    let exactly = |values| Span { from: values, to: Some(values) };
    assert_eq!(shown(number, &[exactly(1)], frame), one);
    assert_eq!(shown(number, &[exactly(3)], frame), three);
}

#[test]
fn numbers_as_a_deal_lies() {
    let rows = [
        (Number::FixedPoints, "1 card is at home", "3 cards are at home"),
        (Number::Cycles, "there is 1 cycle", "there are 3 cycles"),
        (
            Number::FirstCycle,
            "the cycle through the first position takes 1 position",
            "the cycle through the first position takes 3 positions",
        ),
        (
            Number::Descents,
            "1 card has a smaller one right behind it",
            "3 cards have a smaller one right behind them",
        ),
        (
            Number::Peaks,
            "1 card is larger than both its neighbours",
            "3 cards are larger than both their neighbours",
        ),
        (
            Number::Successions,
            "1 card lies right behind the next smaller one",
            "3 cards lie right behind the next smaller one",
        ),
        (
            Number::LongestRise,
            "the longest row of cards still in their order has 1 card",
            "the longest row of cards still in their order has 3 cards",
        ),
        (
            Number::LongestFall,
            "the longest row of cards in reverse order has 1 card",
            "the longest row of cards in reverse order has 3 cards",
        ),
    ];
    for (number, one, three) in rows {
        both(number, AS_IT_LIES, one, three);
    }
}

#[test]
fn numbers_read_from_the_cards() {
    // One fall is a second rising sequence.
    both(
        Number::Descents,
        FROM_CARDS,
        "the deal falls into 2 rising sequences",
        "the deal falls into 4 rising sequences",
    );
    both(
        Number::Peaks,
        FROM_CARDS,
        "1 card lies behind both the next smaller and the next larger one",
        "3 cards lie behind both the next smaller and the next larger one",
    );
    let none = Span { from: 0, to: Some(0) };
    let one = shown(Number::Descents, &[none], FROM_CARDS);
    assert_eq!(one, "the deal falls into 1 rising sequence");
}

#[test]
fn numbers_relative_to_the_deal_before() {
    let rows = [
        (Number::FixedPoints, "1 card stays in place", "3 cards stay in place"),
        (
            Number::Descents,
            "1 pair of neighbours has changed its order",
            "3 pairs of neighbours have changed their order",
        ),
        (
            Number::Peaks,
            "1 card comes from behind both its neighbours",
            "3 cards come from behind both their neighbours",
        ),
        (
            Number::Successions,
            "1 card lies right behind the card it lay behind before",
            "3 cards lie right behind the card they lay behind before",
        ),
    ];
    for (number, one, three) in rows {
        both(number, BEFORE, one, three);
    }
}

#[test]
fn several_values_and_means() {
    let exactly = |values| Span { from: values, to: Some(values) };
    let values = [exactly(0), Span { from: 2, to: Some(4) }, exactly(7)];
    let said = shown(Number::FixedPoints, &values, AS_IT_LIES);
    assert_eq!(said, "0, 2 to 4 or 7 cards are at home");
    let rows = [
        (Number::Peaks, AS_IT_LIES, "1", "1 card is larger than both its neighbours"),
        (Number::Peaks, AS_IT_LIES, "1.5", "1.5 cards are larger than both their neighbours"),
        (Number::Descents, FROM_CARDS, "1", "1 card lies in front of the next smaller one"),
        (Number::Descents, FROM_CARDS, "25.5", "25.5 cards lie in front of the next smaller one"),
    ];
    for (number, frame, mean, words) in rows {
        assert_eq!(on_average(number, mean, frame), words);
    }
}
