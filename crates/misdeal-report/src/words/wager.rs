//! A bet that wins more often than it should.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Frame, Settled, Shape, Wager};

use super::event::order;
use super::shown::shown;
use crate::numbers::{percent, share_within};

/// So many cards, or runs of them, are named.
const CARDS_MAX: usize = 8;
const ORDERS_MAX: usize = 3;

/// The bet and how it went, in one sentence without a full stop.
pub(crate) fn wager(settled: &Settled, naming: &Naming, shape: Shape, alike: &Alike) -> String {
    let bet = bet(&settled.wager, naming, shape, alike);
    let share = settled.won as f64 / settled.of.max(1) as f64;
    let (share, interval) = share_within(share, settled.chance);
    let fair = percent(settled.fair, 3);
    format!("whoever bets {bet} wins {share} of the time (99 %: {interval}); fair is {fair}")
}

fn bet(wager: &Wager, naming: &Naming, shape: Shape, alike: &Alike) -> String {
    match wager {
        Wager::Score { test, frame, points } => {
            let points = if *points == 1 { "1 point".into() } else { format!("{points} points") };
            let compared = compared(*frame);
            format!("on deals that have at least {points} by their {}{compared}", digits(test))
        }
        Wager::CardsAt { position, cards } => {
            let cards = match &cards[..] {
                [card] => format!("card {}", naming.name(*card)),
                _ => format!("one of the cards {}", runs(cards, naming)),
            };
            format!("that position {position} gets {cards}")
        }
        Wager::Parity { frame, is_even } => {
            let number = if *is_even { "an even" } else { "an odd" };
            let makes = match frame {
                Frame::Relative { .. } => "leads from one to the other",
                _ => "makes the deal",
            };
            format!("that {number} number of exchanges {makes}{}", compared(*frame))
        }
        Wager::Shows { frame, number, values } => {
            format!("that {}{}", shown(*number, values, *frame), compared(*frame))
        }
        Wager::Orders { ranks } => {
            let orders: Vec<String> = ranks
                .iter()
                .take(ORDERS_MAX)
                .map(|&rank| order(rank, naming, shape, alike))
                .collect();
            match (&orders[..], ranks.len()) {
                ([order], 1) => format!("that the order is {order}"),
                (_, all) if all > ORDERS_MAX => {
                    let orders = orders.join(", ");
                    format!("that the order is {orders} ... (one of {all} orders)")
                }
                _ => format!("that the order is {}", orders.join(" or ")),
            }
        }
        Wager::Holds { card, is_there } => {
            let is_there = if *is_there { "is" } else { "is not" };
            format!("that card {} {is_there} in the hand", naming.name(*card))
        }
        other => format!("on {other:?}"),
    }
}

fn compared(frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => ", read from the cards,".to_owned(),
        Frame::Relative { lag: 1 } => ", compared with the deal before,".to_owned(),
        Frame::Relative { lag } => format!(", compared with the deal {lag} before,"),
        _ => ", read in another way,".to_owned(),
    }
}

/// What the digits of a decoding are.
fn digits(test: &str) -> &str {
    match test {
        "lehmer" => "Lehmer digits",
        "draws-up" => "draws from the front",
        "draws-down" => "draws from the back",
        other => other,
    }
}

/// Cards of the same neighbourhood as one: `0-7 9 11-20`.
fn runs(cards: &[u32], naming: &Naming) -> String {
    let neighbours = cards.chunk_by(|a, b| a + 1 == *b);
    let names: Vec<String> = neighbours
        .flat_map(|run| match run {
            // Two are no shorter as a run.
            [first, _, .., last] => vec![format!("{}-{}", naming.name(*first), naming.name(*last))],
            few => few.iter().map(|&card| naming.name(card)).collect(),
        })
        .collect();
    listed(&names, CARDS_MAX, cards.len())
}

/// The first few names, and how many cards there are in all.
fn listed(names: &[String], most: usize, cards: usize) -> String {
    match names {
        [first @ .., _] if first.len() >= most => {
            format!("{} ... ({cards} cards)", names[..most].join(" "))
        }
        _ => names.join(" "),
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
