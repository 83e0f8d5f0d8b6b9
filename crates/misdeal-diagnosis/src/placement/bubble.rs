//! Bubble sort with a comparator that tosses a coin.
//!
//! A pass goes up the deck; each coin either carries the card in hand on or leaves it and
//! takes the next. So one card at p is passed over and falls back to p - 1 with chance 1/2;
//! if not, it is carried until a coin leaves it.

use super::Placement;

/// All n - 1 passes, each one comparison shorter than the last. The last card stays last with
/// chance 1/2 at any n. O(n^3).
pub fn bubble(n: u32) -> Placement {
    Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        chances[card as usize] = 1.0;
        for top in (1..n as usize).rev() {
            // Positions above `top` are settled.
            let mut after = chances.clone();
            after[..=top].fill(0.0);
            for (p, &here) in chances[..=top].iter().enumerate() {
                let mut in_hand = here;
                if p > 0 {
                    after[p - 1] += here / 2.0;
                    in_hand = here / 2.0;
                }
                for left_at in &mut after[p..top] {
                    *left_at += in_hand / 2.0;
                    in_hand /= 2.0;
                }
                after[top] += in_hand;
            }
            chances = after;
        }
        chances
    })
}
