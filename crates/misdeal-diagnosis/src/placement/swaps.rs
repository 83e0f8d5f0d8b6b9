//! Shuffles by swaps: step by step the card at one position changes places with
//! that at a random other.
//!
//! Source: D. P. Robbins and E. D. Bolker, "The bias of three pseudo-random
//! shuffles", Aequationes Math. 22 (1981) 268, for the naive swap.

use super::Placement;

/// Follows one card through steps in which position `s` swaps with `j` with
/// chance `draw(s)[j]`. O(n) a step.
fn follow(
    card: u32,
    n: u32,
    steps: impl Iterator<Item = u32>,
    draw: impl Fn(u32) -> Vec<f64>,
) -> Vec<f64> {
    let mut chances = vec![0.0; n as usize];
    chances[card as usize] = 1.0;
    for s in steps {
        let s = s as usize;
        let draw = draw(s as u32);
        let here = chances[s];
        // Elsewhere it comes to s if s draws its place; at s it goes to the draw.
        let comes: f64 = (0..chances.len()).filter(|&j| j != s).map(|j| chances[j] * draw[j]).sum();
        for (j, chance) in chances.iter_mut().enumerate().filter(|&(j, _)| j != s) {
            *chance += draw[j] * (here - *chance);
        }
        chances[s] = here * draw[s] + comes;
    }
    chances
}

/// Equal chances for the positions from `from` to `to`, and none for others.
fn evenly(n: u32, from: u32, to: u32) -> Vec<f64> {
    let chance = 1.0 / f64::from(to - from + 1);
    (0..n).map(|j| if (from..=to).contains(&j) { chance } else { 0.0 }).collect()
}

/// The naive swap: each position in turn, with any position. For n >= 1.
pub fn naive_swap(n: u32) -> Placement {
    Placement::of_each_card(n, |card| follow(card, n, 0..n, |_| evenly(n, 0, n - 1)))
}

/// The naive swap whose bound is one short, so that the last position is never
/// drawn. For n >= 2.
pub fn naive_swap_short(n: u32) -> Placement {
    Placement::of_each_card(n, |card| follow(card, n, 0..n, |_| evenly(n, 0, n - 2)))
}

/// The naive swap of a program that counts from 1 and takes a 0 for a 1: the first
/// position is drawn twice as often as others, the last one never. For n >= 1.
pub fn naive_swap_java(n: u32) -> Placement {
    let mut draw = evenly(n, 0, n - 1);
    draw[0] += draw[n as usize - 1];
    draw[n as usize - 1] = if n == 1 { 1.0 } else { 0.0 };
    draw[0] = draw[0].min(1.0);
    Placement::of_each_card(n, |card| follow(card, n, 0..n, |_| draw.clone()))
}

/// Sattolo's shuffle: an index below its own position, never that itself. Every
/// card goes to any place but its own, equally often. For n >= 2.
pub fn sattolo(n: u32) -> Placement {
    Placement::of_each_card(n, |card| follow(card, n, (1..n).rev(), |s| evenly(n, 0, s - 1)))
}

/// Fisher-Yates from the back with rounded draws: for position i, 0 and i come
/// half as often as those between. For n >= 2.
pub fn rounded(n: u32) -> Placement {
    let draw = |s: u32| -> Vec<f64> {
        let inner = 1.0 / f64::from(s);
        let chance = |j: u32| match j {
            _ if j > s => 0.0,
            _ if j == 0 || j == s => inner / 2.0,
            _ => inner,
        };
        (0..n).map(chance).collect()
    };
    Placement::of_each_card(n, |card| follow(card, n, (1..n).rev(), draw))
}

/// `times` swaps of two random positions, which may be the same (Diaconis and
/// Shahshahani 1981). A card is home with chance 1/n + (1 - 1/n) (1 - 2/n)^times.
/// For n >= 2.
pub fn transpositions(n: u32, times: u32) -> Placement {
    let cards = f64::from(n);
    let home = 1.0 / cards + (1.0 - 1.0 / cards) * (1.0 - 2.0 / cards).powf(f64::from(times));
    let away = (1.0 - home) / (cards - 1.0);
    Placement::of_each_card(n, |card| {
        (0..n).map(|position| if position == card { home } else { away }).collect()
    })
}
