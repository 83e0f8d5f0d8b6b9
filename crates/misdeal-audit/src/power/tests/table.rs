//! Deals needed, against a table of an independent program.
//!
//! The rows are those it computed exactly: for 99 % at a false-alarm rate of
//! 1e-6 for the one test, upper tail, with a chi-square that always decides.

use super::*;
use crate::law::normal_upper_quantile;

/// Upper tail 1e-6: two-sided 2e-6.
fn deals(signature: Option<Signature>) -> f64 {
    let signature = signature.expect("a fault that shows");
    Search::new(&|_| 2e-6).deals_needed(&[signature]).expect("a number of deals") as f64
}

/// By the table of positions of a whole deck.
fn by_position(placement: &Placement, n: u32) -> f64 {
    let degrees = u64::from(n - 1).pow(2);
    deals(Signature::chi_square("position", degrees, placement.per_deal(), 0))
}

#[track_caller]
fn agrees(got: f64, want: f64, tolerance: f64, what: &str) {
    let off = got / want - 1.0;
    assert!(off.abs() < tolerance, "{what}: got {got}, want {want}");
}

#[test]
fn deals_needed_by_the_table_of_positions() {
    for (n, want) in [(10, 1277.0), (52, 843.0)] {
        agrees(by_position(&naive(Shape::whole(n)), n), want, 0.005, "naive swap");
    }
    for (n, want) in [(10, 133.0), (52, 554.0)] {
        let away = 1.0 / f64::from(n - 1);
        let cycle = Placement::of(Shape::whole(n), |c, p| if c == p { 0.0 } else { away });
        agrees(by_position(&cycle, n), want, 0.01, "Sattolo");
    }
    let exchanges = [
        (10, 10, 142.0, 0.01),
        (10, 20, 12_310.0, 0.005),
        (10, 30, 1.1e6, 0.05),
        (52, 52, 13.0, 0.08),
        (52, 104, 744.0, 0.005),
        (52, 156, 43_960.0, 0.005),
    ];
    for (n, times, want, tolerance) in exchanges {
        let placement = exchanged(Shape::whole(n), times);
        agrees(by_position(&placement, n), want, tolerance, &format!("{times} exchanges of {n}"));
    }
    let riffles = [
        (10, [(3, 451.0), (5, 7390.0), (7, 1.2e5), (8, 4.7e5), (10, 7.6e6)]),
        (52, [(3, 71.0), (5, 1226.0), (7, 19_760.0), (8, 79_100.0), (10, 1.27e6)]),
    ];
    for (n, rows) in riffles {
        for (times, want) in rows {
            let placement = riffled(Shape::whole(n), times);
            agrees(by_position(&placement, n), want, 0.02, &format!("{times} riffles of {n}"));
        }
    }
}

/// These two were simulated, with an error of 10 to 20 %.
#[test]
fn deals_needed_for_a_random_comparator() {
    for (n, want) in [(10, 311.0), (52, 454.0)] {
        let placement = comparator::placement(Shape::whole(n));
        agrees(by_position(&placement, n), want, 0.2, "binary insertion");
    }
}

/// (z + z')^2 over the squared distance of the means, of variance 1; fixed points
/// have mean 1 + (n-1) (1 - 2/n)^k. No test of the battery, but the same law as
/// the cells of the table.
#[test]
fn deals_needed_by_the_mean_of_fixed_points() {
    let z = normal_upper_quantile(1e-6) + normal_upper_quantile(0.01);
    let rows = [(10, 20, 4653.0), (10, 30, 4.0e5), (52, 104, 67.0), (52, 156, 3973.0)];
    for (n, times, want) in rows {
        let more = f64::from(n - 1) * (1.0 - 2.0 / f64::from(n)).powi(times);
        agrees((z / more).powi(2).ceil(), want, 0.02, &format!("{times} exchanges of {n}"));
    }
}

/// A cell that never comes: (51/52)^N <= 1e-6 for N >= 711.5, and at 1e-6/2704
/// for N >= 1118.3. No fixed point in N deals: e^-N <= 1e-6 for N >= 13.8.
#[test]
fn deals_needed_by_one_cell() {
    let never = |cells, fair| deals(Signature::cell("position", cells, fair, 0.0));
    agrees(never(1, 1.0 / 52.0), 711.0, 0.002, "never at a place");
    agrees(never(2704, 1.0 / 52.0), 1118.0, 0.002, "never at one of 2704 places");
    let derangements = Signature::cell("fixed-points", 1, (-1f64).exp(), 1.0);
    agrees(deals(derangements), 14.0, 0.01, "always a derangement");
}
