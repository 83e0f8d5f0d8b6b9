//! [`Sets`]: what somebody without a choice may draw, and how likely each set is.
//!
//! The ways to each final hand do not depend on the shoe: a set of drawn cards and the number
//! of orders in which they may come. They are listed once; a shoe then says how likely each
//! set is.
//!
//! ```text
//!   chance of a set = orders * product over values of c (c-1) .. (c-m+1)
//!                              / N (N-1) .. (N-n+1)
//! ```
//!
//! # Source
//! The idea of counting orders: E. Farmer, "Analysis of blackjack" (possibly-wrong, 2009).

use std::collections::BTreeMap;

use super::counts::Counts;
use crate::blackjack::Value;

/// The most cards that are drawn, beyond which nobody is below 17: all may be aces.
const DRAWN_MAX: usize = 21;

/// All sets of cards that end a hand, each with how it ends.
#[derive(Debug)]
pub(in crate::blackjack) struct Sets<E> {
    sets: Vec<Set<E>>,
}

#[derive(Debug)]
struct Set<E> {
    /// Values and how many of each.
    cards: Vec<(usize, usize)>,
    cards_count: usize,
    orders: f64,
    end: E,
}

impl<E: Copy + Ord> Sets<E> {
    /// What may be drawn to a card. `end` is given the whole hand and the number of drawn
    /// cards, and says how it ends, if it does; any hand of 21 cards must have ended.
    pub(in crate::blackjack) fn new(
        first: Value,
        end: impl Fn(&[Value], usize) -> Option<E>,
    ) -> Self {
        let mut orders = BTreeMap::new();
        add_draws(&mut vec![first], [0; 10], &end, &mut orders);
        let set = |((drawn, end), orders): (([u8; 10], E), u64)| {
            let cards = drawn.iter().enumerate().filter(|(_, count)| **count > 0);
            let cards: Vec<(usize, usize)> = cards.map(|(v, &count)| (v, count.into())).collect();
            let cards_count = cards.iter().map(|&(_, count)| count).sum();
            Set { cards, cards_count, orders: orders as f64, end }
        };
        Self { sets: orders.into_iter().map(set).collect() }
    }

    /// Tells each end with its chance, the next cards being those of a shoe; an end may come
    /// several times.
    pub(in crate::blackjack) fn chances(&self, shoe: &Counts, mut tell: impl FnMut(E, f64)) {
        // c, c (c-1), ... for each value, and the same of all cards.
        let mut falling = [[0.0; DRAWN_MAX + 1]; 10];
        for (row, value) in falling.iter_mut().zip(Value::all()) {
            shoe.falling(shoe.of(value), row);
        }
        let mut all = [0.0; DRAWN_MAX + 1];
        shoe.falling(shoe.all(), &mut all);
        for set in &self.sets {
            let cards = set.cards.iter();
            let ways = cards.fold(set.orders, |ways, &(v, count)| ways * falling[v][count]);
            if ways > 0.0 {
                tell(set.end, ways / all[set.cards_count]);
            }
        }
    }
}

fn add_draws<E: Copy + Ord>(
    hand: &mut Vec<Value>,
    drawn: [u8; 10],
    end: &impl Fn(&[Value], usize) -> Option<E>,
    orders: &mut BTreeMap<([u8; 10], E), u64>,
) {
    for value in Value::all() {
        let mut drawn = drawn;
        drawn[value.index()] += 1;
        hand.push(value);
        match end(hand, hand.len() - 1) {
            Some(end) => *orders.entry((drawn, end)).or_default() += 1,
            None => add_draws(hand, drawn, end, orders),
        }
        hand.pop();
    }
}
