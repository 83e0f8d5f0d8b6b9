//! Sorts by insertion with a comparator that tosses a coin.
//!
//! Card i is put into one of the i + 1 slots among the cards before it. A card at
//! p moves to p + 1 when a later one gets slot p or a smaller one.

use super::Placement;

/// Puts one more card into `chances`, the law of a card that lies among the
/// `slots.len() - 1` before: the one put in gets slot `s` with chance `slots[s]`.
/// It is the card itself with chance `arrives`. O(n).
pub(super) fn insert(chances: &mut [f64], slots: &[f64], arrives: f64) {
    let mut at_most = 0.0;
    let mut moved = 0.0;
    for (chance, slot) in chances.iter_mut().zip(slots) {
        at_most += slot;
        let leaves = *chance * f64::min(at_most, 1.0);
        *chance += moved - leaves + arrives * slot;
        moved = leaves;
    }
}

/// Follows one card, where card `i` gets slot `s` of `0..=i` with chance
/// `slots[i][s]`. O(n^2).
fn follow(card: u32, n: u32, slots: &[Vec<f64>]) -> Vec<f64> {
    let mut chances = vec![0.0; n as usize];
    for (inserted, slots) in (0..n).zip(slots) {
        insert(&mut chances, slots, if inserted == card { 1.0 } else { 0.0 });
    }
    chances
}

fn placement(n: u32, slots: impl Fn(u32) -> Vec<f64>) -> Placement {
    let slots: Vec<Vec<f64>> = (0..n).map(slots).collect();
    Placement::of_each_card(n, |card| follow(card, n, &slots))
}

/// Insertion sort that compares from the back: a card passes each one before it
/// with chance 1/2, until it does not. So the last one stays half of the time.
pub fn insertion_from_the_back(n: u32) -> Placement {
    placement(n, |i| {
        let passes = |slot: u32| 0.5f64.powi((i - slot) as i32);
        (0..=i).map(|slot| passes(slot) * if slot == 0 { 1.0 } else { 0.5 }).collect()
    })
}

/// Binary insertion sort, as in the small runs of TimSort: the search halves the
/// slots until one is left.
pub fn binary_insertion(n: u32) -> Placement {
    placement(n, binary_slots)
}

/// The chance of each slot of card `i` in a binary insertion.
pub(super) fn binary_slots(i: u32) -> Vec<f64> {
    let mut law = vec![0.0; i as usize + 1];
    halve(0, i, 1.0, &mut law);
    law
}

/// Shares `chance` among the slots `low..=high` as the search does.
fn halve(low: u32, high: u32, chance: f64, law: &mut [f64]) {
    if low == high {
        law[low as usize] += chance;
        return;
    }
    let middle = low + (high - low) / 2;
    halve(low, middle, chance / 2.0, law);
    halve(middle + 1, high, chance / 2.0, law);
}
