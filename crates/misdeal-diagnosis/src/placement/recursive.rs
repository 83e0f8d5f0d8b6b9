//! The recursive draw: a random split is dealt, then the part left of it, then the right one.

use super::Placement;

/// The law, for n >= 1. O(n^4).
pub fn recursive_draw(n: u32) -> Placement {
    let mut laws: Vec<Placement> = vec![Placement { n: 0, chances: Vec::new() }];
    for size in 1..=n {
        let law = Placement::of_each_card(size, |card| {
            let mut chances = vec![0.0; size as usize];
            for split in 0..size {
                // The part that the card is in, its place there, and what is dealt before.
                let (part, card, before) = if card < split {
                    (split, card, 1)
                } else if card > split {
                    (size - 1 - split, card - split - 1, split + 1)
                } else {
                    chances[0] += 1.0;
                    continue;
                };
                for position in 0..part {
                    let chance = laws[part as usize].at(position, card);
                    chances[(before + position) as usize] += chance;
                }
            }
            chances.into_iter().map(|chance| chance / f64::from(size)).collect()
        });
        laws.push(law);
    }
    laws.swap_remove(n as usize)
}
