//! Faults that need too many deals to be dealt: the number at which the law of the
//! statistic, by the fault's own exact law, is far enough from fair.

use misdeal_audit::law::{
    chi_square_upper_ln, descents_law, noncentral_chi_square_upper, normal_upper_quantile,
};
use misdeal_diagnosis::generator_range::{Scaling, chance};
use misdeal_diagnosis::placement::{Placement, riffles, transpositions};

use crate::faults::Fault;
use crate::reference::{Row, Seen};

const ALPHA: f64 = 1e-6;

/// The deals with which the finding of the row has a chance of 99 %.
pub(crate) fn deals_needed(row: &Row) -> f64 {
    let n = row.cards;
    match (row.fault, row.seen) {
        (Fault::Riffles(times), Seen::Rising) => of_descents(n, times),
        (Fault::Keys(bits), Seen::Test("descents")) => of_descents(n, bits),
        (Fault::Riffles(times), Seen::Test("position")) => of_positions(&riffles(n, times)),
        (Fault::Transpositions(times), Seen::Test("position")) => {
            of_positions(&transpositions(n, n * times))
        }
        (Fault::ShortRange, Seen::Score) => of_shift(short_range(n)),
        (Fault::ShortRange, Seen::Test("draws-down")) => {
            of_chi_square(short_range(n), u64::from(n) * (u64::from(n) - 1) / 2)
        }
        (Fault::Transpositions(times), Seen::Test("fixed-points")) => {
            let law = transpositions(n, n * times);
            let at_home: f64 = (0..n).map(|card| law.at(card, card)).sum();
            // Fixed points of a fair deal have the variance 1.
            of_shift((at_home - 1.0).powi(2))
        }
        // One repeat is enough: of 52 cards fair deals have none.
        (Fault::Seeds(seeds), Seen::Test("repeats")) => (2.0 * seeds as f64 * 100f64.ln()).sqrt(),
        (fault, seen) => panic!("no law of {fault:?} as {seen:?} sees it"),
    }
}

/// A sum, on both sides, whose mean shifts by so many standard deviations, squared,
/// a deal.
fn of_shift(squared: f64) -> f64 {
    (normal_upper_quantile(ALPHA / 2.0) + normal_upper_quantile(0.01)).powi(2) / squared
}

/// A chi-square, on both sides, with so much noncentrality a deal.
fn of_chi_square(per_deal: f64, degrees: u64) -> f64 {
    let bisect = |mut low: f64, mut high: f64, is_high: &dyn Fn(f64) -> bool| {
        while high - low > 1e-6 * high {
            let middle = f64::midpoint(low, high);
            if is_high(middle) { high = middle } else { low = middle }
        }
        high
    };
    let ends = degrees as f64 * 10.0 + 1000.0;
    let limit = (ALPHA / 2.0).ln();
    let critical = bisect(0.0, ends, &|x| chi_square_upper_ln(x, degrees) <= limit);
    let is_found = |shift: f64| noncentral_chi_square_upper(critical, degrees, shift) >= 0.99;
    bisect(0.0, ends, &is_found) / per_deal
}

/// The sum of descents after a stable sort by keys of so many bits: an order with d
/// descents has C(2^b + n - 1 - d, n) of the 2^(bn) strings of keys (D. Bayer and P.
/// Diaconis, Ann. Appl. Probab. 2 (1992) 294). As many riffles are the same, turned.
fn of_descents(n: u32, bits: u32) -> f64 {
    let keys = 2f64.powi(bits as i32);
    let law = descents_law(n);
    let (mut mean, mut fair) = (0.0, 0.0);
    for (descents, chance) in (0..n).zip(law) {
        let ratio: f64 =
            (0..n).map(|i| (1.0 + (f64::from(i) - f64::from(descents)) / keys).max(0.0)).product();
        fair += chance * f64::from(descents);
        mean += chance * ratio * f64::from(descents);
    }
    let variance = f64::from(n + 1) / 12.0;
    of_shift((mean - fair).powi(2) / variance)
}

fn of_positions(law: &Placement) -> f64 {
    let n = f64::from(law.cards());
    let squares: f64 = law.rows().flatten().map(|chance| (chance - 1.0 / n).powi(2)).sum();
    of_chi_square((n - 1.0) * squares, (u64::from(law.cards()) - 1).pow(2))
}

/// The noncentrality of all draws together.
fn short_range(n: u32) -> f64 {
    let of_value = |m: u32, value: u32| {
        let fair = 1.0 / f64::from(m);
        (chance(Scaling::Modulo, 1 << 15, m, value) - fair).powi(2) / fair
    };
    (2..=n).flat_map(|m| (0..m).map(move |value| of_value(m, value))).sum()
}
