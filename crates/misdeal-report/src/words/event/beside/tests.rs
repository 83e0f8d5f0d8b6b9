//! One sentence for each kind of event, and for one and several, in both languages.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, DealOrder, Effect, Span};

use super::super::effect;
use super::*;
use crate::words::chinese::assert_is_chinese;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// Half of the deals where a quarter is fair; cards are counted from 1.
fn said_of(event: Event, frame: Frame, shape: Shape, deals: u64) -> [String; 2] {
    let (naming, alike) = (Naming::Numbers { first: 1 }, Alike::default());
    [Lang::En, Lang::Zh].map(|lang| {
        let names = Names { lang, naming: &naming, shape, alike: &alike };
        effect(names, &Effect::of_chance(event, deals.div_ceil(2), deals, 0.25), frame)
    })
}

/// Without what every such sentence ends with.
fn event_of(event: Event, frame: Frame, shape: Shape) -> [String; 2] {
    let [english, chinese] = said_of(event, frame, shape, 1000);
    assert_is_chinese(&chinese);
    let english = english.strip_suffix(" in 50 % of deals; fair is 25 %").expect("a share");
    let chinese = chinese.strip_suffix("的占 50 %；公平时占 25 %").expect("a share").trim_end();
    [english.to_owned(), chinese.to_owned()]
}

/// The event as both languages begin it.
fn begun([english, chinese]: [&str; 2], words: [&str; 2]) -> [String; 2] {
    [format!("{english}{}", words[0]), format!("{chinese}{}", words[1])]
}

const COMPARED: [&str; 2] = ["compared with the deal before: ", "与上一副相比："];
const READ: [&str; 2] = ["read from the cards: ", "从牌来看："];

fn whole() -> Shape {
    Shape::whole(52)
}

fn exactly(number: u32) -> Span {
    Span { from: number, to: Some(number) }
}

#[test]
fn cards_and_positions_that_never_meet() {
    let rows = [
        (
            Event::Before { card: 2, position: 4 },
            ["card 3 comes to one of the first 4 positions", "牌 3 落在前 4 个位置"],
            [
                "the card from position 2 comes to one of the first 4 positions",
                "原在位置 2 的牌落在前 4 个位置",
            ],
        ),
        (
            Event::Before { card: 2, position: 1 },
            ["card 3 comes to position 0", "牌 3 落在位置 0"],
            ["the card from position 2 comes to position 0", "原在位置 2 的牌落在位置 0"],
        ),
        (
            Event::Behind { card: 2, position: 4 },
            ["card 3 comes to a position behind 4", "牌 3 落在位置 4 之后"],
            [
                "the card from position 2 comes to a position behind 4",
                "原在位置 2 的牌落在位置 4 之后",
            ],
        ),
        (
            Event::Below { position: 4, card: 2 },
            [
                "position 4 gets a card before card 3 in deck order",
                "位置 4 的牌，在起始顺序里先于牌 3",
            ],
            ["position 4 gets a card that lay before position 2", "位置 4 的牌，原先在位置 2 之前"],
        ),
        (
            Event::Above { position: 4, card: 2 },
            [
                "position 4 gets a card behind card 3 in deck order",
                "位置 4 的牌，在起始顺序里后于牌 3",
            ],
            ["position 4 gets a card that lay behind position 2", "位置 4 的牌，原先在位置 2 之后"],
        ),
    ];
    for (event, lies, before) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), lies);
        assert_eq!(event_of(event, BEFORE, whole()), begun(COMPARED, before));
    }
}

#[test]
fn neighbours_are_told_in_each_frame() {
    let follows = |first, second| Event::Follows { first, second };
    let rows = [
        (
            follows(Some(2), Some(0)),
            ["card 1 lies right behind card 3", "牌 1 紧跟在牌 3 之后"],
            [
                "a card lies at position 2 and the next one at 0",
                "有一张牌在位置 2，起始顺序里的下一张在位置 0",
            ],
            [
                "the card from position 0 lies right behind the card from position 2",
                "原在位置 0 的牌紧跟在原在位置 2 的牌之后",
            ],
        ),
        (
            follows(None, Some(0)),
            ["card 1 lies first", "牌 1 排在最前"],
            ["the first card lies at position 0", "起始顺序里的第一张牌在位置 0"],
            ["the card from position 0 lies first", "原在位置 0 的牌排在最前"],
        ),
        (
            follows(Some(2), None),
            ["card 3 lies last", "牌 3 排在最后"],
            ["the last card lies at position 2", "起始顺序里的最后一张牌在位置 2"],
            ["the card from position 2 lies last", "原在位置 2 的牌排在最后"],
        ),
        (
            // 9 = 1*6 + 1*2 + 1*1 + 0: 2 3 4 1.
            Event::Pattern { positions: [0, 1, 2, 3], rank: 9 },
            [
                "the cards at positions 0 1 2 3 have the order 2 3 4 1 by size",
                "位置 0、1、2、3 上的牌，大小次序为 2、3、4、1",
            ],
            // Card 4 lies before the others.
            ["the cards 1 2 3 4 lie as 4 1 2 3", "1、2、3、4 这四张牌的先后是 4、1、2、3"],
            [
                "the cards now at positions 0 1 2 3 lay in the order of those at 3 0 1 2",
                "如今位置 0、1、2、3 上的牌，原先按位置 3、0、1、2 的先后排列",
            ],
        ),
    ];
    for (event, lies, cards, before) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), lies);
        assert_eq!(event_of(event, FROM_CARDS, whole()), begun(READ, cards));
        assert_eq!(event_of(event, BEFORE, whole()), begun(COMPARED, before));
    }
    let none = ["there is no card", "没有牌"];
    assert_eq!(event_of(follows(None, None), AS_IT_LIES, whole()), none);
    let first = Event::FirstTwo { cards: [2, 0] };
    let words = ["the deal begins with 3 1", "头两张牌依次是 3、1"];
    assert_eq!(event_of(first, AS_IT_LIES, whole()), words);
}

#[test]
fn low_bits_are_told_of_one_draw_and_of_all() {
    let (up, down, rest) = (Decoding::DrawsUp, Decoding::DrawsDown, Decoding::Lehmer);
    let rows = [
        (
            Event::LowBits { decoding: down, draw: 2 },
            "draws 3 and 4 from the back, of those with an even number of choices, are both \
             even or both odd",
            "从后往前抽取，只数可选张数为偶数的各次，第 3 次与第 4 次奇偶相同",
        ),
        (
            Event::LowBitsBefore { decoding: up, draw: 0 },
            "draw 1 from the front, of those with an even number of choices, is even or odd as \
             in the deal before",
            "从前往后抽取，只数可选张数为偶数的各次，第 1 次与上一副奇偶相同",
        ),
        (
            Event::LowBitsAgree { decoding: rest, values: exactly(1) },
            "among the draws from the rest, 1 pair of neighbours is both even or both odd",
            "从余牌中抽取时，1 对相邻的抽取奇偶相同",
        ),
        (
            Event::LowBitsAgree { decoding: rest, values: Span { from: 3, to: None } },
            "among the draws from the rest, 3 or more pairs of neighbours are both even or both \
             odd",
            "从余牌中抽取时，至少 3 对相邻的抽取奇偶相同",
        ),
        (
            Event::LowBitsBeforeAgree { decoding: down, values: exactly(1) },
            "of the draws from the back, 1 is even or odd as in the deal before",
            "从后往前抽取时，1 次抽取与上一副奇偶相同",
        ),
        (
            Event::LowBitsBeforeAgree { decoding: down, values: exactly(7) },
            "of the draws from the back, 7 are even or odd as in the deal before",
            "从后往前抽取时，7 次抽取与上一副奇偶相同",
        ),
    ];
    for (event, english, chinese) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), [english, chinese]);
    }
}

#[test]
fn what_a_deal_shares_with_the_one_before() {
    let hand = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
    let rows = [
        (
            (1, whole()),
            "1 card of the first quarter was there in the deal before too",
            "前四分之一的牌里有 1 张上一副也在其中",
        ),
        (
            (0, whole()),
            "0 cards of the first quarter were there in the deal before too",
            "前四分之一的牌里有 0 张上一副也在其中",
        ),
        ((1, hand), "1 card was dealt in the deal before too", "有 1 张牌上一副也发过"),
        ((3, hand), "3 cards were dealt in the deal before too", "有 3 张牌上一副也发过"),
    ];
    for ((number, shape), english, chinese) in rows {
        let words = event_of(Event::Overlap(exactly(number)), AS_IT_LIES, shape);
        assert_eq!(words, [english, chinese]);
    }
    let both = event_of(Event::HoldsBoth { cards: [0, 3] }, AS_IT_LIES, hand);
    assert_eq!(both, ["cards 1 and 4 are in the hand together", "手里同时有 1 和 4 两张牌"]);
}

#[test]
fn what_is_not_counted_by_deals_says_so() {
    let rows = [
        (
            (Event::Offset(1), AS_IT_LIES),
            "of 1,000 pairs of neighbours, in 50 % the second comes 1 card after the first in \
             deck order, counted round",
            "1,000 对相邻的牌里，后一张在起始顺序里比前一张靠后 1 张（首尾相接）的占 50 %",
        ),
        (
            (Event::Offset(50), AS_IT_LIES),
            "of 1,000 pairs of neighbours, in 50 % the second comes 2 cards before the first in \
             deck order, counted round",
            "1,000 对相邻的牌里，后一张在起始顺序里比前一张靠前 2 张（首尾相接）的占 50 %",
        ),
        (
            (Event::Offset(3), FROM_CARDS),
            "read from the cards: of 1,000 pairs of cards next in deck order, in 50 % the second \
             lies 3 positions behind the first, counted round",
            "从牌来看：起始顺序里相邻的 1,000 对牌里，后一张排在前一张之后 3 个位置（首尾相接）的占 \
             50 %",
        ),
        (
            (Event::Offset(51), FROM_CARDS),
            "read from the cards: of 1,000 pairs of cards next in deck order, in 50 % the second \
             lies 1 position before the first, counted round",
            "从牌来看：起始顺序里相邻的 1,000 对牌里，后一张排在前一张之前 1 个位置（首尾相接）的占 \
             50 %",
        ),
        (
            (Event::Offset(1), BEFORE),
            "compared with the deal before: of 1,000 pairs of neighbours, in 50 % the second lay \
             1 position behind the first, counted round",
            "与上一副相比：1,000 对相邻的牌里，后一张原先在前一张之后 1 个位置（首尾相接）的占 50 %",
        ),
        (
            (Event::Offset(49), BEFORE),
            "compared with the deal before: of 1,000 pairs of neighbours, in 50 % the second lay \
             3 positions before the first, counted round",
            "与上一副相比：1,000 对相邻的牌里，后一张原先在前一张之前 3 个位置（首尾相接）的占 50 %",
        ),
        (
            (Event::RunUp(exactly(1)), AS_IT_LIES),
            "of 1,000 rising runs, 50 % have 1 card",
            "1,000 个上升段里，含 1 张牌的占 50 %",
        ),
        (
            (Event::RunDown(Span { from: 6, to: None }), AS_IT_LIES),
            "of 1,000 falling runs, 50 % have 6 or more cards",
            "1,000 个下降段里，含至少 6 张牌的占 50 %",
        ),
        (
            (Event::FirstCards(exactly(30)), AS_IT_LIES),
            "of 1,000 stretches of 52 deals, in 50 % 30 different cards come first",
            "每 52 副为一段，1,000 段里首张牌出现过 30 种的占 50 %",
        ),
    ];
    for ((event, frame), english, chinese) in rows {
        let words = [format!("{english}; fair is 25 %"), format!("{chinese}；公平时占 25 %")];
        assert_eq!(said_of(event, frame, whole(), 1000), words);
        assert_is_chinese(chinese);
    }
    let once = said_of(Event::FirstCards(exactly(1)), AS_IT_LIES, whole(), 1);
    let words = "of 1 stretch of 52 deals, in 100 % 1 different card comes first; fair is 25 %";
    assert_eq!(once[0], words);
    let once = said_of(Event::RunUp(exactly(2)), AS_IT_LIES, whole(), 1);
    assert_eq!(once[0], "of 1 rising run, 100 % have 2 cards; fair is 25 %");
}
