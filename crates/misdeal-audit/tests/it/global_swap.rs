//! The naive swap, card by position, against its exact law.

use misdeal_audit::Shape;

use crate::shuffled;

/// P(card at position) of the shuffle that exchanges each position s in turn
/// with any position: `chance[card][position]`.
///
/// One card is a chain of its own: if it lies at s it goes to each position
/// with chance 1/n, and from anywhere else it goes to s with chance 1/n.
///
/// Source: D. P. Robbins and E. D. Bolker, "The bias of three pseudo-random
/// shuffles", Aequationes Math. 22 (1981) 268.
fn exact(n: usize) -> Vec<Vec<f64>> {
    let any = 1.0 / n as f64;
    let card = |start: usize| {
        let mut chance = vec![0.0; n];
        chance[start] = 1.0;
        for s in 0..n {
            let there = chance[s];
            // From elsewhere to s, and from s to s.
            for (place, chance) in chance.iter_mut().enumerate() {
                *chance = if place == s { any } else { *chance * (1.0 - any) + there * any };
            }
        }
        chance
    };
    (0..n).map(card).collect()
}

/// The numbers were computed by an independent program (the same chain, in
/// Python), the table of 3 cards by listing the 27 paths by hand.
#[test]
fn the_chain_has_the_known_values() {
    let near = |got: f64, want: f64, unit: f64| {
        assert!((got - want).abs() < 0.5 * unit, "got {got}, want {want}");
    };
    let table = [[9.0, 9.0, 9.0], [10.0, 8.0, 9.0], [8.0, 10.0, 9.0]];
    for (row, want) in exact(3).iter().zip(table) {
        row.iter().zip(want).for_each(|(chance, want)| near(27.0 * chance, want, 1e-12));
    }
    let law = exact(52);
    let cells = || law.iter().flatten().copied();
    near(52.0 * law[1][0], 1.352226, 1e-6);
    near(52.0 * law[51][0], 0.742914, 1e-6);
    assert_eq!(cells().fold(0.0, f64::max), law[1][0]);
    assert_eq!(cells().fold(1.0, f64::min), law[51][0]);
    law[0].iter().for_each(|chance| near(52.0 * chance, 1.0, 1e-12));
    law.iter().for_each(|card| near(52.0 * card[51], 1.0, 1e-12));
    let home: f64 = (0..52).map(|i| law[i][i]).sum();
    near(home, 0.89992, 1e-5);
    // The noncentrality of the position statistic for each deal, (n-1) times
    // the sum of the squared deviations: .657822 at 52 cards.
    let squares: f64 = cells().map(|p| (p - 1.0 / 52.0).powi(2)).sum();
    near(51.0 * squares, 0.657822, 1e-6);
}

/// All 2,704 cells at a million deals, within 5 standard errors. A normal
/// deviate is further out with chance 5.7e-7, so any of the cells is with
/// chance 1.6e-3 over the choice of the seed; the counts are about 19,000, near
/// enough to normal.
#[test]
fn a_million_deals_have_the_exact_table() {
    const DEALS: u64 = 1_000_000;
    let tally = shuffled("global-swap", Shape::whole(52), DEALS, 54);
    assert_eq!((tally.deals(), tally.invalid().deals), (DEALS, 0));
    let law = exact(52);
    let rows: Vec<Vec<u64>> = tally.position_rows().unwrap().map(<[u64]>::to_vec).collect();
    let mut furthest = 0f64;
    for (position, row) in rows.iter().enumerate() {
        for (card, &count) in row.iter().enumerate() {
            let chance = law[card][position];
            let deviation = (DEALS as f64 * chance * (1.0 - chance)).sqrt();
            let z = (count as f64 - DEALS as f64 * chance) / deviation;
            assert!(z.abs() < 5.0, "card {card} at position {position}: {z} standard errors");
            furthest = furthest.max(z.abs());
        }
    }
    // And the bound means something: of 2,704 some are 2.5 errors off.
    assert!(furthest > 2.5, "{furthest}");
    // The two cells that are printed everywhere: z = 48 and -36 against fair.
    let share = |card: usize, position: usize| rows[position][card] as f64 / DEALS as f64 * 52.0;
    assert!((share(1, 0) - 1.352226).abs() < 5.0 * (1.352226 * 52.0 / DEALS as f64).sqrt());
    assert!((share(51, 0) - 0.742914).abs() < 5.0 * (0.742914 * 52.0 / DEALS as f64).sqrt());
}
