//! Sorts by merging, and TimSort, with a comparator that tosses a coin.
//!
//! Which coins fall does not depend on the cards, so one card can be followed
//! through a merge or a run by its place alone.

use std::collections::BTreeMap;

use super::Placement;
use super::insertion::{binary_slots, insert};

/// TimSort of a deck too short to be cut into runs (of fewer than 64 cards in V8, of
/// fewer than 32 in Java): the run at the front, reversed if it falls, and then
/// binary insertion of the rest. Longer decks are sorted here as if they were one
/// such run, which is not what those engines do. O(n^3).
pub fn timsort(n: u32) -> Placement {
    let slots: Vec<Vec<f64>> = (0..n).map(binary_slots).collect();
    // The first coin says whether the run rises, each further one whether it goes on.
    let ends = |length: u32| match length {
        0 | 1 => 0.0,
        length if length == n => 0.5f64.powi(length as i32 - 2),
        length => 0.5f64.powi(length as i32 - 1),
    };
    Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        if n == 1 {
            chances[0] = 1.0;
        }
        for length in 0..=n {
            if card < length {
                chances[card as usize] += ends(length) / 2.0;
                chances[(length - 1 - card) as usize] += ends(length) / 2.0;
            }
            if length < n {
                let is_inserted: f64 = (0..=length).map(ends).sum();
                let arrives = if card == length { is_inserted } else { 0.0 };
                insert(&mut chances, &slots[length as usize], arrives);
            }
        }
        chances
    })
}

/// Merge sort from the top down, the left part n/2 rounded down: a coin chooses
/// between the two heads until one part is used up. O(n^3).
pub fn merge(n: u32) -> Placement {
    let mut known = BTreeMap::new();
    sorted(n, &mut known);
    known.remove(&n).expect("what was just put in")
}

/// Puts the law of `n` cards, and of the parts they are merged from, in `known`.
fn sorted(n: u32, known: &mut BTreeMap<u32, Placement>) {
    if known.contains_key(&n) {
        return;
    }
    if n < 2 {
        known.insert(n, Placement::of_each_card(n, |_| vec![1.0]));
        return;
    }
    let (left, right) = (n / 2, n - n / 2);
    sorted(left, known);
    sorted(right, known);
    let of_left = merged(left, right);
    let of_right = merged(right, left);
    let law = Placement::of_each_card(n, |card| {
        let (part, moves, card) = match card.checked_sub(left) {
            None => (&known[&left], &of_left, card),
            Some(card) => (&known[&right], &of_right, card),
        };
        let mut chances = vec![0.0; n as usize];
        for (row, moves) in part.rows().zip(moves) {
            let here = row[card as usize];
            chances.iter_mut().zip(moves).for_each(|(to, chance)| *to += here * chance);
        }
        chances
    });
    known.insert(n, law);
}

/// Where the card at each place of a part of `own` cards goes, as it is merged
/// with `others` cards.
fn merged(own: u32, others: u32) -> Vec<Vec<f64>> {
    let (own, others) = (own as usize, others as usize);
    // The chance that `i` of the one and `j` of the other are out, both parts
    // having some left before the last coin.
    let mut out = vec![vec![0.0; others + 1]; own + 1];
    out[0][0] = 1.0;
    let mut moves = vec![vec![0.0; own + others]; own];
    for i in 0..own {
        for j in 0..others {
            let half = out[i][j] / 2.0;
            moves[i][i + j] += half;
            out[i + 1][j] += half;
            out[i][j + 1] += half;
        }
        // The others are used up: what is left follows.
        let rest = out[i][others];
        (i..own).for_each(|place| moves[place][place + others] += rest);
    }
    moves
}
