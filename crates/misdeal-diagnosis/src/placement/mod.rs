//! [`Placement`]: the chance of each card at each position.
//!
//! Each law follows one card through the shuffle. What the others do does not
//! matter to it, so a deck of n cards takes n small chains instead of n! orders.

use num_bigint::BigUint;
use num_rational::Ratio;

use crate::exact::to_f64;

mod bubble;
mod comparator;
mod insertion;
mod moves;
mod physical;
mod recursive;
mod riffle;
mod swaps;

pub use bubble::bubble;
pub use comparator::{merge, timsort};
pub use insertion::{binary_insertion, insertion_from_the_back};
pub use moves::{always, end_fixed, fair, top_to_random, wash};
pub use physical::{no_shuffle, overhand, shelf, smoosh};
pub use recursive::recursive_draw;
pub use riffle::riffles;
pub use swaps::{naive_swap, naive_swap_java, naive_swap_short, rounded, sattolo, transpositions};

/// The most cards that a law is worked out for, where all n steps take O(n^2).
pub const PLACEMENT_CARDS_MAX: u32 = 1024;

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

    /// The law with these fractions: position `j` has card `c` at `j * n + c`.
    pub(crate) fn of_cells(n: u32, cells: &[Ratio<BigUint>]) -> Self {
        Self { n, chances: cells.iter().map(to_f64).collect() }
    }

    /// No shuffle at all.
    pub fn in_order(n: u32) -> Self {
        always(&(0..n).collect::<Vec<u32>>())
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

    /// The law of this shuffle and then another: whatever the other cards do, one card goes
    /// on from where it is. O(n^3).
    ///
    /// # Panics
    /// If the other has another number of cards.
    pub fn then(&self, next: &Self) -> Self {
        assert_eq!(self.n, next.n, "both are of one deck");
        let size = self.n as usize;
        let mut chances = vec![0.0; size * size];
        for (to, sums) in next.rows().zip(chances.chunks_exact_mut(size.max(1))) {
            for (&goes, from) in to.iter().zip(self.rows()) {
                sums.iter_mut().zip(from).for_each(|(sum, here)| *sum += goes * here);
            }
        }
        Self { n: self.n, chances }
    }

    /// The law of this shuffle done `times` times, each time on the last result.
    /// O(n^3 log times).
    ///
    /// ```
    /// use misdeal_diagnosis::placement::{naive_swap, transpositions};
    ///
    /// let (one, three) = (transpositions(52, 1), transpositions(52, 3));
    /// assert!((one.repeated(3).at(7, 7) - three.at(7, 7)).abs() < 1e-14);
    /// ```
    pub fn repeated(&self, times: u64) -> Self {
        let mut law = Self::in_order(self.n);
        let (mut power, mut left) = (self.clone(), times);
        while left > 0 {
            if left % 2 == 1 {
                law = law.then(&power);
            }
            left /= 2;
            if left > 0 {
                power = power.then(&power);
            }
        }
        law
    }

    /// The law of the inverse orders, in which position and card change places.
    #[must_use]
    pub fn backwards(&self) -> Self {
        Self::of_each_card(self.n, |card| (0..self.n).map(|at| self.at(card, at)).collect())
    }

    /// How many cards are expected to stay where they were; a fair shuffle leaves 1.
    pub fn fixed_points(&self) -> f64 {
        (0..self.n).map(|i| self.at(i, i)).sum()
    }

    /// The largest total variation from fair of the place of any one card, or of the card of
    /// any one place: no less is that of the whole order.
    pub fn total_variation_at_least(&self) -> f64 {
        let fair = 1.0 / f64::from(self.n.max(1));
        let row = |i: u32| (0..self.n).map(|j| (self.at(i, j) - fair).abs()).sum::<f64>() / 2.0;
        let column = |i: u32| (0..self.n).map(|j| (self.at(j, i) - fair).abs()).sum::<f64>() / 2.0;
        (0..self.n).map(|i| row(i).max(column(i))).fold(0.0, f64::max)
    }

    /// Each position's chances of the cards 0, 1, ...
    pub fn rows(&self) -> impl Iterator<Item = &[f64]> {
        self.chances.chunks_exact(self.n as usize)
    }
}
