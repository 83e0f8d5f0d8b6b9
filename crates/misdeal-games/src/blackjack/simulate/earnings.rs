//! [`Earnings`]: what came of some rounds.

/// What came of some rounds. Sums are whole numbers, so they add up in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earnings {
    /// Rounds played.
    pub rounds: u64,
    /// What was won less what was lost, in [units](super::Simulation::units) of a coin.
    pub sum: i64,
    /// The squares of it, round by round.
    pub squares: u64,
}

impl Earnings {
    /// The mean of a round, in coins, each coin being so many units.
    pub fn mean(&self, units: i64) -> f64 {
        self.sum as f64 / self.rounds as f64 / units as f64
    }

    /// The standard deviation of a round, in coins.
    pub fn deviation(&self, units: i64) -> f64 {
        let square = self.squares as f64 / self.rounds as f64 / (units * units) as f64;
        (square - self.mean(units).powi(2)).sqrt()
    }

    /// The standard error of the mean, in coins.
    pub fn standard_error(&self, units: i64) -> f64 {
        self.deviation(units) / (self.rounds as f64).sqrt()
    }

    /// Adds other rounds.
    pub fn add(&mut self, other: Self) {
        self.rounds += other.rounds;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}
