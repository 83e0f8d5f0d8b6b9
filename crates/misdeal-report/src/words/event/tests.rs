//! Each event in each frame, in both languages.

use super::*;
use crate::words::chinese::assert_is_chinese;
use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Shape, Span};

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };
const THREE_BEFORE: Frame = Frame::Relative { lag: 3 };
pub(super) const LANGUAGES: [Lang; 2] = [Lang::En, Lang::Zh];

/// Cards counted from 1, so that cards and positions are told apart.
fn said(lang: Lang, event: Event, frame: Frame, observed: u64) -> String {
    let (naming, alike) = (Naming::Numbers { first: 1 }, Alike::default());
    let names = Names { lang, naming: &naming, shape: Shape::whole(4), alike: &alike };
    effect(names, &Effect::of_chance(event, observed, 1000, 0.25), frame)
}

/// Without what every such sentence ends with.
fn without_share(lang: Lang, said: &str) -> String {
    let shares = match lang {
        Lang::En => " in 50 % of deals; fair is 25 %",
        Lang::Zh => "的占 50 %；公平时占 25 %",
    };
    said.strip_suffix(shares).expect(said).trim_end().to_owned()
}

/// The event alone.
fn event_of(lang: Lang, event: Event, frame: Frame) -> String {
    without_share(lang, &said(lang, event, frame, 500))
}

/// The event alone, of cards with names.
pub(super) fn named(
    lang: Lang,
    event: Event,
    naming: &Naming,
    alike: &Alike,
    shape: Shape,
) -> String {
    let names = Names { lang, naming, shape, alike };
    let said = effect(names, &Effect::of_chance(event, 500, 1000, 0.25), AS_IT_LIES);
    without_share(lang, &said)
}

/// A bound of 1 for the fair chance says nothing; what is sure in a fair shuffle is told.
#[test]
fn a_bound_that_says_nothing_is_not_told() {
    let said = |lang, number| {
        let (naming, alike) = (Naming::Numbers { first: 1 }, Alike::default());
        let names = Names { lang, naming: &naming, shape: Shape::whole(99), alike: &alike };
        let event = Event::Shows { number, values: Span { from: 7, to: None } };
        effect(names, &Effect::of_chance(event, 500, 1000, 1.0), AS_IT_LIES)
    };
    assert!(said(Lang::En, Number::LongestRise).ends_with("7 or more cards in 50 % of deals"));
    assert!(said(Lang::Zh, Number::LongestFall).ends_with("占 50 %"));
    assert!(said(Lang::En, Number::Cycles).ends_with("in 50 % of deals; fair is 100 %"));
}

/// Classes by their names; orders of copies by those of their first ones.
#[test]
fn events_of_cards_that_look_alike() {
    let naming = Naming::of_names(["x", "y", "x"].map(str::to_owned).to_vec());
    let alike = Alike::of_names(&["x", "y", "x"].map(str::to_owned)).unwrap();
    let said = |event| LANGUAGES.map(|lang| named(lang, event, &naming, &alike, Shape::whole(3)));
    let at = |partition, class| Event::ClassAt { partition, class, position: 2 };
    assert_eq!(said(at(0, 1)), ["card y comes to position 2", "牌 y 落在位置 2"]);
    // x x y, x y x, y x x.
    let order = Event::Order { rank: 1 };
    assert_eq!(said(order), ["the order x y x comes up", "顺序恰为 x、y、x"]);
}

/// In Chinese as Chinese players call them.
#[test]
fn events_of_playing_cards() {
    let deck = misdeal_deck::Deck::named("54").unwrap();
    let (naming, alike) = (Naming::of_deck(&deck), Alike::of_deck(&deck));
    let said = |event| LANGUAGES.map(|lang| named(lang, event, &naming, &alike, Shape::whole(54)));
    let rows = [
        (Event::CardAt { card: 0, position: 3 }, "card As comes to position 3", "黑桃A 落在位置 3"),
        (Event::CardAt { card: 53, position: 3 }, "card RJ comes to position 3", "大王落在位置 3"),
        (
            Event::Follows { first: Some(53), second: Some(22) },
            "card Th lies right behind card RJ",
            "红桃10 紧跟在大王之后",
        ),
        (
            Event::ClassAt { partition: 1, class: 1, position: 0 },
            "a heart comes to position 0",
            "一张红桃落在位置 0",
        ),
        (
            Event::ClassAt { partition: 0, class: 7, position: 0 },
            "an 8 comes to position 0",
            "一张 8 落在位置 0",
        ),
        (
            Event::HoldsBoth { cards: [13, 52] },
            "cards Ah and BJ are in the hand together",
            "手里同时有红桃A 和小王两张牌",
        ),
    ];
    for (event, english, chinese) in rows {
        assert_eq!(said(event), [english, chinese]);
    }
}

fn shows(number: Number, values: Span) -> Event {
    Event::Shows { number, values }
}

#[test]
fn each_event_as_it_lies() {
    let home = |from, to| shows(Number::FixedPoints, Span { from, to });
    let rows = [
        (Event::CardAt { card: 2, position: 1 }, "card 3 comes to position 1", "牌 3 落在位置 1"),
        (
            Event::Lehmer { position: 1, digit: 0 },
            "position 1 gets the smallest card left",
            "位置 1 的牌比所有未出的牌都小",
        ),
        (
            Event::Lehmer { position: 1, digit: 1 },
            "position 1 gets a card with 1 smaller card still to come",
            "位置 1 的牌比 1 张未出的牌大",
        ),
        (
            Event::Lehmer { position: 0, digit: 3 },
            "position 0 gets a card with 3 smaller cards still to come",
            "位置 0 的牌比 3 张未出的牌大",
        ),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "position 2, when it is filled, keeps the card that lies there",
            "轮到位置 2 时，那里的牌不动",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "position 1, filled from the front, draws the card 2 ahead",
            "从前往后填，位置 1 抽到往后数第 2 张牌",
        ),
        (
            Event::DrawDown { position: 2, found: 2 },
            "position 2, when it is filled, keeps the card that lies there",
            "轮到位置 2 时，那里的牌不动",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "position 2, filled from the back, draws from position 1",
            "从后往前填，位置 2 抽到位置 1 的牌",
        ),
        (home(0, Some(0)), "no card is at home", "没有一张牌在原位"),
        (home(1, Some(1)), "1 card is at home", "1 张牌在原位"),
        (home(0, Some(1)), "at most 1 card is at home", "至多 1 张牌在原位"),
        (home(2, Some(3)), "2 to 3 cards are at home", "2 至 3 张牌在原位"),
        (home(2, None), "2 or more cards are at home", "至少 2 张牌在原位"),
        (shows(Number::Cycles, Span { from: 1, to: Some(1) }), "there is 1 cycle", "分成 1 个循环"),
        (
            shows(Number::Cycles, Span { from: 0, to: Some(1) }),
            "there is at most 1 cycle",
            "分成至多 1 个循环",
        ),
        (
            shows(Number::Cycles, Span { from: 3, to: None }),
            "there are 3 or more cycles",
            "分成至少 3 个循环",
        ),
        (Event::Even, "an even number of exchanges makes the deal", "由偶数次对换得到"),
        // 5 = 0*6 + 2*2 + 1*1 + 0.
        (Event::Order { rank: 5 }, "the order 1 4 3 2 comes up", "顺序恰为 1、4、3、2"),
        (Event::Holds { card: 3 }, "card 4 is in the hand", "手里有牌 4"),
    ];
    for (event, english, chinese) in rows {
        assert_eq!(LANGUAGES.map(|lang| event_of(lang, event, AS_IT_LIES)), [english, chinese]);
        assert_is_chinese(chinese);
    }
}

#[test]
fn each_event_read_from_the_cards() {
    let rows = [
        (Event::CardAt { card: 2, position: 1 }, "card 2 comes to position 2", "牌 2 落在位置 2"),
        (
            Event::Lehmer { position: 1, digit: 0 },
            "card 2 lies in front of all larger cards",
            "牌 2 排在所有更大的牌之前",
        ),
        (
            Event::Lehmer { position: 1, digit: 1 },
            "card 2 lies behind 1 larger card",
            "牌 2 前面有 1 张更大的牌",
        ),
        (
            Event::Lehmer { position: 0, digit: 3 },
            "card 1 lies behind 3 larger cards",
            "牌 1 前面有 3 张更大的牌",
        ),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "card 3, placed from the first card on, keeps its place",
            "从第一张牌起依次放，牌 3 留在原处",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "card 2, placed from the first card on, takes the place of card 4",
            "从第一张牌起依次放，牌 2 占了牌 4 的位置",
        ),
        (
            Event::DrawDown { position: 2, found: 2 },
            "card 3, placed from the last card on, keeps its place",
            "从最后一张牌起依次放，牌 3 留在原处",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "card 3, placed from the last card on, takes the place of card 2",
            "从最后一张牌起依次放，牌 3 占了牌 2 的位置",
        ),
        (shows(Number::FixedPoints, NONE), "no card is at home", "没有一张牌在原位"),
        (Event::Even, "an even number of exchanges makes the deal", "由偶数次对换得到"),
    ];
    for (event, english, chinese) in rows {
        let words = [format!("read from the cards: {english}"), format!("从牌来看：{chinese}")];
        assert_eq!(LANGUAGES.map(|lang| event_of(lang, event, FROM_CARDS)), words);
        assert_is_chinese(chinese);
    }
}

#[test]
fn each_event_relative_to_a_deal_before() {
    let stay = |from, to| shows(Number::FixedPoints, Span { from, to });
    let rows = [
        (
            Event::CardAt { card: 2, position: 1 },
            "the card from position 2 comes to position 1",
            "原在位置 2 的牌落在位置 1",
        ),
        (
            Event::Lehmer { position: 1, digit: 0 },
            "position 1 gets the card that lay before all that are left",
            "位置 1 的牌，原先排在所有未出的牌之前",
        ),
        (
            Event::Lehmer { position: 1, digit: 1 },
            "position 1 gets a card that lay behind 1 of those still to come",
            "位置 1 的牌，原先排在 1 张未出的牌之后",
        ),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "position 2, when it is filled, keeps the card that lies there",
            "轮到位置 2 时，那里的牌不动",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "position 1, filled from the front, draws the card 2 ahead",
            "从前往后填，位置 1 抽到往后数第 2 张牌",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "position 2, filled from the back, draws from position 1",
            "从后往前填，位置 2 抽到位置 1 的牌",
        ),
        (stay(0, Some(0)), "no card stays where it was", "没有一张牌留在原处"),
        (stay(1, Some(1)), "1 card stays in place", "1 张牌留在原处"),
        (stay(2, None), "2 or more cards stay in place", "至少 2 张牌留在原处"),
        (
            shows(Number::Cycles, Span { from: 2, to: Some(2) }),
            "there are 2 cycles",
            "分成 2 个循环",
        ),
        (
            Event::Even,
            "an even number of exchanges leads from one to the other",
            "两副相差偶数次对换",
        ),
    ];
    for (event, english, chinese) in rows {
        let before = LANGUAGES.map(|lang| event_of(lang, event, BEFORE));
        assert_eq!(before[0], format!("compared with the deal before: {english}"));
        assert_eq!(before[1], format!("与上一副相比：{chinese}"));
        let three = LANGUAGES.map(|lang| event_of(lang, event, THREE_BEFORE));
        assert_eq!(three[0], format!("compared with the deal 3 before: {english}"));
        assert_eq!(three[1], format!("与前面第 3 副相比：{chinese}"));
        assert_is_chinese(chinese);
    }
}

#[test]
fn what_always_and_what_never_happens() {
    let at = Event::CardAt { card: 0, position: 0 };
    let none = shows(Number::FixedPoints, NONE);
    let rows = [
        (
            (at, AS_IT_LIES, 0),
            "card 1 comes to position 0 in none of 1,000 deals; fair is 25 %",
            "牌 1 落在位置 0，1,000 副里没有一副这样；公平时占 25 %",
        ),
        (
            (at, BEFORE, 1000),
            "compared with the deal before: the card from position 0 comes to position 0 \
             in every deal; fair is 25 %",
            "与上一副相比：原在位置 0 的牌落在位置 0，每副都这样；公平时占 25 %",
        ),
        (
            (none, AS_IT_LIES, 0),
            "some card is at home in every deal; fair is 75 %",
            "有牌在原位，每副都这样；公平时占 75 %",
        ),
        (
            (none, BEFORE, 0),
            "compared with the deal before: some card stays where it was in every deal; \
             fair is 75 %",
            "与上一副相比：有牌留在原处，每副都这样；公平时占 75 %",
        ),
        (
            (Event::Invalid, AS_IT_LIES, 3),
            "3 of 1,000 deals broke the rules",
            "1,000 副里有 3 副不合规则",
        ),
        (
            (Event::Repeat, AS_IT_LIES, 1000),
            "1,000 of 1,000 deals equal an earlier one; fair is 250",
            "1,000 副里有 1,000 副与前面某一副相同；公平时为 250 副",
        ),
    ];
    for ((event, frame, observed), english, chinese) in rows {
        let words = [english, chinese];
        assert_eq!(LANGUAGES.map(|lang| said(lang, event, frame, observed)), words);
    }
}

#[test]
fn sums_are_told_as_means() {
    let said = |lang, event, observed, mean, frame, shape| {
        let of = Effect { event, observed, deals: 1000, mean, variance: 1.0 };
        let (naming, alike) = (Naming::Numbers { first: 0 }, Alike::default());
        effect(Names { lang, naming: &naming, shape, alike: &alike }, &of, frame)
    };
    let whole = Shape::whole(52);
    let (home, cycles) = (Event::Sum(Number::FixedPoints), Event::Sum(Number::Cycles));
    let rows = [
        (
            (home, 1820, 1.0, AS_IT_LIES),
            "1.82 cards are at home on average; fair is 1",
            "平均下来，1.82 张牌在原位；公平时为 1",
        ),
        // All of a sum is not every deal.
        (
            (home, 1000, 1.5, AS_IT_LIES),
            "1 card is at home on average; fair is 1.5",
            "平均下来，1 张牌在原位；公平时为 1.5",
        ),
        (
            (home, 0, 1.0, AS_IT_LIES),
            "0 cards are at home on average; fair is 1",
            "平均下来，0 张牌在原位；公平时为 1",
        ),
        (
            (home, 1820, 1.0, BEFORE),
            "compared with the deal before: 1.82 cards stay in place on average; fair is 1",
            "与上一副相比：平均下来，1.82 张牌留在原处；公平时为 1",
        ),
        (
            (cycles, 5230, 4.538, AS_IT_LIES),
            "there are 5.23 cycles on average; fair is 4.54",
            "平均下来，分成 5.23 个循环；公平时为 4.54",
        ),
        (
            (cycles, 1000, 4.538, AS_IT_LIES),
            "there is 1 cycle on average; fair is 4.54",
            "平均下来，分成 1 个循环；公平时为 4.54",
        ),
        (
            (Event::Inversions, 612_000, 663.0, AS_IT_LIES),
            "612 pairs of cards lie in falling order on average; fair is 663",
            "平均下来，612 对牌是大的在前；公平时为 663",
        ),
        (
            (Event::Inversions, 612_000, 663.0, BEFORE),
            "compared with the deal before: 612 pairs of cards change their order \
             on average; fair is 663",
            "与上一副相比：平均下来，612 对牌换了先后；公平时为 663",
        ),
    ];
    for ((event, observed, mean, frame), english, chinese) in rows {
        let words = LANGUAGES.map(|lang| said(lang, event, observed, mean, frame, whole));
        assert_eq!(words, [english, chinese]);
    }
    let (five, inversions) = (Shape::first(5, 52), Event::Inversions);
    assert_eq!(
        LANGUAGES.map(|lang| said(lang, inversions, 112_000, 122.5, AS_IT_LIES, five)),
        [
            "there are 112 pairs of a card and a smaller one still to come on average; \
             fair is 122",
            "平均下来，有 112 对牌，先出的比后面未出的大；公平时为 122",
        ]
    );
}
