//! [`Score`]: points for the digits of a deal, and a bet that it has many.

use crate::evidence::{PARAMETERS, digits_products_ln};
use crate::finding::Frame;
use crate::tally::{Decoding, Digits, Tally};

/// Larger decks have too many digits for the exact law of their points.
const CARDS_MAX: u32 = 128;
/// Points for twice the fair chance, and the most that a digit can have.
const POINTS_A_DOUBLING: f64 = 6.0;
const POINTS_MAX: f64 = 24.0;

/// Each digit of a decoded deal gives points; the bet is that a deal has at
/// least so many.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    pub(super) frame: Frame,
    pub(super) decoding: Decoding,
    /// Points by digit and value.
    points: Vec<Vec<i32>>,
    pub(super) least: i64,
    /// The chance of that many under a fair shuffle, exact.
    pub(super) chance: f64,
}

/// How often a bet was won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Won {
    pub(crate) won: u64,
    pub(crate) of: u64,
}

impl Won {
    pub(crate) fn merge(&mut self, other: Self) {
        self.won += other.won;
        self.of += other.of;
    }
}

impl Score {
    /// The score of the decoding whose digits are furthest from fair so far.
    pub(super) fn fit(tally: &Tally) -> Option<Self> {
        if tally.shape().deck > CARDS_MAX {
            return None;
        }
        let all = tally.frames.iter().flat_map(|frame| {
            let of = |(decoding, digits)| (frame.frame, frame.deals, decoding, digits);
            frame.decodings().map(of)
        });
        let best = all
            .filter(|&(_, deals, ..)| deals > 0)
            .map(|(frame, deals, decoding, digits)| {
                let (a, ln) = best_parameter(digits);
                (ln, a, frame, deals, decoding, digits)
            })
            .max_by(|a, b| a.0.total_cmp(&b.0))?;
        let (_, a, frame, deals, decoding, digits) = best;
        Some(Self::of_digits(frame, decoding, digits, deals as f64, a))
    }

    fn of_digits(frame: Frame, decoding: Decoding, digits: &Digits, deals: f64, a: f64) -> Self {
        // What the Dirichlet law expects of the next deal, over fair.
        let ratio = |row: &[u64], count: u64| {
            let values = row.len() as f64;
            values * (a + count as f64) / (values * a + deals)
        };
        let points: Vec<Vec<i32>> = digits
            .rows()
            .map(|row| {
                let point = |&count: &u64| {
                    let points = POINTS_A_DOUBLING * ratio(row, count).log2();
                    points.clamp(-POINTS_MAX, POINTS_MAX).round() as i32
                };
                row.iter().map(point).collect()
            })
            .collect();
        let fair = law(&points, |digit, _| 1.0 / points[digit].len() as f64);
        let rows: Vec<&[u64]> = digits.rows().collect();
        let seen = law(&points, |digit, value| {
            ratio(rows[digit], rows[digit][value]) / rows[digit].len() as f64
        });
        // The number of points at which the two part most.
        let (mut least, mut chance, mut widest) = (fair.least, 1.0, 0.0);
        let (mut tail_fair, mut tail_seen) = (0.0, 0.0);
        for index in (0..fair.chances.len()).rev() {
            tail_fair += fair.chances[index];
            tail_seen += seen.chances[index];
            if tail_seen - tail_fair > widest {
                widest = tail_seen - tail_fair;
                (least, chance) = (fair.least + index as i64, tail_fair);
            }
        }
        Self { frame, decoding, points, least, chance: chance.min(1.0) }
    }

    /// Whether a deal whose digits these are has enough points.
    pub(crate) fn is_won(&self, digits: &[u32]) -> bool {
        let point = |(row, &digit): (&Vec<i32>, &u32)| i64::from(row[digit as usize]);
        self.points.iter().zip(digits).map(point).sum::<i64>() >= self.least
    }

    /// The digits that it looks at.
    pub(crate) fn reads(&self) -> (Frame, Decoding) {
        (self.frame, self.decoding)
    }
}

/// The Dirichlet parameter that would have won most on these digits, and ln of
/// what it would have won.
fn best_parameter(digits: &Digits) -> (f64, f64) {
    let products = digits_products_ln(digits);
    let both = PARAMETERS.into_iter().zip(products);
    both.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((1.0, 0.0))
}

/// The law of the points of all digits together.
struct Law {
    /// The fewest points.
    least: i64,
    /// The chance of `least + i` points.
    chances: Vec<f64>,
}

fn law(points: &[Vec<i32>], chance: impl Fn(usize, usize) -> f64) -> Law {
    let mut law = Law { least: 0, chances: vec![1.0] };
    for (digit, row) in points.iter().enumerate() {
        let fewest = row.iter().min().copied().unwrap_or(0);
        let most = row.iter().max().copied().unwrap_or(0);
        // Values with the same points first, since there are few of those.
        let mut steps = vec![0.0; (most - fewest) as usize + 1];
        for (value, point) in row.iter().enumerate() {
            steps[(point - fewest) as usize] += chance(digit, value);
        }
        let mut next = vec![0.0; law.chances.len() + steps.len() - 1];
        for (step, p) in steps.iter().enumerate().filter(|&(_, &p)| p > 0.0) {
            for (to, q) in next[step..].iter_mut().zip(&law.chances) {
                *to += p * q;
            }
        }
        law = Law { least: law.least + i64::from(fewest), chances: next };
    }
    law
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three digits of 3, 2 and 1 values: all six strings listed.
    #[test]
    fn the_law_of_the_points_is_that_of_all_strings() {
        let points = vec![vec![5, -3, 0], vec![-1, 2], vec![4]];
        let law = law(&points, |digit, _| 1.0 / points[digit].len() as f64);
        let mut listed = vec![0.0; law.chances.len()];
        for a in &points[0] {
            for b in &points[1] {
                listed[(i64::from(a + b + 4) - law.least) as usize] += 1.0 / 6.0;
            }
        }
        assert_eq!(law.least, 0);
        for (got, want) in law.chances.iter().zip(&listed) {
            assert!((got - want).abs() < 1e-15, "{:?} {listed:?}", law.chances);
        }
    }
}
