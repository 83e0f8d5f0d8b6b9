//! How long the longest rising subsequence of a fair shuffle is.

/// P(longest increasing subsequence of exactly k cards) for k in `0..=n`; `None`
/// for more than 64 cards. The longest decreasing one has the same law.
///
/// Relative error below 1e-12 (products of at most 64 whole numbers). Cost: one
/// visit to each partition of n: some 30 ms at n = 52 (281,589 partitions), some
/// 200 ms at n = 64 (1,741,630).
///
/// # Source
/// The correspondence of Robinson and Schensted: the length is the first part of
/// the shape, which is the partition lambda with chance f(lambda)^2 / n!; C.
/// Schensted, Canadian Journal of Mathematics 13 (1961) 179. By the hook formula
/// f(lambda) is n! over the product of hooks; J. Frame, G. Robinson and R.
/// Thrall, Canadian Journal of Mathematics 6 (1954) 316.
///
/// ```
/// let law = misdeal_audit::law::longest_rise_law(3).unwrap();
/// // Of the six orders of three cards 1 falls throughout, 1 rises throughout.
/// let expected = [0.0, 1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0];
/// assert!(law.iter().zip(expected).all(|(got, want)| (got - want).abs() < 1e-15));
/// assert_eq!(misdeal_audit::law::longest_rise_law(65), None);
/// ```
pub fn longest_rise_law(n: u32) -> Option<Vec<f64>> {
    if n as usize > CARDS_MAX {
        return None;
    }
    let cards = n as usize;
    let mut shapes = Shapes { heights: [0.0; CARDS_MAX], law: vec![0.0; cards + 1] };
    shapes.add_rows(cards, 1, 1.0);
    // Of 64! not even its square leaves the range of a double.
    let orders: f64 = (1..=n).map(f64::from).product();
    Some(shapes.law.into_iter().map(|sum| sum * orders).collect())
}

/// More cards have too many partitions.
const CARDS_MAX: usize = 64;

/// Shapes are built from their last row upward: a row that is put on top leaves
/// the hooks below as they are. Here the third row goes on top of two:
///
/// ```text
///   k = 4   6 5 2 1     hook of column j: k - j + height(j)
///           3 2
///           2 1
/// ```
struct Shapes {
    /// Of each column, without the row that comes next.
    heights: [f64; CARDS_MAX],
    /// By first part, the sum of 1 / (product of hooks)^2.
    law: Vec<f64>,
}

impl Shapes {
    /// Puts `left` cells on top in all ways, in rows of `least` or more cells;
    /// `weight` is 1 / (product of hooks so far).
    fn add_rows(&mut self, left: usize, least: usize, weight: f64) {
        // The last row takes all that is left; before it there is room for one
        // that is not longer.
        let whole = weight / self.hooks(left);
        self.law[left] += whole * whole;
        for row in least..=left / 2 {
            let part = weight / self.hooks(row);
            self.heights[..row].iter_mut().for_each(|height| *height += 1.0);
            self.add_rows(left - row, row, part);
            self.heights[..row].iter_mut().for_each(|height| *height -= 1.0);
        }
    }

    /// The product of the hooks of a row of `k` cells that comes next.
    fn hooks(&self, k: usize) -> f64 {
        let arms = (1..=k as u32).rev().map(f64::from);
        self.heights[..k].iter().zip(arms).map(|(height, arm)| height + arm).product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::all_orders::assert_law_of_all_orders;

    /// Each card's longest rising subsequence that ends there.
    fn longest_rise(cards: &[u32]) -> usize {
        let mut ends = vec![0; cards.len()];
        for i in 0..cards.len() {
            let before = (0..i).filter(|&j| cards[j] < cards[i]).map(|j| ends[j]).max();
            ends[i] = before.unwrap_or(0) + 1;
        }
        ends.into_iter().max().unwrap_or(0)
    }

    #[test]
    fn all_orders() {
        let law = |n| longest_rise_law(n).unwrap();
        assert_law_of_all_orders(law, 8, longest_rise);
        assert_law_of_all_orders(law, 7, |cards| {
            longest_rise(&cards.iter().rev().copied().collect::<Vec<_>>())
        });
    }

    /// From an enumeration of partitions with whole numbers, by another formula;
    /// the chances also in corpora/vectors/laws.csv.
    #[test]
    fn ten_and_fifty_two_cards() {
        for (n, mean, deviation, chances) in [
            (10, 4.334_961, 0.894_416, &[(4, 0.442_046)][..]),
            (52, 11.566_371, 1.406_708, &[(11, 0.279_614), (12, 0.256_379)]),
        ] {
            let law = longest_rise_law(n).unwrap();
            let moment = |about: f64, power| -> f64 {
                (0..).zip(&law).map(|(k, p)| p * (f64::from(k) - about).powi(power)).sum()
            };
            assert!((moment(0.0, 0) - 1.0).abs() < 1e-13);
            assert!((moment(0.0, 1) - mean).abs() < 1e-6);
            assert!((moment(mean, 2).sqrt() - deviation).abs() < 1e-6);
            assert!(chances.iter().all(|&(k, p): &(usize, f64)| (law[k] - p).abs() < 1e-6));
        }
    }
}
