//! What a fair shuffle shows in a cell of a map.
//!
//! Of one deal a cell has the mean and the variance
//!
//! ```text
//!   a positions, b of n cards   m = ab/n, and those of drawing without replacement:
//!                               (ab/n) (1 - b/n) (n-a)/(n-1)
//!   neighbours                  of m pairs x, y: m/n; two pairs that a deal can have both of
//!                               come with chance 1/(n(n-1)), so the variance is
//!                               m/n + c/(n(n-1)) - (m/n)^2 with c the number of these
//!   draws                       independent: the sums over positions of p and p(1-p)
//!   a set of k of n             as a positions, with one row
//! ```

use super::{Map, MapKind};
use crate::tally::Decoding;

/// Mean and variance of a count of one deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Law {
    pub(super) mean: f64,
    pub(super) variance: f64,
}

impl Map {
    pub(super) fn law(&self, row: usize, column: usize) -> Law {
        let rows = (self.rows[row], self.rows[row + 1]);
        let columns = (self.columns[column], self.columns[column + 1]);
        let n = self.shape.deck;
        match self.kind {
            MapKind::Position => without_replacement(size(columns), size(rows), n.into()),
            MapKind::Inclusion => {
                without_replacement(self.shape.dealt.into(), size(columns), n.into())
            }
            MapKind::Followers => neighbours(rows, columns, n.into()),
            MapKind::DrawParts(_) => {
                let law = &self.parts[column];
                Law { mean: law.mean[row], variance: law.variance[row] }
            }
            MapKind::Draws(decoding) => {
                let values = |position: u32| match decoding {
                    Decoding::DrawsDown => position + 1,
                    _ => n - position,
                };
                let laws = (columns.0..columns.1).map(|position| {
                    let values = values(position);
                    let there = rows.1.min(values).saturating_sub(rows.0);
                    bernoulli(f64::from(there) / f64::from(values))
                });
                laws.fold(Law { mean: 0.0, variance: 0.0 }, |sum, law| Law {
                    mean: sum.mean + law.mean,
                    variance: sum.variance + law.variance,
                })
            }
        }
    }
}

fn size((from, to): (u32, u32)) -> f64 {
    f64::from(to - from)
}

fn bernoulli(p: f64) -> Law {
    Law { mean: p, variance: p * (1.0 - p) }
}

/// Of `n` things `b` are marked, and `a` are drawn.
fn without_replacement(a: f64, b: f64, n: f64) -> Law {
    let mean = a * b / n;
    let variance = if n > 1.0 { mean * (1.0 - b / n) * (n - a) / (n - 1.0) } else { 0.0 };
    Law { mean, variance }
}

/// How many cards of the first range have one of the second right behind them.
fn neighbours(first: (u32, u32), second: (u32, u32), n: f64) -> Law {
    let (a, b) = (size(first), size(second));
    let both = f64::from(first.1.min(second.1).saturating_sub(first.0.max(second.0)));
    // No card lies behind itself.
    let pairs = a * b - both;
    let ordered = |count: f64| count * (count - 1.0);
    // Two cards cannot lie behind one, nor one behind two, nor each behind the other.
    let sharing =
        |side: f64, other: f64| (side - both) * ordered(other) + both * ordered(other - 1.0);
    let together = ordered(pairs) - sharing(a, b) - sharing(b, a) - ordered(both);
    let mean = pairs / n;
    let joint = if n > 1.0 { together / (n * (n - 1.0)) } else { 0.0 };
    Law { mean, variance: (mean + joint - mean * mean).max(0.0) }
}
