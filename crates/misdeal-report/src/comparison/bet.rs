//! A bet in few words.

use misdeal_audit::text::Naming;
use misdeal_audit::{Frame, Number, Span, Wager};

use crate::Lang;
use crate::lang::say;
use crate::words::{card, listed};

/// So many spans of numbers are named.
const SPANS_MAX: usize = 3;

/// What was bet on.
pub(super) fn bet(lang: Lang, wager: &Wager, naming: &Naming) -> String {
    match wager {
        Wager::Score { test, frame, points } => {
            // The count chooses between one point and many.
            let count = if *points == 1 { 1 } else { 2 };
            let points = points.to_string();
            read(
                lang,
                *frame,
                say!(lang, "bet-score", count = count, points = points, test = *test),
            )
        }
        Wager::CardsAt { position, cards } => {
            let position = position.to_string();
            match &cards[..] {
                [card] => {
                    say!(
                        lang,
                        "bet-card",
                        position = position,
                        card = self::card(lang, naming, *card)
                    )
                }
                _ => say!(lang, "bet-cards", position = position, cards = cards.len().to_string()),
            }
        }
        Wager::Parity { frame, is_even: true } => read(lang, *frame, say!(lang, "bet-even")),
        Wager::Parity { frame, is_even: false } => read(lang, *frame, say!(lang, "bet-odd")),
        Wager::Shows { frame, number, values } => {
            read(lang, *frame, shows(lang, *frame, *number, values))
        }
        Wager::Orders { ranks } => match ranks.len() {
            1 => say!(lang, "bet-order"),
            orders => say!(lang, "bet-orders", orders = orders as u64),
        },
        Wager::Holds { card, is_there } => {
            let card = self::card(lang, naming, *card);
            match is_there {
                true => say!(lang, "bet-holds", card = card),
                false => say!(lang, "bet-lacks", card = card),
            }
        }
        other => format!("{other:?}"),
    }
}

/// How the deal is read, before what is seen in it.
fn read(lang: Lang, frame: Frame, bet: String) -> String {
    match frame {
        Frame::PositionToCard => bet,
        Frame::CardToPosition => say!(lang, "bet-from-cards", bet = bet),
        Frame::Relative { lag } => say!(lang, "bet-before", lag = lag, bet = bet),
        _ => say!(lang, "bet-other-frame", bet = bet),
    }
}

fn shows(lang: Lang, frame: Frame, number: Number, values: &[Span]) -> String {
    let is_relative = matches!(frame, Frame::Relative { .. });
    let key = match number {
        Number::FixedPoints if is_relative => "bet-stay",
        Number::FixedPoints => "bet-at-home",
        Number::Cycles => "bet-cycles",
        Number::FirstCycle => "bet-first-cycle",
        Number::Descents => "bet-falls",
        Number::Peaks => "bet-peaks",
        Number::Successions => "bet-successions",
        Number::LongestRise => "bet-longest-rise",
        Number::LongestFall => "bet-longest-fall",
    };
    // The count chooses between one thing and many.
    let count = if let [Span { from: 1, to: Some(1) }] = values { 1 } else { 2 };
    lang.say(key, &[("count", count.into()), ("span", spans(lang, values).into())])
}

/// `0, 2-4 or 7+`, at most three of them.
fn spans(lang: Lang, numbers: &[Span]) -> String {
    let span = |span: &Span| match *span {
        Span { from, to: Some(to) } if from == to => from.to_string(),
        Span { from, to: Some(to) } => format!("{from}-{to}"),
        Span { from, to: None } => format!("{from}+"),
    };
    let mut spans: Vec<String> = numbers.iter().take(SPANS_MAX).map(span).collect();
    if numbers.len() > SPANS_MAX {
        let spans = listed(lang, "list-numbers", spans);
        return say!(lang, "bet-spans-more", list = spans);
    }
    let last = spans.pop();
    let first = (!spans.is_empty()).then(|| listed(lang, "list-numbers", spans));
    listed(lang, "list-or", first.into_iter().chain(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shows(frame: Frame, number: Number, values: Vec<Span>) -> Wager {
        Wager::Shows { frame, number, values }
    }

    #[test]
    fn each_bet_in_few_words() {
        let (lies, before) = (Frame::PositionToCard, Frame::Relative { lag: 1 });
        let span = |from, to| Span { from, to };
        let rows = [
            (
                Wager::Score { test: "lehmer", frame: lies, points: 3 },
                "at least 3 points by lehmer",
                "按 lehmer 至少得 3 分",
            ),
            (
                Wager::Score { test: "draws-up", frame: before, points: 1 },
                "compared with the deal before, at least 1 point by draws-up",
                "与上一副相比，按 draws-up 至少得 1 分",
            ),
            (
                Wager::CardsAt { position: 2, cards: vec![4] },
                "position 2 gets card 5",
                "位置 2 是牌 5",
            ),
            (
                Wager::CardsAt { position: 2, cards: vec![4, 5] },
                "position 2 gets one of 2 cards",
                "位置 2 是 2 张牌之一",
            ),
            (
                Wager::Parity { frame: Frame::CardToPosition, is_even: false },
                "read from the cards, an odd number of exchanges",
                "从牌来看，对换奇数次",
            ),
            (
                shows(lies, Number::FixedPoints, vec![span(0, Some(0))]),
                "0 cards at home",
                "0 张牌在原位",
            ),
            (
                shows(
                    Frame::Relative { lag: 2 },
                    Number::FixedPoints,
                    vec![span(0, Some(0)), span(2, Some(4)), span(7, None)],
                ),
                "compared with the deal 2 before, 0, 2-4 or 7+ cards that stay",
                "与前面第 2 副相比，0、2-4 或 7+ 张牌留在原处",
            ),
            (
                shows(lies, Number::Cycles, (0..4).map(|i| span(2 * i, Some(2 * i))).collect()),
                "0, 2, 4, ... cycles",
                "0、2、4…… 个循环",
            ),
            (shows(lies, Number::Cycles, vec![span(1, Some(1))]), "1 cycle", "1 个循环"),
            (Wager::Orders { ranks: vec![5] }, "one certain order", "某一种顺序"),
            (Wager::Orders { ranks: vec![0, 5] }, "one of 2 orders", "2 种顺序之一"),
            (Wager::Holds { card: 2, is_there: false }, "card 3 not in the hand", "手里没有牌 3"),
        ];
        let said = |lang, wager: &Wager| bet(lang, wager, &Naming::Numbers { first: 1 });
        for (wager, english, chinese) in &rows {
            assert_eq!((&*said(Lang::En, wager), &*said(Lang::Zh, wager)), (*english, *chinese));
        }
        // Every number has its own words.
        let numbers = [
            (Number::FirstCycle, "2+ positions in the first cycle", "2+ 个位置在第一个循环里"),
            (Number::Descents, "2+ falls", "2+ 处下降"),
            (Number::Peaks, "2+ peaks", "2+ 个峰"),
            (Number::Successions, "2+ successions", "2+ 处相连"),
            (Number::LongestRise, "2+ cards in the longest rise", "最长上升子序列有 2+ 张牌"),
            (Number::LongestFall, "2+ cards in the longest fall", "最长下降子序列有 2+ 张牌"),
        ];
        for (number, english, chinese) in numbers {
            let wager = shows(lies, number, vec![span(2, None)]);
            assert_eq!(said(Lang::En, &wager), english);
            assert_eq!(said(Lang::Zh, &wager), chinese);
        }
    }
}
