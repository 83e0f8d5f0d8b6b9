//! Sums and cells of the laws, as printed elsewhere.

use super::*;

/// P(card at position) of `n` cards when, for each s of `steps`, the card at s
/// changes places with that at j with chance `draw(s, j)`: one card as a chain of
/// its own, step by step, with nothing solved.
fn chain(
    n: usize,
    steps: impl Iterator<Item = usize> + Clone,
    draw: impl Fn(usize, usize) -> f64,
) -> Vec<Vec<f64>> {
    let card = |start: usize| {
        let mut at = vec![0.0; n];
        at[start] = 1.0;
        for s in steps.clone() {
            let mut next = vec![0.0; n];
            for p in 0..n {
                if p == s {
                    (0..n).for_each(|j| next[j] += at[s] * draw(s, j));
                } else {
                    next[s] += at[p] * draw(s, p);
                    next[p] += at[p] * (1.0 - draw(s, p));
                }
            }
            at = next;
        }
        at
    };
    (0..n).map(card).collect()
}

#[test]
fn closed_forms_are_the_chains() {
    for n in [2usize, 3, 4, 7, 10, 52] {
        let naive = NaiveSwap::new(n as u32);
        let rounding = rounding::Rounding::new(n as u32);
        let swapped = chain(n, 0..n, |_, _| 1.0 / n as f64);
        let rounded = chain(n, (1..n).rev(), |i, j| match j {
            _ if j > i => 0.0,
            _ if j == 0 || j == i => 0.5 / i as f64,
            _ => 1.0 / i as f64,
        });
        for card in 0..n {
            for position in 0..n {
                let (c, p) = (card as u32, position as u32);
                near(naive.at(c, p), swapped[card][position], 1e-14);
                near(rounding.at(c, p), rounded[card][position], 1e-14);
            }
        }
    }
}

/// Three cards by listing all 27 paths by hand; 52 cards from the table of the
/// exact laws (an independent program), to the digits printed there.
#[test]
fn the_naive_swap_has_the_known_cells() {
    let law = NaiveSwap::new(3);
    let table = [[9.0, 9.0, 9.0], [10.0, 8.0, 9.0], [8.0, 10.0, 9.0]];
    for (card, row) in (0..).zip(table) {
        (0..)
            .zip(row)
            .for_each(|(position, want)| near(27.0 * law.at(card, position), want, 1e-13));
    }
    for (n, most, least) in [(10, 1.287420, 0.774841), (52, 1.352226, 0.742914)] {
        let law = NaiveSwap::new(n);
        let n_times = |card, position| f64::from(n) * law.at(card, position);
        near(n_times(1, 0), most, 1e-6);
        near(n_times(n - 1, 0), least, 1e-6);
        (0..n).for_each(|i| near(n_times(0, i), 1.0, 1e-13));
        (0..n).for_each(|i| near(n_times(i, n - 1), 1.0, 1e-13));
    }
    near(54.0 * NaiveSwap::new(54).at(1, 0), 1.352804, 1e-6);
    let law = NaiveSwap::new(52);
    near((0..52).map(|i| law.at(i, i)).sum(), 0.89992, 1e-5);
}

/// Noncentralities a deal of the table of positions. Naive swap and riffles from
/// the table of the exact laws (an independent program); of Sattolo's shuffle
/// (n-1) (1/n + 1/(n(n-1))) = 1 and of k exchanges (n-1)^2 (1 - 2/n)^(2k), by
/// hand; of the swap with any but the last .6516 at 52 cards, by the chain.
#[test]
fn noncentralities_are_the_known_ones() {
    let whole = Shape::whole;
    for (n, want) in [(10, 0.103801), (52, 0.657822), (54, 0.684161)] {
        near(naive(whole(n)).per_deal(), want, 1e-6);
    }
    let riffles_52 = [155.99, 38.003, 7.8331, 1.8446, 0.45212, 0.11237, 0.028050, 0.0070098];
    for (times, want) in (1..).zip(riffles_52) {
        near(riffled(whole(52), times).per_deal() / want, 1.0, 1e-4);
    }
    let riffles_10 = [6.9456, 1.2647, 0.29383, 0.072076, 0.017932];
    for (times, want) in (1..).zip(riffles_10) {
        near(riffled(whole(10), times).per_deal() / want, 1.0, 1e-4);
    }
    for n in [3u32, 10, 52] {
        let away = 1.0 / f64::from(n - 1);
        let cycle = Placement::of(whole(n), |c, p| if c == p { 0.0 } else { away });
        near(cycle.per_deal(), 1.0, 1e-13);
        let exact = f64::from(n - 1).powi(2) * (1.0 - 2.0 / f64::from(n)).powi(2 * n as i32);
        near(exchanged(whole(n), n as i32).per_deal() / exact, 1.0, 1e-12);
    }
    let but_last = chain(52, 0..52, |_, j| if j < 51 { 1.0 / 51.0 } else { 0.0 });
    let but_last = Placement::of(whole(52), |c, p| but_last[c as usize][p as usize]);
    near(but_last.per_deal(), 0.6516, 1e-4);
    // 7.6 times the fair share.
    near(exchanges::home(52), 0.146826, 1e-6);
}

/// The estimate from 128 cards against all cards, where both can be had: within
/// two percent.
#[test]
fn a_sample_of_cards_is_near_all_cards() {
    for shape in [
        Shape::whole(129),
        Shape::whole(300),
        Shape::whole(1024),
        Shape::first(10, 2000),
        set(7, 250),
    ] {
        let number = |number| comparator::Sample { number, weight: 1.0 };
        let all: Vec<_> = (0..shape.deck).map(number).collect();
        let all = comparator::placement_of(shape, &all).per_deal();
        let sample = comparator::placement(shape).per_deal();
        assert!((sample / all - 1.0).abs() < 0.02, "{shape:?}: {sample}, {all}");
    }
}

/// Each deal of a digit adds m sum (p - 1/m)^2; and the cycles are a law.
#[test]
fn rounded_draws() {
    let draws = rounding::draws(5);
    assert_eq!(draws.iter().map(|digit| digit.values).collect::<Vec<_>>(), [2, 3, 4, 5]);
    // round(u) is fair; round(2u) is 1/4, 1/2, 1/4.
    near(draws[0].per_deal, 0.0, 1e-15);
    near(draws[1].per_deal, 3.0 * (2.0 / 144.0 + 1.0 / 36.0), 1e-15);
    for n in [2, 10, 1000] {
        let law = rounding::cycles(n);
        near(law.iter().sum(), 1.0, 1e-13);
        let mean: f64 = (0..).zip(&law).map(|(k, p)| f64::from(k) * p).sum();
        near(mean, 1.0 + (1..n).map(|i| 0.5 / f64::from(i)).sum::<f64>(), 1e-12);
    }
}
