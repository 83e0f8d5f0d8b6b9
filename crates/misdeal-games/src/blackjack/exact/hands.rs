//! [`Hands`]: every hand of a player that is not bust, as how many cards of each value.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::blackjack::{Total, Value};

/// All hands of up to 21 points, fewest points first: 3,082 of them.
#[derive(Debug)]
pub(in crate::blackjack) struct Hands {
    pub(in crate::blackjack) all: Vec<HandOf>,
    places: HashMap<[u8; 10], usize>,
}

/// One hand.
#[derive(Debug)]
pub(in crate::blackjack) struct HandOf {
    pub(in crate::blackjack) counts: [u8; 10],
    pub(in crate::blackjack) cards_count: u8,
    pub(in crate::blackjack) total: Total,
    /// The hand with one card more, by value; none if that is bust.
    pub(in crate::blackjack) next: [Option<usize>; 10],
}

impl Hands {
    pub(in crate::blackjack) fn get() -> &'static Self {
        static HANDS: OnceLock<Hands> = OnceLock::new();
        HANDS.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut counts = Vec::new();
        add_hands([0; 10], 0, 0, &mut counts);
        // A hand with one card more has more points, aces as 1.
        counts.sort_by_key(hard);
        let places: HashMap<[u8; 10], usize> =
            counts.iter().enumerate().map(|(place, counts)| (*counts, place)).collect();
        let hand = |&counts: &[u8; 10]| {
            let next = |index: usize| {
                let mut next = counts;
                next[index] += 1;
                places.get(&next).copied()
            };
            let cards = Value::all()
                .flat_map(|value| std::iter::repeat_n(value, counts[value.index()].into()));
            HandOf {
                counts,
                cards_count: counts.iter().sum(),
                total: cards.collect(),
                next: std::array::from_fn(next),
            }
        };
        Self { all: counts.iter().map(hand).collect(), places }
    }

    /// The place of two cards.
    pub(in crate::blackjack) fn of_two(&self, a: Value, b: Value) -> usize {
        let mut counts = [0; 10];
        counts[a.index()] += 1;
        counts[b.index()] += 1;
        self.places[&counts]
    }
}

fn hard(counts: &[u8; 10]) -> u32 {
    counts.iter().zip(1..).map(|(&count, value)| u32::from(count) * value).sum()
}

fn add_hands(counts: [u8; 10], from: usize, points: usize, to: &mut Vec<[u8; 10]>) {
    if points > 0 {
        to.push(counts);
    }
    for index in from..10 {
        if points + index < 21 {
            let mut more = counts;
            more[index] += 1;
            add_hands(more, index, points + index + 1, to);
        }
    }
}
