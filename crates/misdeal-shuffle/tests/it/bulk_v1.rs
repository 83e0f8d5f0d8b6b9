//! Decks by the batch, against vectors from an independent program, `corpora/vectors/bulk-v1.py`.

use misdeal_shuffle::Seed;
use misdeal_shuffle::bulk::{Decks, FastRows, SeededDecks, Vectors};
use serde_json::Value;

use crate::vectors;

#[test]
fn decks_are_those_of_the_independent_program() {
    let Some(vectors) = vectors::read("bulk-v1.json") else { return };
    let lines: Vec<&Value> = vectors["lines"].as_array().unwrap().iter().collect();
    let decks: Vec<_> = lines.iter().filter(|line| line["order"].is_array()).collect();
    assert_eq!(decks.len(), 12 * (3 * 9 + 6));
    for line in decks {
        let cards = line["cards"].as_u64().unwrap() as u16;
        let number = line["deck"].as_u64().unwrap();
        let order = vectors::integers(&line["order"]);
        for vectors in Vectors::all() {
            let deck = if let Value::String(seed) = &line["seed"] {
                let seed = seed.parse().unwrap();
                let decks = SeededDecks::new(cards, seed).unwrap();
                decks.with_vectors(vectors).deck(number).to_vec()
            } else {
                let seed: Seed = line["fast"].as_str().unwrap().parse().unwrap();
                let rows = FastRows::new(&mut seed.deal(0).0);
                let mut decks = Decks::new(cards, rows).unwrap().with_vectors(vectors);
                for _ in 0..number {
                    decks.deck();
                }
                decks.deck().to_vec()
            };
            assert!(deck.iter().map(|&card| u64::from(card)).eq(order.clone()), "{line}");
        }
    }
}
