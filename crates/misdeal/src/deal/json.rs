//! A deal as one line of JSON (`docs/formats/deal-json.md`).

use misdeal_deck::{Facing, Owner, Pile};
use serde::Serialize;

use super::show::Show;
use crate::ranking::Rated;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    deal: u64,
    /// Washings so far, where every step is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u64>,
    seed: String,
    shuffle: &'a str,
    deck: String,
    /// Card ids, the first card dealt first.
    order: &'a [u32],
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    piles: Vec<PileOf<'a>>,
}

#[derive(Serialize)]
struct PileOf<'a> {
    /// The number of the seat, from 1, if it is a hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    /// Its English name, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    facing: &'static str,
    /// Where each card lay in `order`.
    positions: Vec<usize>,
    /// In the order of `positions`.
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<RatingOf<'a>>,
}

#[derive(Serialize)]
struct RatingOf<'a> {
    ranking: &'a str,
    category: &'a str,
    class: u16,
    words: &'a str,
    wins: bool,
}

pub(super) fn deal(
    show: &Show<'_>,
    index: u64,
    step: Option<u64>,
    order: &[u32],
    rated: &[Option<Rated>],
) -> String {
    let pile_of = |(at, pile): (usize, &Pile)| {
        let held = show.table.map(|table| table.cards_of(pile, order, show.cards));
        let held = held.unwrap_or_default();
        let (seat, name) = match &pile.owner {
            Owner::Seat(seat, name) => (Some(seat + 1), name.as_ref()),
            Owner::Pile(name) => (None, Some(name)),
        };
        PileOf {
            seat,
            name: name.map(|name| name.en.clone()),
            facing: match pile.facing {
                Facing::Up => "up",
                Facing::Down => "down",
            },
            positions: held.iter().map(|held| held.position).collect(),
            cards: held.iter().map(|held| show.name(held.id)).collect(),
            rating: rated.get(at).and_then(Option::as_ref).map(rating),
        }
    };
    let document = Document {
        schema: "misdeal.deal/1",
        deal: index,
        step,
        seed: show.seed.to_string(),
        shuffle: &show.spec,
        deck: show.cards.name(),
        order,
        cards: order.iter().map(|&id| show.name(id)).collect(),
        piles: show
            .table
            .map(|table| table.piles.iter().enumerate().map(pile_of).collect())
            .unwrap_or_default(),
    };
    // Strings and numbers alone: nothing here can fail to be written.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}

fn rating(rated: &Rated) -> RatingOf<'_> {
    RatingOf {
        ranking: rated.ranking,
        category: &rated.category,
        class: rated.class,
        words: &rated.english,
        wins: rated.winners_count.is_some(),
    }
}
