//! Enumerates what becomes of the dealer's hand: one count a line, by class.
//!
//! ```text
//! cargo run --release -p misdeal-games --example dealer_law > dealer-law.txt
//! ```
//!
//! Every hand of five of 52, exchanged by the dealer's rule, and every draw; a hand with
//! fewer draws than 16,215 counts for more, so that each hand counts for 16,215.

use std::io::Write;

use misdeal_deck::Card;
use misdeal_games::draw::dealer_hold;
use misdeal_games::poker::{Hand, Ranking, Standard};

/// Draws of three of 47.
const DRAWS: u64 = 16_215;

fn main() -> std::io::Result<()> {
    let deck: Vec<Card> = Card::all_suited().collect();
    let mut counts = vec![0u64; usize::from(Standard::CLASSES_COUNT) + 1];
    for a in 0..52 {
        for b in a + 1..52 {
            for c in b + 1..52 {
                for d in c + 1..52 {
                    for e in d + 1..52 {
                        add(&deck, [a, b, c, d, e], &mut counts);
                    }
                }
            }
        }
    }
    let mut out = std::io::BufWriter::new(std::io::stdout());
    for count in &counts[1..] {
        writeln!(out, "{count}")?;
    }
    out.flush()
}

fn add(deck: &[Card], places: [usize; 5], counts: &mut [u64]) {
    // Suits are alike: of hands that differ by an exchange of suits the one whose suits,
    // as sets of ranks, fall stands for all.
    let mut suits = [0u16; 4];
    places.iter().for_each(|at| suits[at / 13] |= 1 << (at % 13));
    if !suits.is_sorted_by(|a, b| a >= b) {
        return;
    }
    let runs = suits.chunk_by(|a, b| a == b).map(|run| (1..=run.len() as u64).product::<u64>());
    let weight = 24 / runs.product::<u64>();
    let cards = places.map(|at| deck[at]);
    let hold = dealer_hold(cards);
    let rest: Vec<Card> = deck.iter().filter(|card| !cards.contains(card)).copied().collect();
    let times = match hold.count() {
        5 => DRAWS,
        4 => DRAWS / 47,
        3 => DRAWS / 1_081,
        _ => 1,
    };
    draw(hold.kept(cards).collect(), &rest, 5 - hold.count(), weight * times, counts);
}

fn draw(hand: Hand, rest: &[Card], left: usize, weight: u64, counts: &mut [u64]) {
    if left == 0 {
        counts[usize::from(Standard::rank(hand).class())] += weight;
        return;
    }
    for (at, &card) in rest.iter().enumerate() {
        draw(hand + card, &rest[at + 1..], left - 1, weight, counts);
    }
}
