//! The same as one JSON object (`docs/formats/poker-json.md`).

use misdeal_deck::Card;
use misdeal_games::draw::{ExactReturn, FinalHand, HeldValue, PayTable};
use serde::Serialize;

use super::draw::key;

#[derive(Serialize)]
struct Exact {
    schema: &'static str,
    paytable: String,
    /// The fraction in lowest terms: beyond what a number of JSON is sure to hold.
    numerator: String,
    denominator: String,
    mean: f64,
    deviation: f64,
    hands: Vec<Hand>,
    held: [u64; 6],
    ties: u64,
}

#[derive(Serialize)]
struct Hand {
    hand: &'static str,
    pays: u32,
    chance: f64,
    /// The chance is `count / of`.
    count: String,
    of: String,
}

pub(super) fn exact(table: &PayTable, exact: &ExactReturn) -> String {
    let hand = |hand: FinalHand| Hand {
        hand: slug(hand),
        pays: table.pay(hand),
        chance: exact.finals.chance(hand),
        count: exact.finals.counts[hand.index()].to_string(),
        of: exact.finals.of.to_string(),
    };
    line(&Exact {
        schema: "misdeal.draw/1",
        paytable: table.to_string(),
        numerator: exact.mean.numer().to_string(),
        denominator: exact.mean.denom().to_string(),
        mean: exact.mean_f64(),
        deviation: exact.deviation(),
        hands: FinalHand::ALL.into_iter().rev().map(hand).collect(),
        held: exact.held_counts,
        ties: exact.ties_count,
    })
}

#[derive(Serialize)]
struct Advice {
    schema: &'static str,
    paytable: String,
    cards: Vec<String>,
    holds: Vec<Held>,
}

#[derive(Serialize)]
struct Held {
    cards: Vec<String>,
    value: f64,
    total: u128,
    draws: u64,
}

pub(super) fn advice(five: [Card; 5], table: &PayTable, values: &[HeldValue]) -> String {
    let held = |held: &HeldValue| Held {
        cards: held.hold.kept(five).map(|card| card.to_string()).collect(),
        value: held.value(),
        total: held.total,
        draws: held.draws,
    };
    line(&Advice {
        schema: "misdeal.hold/1",
        paytable: table.to_string(),
        cards: five.iter().map(Card::to_string).collect(),
        holds: values.iter().map(held).collect(),
    })
}

/// `royal-flush`.
fn slug(hand: FinalHand) -> &'static str {
    key(hand).trim_start_matches("final-")
}

fn line(document: &impl Serialize) -> String {
    // Strings and finite numbers alone: nothing here can fail to be written.
    serde_json::to_string(document).unwrap_or_default() + "\n"
}
