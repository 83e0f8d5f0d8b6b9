//! A linear score of an order, and how it spreads under a fair shuffle.

/// The score of a deal is the sum of a weight w(i, c) for the card c at each
/// position i, or of one for the value of each digit that the order is read as;
/// this is what is known of it under a fair shuffle.
///
/// The footrule has |i - c|, Spearman's rank correlation (i - c)^2, the points
/// of one hand have a value of c for the positions i of the hand; the inversions
/// are the sum of the Lehmer digits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankScore {
    /// The mean of the score.
    pub mean: f64,
    /// Its variance; exactly 0 where all orders have the same score.
    pub variance: f64,
    /// Its third cumulant, which is the third central moment.
    pub third: f64,
    /// Its fourth cumulant (0 for a normal law); above 128 cards rounded up, by
    /// less than 6/n^2 of the squared variance.
    pub fourth: f64,
    /// No order has a smaller score. Not always reached; who knows the true
    /// least score may put it here.
    pub least: f64,
    /// No order has a greater score, likewise.
    pub greatest: f64,
    /// Scores of two orders differ by multiples of this; 0 where some weight is
    /// not a whole number.
    pub step: f64,
}

/// Above this number of cards one sum of n^3 terms is replaced by a bound.
const CARDS_EXACT_MAX: usize = 128;

impl RankScore {
    /// Of the weights `weights[i * n + c]` of card c at position i.
    ///
    /// Relative error below 1e-12, where no weight is a billion times the
    /// differences of weights. Cost: O(n^2), and n^3/2 multiplications up to 128
    /// cards.
    ///
    /// With a(i, c) the weights less the means of their row and of their column
    /// plus the mean of all, the sums of all rows and columns are 0, and with
    /// S_p the sum of all a^p, R_i and C_c the sums of a^2 in a row or column,
    ///
    /// ```text
    ///   E X^2 = S_2 / (n-1),   E X^3 = n S_3 / ((n-1)(n-2)),
    ///   E X^4 = S_4 / n + (4 S_4 + 3 D) / (n(n-1))
    ///         + 6 (S_2^2 - 2 sum R^2 - 2 sum C^2 + 4 S_4) / (n(n-1)(n-2))
    ///         + (3 S_2^2 - 18 sum R^2 - 18 sum C^2 + 36 S_4 + 6 Q)
    ///           / (n(n-1)(n-2)(n-3)),
    ///   D = S_2^2 - sum R^2 - sum C^2 + S_4,   Q = trace((a a')^2)
    /// ```
    ///
    /// for X the score less its mean. Each line takes the products over one, two,
    /// three or four different positions.
    ///
    /// # Panics
    /// If there are not n^2 weights.
    ///
    /// # Source
    /// W. Hoeffding, "A combinatorial central limit theorem", Annals of
    /// Mathematical Statistics 22 (1951) 558, for the mean and the variance. The
    /// higher moments by inclusion and exclusion, checked over all orders.
    ///
    /// ```
    /// use misdeal_audit::law::RankScore;
    ///
    /// // Spearman's (i - c)^2 for three cards: 0, 2, 2, 6, 6, 8.
    /// let weights = [0.0, 1.0, 4.0, 1.0, 0.0, 1.0, 4.0, 1.0, 0.0];
    /// let score = RankScore::of(&weights, 3);
    /// assert!((score.mean - 4.0).abs() < 1e-12);
    /// assert!((score.variance - 8.0).abs() < 1e-12);
    /// assert_eq!((score.least, score.greatest, score.step), (0.0, 8.0, 2.0));
    /// ```
    pub fn of(weights: &[f64], n: u32) -> Self {
        let cards = n as usize;
        assert_eq!(weights.len(), cards * cards, "a weight for each card at each position");
        let whole = f64::from(n.max(1));
        let mean = weights.iter().sum::<f64>() / whole;
        let centred = centred(weights, cards);
        let power = |p| centred.iter().map(|a| f64::powi(*a, p)).sum::<f64>();
        let square = power(2);
        let size: f64 = weights.iter().map(|w| w * w).sum();
        let farthest = |sign| farthest(&centred, cards, sign);
        let (least, greatest) = (mean - farthest(-1.0), mean + farthest(1.0));
        // What is left of equal weights is rounding.
        if square <= 1e-24 * size {
            return Self { mean, least: mean, greatest: mean, ..Self::NOTHING };
        }
        let variance = square / (whole - 1.0);
        let third = if n > 2 { whole * power(3) / ((whole - 1.0) * (whole - 2.0)) } else { 0.0 };
        let fourth = fourth_moment(&centred, cards, square, power(4)) - 3.0 * variance * variance;
        Self { mean, variance, third, fourth, least, greatest, step: step(weights, cards) }
    }

    /// Of independent digits, given the weights of the values of each, which are
    /// equally likely: the cumulants are sums of theirs. Cost: O(weights).
    ///
    /// ```
    /// use misdeal_audit::law::RankScore;
    ///
    /// // The inversions of three cards: 0, 1, 1, 2, 2, 3.
    /// let score = RankScore::of_digits([&[0.0, 1.0, 2.0][..], &[0.0, 1.0]]);
    /// assert_eq!((score.mean, score.least, score.greatest), (1.5, 0.0, 3.0));
    /// assert!((score.variance - 11.0 / 12.0).abs() < 1e-12);
    /// ```
    pub fn of_digits<'a>(digits: impl IntoIterator<Item = &'a [f64]>) -> Self {
        let mut score = Self::NOTHING;
        let mut is_whole = true;
        for weights in digits.into_iter().filter(|weights| !weights.is_empty()) {
            let part = 1.0 / weights.len() as f64;
            let mean = weights.iter().sum::<f64>() * part;
            let moment = |p| weights.iter().map(|w| f64::powi(w - mean, p)).sum::<f64>() * part;
            let variance = moment(2);
            score.mean += mean;
            score.variance += variance;
            score.third += moment(3);
            score.fourth += moment(4) - 3.0 * variance * variance;
            score.least += weights.iter().copied().fold(f64::INFINITY, f64::min);
            score.greatest += weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            is_whole &= weights.iter().all(|&weight| is_on_lattice(weight));
            score.step = weights.iter().map(|w| w - weights[0]).fold(score.step, divisor);
        }
        Self { step: if is_whole { score.step } else { 0.0 }, ..score }
    }

    /// Of nothing.
    const NOTHING: Self = Self {
        mean: 0.0,
        variance: 0.0,
        third: 0.0,
        fourth: 0.0,
        least: 0.0,
        greatest: 0.0,
        step: 0.0,
    };
}

/// The weights less the means of their rows and columns.
fn centred(weights: &[f64], n: usize) -> Vec<f64> {
    let part = 1.0 / n as f64;
    let rows: Vec<f64> = weights.chunks(n.max(1)).map(|r| r.iter().sum::<f64>() * part).collect();
    let columns: Vec<f64> =
        (0..n).map(|c| weights.iter().skip(c).step_by(n).sum::<f64>() * part).collect();
    let all = rows.iter().sum::<f64>() * part;
    let at = |i: usize| weights[i] - rows[i / n] - columns[i % n] + all;
    (0..weights.len()).map(at).collect()
}

/// How far a score can lie above its mean (`sign` 1) or below it (-1) at most:
/// each position with its best card, or each card at its best position.
fn farthest(centred: &[f64], n: usize, sign: f64) -> f64 {
    let mut rows = vec![f64::NEG_INFINITY; n];
    let mut columns = rows.clone();
    for (i, a) in centred.iter().enumerate() {
        rows[i / n] = rows[i / n].max(sign * a);
        columns[i % n] = columns[i % n].max(sign * a);
    }
    f64::min(rows.iter().sum(), columns.iter().sum())
}

fn fourth_moment(centred: &[f64], n: usize, square: f64, fourth: f64) -> f64 {
    let mut lines = vec![0.0; 2 * n];
    for (i, a) in centred.iter().enumerate() {
        lines[i / n] += a * a;
        lines[n + i % n] += a * a;
    }
    let of_lines: f64 = lines.iter().map(|line| line * line).sum();
    let all = square * square;
    let whole = n as f64;
    // Of one position, of two, of three, of four.
    let sums = [
        fourth,
        7.0 * fourth + 3.0 * all - 3.0 * of_lines,
        6.0 * all - 12.0 * of_lines + 24.0 * fourth,
        3.0 * all - 18.0 * of_lines + 36.0 * fourth + 6.0 * trace(centred, n, all),
    ];
    let mut ways = 1.0;
    let terms = sums.into_iter().take(n).enumerate().map(|(positions, sum)| {
        ways *= whole - positions as f64;
        sum / ways
    });
    terms.sum()
}

/// The sum of a(i,c) a(i,d) a(j,c) a(j,d), which is at most `most`.
fn trace(centred: &[f64], n: usize, most: f64) -> f64 {
    if n > CARDS_EXACT_MAX {
        return most;
    }
    let rows: Vec<&[f64]> = centred.chunks(n.max(1)).collect();
    let product = |i: usize, j: usize| -> f64 {
        rows[i].iter().zip(rows[j]).map(|(a, b)| a * b).sum::<f64>().powi(2)
    };
    let row = |i: usize| product(i, i) + 2.0 * (0..i).map(|j| product(i, j)).sum::<f64>();
    (0..n).map(row).sum()
}

/// An exchange of the cards c and d at i and j changes the score by
/// w(i,d) + w(j,c) - w(i,c) - w(j,d), and exchanges lead everywhere. All these
/// are sums of those with j = 0 and d = 0.
fn step(weights: &[f64], n: usize) -> f64 {
    if !weights.iter().all(|&weight| is_on_lattice(weight)) {
        return 0.0;
    }
    let change = |i: usize| weights[i] + weights[0] - weights[i / n * n] - weights[i % n];
    (0..weights.len()).map(change).fold(0.0, divisor)
}

/// True of a whole number, a sum of four of which is whole to the last digit.
fn is_on_lattice(weight: f64) -> bool {
    weight.fract() == 0.0 && weight.abs() <= 1e15
}

/// The greatest common divisor of whole numbers.
fn divisor(a: f64, b: f64) -> f64 {
    let (mut a, mut b) = (a, b.abs());
    while b > 0.0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::law::all_orders::counts_of_all_orders;

    /// Tables of whole numbers from 0 to 20.
    pub(in crate::law) fn tables(n: usize) -> Vec<Vec<usize>> {
        let table = |weight: &dyn Fn(usize, usize) -> usize| -> Vec<usize> {
            (0..n * n).map(|cell| weight(cell / n, cell % n)).collect()
        };
        vec![
            table(&|i, c| i.abs_diff(c)),
            table(&|i, c| i.abs_diff(c).pow(2)),
            // No pattern: the digits of a product.
            table(&|i, c| (i * n + c + 1) * 7919 % 1009 % 21),
            // Cards at home; one card at one place; a hand of two.
            table(&|i, c| usize::from(i == c)),
            table(&|i, c| usize::from(i + c == 0)),
            table(&|i, c| if i < 2 { c * c / 2 } else { 0 }),
        ]
    }

    pub(in crate::law) fn score_of(table: &[usize], n: u32) -> RankScore {
        let weights: Vec<f64> = table.iter().map(|&w| w as f64).collect();
        RankScore::of(&weights, n)
    }

    /// How many orders have which score.
    pub(in crate::law) fn scores_of_all_orders(table: &[usize], n: u32) -> Vec<u64> {
        counts_of_all_orders(n, |cards| {
            (0..).zip(cards).map(|(i, &card)| table[i * n as usize + card as usize]).sum()
        })
    }

    #[test]
    fn moments_are_those_of_all_orders() {
        for n in 1..=7u32 {
            for (number, table) in tables(n as usize).iter().enumerate() {
                let counts = scores_of_all_orders(table, n);
                let orders = counts.iter().sum::<u64>() as f64;
                let moment = |about: f64, power| -> f64 {
                    let each = (0..).zip(&counts);
                    let terms =
                        each.map(|(k, &c)| (f64::from(k) - about).powi(power) * c as f64 / orders);
                    terms.sum()
                };
                let score = score_of(table, n);
                let mean = moment(0.0, 1);
                let variance = moment(mean, 2);
                let scale = variance.sqrt().max(1e-9);
                let is_near = |got: f64, want: f64, power: i32| {
                    assert!(
                        (got - want).abs() < 1e-11 * scale.powi(power).max(1.0),
                        "n = {n}, table {number}, moment {power}: {got} {want}"
                    );
                };
                is_near(score.mean, mean, 1);
                is_near(score.variance, variance, 2);
                is_near(score.third, moment(mean, 3), 3);
                is_near(score.fourth, moment(mean, 4) - 3.0 * variance * variance, 4);
                let seen: Vec<f64> = (0..)
                    .zip(&counts)
                    .filter(|&(_, &c)| c > 0)
                    .map(|(k, _)| f64::from(k))
                    .collect();
                assert!(score.least <= seen[0] + 1e-9);
                assert!(score.greatest >= seen[seen.len() - 1] - 1e-9);
                if variance > 0.0 {
                    let gcd = seen.iter().fold(0.0, |a, b| {
                        let (mut a, mut b) = (a, b - seen[0]);
                        while b > 0.0 {
                            (a, b) = (b, a % b);
                        }
                        a
                    });
                    assert_eq!(score.step, gcd, "n = {n}, table {number}");
                }
            }
        }
    }

    /// Three digits of 4, 3 and 2 values, all 24 strings of them: weights without a
    /// pattern, and such as are multiples of three but for a common part.
    #[test]
    fn moments_of_digits_are_those_of_all_strings() {
        let tables = [
            [5.0, 0.0, 17.0, 3.0, 2.0, 2.0, 11.0, 8.0, 1.0],
            [1.0, 4.0, 4.0, 10.0, 3.0, 0.0, 6.0, 2.0, 5.0],
        ];
        for (table, step) in tables.iter().zip([1.0, 3.0]) {
            let digits = [&table[..4], &table[4..7], &table[7..]];
            let score = RankScore::of_digits(digits);
            let all = |i: usize| digits[0][i % 4] + digits[1][i / 4 % 3] + digits[2][i / 12];
            let moment = |about: f64, power| -> f64 {
                (0..24).map(|i| (all(i) - about).powi(power)).sum::<f64>() / 24.0
            };
            let (mean, variance) = (moment(0.0, 1), moment(score.mean, 2));
            assert!((score.mean - mean).abs() < 1e-12);
            assert!((score.variance - variance).abs() < 1e-9);
            assert!((score.third - moment(mean, 3)).abs() < 1e-8);
            assert!((score.fourth - moment(mean, 4) + 3.0 * variance * variance).abs() < 1e-6);
            let least = (0..24).map(all).fold(f64::INFINITY, f64::min);
            let greatest = (0..24).map(all).fold(0.0, f64::max);
            assert_eq!((score.least, score.greatest, score.step), (least, greatest, step));
        }
        assert_eq!(RankScore::of_digits([&[0.5, 1.0][..], &[1.0, 3.0]]).step, 0.0);
        assert_eq!(RankScore::of_digits([]).variance, 0.0);
    }

    /// The footrule has mean (n^2 - 1)/3 and variance (n + 1)(2 n^2 + 7)/45: P.
    /// Diaconis and R. Graham, Journal of the Royal Statistical Society B 39
    /// (1977) 262.
    #[test]
    fn the_footrule_of_many_cards() {
        for n in [52u32, 300] {
            let weights: Vec<f64> =
                (0..n * n).map(|cell| f64::from((cell / n).abs_diff(cell % n))).collect();
            let score = RankScore::of(&weights, n);
            let (cards, variance) = (f64::from(n), score.variance);
            assert!((score.mean / ((cards * cards - 1.0) / 3.0) - 1.0).abs() < 1e-12);
            let want = (cards + 1.0) * (2.0 * cards * cards + 7.0) / 45.0;
            assert!((variance / want - 1.0).abs() < 1e-12);
            assert!(score.fourth.abs() < variance * variance * 3.0 / cards);
            assert_eq!(score.step, 2.0);
        }
    }

    #[test]
    fn nothing_varies() {
        assert_eq!(RankScore::of(&[], 0).variance, 0.0);
        assert_eq!(RankScore::of(&[0.7], 1).variance, 0.0);
        let weights: Vec<f64> = (0..25).map(|cell| 0.1 * f64::from(cell / 5)).collect();
        let score = RankScore::of(&weights, 5);
        assert_eq!((score.variance, score.step), (0.0, 0.0));
        assert!((score.mean - 1.0).abs() < 1e-12);
    }
}
