//! Shuffles of steps, over all orders.

use misdeal_diagnosis::exact::{self, Step, Steps, to_f64};
use misdeal_shuffle::{exact_law, faulty};

use crate::{by_code, digits, same, total_variation};

pub(crate) fn naive_swap(n: u32) -> Steps {
    let mut steps = Steps::new(n);
    let all: Vec<Step> = (0..n).map(|i| Step::swap(i, &vec![1; n as usize])).collect();
    steps.go(&all, 1).unwrap();
    steps
}

/// Section 4.2, n of 3 to 10: courses of the identity, of the least and the most likely
/// order, the latter two as multiples of fair, total variation and bits.
#[test]
fn naive_swap_by_orders() {
    let rows = [
        (3u32, 4u64, 4u64, 5u64, "1.1111", "0.8889", "0.055556", "0.008924"),
        (4, 10, 8, 15, "1.4062", "0.7500", "0.065104", "0.020669"),
        (5, 26, 16, 47, "1.8048", "0.6144", "0.084187", "0.033594"),
        (6, 76, 32, 159, "2.4537", "0.4938", "0.097951", "0.047039"),
        (7, 232, 64, 543, "3.3231", "0.3917", "0.112282", "0.060704"),
        (8, 764, 128, 1931, "4.6407", "0.3076", "0.123573", "0.074446"),
        (9, 2620, 256, 6879, "6.4433", "0.2398", "0.134683", "0.088191"),
        (10, 9496, 512, 25118, "9.1148", "0.1858", "0.144609", "0.101899"),
    ];
    for (n, identity, least, most, best, worst, distance, bits) in rows {
        let law = naive_swap(n).law();
        let courses = u64::from(n).pow(n);
        let times = |courses_of: u64| {
            let orders: u64 = (1..=u64::from(n)).product();
            courses_of as f64 * orders as f64 / courses as f64
        };
        assert!((to_f64(&law.times_fair(law.worst())) / times(least) - 1.0).abs() < 1e-14);
        assert!((to_f64(&law.times_fair(law.best())) / times(most) - 1.0).abs() < 1e-14);
        digits(to_f64(&law.times_fair(law.best())), best);
        digits(to_f64(&law.times_fair(law.worst())), worst);
        total_variation(&law, distance);
        digits(law.bits_lost(), bits);
        if n <= 7 {
            let code = exact_law(n as usize, 9, |c, d| faulty::global_swap(c, d)).unwrap();
            same(&law, &exact::enumerated(&code).unwrap());
            let sorted: Vec<u32> = (0..n).collect();
            let chance = code.probability(&sorted);
            assert_eq!(*chance.numer() * u128::from(courses) / chance.denom(), identity.into());
        }
        // The least likely is the one cycle down; of four cards there is another, and of three
        // the identity too.
        let cycle: Vec<u32> = [n - 1].into_iter().chain(0..n - 1).collect();
        let least_likely: u32 = [3, 2].get(n as usize - 3).copied().unwrap_or(1);
        assert_eq!(law.worst().orders, least_likely.into());
        assert!(n < 5 || law.worst().example == cycle);
        assert!(n < 10 || law.best().example == [1, 2, 3, 4, 0, 6, 7, 8, 9, 5]);
    }
    assert_eq!(naive_swap(3).law().total_variation().to_string(), "1/18");
    // Of 27 courses of three cards, by hand: position by card.
    let cells: Vec<String> = naive_swap(3).placement().iter().map(ToString::to_string).collect();
    let third = "1/3";
    assert_eq!(cells, [third, "10/27", "8/27", third, "8/27", "10/27", third, third, third]);
}

/// Steps against every course of the code, with whole weights of their own and beyond 128
/// bits.
#[test]
fn steps_by_every_course() {
    let n = 4;
    // Java's variant: place 0 twice, the last one never.
    let all: Vec<Step> = (0..n).map(|i| Step::swap(i, &[2, 1, 1, 0])).collect();
    let mut steps = Steps::new(n);
    steps.go(&all, 1).unwrap();
    same(&steps.law(), &by_code(n, |cards, draw| faulty::global_swap_java(cards, draw)));
    assert_eq!(steps.law().total_variation().to_string(), "9/32");
    // Two washes, and eighty with 2^640 courses: by exact fractions in Python.
    steps.go(&all, 1).unwrap();
    assert_eq!(steps.law().total_variation().to_string(), "2117/24576");
    for _ in 2..80 {
        steps.go(&all, 1).unwrap();
    }
    let law = steps.law();
    digits(to_f64(&law.total_variation()), "1.39821e-39");
    assert_eq!(law.reachable(), 24u32.into());
    assert!(steps.placement().iter().all(|chance| (to_f64(chance) - 0.25).abs() < 1e-9));
}

#[test]
fn steps_say_beforehand_that_they_are_too_many() {
    let mut steps = Steps::new(8);
    let all: Vec<Step> = (0..8).map(|i| Step::swap(i % 8, &[1; 8])).cycle().take(20_000).collect();
    let error = steps.go(&all, 1).unwrap_err();
    assert!(error.additions > exact::ADDITIONS_MAX, "{error}");
}
