//! Fisher-Yates from a generator of so many numbers.

use misdeal_diagnosis::exact::{self, DrawsLaw, to_f64};

use crate::{by_code, digits};

/// Section 4.1: a generator of R numbers, 52 cards but where it says otherwise.
#[test]
fn independent_draws() {
    let law = DrawsLaw::new(52, 1 << 15);
    digits(law.bits_lost(), "5.65e-6");
    digits(law.chi_square(), "7.83e-6");
    digits(to_f64(&law.best()), "1.02327");
    digits(to_f64(&law.worst()), "0.98302");
    let law = DrawsLaw::new(416, 1 << 15);
    digits(law.bits_lost(), "0.00265");
    digits(to_f64(&law.best()), "4.10");
    digits(to_f64(&law.worst()), "0.296");
    digits(DrawsLaw::new(10, 1 << 15).bits_lost(), "3.09e-8");
    digits(DrawsLaw::new(52, 1 << 16).bits_lost(), "1.55e-6");
    digits(DrawsLaw::new(52, 1 << 24).bits_lost(), "1.96e-11");
    digits(DrawsLaw::new(52, 1 << 31).bits_lost(), "1.23e-15");
    digits(DrawsLaw::new(52, 1 << 32).bits_lost(), "2.73e-16");
    assert_eq!(exact::few_deals(5, &30u32.into()).to_string(), "3/4");
    assert_eq!(exact::few_deals(5, &1000u32.into()).to_string(), "0");
}

/// The product law against every list of numbers of a small generator.
#[test]
fn independent_draws_by_every_course() {
    for (n, range) in [(3, 4u64), (4, 5), (5, 6), (4, 3)] {
        let code = by_code(n, |cards, draw| {
            for i in (1..cards.len()).rev() {
                cards.swap(i, (draw.at_most(range - 1) % (i as u64 + 1)) as usize);
            }
        });
        let law = DrawsLaw::new(n, range);
        assert!((law.bits_lost() - code.bits_lost()).abs() < 1e-13);
        assert!((law.chi_square() - code.chi_square()).abs() < 1e-13);
        assert_eq!(law.best(), code.times_fair(code.best()));
        assert_eq!(law.worst(), code.times_fair(code.worst()));
        let (low, high) = law.total_variation();
        let distance = to_f64(&code.total_variation());
        assert!(low <= distance && distance <= high, "{low} {distance} {high}");
        assert!(range < u64::from(n) || high - low < 1e-4, "{low} {high}");
    }
}
