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
    use misdeal_audit::law::Interval;
    use misdeal_audit::{Number, Span};

    fn said(wager: Wager) -> String {
        bet(&wager, &Naming::Numbers { first: 1 }, Shape::whole(3), &Alike::default())
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
        assert_eq!(
            wager(&settled, &Naming::Numbers { first: 0 }, Shape::whole(4), &Alike::default()),
            "whoever bets that position 1 gets one of the cards 0 2 wins 62.0 % of the time \
             (99 %: 60.9 to 63.1); fair is 50 %"
        );
    }

    #[test]
    fn each_bet_in_words() {
        let (lies, before) = (Frame::PositionToCard, Frame::Relative { lag: 1 });
        let span = |from, to| Span { from, to };
        let rows = [
            (
                Wager::Score { test: "lehmer", frame: lies, points: 3 },
                "on deals that have at least 3 points by their Lehmer digits",
            ),
            (
                Wager::Score { test: "draws-up", frame: before, points: -1 },
                "on deals that have at least -1 points by their draws from the front, \
                 compared with the deal before,",
            ),
            (
                Wager::Score { test: "draws-down", frame: Frame::CardToPosition, points: 1 },
                "on deals that have at least 1 point by their draws from the back, \
                 read from the cards,",
            ),
            (Wager::CardsAt { position: 2, cards: vec![4] }, "that position 2 gets card 5"),
            (
                Wager::CardsAt { position: 2, cards: vec![0, 1, 2, 3, 7, 8, 20] },
                "that position 2 gets one of the cards 1-4 8 9 21",
            ),
            (
                Wager::CardsAt { position: 2, cards: (0..20).map(|i| 2 * i).collect() },
                "that position 2 gets one of the cards 1 3 5 7 9 11 13 15 ... (20 cards)",
            ),
            (
                Wager::Parity { frame: lies, is_even: true },
                "that an even number of exchanges makes the deal",
            ),
            (
                Wager::Parity { frame: Frame::Relative { lag: 2 }, is_even: false },
                "that an odd number of exchanges leads from one to the other, \
                 compared with the deal 2 before,",
            ),
            (shows(lies, Number::FixedPoints, vec![span(0, Some(0))]), "that no card is at home"),
            (
                shows(
                    before,
                    Number::FixedPoints,
                    vec![span(0, Some(0)), span(2, Some(4)), span(7, None)],
                ),
                "that 0, 2 to 4 or 7 or more cards stay in place, \
                 compared with the deal before,",
            ),
            (shows(lies, Number::Cycles, vec![span(1, Some(1))]), "that there is 1 cycle"),
            (
                shows(lies, Number::Cycles, vec![span(1, Some(1)), span(3, Some(3))]),
                "that there are 1 or 3 cycles",
            ),
            (
                shows(lies, Number::Cycles, (0..9).map(|i| span(2 * i, Some(2 * i))).collect()),
                "that there are 0, 2, 4, 6, 8, ... or 16 cycles",
            ),
            (Wager::Orders { ranks: vec![5] }, "that the order is 3 2 1"),
            (Wager::Orders { ranks: vec![0, 5] }, "that the order is 1 2 3 or 3 2 1"),
            (
                Wager::Orders { ranks: vec![0, 1, 2, 5] },
                "that the order is 1 2 3, 1 3 2, 2 1 3 ... (one of 4 orders)",
            ),
            (Wager::Holds { card: 2, is_there: true }, "that card 3 is in the hand"),
            (Wager::Holds { card: 2, is_there: false }, "that card 3 is not in the hand"),
        ];
        for (wager, words) in rows {
            assert_eq!(said(wager), words);
        }
    }
}
