//! How far from fair the shuffle is.

use serde::Serialize;

use misdeal_audit::{Frame, Settled, Span};

use super::tests::Reading;
use crate::{Lang, Report, words};

#[derive(Serialize)]
pub(super) struct Effects {
    wagers: Vec<Wager>,
    total_variation_min: Option<f64>,
    bits_lost: Option<BitsLost>,
    seed_space: Option<SeedSpace>,
    cells: Vec<Cell>,
}

#[derive(Serialize)]
struct Wager {
    text: String,
    #[serde(flatten)]
    bet: Bet,
    #[serde(flatten)]
    reading: Reading,
    won: u64,
    of: u64,
    fair: f64,
    low: f64,
    high: f64,
}

/// What was bet on, with the fields that it has.
#[derive(Default, Serialize)]
struct Bet {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    even: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numbers: Option<Vec<(u32, Option<u32>)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    orders: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    there: Option<bool>,
}

#[derive(Serialize)]
struct BitsLost {
    bits: f64,
    of: f64,
    test: &'static str,
    #[serde(flatten)]
    reading: Reading,
}

#[derive(Serialize)]
struct SeedSpace {
    deals: f64,
    low: f64,
    high: f64,
    repeated: u64,
}

#[derive(Serialize)]
struct Cell {
    card: String,
    position: u32,
    observed: u64,
    deals: u64,
    low: f64,
    high: f64,
    fair: f64,
}

impl Effects {
    pub(super) fn of(report: &Report) -> Self {
        let verdict = &report.verdict;
        let effects = &verdict.effects;
        let fair = 1.0 / f64::from(verdict.shape.deck.max(1));
        let cells = effects.cells.iter().map(|cell| Cell {
            card: report.naming.name(cell.card),
            position: cell.position,
            observed: cell.observed,
            deals: cell.deals,
            low: cell.chance.low,
            high: cell.chance.high,
            fair,
        });
        Self {
            wagers: effects.wagers.iter().map(|settled| wager(settled, report)).collect(),
            total_variation_min: effects.total_variation_min(),
            bits_lost: effects.bits_lost.map(|lost| BitsLost {
                bits: lost.bits,
                of: lost.of,
                test: lost.test,
                reading: Reading::of(lost.frame),
            }),
            seed_space: effects.seeds.map(|space| SeedSpace {
                deals: space.deals,
                low: space.interval.low,
                high: space.interval.high,
                repeated: space.repeated,
            }),
            cells: cells.collect(),
        }
    }
}

fn wager(settled: &Settled, report: &Report) -> Wager {
    let (bet, frame) = bet(&settled.wager, |card| report.naming.name(card));
    Wager {
        text: words::wager(words::Names::of(Lang::En, report), settled),
        bet,
        reading: Reading::of(frame),
        won: settled.won,
        of: settled.of,
        fair: settled.fair,
        low: settled.chance.low,
        high: settled.chance.high,
    }
}

fn bet(wager: &misdeal_audit::Wager, name: impl Fn(u32) -> String) -> (Bet, Frame) {
    use misdeal_audit::Wager as Bets;
    let as_it_lies = Frame::PositionToCard;
    let of = |kind| Bet { kind, ..Bet::default() };
    let spans = |numbers: &[Span]| Some(numbers.iter().map(|span| (span.from, span.to)).collect());
    let names = |cards: &[u32]| Some(cards.iter().map(|&card| name(card)).collect());
    match wager {
        Bets::Score { test, frame, points } => {
            (Bet { test: Some(test), points: Some(*points), ..of("score") }, *frame)
        }
        Bets::CardsAt { position, cards } => {
            let bet = Bet { position: Some(*position), cards: names(cards), ..of("cards-at") };
            (bet, as_it_lies)
        }
        Bets::Parity { frame, is_even } => (Bet { even: Some(*is_even), ..of("parity") }, *frame),
        Bets::Shows { frame, number, values } => {
            (Bet { numbers: spans(values), ..of(number.id()) }, *frame)
        }
        Bets::Orders { ranks } => (Bet { orders: Some(ranks.clone()), ..of("orders") }, as_it_lies),
        Bets::Holds { card, is_there } => {
            let bet = Bet { cards: names(&[*card]), there: Some(*is_there), ..of("holds") };
            (bet, as_it_lies)
        }
        _ => (of("other"), as_it_lies),
    }
}
