//! Programs with few seeds, simulated: each run has its own order for each seed.

use misdeal_shuffle::{Draw, Seed, fair};

use super::*;
use crate::power::signature::Shows;
use crate::power::thresholds::Thresholds;

/// What a test says of `deals` deals of `n` cards from `seeds` seeds; the first
/// finding is the chi-square, if there is one.
fn finding(test: &str, n: u32, seeds: u64, deals: u64, run: u64) -> Finding {
    let findings = findings(Shape::whole(n), deals, |t, deal| {
        let seed = Seed::from(run).deal(t).at_most(seeds - 1);
        deal.extend(0..n);
        fair::fisher_yates(deal, &mut Seed::from(1_000_000 + run).deal(seed));
    });
    findings.into_iter().find(|found| found.test == test).unwrap()
}

fn power_of(test: &'static str, shows: Shows, deals: u64, alpha: f64) -> f64 {
    let signature = Signature { test, is_relative: false, shows };
    signature.power(deals, alpha, &mut Thresholds::default())
}

/// 1,000 deals of five cards from 256 seeds: the share of 400 runs beyond three
/// critical values. Within 5 standard errors, at most sqrt(.25/400) each.
#[test]
fn the_table_shows_seeds_as_often_as_it_says() {
    let statistics: Vec<f64> =
        (0..400).map(|run| finding("position", 5, 256, 1000, run).statistic).collect();
    // E Q = df (1 + (N-1)/S): two deals agree by their seed with chance 1/S. Its
    // standard error is sqrt(2/16/400) of it, 1.8 %.
    let mean = statistics.iter().sum::<f64>() / 400.0;
    assert!((mean / (16.0 * (1.0 + 999.0 / 256.0)) - 1.0).abs() < 0.09, "{mean}");
    for alpha in [1e-3, 1e-6, 1e-9] {
        let shows = Shows::Seeds { seeds: 256.0, degrees: 16, deals_min: 250 };
        let says = power_of("position", shows, 1000, alpha);
        let critical = Thresholds::default().chi_square(alpha / 2.0, 16);
        let found = statistics.iter().filter(|&&statistic| statistic >= critical).count();
        let share = found as f64 / 400.0;
        assert!((share - says).abs() < 0.125, "{alpha}: {share} {says}");
    }
}

/// Equal deals: found at least as often as it says, less 5 standard errors; and
/// not much more often, since the number of repeats varies a little less than
/// Poisson.
#[test]
fn repeats_show_seeds_as_often_as_they_say() {
    let rows = [(52, 500, 40), (52, 500, 60), (7, 1000, 250), (7, 3000, 600), (6, 400, 150)];
    for (n, seeds, deals) in rows {
        let outcomes_ln = Shape::whole(n).outcomes_ln();
        let alpha = 1e-5;
        let shows = Shows::Repeats { seeds: seeds as f64, outcomes_ln };
        let says = power_of("repeats", shows, deals, alpha);
        let is_found = |&run: &u64| finding("repeats", n, seeds, deals, run).ln_p <= f64::ln(alpha);
        let share = (0..400).filter(is_found).count() as f64 / 400.0;
        assert!(share > says - 0.125 && share < says + 0.25, "{n} {seeds}: {share} {says}");
    }
}
