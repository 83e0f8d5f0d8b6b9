//! A random comparator: binary insertion sort that asks a fair coin.
//!
//! Card i is put among the i cards before it. The search halves the i + 1 slots
//! until one is left, and a slot that is left after d coins has the chance
//! 2^-d; only where i + 1 is a power of two are all alike. A card moves from p to
//! p + 1 when a later one gets slot p or a smaller one.

use crate::power::placement::Placement;
use crate::shape::Shape;

/// Cards in decks larger than this stand for their neighbours.
const CARDS_MAX: u32 = 128;

/// The law of card by position; beyond 128 cards an estimate from the first and
/// the last cards and some between, where the law changes little from card to
/// card.
pub(in crate::power) fn placement(shape: Shape) -> Placement {
    let sample = if shape.deck <= CARDS_MAX {
        (0..shape.deck).map(|number| Sample { number, weight: 1.0 }).collect()
    } else {
        // Time grows as deck * dealt for each card.
        evenly(shape.deck, ((1 << 17) / shape.deck).clamp(8, CARDS_MAX))
    };
    placement_of(shape, &sample)
}

/// A card, and how many it stands for.
#[derive(Clone, Copy)]
pub(in crate::power) struct Sample {
    pub(in crate::power) number: u32,
    pub(in crate::power) weight: f64,
}

/// `count` cards of `n`: five parts in sixteen are the first cards, where the
/// law changes most, three are the last, and the others lie evenly between.
fn evenly(n: u32, count: u32) -> Vec<Sample> {
    let (first, last) = (5 * count / 16, 3 * count / 16);
    let (between, inner) = (u64::from(count - first - last), u64::from(n - first - last));
    let middle = (0..between).map(|i| Sample {
        // The middle of the i-th of equal parts.
        number: first + ((2 * i + 1) * inner / (2 * between)) as u32,
        weight: inner as f64 / between as f64,
    });
    let alone = |number| Sample { number, weight: 1.0 };
    (0..first).map(alone).chain(middle).chain((n - last..n).map(alone)).collect()
}

/// P(card c at position p) for every card and the positions seen, card by card;
/// `None` where that takes too long.
pub(in crate::power) fn table(shape: Shape) -> Option<Vec<Vec<f64>>> {
    let (deck, dealt) = (u64::from(shape.deck), u64::from(shape.dealt));
    let all = || (0..shape.deck).map(|number| Sample { number, weight: 1.0 }).collect::<Vec<_>>();
    (deck * deck * dealt <= STEPS_MAX).then(|| rows_of(shape, &all()))
}

/// About a second.
const STEPS_MAX: u64 = 1 << 30;

/// From these cards, by rising number.
pub(in crate::power) fn placement_of(shape: Shape, sample: &[Sample]) -> Placement {
    let mut placement = Placement::empty(shape);
    for (row, card) in rows_of(shape, sample).into_iter().zip(sample) {
        placement.add(row.into_iter(), card.weight);
    }
    placement
}

fn rows_of(shape: Shape, sample: &[Sample]) -> Vec<Vec<f64>> {
    let seen = shape.dealt as usize;
    let mut rows: Vec<Vec<f64>> = Vec::with_capacity(sample.len());
    let (mut slots, mut moved) = (Slots::default(), vec![0.0; seen + 1]);
    for inserted in 0..shape.deck {
        slots.fill(inserted, seen);
        // Cards that lie there already make room.
        for row in &mut rows {
            move_up(row, &slots.at_most, &mut moved);
        }
        if sample.get(rows.len()).is_some_and(|card| card.number == inserted) {
            let mut row = vec![0.0; seen];
            row[..slots.chances.len()].copy_from_slice(&slots.chances);
            rows.push(row);
        }
    }
    rows
}

/// A card at p goes to p + 1 with chance `at_most[p]`; what goes beyond the
/// positions seen is lost. `moved[p + 1]` is what goes there.
fn move_up(row: &mut [f64], at_most: &[f64], moved: &mut [f64]) {
    let steps = row.iter().zip(at_most).map(|(chance, moves)| chance * moves);
    moved[1..].iter_mut().zip(steps).for_each(|(moved, step)| *moved = step);
    for (at, chance) in row.iter_mut().take(at_most.len()).enumerate() {
        *chance += moved[at] - moved[at + 1];
    }
}

/// Where a card is inserted.
#[derive(Default)]
struct Slots {
    /// P(slot s), for the slots that are seen.
    chances: Vec<f64>,
    /// P(slot <= s).
    at_most: Vec<f64>,
    /// Parts of the search yet to do: slots `low..=high` with their chance.
    parts: Vec<(u32, u32, f64)>,
}

impl Slots {
    /// The law of the slot among `items` sorted cards; only the first `seen`.
    fn fill(&mut self, items: u32, seen: usize) {
        self.chances.clear();
        self.at_most.clear();
        self.parts.clear();
        self.parts.push((0, items, 1.0));
        while let Some((low, high, chance)) = self.parts.pop() {
            if low as usize >= seen {
                continue;
            }
            if low == high {
                // The smaller half goes first, so slots come in order.
                self.chances.push(chance);
                self.at_most.push(self.at_most.last().copied().unwrap_or(0.0) + chance);
                continue;
            }
            let middle = low + (high - low) / 2;
            self.parts.push((middle + 1, high, chance / 2.0));
            self.parts.push((low, middle, chance / 2.0));
        }
    }
}
