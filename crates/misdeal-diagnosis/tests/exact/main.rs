//! Exact laws against published values, enumerations by other programs, and every course
//! of the shuffles' own code.
//!
//! Where a test names a section, its values are those of independent programs in C and Python
//! that were written to compute them; "published" are those of the paper that the module names.

mod draws;
mod enumerated;
mod formulas;
mod steps;

use misdeal_diagnosis::exact::{self, OrderLaw, to_f64};
use misdeal_shuffle::{Draw, exact_law};

/// Agrees to all the digits that are given.
#[track_caller]
fn digits(got: f64, want: &str) {
    let want_value: f64 = want.parse().unwrap();
    let (mantissa, exponent) = want.split_once('e').unwrap_or((want, "0"));
    let decimals = mantissa.split_once('.').map_or(0, |(_, digits)| digits.len() as i32);
    // A unit of the last digit, since some values are cut off and others rounded.
    let unit = 10f64.powi(exponent.parse::<i32>().unwrap() - decimals);
    assert!((got - want_value).abs() <= unit * 1.000_001, "got {got}, expected {want}");
}

#[track_caller]
fn total_variation(law: &OrderLaw, want: &str) {
    digits(to_f64(&law.total_variation()), want);
}

/// The law of a shuffle's code, by every course of its draws.
fn by_code(n: u32, mut shuffle: impl FnMut(&mut [u32], &mut dyn Draw)) -> OrderLaw {
    let law = exact_law(n as usize, 64, |cards, draw| shuffle(cards, draw)).unwrap();
    exact::enumerated(&law).unwrap()
}

/// The same chances for the same numbers of orders; which examples stand for a group does
/// not matter.
#[track_caller]
fn same(a: &OrderLaw, b: &OrderLaw) {
    assert_eq!((a.cards(), a.groups().len()), (b.cards(), b.groups().len()));
    for (one, other) in a.groups().iter().zip(b.groups()) {
        assert_eq!((&one.orders, a.chance(one)), (&other.orders, b.chance(other)));
    }
}
