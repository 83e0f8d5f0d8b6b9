//! One sentence for each sum, in both languages.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Number, Shape};

use super::super::effect;
use super::*;
use crate::words::chinese::assert_is_chinese;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// The sum over 1,000 deals; 20 a deal is fair. Cards are counted from 1.
fn said(event: Event, frame: Frame, observed: u64, shape: Shape) -> [String; 2] {
    let of = Effect { event, observed, deals: 1000, mean: 20.0, variance: 1.0 };
    let (naming, alike) = (Naming::Numbers { first: 1 }, Alike::default());
    let said = [Lang::En, Lang::Zh].map(|lang| {
        let names = Names { lang, naming: &naming, shape, alike: &alike };
        effect(names, &of, frame)
    });
    assert_is_chinese(&said[1]);
    said
}

#[test]
fn sums_of_a_whole_deck() {
    let drawn = |decoding| Event::DrawsIn { decoding, positions: [4, 7], part: 2 };
    let block = Event::BlockAt { cards: [0, 3], positions: [4, 7] };
    let score = |fault, variant| Event::Score { fault, variant };
    let rows = [
        (
            Event::OverlapSum,
            "25 cards of the first quarter were there in the deal before too",
            "前四分之一的牌里有 25 张上一副也在其中",
        ),
        (
            Event::FirstCardsSum,
            "25 different cards come first in 52 deals",
            "52 副里首张牌出现过 25 种",
        ),
        (
            Event::Footrule,
            "the distances of all cards from home add up to 25",
            "所有牌离原位的距离合计 25",
        ),
        (
            Event::SquaredDistance,
            "the squared distances of all cards from home add up to 25",
            "所有牌离原位的距离平方合计 25",
        ),
        (Event::Places { from: 3, to: 3 }, "card 4 comes to position 25", "牌 4 落在位置 25"),
        (
            Event::Places { from: 0, to: 3 },
            "the positions of the cards 1 to 4 add up to 25",
            "从 1 到 4 的牌，位置合计 25",
        ),
        (
            Event::CardsAt { from: 3, to: 3 },
            "the number of the card at position 3, from 0 in deck order, is 25",
            "位置 3 的牌，在起始顺序里的编号（从 0 起）是 25",
        ),
        (
            Event::CardsAt { from: 0, to: 3 },
            "the numbers of the cards at positions 0 to 3, from 0 in deck order, add up to 25",
            "位置 0 至 3 的牌，在起始顺序里的编号（从 0 起）合计 25",
        ),
        (
            block,
            "25 of the cards 1 to 4 come to positions 4 to 7",
            "从 1 到 4 的牌里有 25 张落在位置 4 至 7",
        ),
        (
            drawn(Decoding::DrawsUp),
            "filled from the front, 25 of the positions 4 to 7 draw from part 3 of 32 of what is \
             left",
            "从前往后填，位置 4 至 7 中有 25 个抽自余下部分 32 等份的第 3 份",
        ),
        (
            drawn(Decoding::DrawsDown),
            "filled from the back, 25 of the positions 4 to 7 draw from part 3 of 32 of what is \
             left",
            "从后往前填，位置 4 至 7 中有 25 个抽自余下部分 32 等份的第 3 份",
        ),
        (
            score("naive-swap", ""),
            "deals score 25 points for a pattern like that of naive-swap",
            "像 naive-swap 那样的迹象，每副得 25 分",
        ),
        (
            score("random-comparator", "merge sort"),
            "deals score 25 points for a pattern like that of random-comparator (merge sort)",
            "像 random-comparator（归并排序）那样的迹象，每副得 25 分",
        ),
        (
            Event::Sum(Number::Peaks),
            "25 cards are larger than both their neighbours",
            "25 张牌比前后两张都大",
        ),
    ];
    for (event, english, chinese) in rows {
        let said = said(event, AS_IT_LIES, 25_000, Shape::whole(52));
        assert_eq!(said[0], format!("{english} on average; fair is 20"));
        assert_eq!(said[1], format!("平均下来，{chinese}；公平时为 20"));
    }
    let one = said(block, AS_IT_LIES, 1000, Shape::whole(52));
    assert_eq!(one[0], "1 of the cards 1 to 4 comes to positions 4 to 7 on average; fair is 20");
    let one = said(Event::OverlapSum, AS_IT_LIES, 1000, Shape::first(5, 52));
    assert_eq!(one[0], "1 card was dealt in the deal before too on average; fair is 20");
    assert_eq!(one[1], "平均下来，有 1 张牌上一副也发过；公平时为 20");
}

#[test]
fn sums_relative_to_the_deal_before() {
    let rows = [
        (
            Event::Places { from: 3, to: 3 },
            "the card from position 3 comes to position 25",
            "原在位置 3 的牌落在位置 25",
        ),
        (
            Event::Places { from: 0, to: 3 },
            "the positions of the cards from positions 0 to 3 add up to 25",
            "原在位置 0 至 3 的牌，位置合计 25",
        ),
        (
            Event::CardsAt { from: 3, to: 3 },
            "the card at position 3 lay at position 25",
            "位置 3 的牌原先在位置 25",
        ),
        (
            Event::CardsAt { from: 0, to: 3 },
            "the cards at positions 0 to 3 lay at positions that add up to 25",
            "位置 0 至 3 的牌，原先的位置合计 25",
        ),
        (
            Event::BlockAt { cards: [0, 3], positions: [4, 7] },
            "25 of the cards from positions 0 to 3 come to positions 4 to 7",
            "原在位置 0 至 3 的牌里有 25 张落在位置 4 至 7",
        ),
    ];
    for (event, english, chinese) in rows {
        let said = said(event, BEFORE, 25_000, Shape::whole(52));
        let words = format!("compared with the deal before: {english} on average; fair is 20");
        assert_eq!(said[0], words);
        assert_eq!(said[1], format!("与上一副相比：平均下来，{chinese}；公平时为 20"));
    }
}

/// 1,000 deals with a variance of 1 have a standard error of 31.6.
#[test]
fn products_say_which_way_and_how_clearly() {
    let pair = Event::Together { positions: [2, 5] };
    let again = Event::Again { position: 2 };
    let rows = [
        (
            (pair, AS_IT_LIES, 20_316),
            "positions 2 and 5 get cards of the same half of the deck",
            "位置 2 和 5 的牌同属起始顺序的一半，次数太多",
        ),
        (
            (pair, AS_IT_LIES, 19_684),
            "positions 2 and 5 get cards of opposite halves of the deck",
            "位置 2 和 5 的牌分属起始顺序的两半，次数太多",
        ),
        (
            (pair, FROM_CARDS, 20_316),
            "read from the cards: cards 3 and 6 lie in the same half of the deal",
            "从牌来看：3 和 6 两张牌同在一半牌里，次数太多",
        ),
        (
            (pair, FROM_CARDS, 19_684),
            "read from the cards: cards 3 and 6 lie in opposite halves of the deal",
            "从牌来看：3 和 6 两张牌分在两半牌里，次数太多",
        ),
        (
            (again, AS_IT_LIES, 20_316),
            "position 2 gets a card of the same half of the deck as in the deal before",
            "位置 2 的牌与上一副位置 2 的牌同属起始顺序的一半，次数太多",
        ),
        (
            (again, AS_IT_LIES, 19_684),
            "position 2 gets a card of the other half of the deck than in the deal before",
            "位置 2 的牌与上一副位置 2 的牌分属起始顺序的两半，次数太多",
        ),
    ];
    for ((event, frame, observed), english, chinese) in rows {
        let said = said(event, frame, observed, Shape::whole(52));
        assert_eq!(said[0], format!("{english} too often, by 10 standard errors"));
        assert_eq!(said[1], format!("{chinese}，超出 10 个标准误"));
    }
}

/// The English words of the scores are those of the room that has them.
#[test]
fn every_kind_of_a_score_has_its_words() {
    let scores = misdeal_diagnosis::scores(Shape::whole(52));
    let variants = scores.iter().map(|score| score.variant).filter(|variant| !variant.is_empty());
    let mut seen = 0;
    for variant in variants {
        assert_eq!(kind(Lang::En, variant), variant);
        let chinese = kind(Lang::Zh, variant);
        assert!(!chinese.starts_with("variant-"), "{variant}");
        assert_is_chinese(&chinese);
        seen += 1;
    }
    // Four ways to sort, exchanges, riffles and four ways to draw.
    assert_eq!(seen, 10);
}
