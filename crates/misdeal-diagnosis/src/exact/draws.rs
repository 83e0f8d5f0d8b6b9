//! Shuffles of independent draws: Fisher-Yates and the like from a generator of so many
//! numbers.
//!
//! A fair shuffle of n cards makes one draw of each of m = 2, ..., n values, and every order
//! has exactly one list of draws. If a draw is the remainder of one of R equally likely
//! numbers, `R mod m` of its values have one number more than the others. So the law is a
//! product over the draws, whatever n is. Scaling instead of a remainder gives other values the
//! odd number, and the same figures.

use num_bigint::BigUint;
use num_rational::Ratio;

use super::counting::whole;
use super::order_law::loss;

/// The law of n cards from a generator of `range` equally likely numbers.
///
/// ```
/// use misdeal_diagnosis::exact::DrawsLaw;
///
/// let law = DrawsLaw::new(52, 1 << 15);
/// assert!((law.bits_lost() - 5.65e-6).abs() < 5e-9);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawsLaw {
    n: u32,
    range: u64,
}

/// How a draw is off: this share of its values has `1 + more` times the fair chance, the
/// others `1 - less` times.
struct Draw {
    odd: f64,
    more: f64,
    less: f64,
}

impl DrawsLaw {
    /// For `range` of 1 and more.
    ///
    /// # Panics
    /// If there are no numbers.
    pub fn new(n: u32, range: u64) -> Self {
        assert!(range > 0, "a generator has numbers");
        Self { n, range }
    }

    fn draws(&self) -> impl Iterator<Item = Draw> {
        let range = self.range;
        (2..=u64::from(self.n)).map(move |m| {
            let rest = range % m;
            let part = |count: u64| count as f64 / range as f64;
            Draw {
                odd: rest as f64 / m as f64,
                more: if rest == 0 { 0.0 } else { part(m - rest) },
                less: part(rest),
            }
        })
    }

    /// How many bits a deal has less than a fair one.
    pub fn bits_lost(&self) -> f64 {
        let lost = |draw: Draw| draw.odd * loss(draw.more) + (1.0 - draw.odd) * loss(-draw.less);
        self.draws().map(lost).sum::<f64>() / std::f64::consts::LN_2
    }

    /// The chi-square divergence from uniform.
    pub fn chi_square(&self) -> f64 {
        let off = |d: Draw| d.odd * d.more * d.more + (1.0 - d.odd) * d.less * d.less;
        self.draws().map(|draw| off(draw).ln_1p()).sum::<f64>().exp_m1()
    }

    /// The chance of the likeliest order, as a multiple of the fair one.
    pub fn best(&self) -> Ratio<BigUint> {
        self.extreme(|range, m| range.div_ceil(m))
    }

    /// The chance of the least likely order, as a multiple of the fair one: 0 if a draw has
    /// more values than there are numbers.
    pub fn worst(&self) -> Ratio<BigUint> {
        self.extreme(|range, m| range / m)
    }

    /// How many orders can come out: all, unless a draw has more values than there are numbers.
    pub fn reachable(&self) -> BigUint {
        (2..=u64::from(self.n)).map(|m| whole(self.range.min(m))).product()
    }

    fn extreme(&self, numbers: impl Fn(u64, u64) -> u64) -> Ratio<BigUint> {
        let mut times_fair = Ratio::from_integer(whole(1u32));
        for m in 2..=u64::from(self.n) {
            times_fair *= Ratio::new(whole(numbers(self.range, m)) * m, whole(self.range));
        }
        times_fair
    }

    /// Total variation from fair, between two bounds: those of a law whose logarithms are
    /// rounded to a fine grid, so that all lists of draws can be added up. O(n) passes over a
    /// million cells.
    pub fn total_variation(&self) -> (f64, f64) {
        if self.best() == Ratio::from_integer(whole(1u32)) {
            return (0.0, 0.0);
        }
        if self.worst().numer() == &BigUint::ZERO {
            return self.rough();
        }
        // Logarithms of chance / fair, from the least to the most that a list can have.
        let logs: Vec<(f64, f64, f64)> = self
            .draws()
            .filter(|draw| draw.less > 0.0)
            .map(|draw| (draw.odd, draw.more.ln_1p(), (-draw.less).ln_1p()))
            .collect();
        let least: f64 = logs.iter().map(|&(_, _, low)| low).sum();
        let span: f64 = logs.iter().map(|&(_, high, low)| high - low).sum();
        let cell = span / CELLS as f64;
        let mut shares = vec![1.0];
        for &(odd, high, low) in &logs {
            // A list is off by at most half a cell a draw.
            let step = ((high - low) / cell).round() as usize;
            let mut next = vec![0.0; shares.len() + step];
            for (at, share) in shares.iter().enumerate() {
                next[at] += share * (1.0 - odd);
                next[at + step] += share * odd;
            }
            shares = next;
        }
        let excess = |(at, share): (usize, &f64)| share * (least + at as f64 * cell).exp_m1().abs();
        let sum = shares.iter().enumerate().map(excess).sum::<f64>() / 2.0;
        // Each chance is off by at most the factor of the rounding, and all add up to 1; a
        // little more for what the sums themselves lose.
        let error = (cell * logs.len() as f64 / 2.0).exp_m1() / 2.0 + 1e-15;
        ((sum - error).max(0.0), (sum + error).min(1.0))
    }

    /// Where some orders cannot come out: at least their share, at most by the inequality of
    /// Bretagnolle and Huber.
    fn rough(&self) -> (f64, f64) {
        let can = |m: u64| self.range.min(m) as f64 / m as f64;
        let unreachable = 1.0 - (2..=u64::from(self.n)).map(can).product::<f64>();
        (unreachable, (1.0 - (-self.bits_lost() * std::f64::consts::LN_2).exp()).sqrt())
    }
}

/// The grid of [`DrawsLaw::total_variation`].
const CELLS: usize = 1 << 20;
