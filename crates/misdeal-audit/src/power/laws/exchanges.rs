//! Random transpositions: n times the cards at two independent random positions
//! change places.
//!
//! A card is home with chance 1/n + (1 - 1/n) (1 - 2/n)^n and elsewhere alike.
//! A card that was never picked is at home; their number U is that of the empty
//! cells when 2n balls fall into n cells, and fixed points are at least U.
//!
//! Source: P. Diaconis and M. Shahshahani, "Generating a random permutation with
//! random transpositions", Z. Wahrscheinlichkeitstheorie 57 (1981) 159.

/// P(a card is at home) after n exchanges in a deck of `n` cards, at least 2.
pub(in crate::power) fn home(n: u32) -> f64 {
    let n = f64::from(n);
    1.0 / n + (1.0 - 1.0 / n) * (1.0 - 2.0 / n).powf(n)
}

/// A lower bound of P(at least `count` cards at home): P(U >= `count`), exact
/// for decks up to 128 cards, beyond that Cantelli's bound of it.
pub(in crate::power) fn fixed_at_least(n: u32, count: u32) -> f64 {
    const EXACT_MAX: u32 = 128;
    if n <= EXACT_MAX { untouched_at_least(n, count) } else { cantelli(n, count) }
}

/// By the number of cells that are taken, ball by ball.
fn untouched_at_least(n: u32, count: u32) -> f64 {
    let mut taken = vec![0.0; n as usize + 1];
    taken[0] = 1.0;
    for _ in 0..2 * n {
        for cells in (0..=n as usize).rev() {
            let stays = taken[cells] * cells as f64 / f64::from(n);
            let comes = match cells {
                0 => 0.0,
                _ => taken[cells - 1] * (f64::from(n) - (cells - 1) as f64) / f64::from(n),
            };
            taken[cells] = stays + comes;
        }
    }
    taken.iter().take((n + 1).saturating_sub(count) as usize).sum()
}

/// P(U >= x) >= 1 - v / (v + (m - x)^2) for x below the mean m, with
/// m = n (1 - 1/n)^2n and the variance v = n (n-1) (1 - 2/n)^2n + m - m^2.
fn cantelli(n: u32, count: u32) -> f64 {
    let n = f64::from(n);
    let all_miss = |cells: f64| (2.0 * n * (-cells / n).ln_1p()).exp();
    let mean = n * all_miss(1.0);
    let variance = n * (n - 1.0) * all_miss(2.0) + mean - mean * mean;
    let gap = mean - f64::from(count);
    if gap > 0.0 { 1.0 - variance / (variance + gap * gap) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cantelli's bound lies below the exact law, and not by much in the tail.
    #[test]
    fn the_bound_is_a_bound() {
        for n in [20, 52, 128] {
            for count in 0..n {
                let exact = untouched_at_least(n, count);
                assert!(cantelli(n, count) <= exact + 1e-12, "{n} {count}");
            }
        }
        assert!(fixed_at_least(128, 9) > 0.99 && cantelli(128, 9) > 0.85);
        assert!(fixed_at_least(1 << 20, 9) > 0.9999);
    }

    /// The mean of the exact law: n (1 - 1/n)^2n; at 52 cards 6.9033...
    #[test]
    fn the_untouched_have_their_mean() {
        let mean: f64 = (1..=52).map(|count| untouched_at_least(52, count)).sum();
        assert!((mean - 52.0 * (51.0f64 / 52.0).powi(104)).abs() < 1e-10);
    }
}
