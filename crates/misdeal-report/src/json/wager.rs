//! Bets, and how they went.

use misdeal_audit::{Frame, Settled, Span, Wager as Bets, text::Naming};
use serde::{Deserialize, Serialize};

use super::Text;
use super::tests::Reading;
use crate::{Lang, Report, words};

#[derive(Deserialize, Serialize)]
pub(super) struct Wager<'a> {
    pub(super) text: Text<'a>,
    #[serde(flatten)]
    pub(super) bet: Bet<'a>,
    #[serde(flatten)]
    pub(super) reading: Reading<'a>,
    pub(super) won: u64,
    pub(super) of: u64,
    pub(super) fair: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// What was bet on, with the fields that it has.
#[derive(Default, Deserialize, Serialize)]
pub(super) struct Bet<'a> {
    pub(super) kind: Text<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) test: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card_ids: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) even: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) numbers: Option<Vec<(u32, Option<u32>)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) orders: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) there: Option<bool>,
}

pub(super) fn wager<'a>(settled: &Settled, report: &'a Report) -> Wager<'a> {
    let (bet, frame) = bet(&settled.wager, &report.naming);
    let text = words::wager(words::Names::of(Lang::En, report), settled);
    Wager {
        text: text.into(),
        bet,
        reading: Reading::of(frame),
        won: settled.won,
        of: settled.of,
        fair: settled.fair,
        low: settled.chance.low,
        high: settled.chance.high,
    }
}

fn bet(wager: &Bets, naming: &Naming) -> (Bet<'static>, Frame) {
    let as_it_lies = Frame::PositionToCard;
    let of = |kind: &'static str| Bet { kind: kind.into(), ..Bet::default() };
    let spans = |numbers: &[Span]| Some(numbers.iter().map(|span| (span.from, span.to)).collect());
    let of_cards = |kind, cards: &[u32]| Bet {
        cards: Some(cards.iter().map(|&card| naming.name(card)).collect()),
        card_ids: Some(cards.to_vec()),
        ..of(kind)
    };
    match wager {
        &Bets::Score { test, frame, points } => {
            (Bet { test: Some(test.into()), points: Some(points), ..of("score") }, frame)
        }
        Bets::CardsAt { position, cards } => {
            (Bet { position: Some(*position), ..of_cards("cards-at", cards) }, as_it_lies)
        }
        Bets::Parity { frame, is_even } => (Bet { even: Some(*is_even), ..of("parity") }, *frame),
        Bets::Shows { frame, number, values } => {
            (Bet { numbers: spans(values), ..of(number.id()) }, *frame)
        }
        Bets::Orders { ranks } => (Bet { orders: Some(ranks.clone()), ..of("orders") }, as_it_lies),
        Bets::Holds { card, is_there } => {
            (Bet { there: Some(*is_there), ..of_cards("holds", &[*card]) }, as_it_lies)
        }
        _ => (of("other"), as_it_lies),
    }
}
