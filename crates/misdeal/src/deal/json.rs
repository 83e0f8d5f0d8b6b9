//! A deal as one line of JSON.

use serde::Serialize;

use super::show::Show;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    deal: u64,
    seed: String,
    shuffle: &'a str,
    deck: String,
    /// Card ids, the first card dealt first.
    order: &'a [u32],
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    piles: Vec<PileOf>,
}

#[derive(Serialize)]
struct PileOf {
    owner: String,
    positions: Vec<usize>,
    cards: Vec<String>,
}

pub(super) fn deal(show: &Show<'_>, index: u64, order: &[u32]) -> String {
    let piles = show.table.into_iter().flat_map(|table| {
        table.piles.iter().map(|pile| PileOf {
            owner: show.owner(pile),
            positions: pile.positions.clone(),
            cards: table
                .cards_of(pile, order, show.cards)
                .iter()
                .map(|&id| show.name(id))
                .collect(),
        })
    });
    let document = Document {
        schema: "misdeal.deal/1",
        deal: index,
        seed: show.seed.to_string(),
        shuffle: &show.spec,
        deck: show.cards.name(),
        order,
        cards: order.iter().map(|&id| show.name(id)).collect(),
        piles: piles.collect(),
    };
    // Strings and numbers alone: nothing here can fail to be written.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}
