//! The same as one JSON object (`docs/formats/poker-json.md`, `docs/formats/blackjack-json.md`).

use misdeal_deck::Card;
use misdeal_games::blackjack::exact::Exact as Values;
use misdeal_games::blackjack::{Action, Chart, PostChances, PostRules};
use misdeal_games::draw::{ExactReturn, FinalHand, HeldValue, PayTable};
use serde::Serialize;

use super::blackjack::Played;
use super::chart::{letter, ups};
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

#[derive(Serialize)]
struct Blackjack<'a> {
    schema: &'static str,
    rules: &'a str,
    /// What the player wins of a coin, exactly.
    exact: f64,
    seed: String,
    rounds: u64,
    /// Of the rounds: a mean of one at least, the others of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    mean: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_error: Option<f64>,
    upcards: Vec<Up>,
    hands: Vec<HandOf>,
}

#[derive(Serialize)]
struct Up {
    upcard: String,
    exact: f64,
    bust: f64,
    /// 17 to 21.
    totals: [f64; 5],
    natural: f64,
}

/// What each choice is worth with two cards.
#[derive(Serialize)]
struct HandOf {
    cards: [String; 2],
    upcard: String,
    stand: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hit: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    double: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    split: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    surrender: Option<f64>,
    chart: String,
}

impl HandOf {
    fn of(hand: &super::hand::Hand<'_>) -> Self {
        let worth = hand.worth();
        let of =
            |action: Action| worth.iter().find(|(of, _)| *of == action).map(|(_, worth)| *worth);
        Self {
            cards: hand.cards.map(letter),
            upcard: letter(hand.up),
            stand: of(Action::Stand),
            hit: of(Action::Hit),
            double: of(Action::Double),
            split: of(Action::Split),
            surrender: of(Action::Surrender),
            chart: hand.cell(),
        }
    }
}

#[derive(Serialize)]
struct OneHand<'a> {
    schema: &'static str,
    rules: &'a str,
    #[serde(flatten)]
    hand: HandOf,
}

pub(super) fn hand(name: &str, hand: &super::hand::Hand<'_>) -> String {
    line(&OneHand { schema: "misdeal.blackjack-hand/1", rules: name, hand: HandOf::of(hand) })
}

pub(super) fn blackjack(played: &Played<'_>, exact: &Values, chart: &Chart) -> String {
    let up = |up| {
        let law = exact.dealer(up);
        Up {
            upcard: letter(up),
            exact: exact.edge_against(up),
            bust: law.bust,
            totals: law.totals,
            natural: law.natural,
        }
    };
    let two = ups().flat_map(|first| ups().map(move |second| [first, second]));
    let two = two.filter(|[first, second]| first.index() <= second.index());
    let hand = |(cards, up)| HandOf::of(&super::hand::Hand { cards, up, exact, chart });
    line(&Blackjack {
        schema: "misdeal.blackjack/1",
        rules: played.name,
        exact: exact.edge(),
        seed: played.seed.to_string(),
        rounds: played.rounds,
        mean: there(played.mean),
        deviation: there(played.deviation).filter(|_| played.rounds > 1),
        standard_error: there(played.standard_error).filter(|_| played.rounds > 1),
        upcards: ups().map(up).collect(),
        hands: two.flat_map(|cards| ups().map(move |up| (cards, up))).map(hand).collect(),
    })
}

/// A number that there is.
fn there(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

#[derive(Serialize)]
struct Post<'a> {
    schema: &'static str,
    rules: &'a str,
    best: PostRow,
    standing: Vec<PostRow>,
}

#[derive(Serialize)]
struct PostRow {
    #[serde(skip_serializing_if = "Option::is_none")]
    stands_on: Option<u16>,
    player: f64,
    house: f64,
    nobody: f64,
}

pub(super) fn post(name: &str, rules: PostRules) -> String {
    let row = |stands_on, chances: PostChances| PostRow {
        stands_on,
        player: chances.player,
        house: chances.house,
        nobody: chances.nobody,
    };
    let standing = (12..=19).map(|points| row(Some(points), rules.exact_standing_on(points)));
    line(&Post {
        schema: "misdeal.blackjack-post/1",
        rules: name,
        best: row(None, rules.exact()),
        standing: standing.collect(),
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
