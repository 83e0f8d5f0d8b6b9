//! [`Placement`]: the chance of each card at each position.
//!
//! Each law follows one card through the shuffle. What the others do does not
//! matter to it, so a deck of n cards takes n small chains instead of n! orders.

mod comparator;
mod insertion;
mod riffle;
mod swaps;

pub use comparator::{merge, timsort};
pub use insertion::{binary_insertion, insertion_from_the_back};
pub use riffle::riffles;
pub use swaps::{naive_swap, naive_swap_short, rounded, sattolo, transpositions};

/// The chance of each card at each position of a whole deal.
///
/// ```
/// use misdeal_diagnosis::placement::sattolo;
///
/// let law = sattolo(4);
/// assert_eq!(law.at(2, 2), 0.0);
/// assert!((law.at(2, 3) - 1.0 / 3.0).abs() < 1e-15);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Placement {
    n: u32,
    /// Position `j` has card `c` with the chance at `j * n + c`.
    chances: Vec<f64>,
}

impl Placement {
    /// The law of `n` cards in which a card has the chances that `follow` gives,
    /// one a position.
    fn of_each_card(n: u32, follow: impl Fn(u32) -> Vec<f64>) -> Self {
        let size = n as usize;
        let mut chances = vec![0.0; size * size];
        for card in 0..n {
            for (position, chance) in follow(card).into_iter().enumerate() {
                chances[position * size + card as usize] = chance;
            }
        }
        Self { n, chances }
    }

    /// The number of cards.
    pub fn cards(&self) -> u32 {
        self.n
    }

    /// P(`card` at `position`).
    ///
    /// # Panics
    /// If one of them is not below the number of cards.
    pub fn at(&self, position: u32, card: u32) -> f64 {
        assert!(card < self.n, "card {card} of {}", self.n);
        self.chances[(position * self.n + card) as usize]
    }

    /// Each position's chances of the cards 0, 1, ...
    pub fn rows(&self) -> impl Iterator<Item = &[f64]> {
        self.chances.chunks_exact(self.n as usize)
    }
}
