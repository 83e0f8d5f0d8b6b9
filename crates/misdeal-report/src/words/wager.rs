//! A bet that wins more often than it should.

use misdeal_audit::{Frame, Settled, Wager};

use super::amount::Amount;
use super::event::order;
use super::names::{Names, closed_up};
use super::shown::shown;
use crate::lang::{Lang, say};
use crate::numbers::{percent, share_and_bounds};

/// So many cards, or runs of them, are named.
const CARDS_MAX: usize = 8;
const ORDERS_MAX: usize = 3;

/// The bet and how it went, in one sentence without a full stop.
pub(crate) fn wager(names: Names<'_>, settled: &Settled) -> String {
    let share = settled.won as f64 / settled.of.max(1) as f64;
    let [share, low, high] = share_and_bounds(share, settled.chance);
    let said = say!(
        names.lang,
        "wager-settled",
        bet = bet(names, &settled.wager),
        share = share,
        low = low,
        high = high,
        fair = percent(settled.fair, 3)
    );
    match names.lang {
        Lang::En => said,
        Lang::Zh => closed_up(&said),
    }
}

fn bet(names: Names<'_>, wager: &Wager) -> String {
    let lang = names.lang;
    match wager {
        Wager::Score { test, frame, points } => say!(
            lang,
            "wager-score",
            points = points.to_string(),
            count = Amount::count(*points == 1),
            digits = digits(lang, test),
            compared = compared(lang, *frame)
        ),
        Wager::CardsAt { position, cards } => {
            let position = position.to_string();
            match &cards[..] {
                [card] => {
                    say!(lang, "wager-card-at", position = position, card = names.name(*card))
                }
                _ => {
                    say!(lang, "wager-cards-at", position = position, cards = runs(names, cards))
                }
            }
        }
        Wager::Parity { frame, is_even } => {
            let key = match (frame, is_even) {
                (Frame::Relative { .. }, true) => "wager-even-before",
                (Frame::Relative { .. }, false) => "wager-odd-before",
                (_, true) => "wager-even",
                (_, false) => "wager-odd",
            };
            say!(lang, key, compared = compared(lang, *frame))
        }
        Wager::Shows { frame, number, values } => {
            let shown = shown(lang, *number, values, *frame);
            say!(lang, "wager-shows", shown = shown, compared = compared(lang, *frame))
        }
        Wager::Orders { ranks } => {
            let first: Vec<String> =
                ranks.iter().take(ORDERS_MAX).map(|&rank| order(names, rank)).collect();
            if ranks.len() > ORDERS_MAX {
                let orders = first.join(&say!(lang, "orders-between"));
                let all = ranks.len().to_string();
                return say!(lang, "wager-orders-cut", orders = orders, all = all);
            }
            say!(lang, "wager-orders", orders = first.join(&say!(lang, "orders-or")))
        }
        Wager::Holds { card, is_there } => {
            let key = if *is_there { "wager-holds" } else { "wager-holds-not" };
            say!(lang, key, card = names.card(*card))
        }
        other => say!(lang, "wager-other", what = format!("{other:?}")),
    }
}

fn compared(lang: Lang, frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => say!(lang, "wager-compared-cards"),
        Frame::Relative { lag } => say!(lang, "wager-compared-before", lag = lag),
        _ => say!(lang, "wager-compared-other"),
    }
}

/// What the digits of a decoding are.
fn digits(lang: Lang, test: &str) -> String {
    match test {
        "lehmer" => say!(lang, "digits-lehmer"),
        "draws-up" => say!(lang, "digits-draws-up"),
        "draws-down" => say!(lang, "digits-draws-down"),
        other => other.to_owned(),
    }
}

/// Cards of the same neighbourhood as one: `0-7 9 11-20`; the first few, and how many
/// cards there are in all.
fn runs(names: Names<'_>, cards: &[u32]) -> String {
    let lang = names.lang;
    let neighbours = cards.chunk_by(|a, b| a + 1 == *b);
    let all: Vec<String> = neighbours
        .flat_map(|run| match run {
            // Two are no shorter as a run.
            [first, _, .., last] => {
                let (first, last) = (names.name(*first), names.name(*last));
                vec![say!(lang, "cards-run", first = first, last = last)]
            }
            few => few.iter().map(|&card| names.name(card)).collect(),
        })
        .collect();
    match all.len() > CARDS_MAX {
        true => {
            let first = names.list(&all[..CARDS_MAX]);
            say!(lang, "cards-cut", cards = first, all = cards.len().to_string())
        }
        false => names.list(&all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::chinese::assert_is_chinese;
    use misdeal_audit::law::Interval;
    use misdeal_audit::text::Naming;
    use misdeal_audit::{Alike, Number, Shape, Span};

    fn said(lang: Lang, wager: &Wager) -> String {
        let (naming, alike) = (Naming::Numbers { first: 1 }, Alike::default());
        bet(Names { lang, naming: &naming, shape: Shape::whole(3), alike: &alike }, wager)
    }

    fn shows(frame: Frame, number: Number, values: Vec<Span>) -> Wager {
        Wager::Shows { frame, number, values }
    }

    #[test]
    fn a_bet_says_how_it_went() {
        let settled = Settled {
            wager: Wager::CardsAt { position: 1, cards: vec![0, 2] },
            won: 6203,
            of: 10_000,
            fair: 0.5,
            chance: Interval { low: 0.6096, high: 0.6309 },
        };
        let (naming, alike) = (Naming::Numbers { first: 0 }, Alike::default());
        let said = [Lang::En, Lang::Zh].map(|lang| {
            let names = Names { lang, naming: &naming, shape: Shape::whole(4), alike: &alike };
            wager(names, &settled)
        });
        assert_eq!(
            said,
            [
                "whoever bets that position 1 gets one of the cards 0 2 wins 62.0 % of the time \
                 (99 %: 60.9 to 63.1); fair is 50 %",
                "押“位置 1 的牌是 0、2 之一”，胜率 62.0 %（99 %：60.9 至 63.1）；公平时为 50 %",
            ]
        );
    }

    #[test]
    fn playing_cards_are_named_as_players_do() {
        let deck = misdeal_deck::Deck::named("54").unwrap();
        let (naming, alike) = (Naming::of_deck(&deck), Alike::of_deck(&deck));
        let names =
            Names { lang: Lang::Zh, naming: &naming, shape: Shape::whole(54), alike: &alike };
        let said = |cards| closed_up(&bet(names, &Wager::CardsAt { position: 1, cards }));
        assert_eq!(said(vec![53]), "位置 1 的牌是大王");
        assert_eq!(said(vec![0, 1, 2, 52]), "位置 1 的牌是黑桃A 至黑桃3、小王之一");
    }

    #[test]
    fn each_bet_in_words() {
        let (lies, before) = (Frame::PositionToCard, Frame::Relative { lag: 1 });
        let span = |from, to| Span { from, to };
        let rows = [
            (
                Wager::Score { test: "lehmer", frame: lies, points: 3 },
                "on deals that have at least 3 points by their Lehmer digits",
                "按莱默码至少得 3 分",
            ),
            (
                Wager::Score { test: "draws-up", frame: before, points: -1 },
                "on deals that have at least -1 points by their draws from the front, \
                 compared with the deal before,",
                "与上一副相比，按从前往后的抽取至少得 -1 分",
            ),
            (
                Wager::Score { test: "draws-down", frame: Frame::CardToPosition, points: 1 },
                "on deals that have at least 1 point by their draws from the back, \
                 read from the cards,",
                "从牌来看，按从后往前的抽取至少得 1 分",
            ),
            (
                Wager::CardsAt { position: 2, cards: vec![4] },
                "that position 2 gets card 5",
                "位置 2 的牌是 5",
            ),
            (
                Wager::CardsAt { position: 2, cards: vec![0, 1, 2, 3, 7, 8, 20] },
                "that position 2 gets one of the cards 1-4 8 9 21",
                "位置 2 的牌是 1 至 4、8、9、21 之一",
            ),
            (
                Wager::CardsAt { position: 2, cards: (0..20).map(|i| 2 * i).collect() },
                "that position 2 gets one of the cards 1 3 5 7 9 11 13 15 ... (20 cards)",
                "位置 2 的牌是 1、3、5、7、9、11、13、15……（共 20 张）之一",
            ),
            (
                Wager::Parity { frame: lies, is_even: true },
                "that an even number of exchanges makes the deal",
                "这副牌由偶数次对换得到",
            ),
            (
                Wager::Parity { frame: lies, is_even: false },
                "that an odd number of exchanges makes the deal",
                "这副牌由奇数次对换得到",
            ),
            (
                Wager::Parity { frame: before, is_even: true },
                "that an even number of exchanges leads from one to the other, \
                 compared with the deal before,",
                "与上一副相比，两副相差偶数次对换",
            ),
            (
                Wager::Parity { frame: Frame::Relative { lag: 2 }, is_even: false },
                "that an odd number of exchanges leads from one to the other, \
                 compared with the deal 2 before,",
                "与前面第 2 副相比，两副相差奇数次对换",
            ),
            (
                shows(lies, Number::FixedPoints, vec![span(0, Some(0))]),
                "that no card is at home",
                "没有一张牌在原位",
            ),
            (
                shows(
                    before,
                    Number::FixedPoints,
                    vec![span(0, Some(0)), span(2, Some(4)), span(7, None)],
                ),
                "that 0, 2 to 4 or 7 or more cards stay in place, \
                 compared with the deal before,",
                "与上一副相比，0、2 至 4 或至少 7 张牌留在原处",
            ),
            (
                shows(lies, Number::Cycles, vec![span(1, Some(1))]),
                "that there is 1 cycle",
                "分成 1 个循环",
            ),
            (
                shows(lies, Number::Cycles, vec![span(1, Some(1)), span(3, Some(3))]),
                "that there are 1 or 3 cycles",
                "分成 1 或 3 个循环",
            ),
            (
                shows(lies, Number::Cycles, (0..9).map(|i| span(2 * i, Some(2 * i))).collect()),
                "that there are 0, 2, 4, 6, 8, ... or 16 cycles",
                "分成 0、2、4、6、8……或 16 个循环",
            ),
            (Wager::Orders { ranks: vec![5] }, "that the order is 3 2 1", "顺序是 3、2、1"),
            (
                Wager::Orders { ranks: vec![0, 5] },
                "that the order is 1 2 3 or 3 2 1",
                "顺序是 1、2、3 或 3、2、1",
            ),
            (
                Wager::Orders { ranks: vec![0, 1, 2, 5] },
                "that the order is 1 2 3, 1 3 2, 2 1 3 ... (one of 4 orders)",
                "顺序是 1、2、3；1、3、2；2、1、3……（4 种顺序之一）",
            ),
            (Wager::Holds { card: 2, is_there: true }, "that card 3 is in the hand", "手里有牌 3"),
            (
                Wager::Holds { card: 2, is_there: false },
                "that card 3 is not in the hand",
                "手里没有牌 3",
            ),
        ];
        for (wager, english, chinese) in rows {
            assert_eq!(said(Lang::En, &wager), english);
            assert_eq!(closed_up(&said(Lang::Zh, &wager)), chinese);
            assert_is_chinese(chinese);
        }
    }
}
