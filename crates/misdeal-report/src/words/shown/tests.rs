//! Each number: of one, of several, on average, in each frame, in both languages.

use super::*;
use crate::words::chinese::assert_is_chinese;
use crate::words::names::closed_up;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// What a deal shows with one, and with three.
#[track_caller]
fn both(number: Number, frame: Frame, one: &str, three: &str, chinese: &str) {
    let exactly = |values| [Span { from: values, to: Some(values) }];
    assert_eq!(shown(Lang::En, number, &exactly(1), frame), one);
    assert_eq!(shown(Lang::En, number, &exactly(3), frame), three);
    assert_eq!(closed_up(&shown(Lang::Zh, number, &exactly(3), frame)), chinese);
    assert_is_chinese(chinese);
}

#[test]
fn numbers_as_a_deal_lies() {
    let rows = [
        (Number::FixedPoints, "1 card is at home", "3 cards are at home", "3 张牌在原位"),
        (Number::Cycles, "there is 1 cycle", "there are 3 cycles", "分成 3 个循环"),
        (
            Number::FirstCycle,
            "the cycle through the first position takes 1 position",
            "the cycle through the first position takes 3 positions",
            "经过第一个位置的循环含 3 个位置",
        ),
        (
            Number::Descents,
            "1 card has a smaller one right behind it",
            "3 cards have a smaller one right behind them",
            "3 张牌后面紧跟着更小的牌",
        ),
        (
            Number::Peaks,
            "1 card is larger than both its neighbours",
            "3 cards are larger than both their neighbours",
            "3 张牌比前后两张都大",
        ),
        (
            Number::Successions,
            "1 card lies right behind the next smaller one",
            "3 cards lie right behind the next smaller one",
            "3 张牌紧跟在小一号的牌之后",
        ),
        (
            Number::LongestRise,
            "the longest row of cards still in their order has 1 card",
            "the longest row of cards still in their order has 3 cards",
            "仍保持原顺序的最长一列有 3 张牌",
        ),
        (
            Number::LongestFall,
            "the longest row of cards in reverse order has 1 card",
            "the longest row of cards in reverse order has 3 cards",
            "顺序颠倒的最长一列有 3 张牌",
        ),
    ];
    for (number, one, three, chinese) in rows {
        both(number, AS_IT_LIES, one, three, chinese);
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
        "分成 4 个上升序列",
    );
    both(
        Number::Peaks,
        FROM_CARDS,
        "1 card lies behind both the next smaller and the next larger one",
        "3 cards lie behind both the next smaller and the next larger one",
        "3 张牌排在小一号和大一号的牌之后",
    );
    let one = shown(Lang::En, Number::Descents, &[NONE], FROM_CARDS);
    assert_eq!(one, "the deal falls into 1 rising sequence");
}

#[test]
fn numbers_relative_to_the_deal_before() {
    let rows = [
        (Number::FixedPoints, "1 card stays in place", "3 cards stay in place", "3 张牌留在原处"),
        (
            Number::Descents,
            "1 pair of neighbours has changed its order",
            "3 pairs of neighbours have changed their order",
            "3 对相邻的牌换了先后",
        ),
        (
            Number::Peaks,
            "1 card comes from behind both its neighbours",
            "3 cards come from behind both their neighbours",
            "3 张牌原先排在如今前后两张之后",
        ),
        (
            Number::Successions,
            "1 card lies right behind the card it lay behind before",
            "3 cards lie right behind the card they lay behind before",
            "3 张牌仍紧跟在原先那张牌之后",
        ),
    ];
    for (number, one, three, chinese) in rows {
        both(number, BEFORE, one, three, chinese);
    }
}

#[test]
fn several_values_and_means() {
    let exactly = |values| Span { from: values, to: Some(values) };
    let values = [exactly(0), Span { from: 2, to: Some(4) }, exactly(7)];
    let said = |lang| shown(lang, Number::FixedPoints, &values, AS_IT_LIES);
    assert_eq!(said(Lang::En), "0, 2 to 4 or 7 cards are at home");
    assert_eq!(said(Lang::Zh), "0、2 至 4 或 7 张牌在原位");
    let rows = [
        (
            (Number::Peaks, AS_IT_LIES, "1"),
            "1 card is larger than both its neighbours",
            "1 张牌比前后两张都大",
        ),
        (
            (Number::Peaks, AS_IT_LIES, "1.5"),
            "1.5 cards are larger than both their neighbours",
            "1.5 张牌比前后两张都大",
        ),
        (
            (Number::Descents, FROM_CARDS, "1"),
            "1 card lies in front of the next smaller one",
            "1 张牌排在小一号的牌之前",
        ),
        (
            (Number::Descents, FROM_CARDS, "25.5"),
            "25.5 cards lie in front of the next smaller one",
            "25.5 张牌排在小一号的牌之前",
        ),
    ];
    for ((number, frame, mean), english, chinese) in rows {
        assert_eq!(on_average(Lang::En, number, mean, frame), english);
        assert_eq!(on_average(Lang::Zh, number, mean, frame), chinese);
    }
}
