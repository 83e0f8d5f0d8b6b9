//! The statement as a whole: its smallest deviations, every shape, its ends.

use super::*;

/// The statement for 52 and 10 cards at 1e-6, by an independent program: a cell at
/// 1e-6 two-sided, all cells at 1e-6 in the upper tail. Its cells are normal
/// approximations; a card that comes too often needs more, by about the skewness
/// of the law, z/2 over the root of the expected count with z = 8.6.
#[test]
fn the_smallest_deviations_are_the_known_ones() {
    let rows = [
        (52, 10_000_000, 0.0194, 0.00104),
        (52, 1_000_000, 0.061, 0.0033),
        (52, 100_000, 0.19, 0.010),
        (52, 10_000, 0.61, 0.033),
        (10, 10_000_000, 0.0076, 0.0012),
    ];
    for (n, deals, cell, rms) in rows {
        let got_cell = power(Shape::whole(n), deals, &|_| 1e-6).cell.unwrap();
        let got_rms = power(Shape::whole(n), deals, &|_| 2e-6).rms.unwrap();
        // Two digits are printed.
        assert!((got_rms / rms - 1.0).abs() < 0.045, "{got_rms} {rms}");
        let skewness = 8.6 / 2.0 / (deals as f64 / f64::from(n)).sqrt();
        let off = got_cell / cell - 1.0 - skewness / 2.0;
        assert!(off.abs() < skewness / 2.0 + 0.02, "{got_cell} {cell}: {off} {skewness}");
    }
}

/// Where a fault shows, in the order of the list: naive swap, Sattolo, end,
/// rounding, comparator, transpositions, parity, riffles, seeds, carry-over.
#[test]
fn faults_show_where_they_can() {
    let rows = [
        (Shape::whole(0), "----------"),
        (Shape::whole(1), "----------"),
        // A naive swap of two cards is fair, as are coins and rounded coins.
        (Shape::whole(2), "-++---++--"),
        (Shape::whole(3), "++++++++-+"),
        (Shape::whole(7), "++++++++-+"),
        (Shape::whole(8), "++++++++++"),
        (Shape::whole(52), "++++++++++"),
        (Shape::whole(1024), "++++++++++"),
        // No table of positions.
        (Shape::whole(1025), "-+++-++-+-"),
        (Shape::first(0, 5), "----------"),
        (Shape::first(1, 2), "-++----+--"),
        (Shape::first(2, 3), "++++++-+--"),
        (Shape::first(5, 52), "++++++-++-"),
        (set(0, 5), "----------"),
        (set(5, 5), "----------"),
        (set(1, 2), "-++----+--"),
        (set(5, 52), "++++++-++-"),
    ];
    for (shape, shows) in rows {
        let power = power(shape, 1_000_000, &|_| 1e-8);
        assert_eq!(power.faults.len(), 10);
        let got: String = power
            .faults
            .iter()
            .map(|fault| if fault.deals_needed.is_some() { '+' } else { '-' })
            .collect();
        assert_eq!(got, shows, "{shape:?}");
        for fault in &power.faults {
            assert_eq!(fault.deals_needed.is_none(), fault.test.is_empty(), "{fault:?}");
            assert!((0.0..=1.0).contains(&fault.would_have_been_found), "{fault:?}");
        }
        // A million deals are enough for all of these, and no deals for none
        // that can show anything.
        assert!(power.is_enough(), "{shape:?}");
        let nothing = super::super::power(shape, 0, &|_| 1e-8);
        assert_eq!(nothing.is_enough(), !shows.contains('+'), "{shape:?}");
    }
}

/// With as many deals as it says a fault is found with 99 %, with one less it is
/// not.
#[test]
fn deals_needed_are_where_the_power_passes() {
    for shape in [Shape::whole(3), Shape::whole(10), Shape::whole(52), Shape::first(3, 20)] {
        let at = |deals| power(shape, deals, &|_| 1e-7).faults;
        for (index, fault) in at(1000).iter().enumerate() {
            let Some(needed) = fault.deals_needed else { continue };
            let found = |deals: u64| at(deals)[index].would_have_been_found;
            assert!(found(needed) >= POWER_ASKED, "{fault:?}");
            assert!(found(needed - 1) < POWER_ASKED, "{fault:?}");
            assert!(found(needed / 2) < 0.99 && found(4 * needed) > 0.999, "{fault:?}");
        }
    }
}

/// A rate that falls as a run gets longer: the deals needed are counted at the
/// rate of a run of that many.
#[test]
fn the_rate_may_depend_on_the_deals() {
    let rate = |deals: u64| 1e-6 / (1.0 + (deals as f64).log2().floor());
    let power_of = |alpha: &dyn Fn(u64) -> f64| power(Shape::whole(10), 100, alpha).faults;
    let spent = power_of(&rate);
    let needed = spent[0].deals_needed.unwrap();
    let fixed = power_of(&|_| rate(needed));
    assert_eq!(fixed[0].deals_needed, Some(needed));
    assert!(spent[0].deals_needed > power_of(&|_| 1e-6)[0].deals_needed);
}

/// 32 bits: 1.3e17 deals of 52 cards and 1.3e19 of 10, 24 bits: 1.9e12 and 2.7e14,
/// from the table of an independent program, at 1e-6. KL in bits, same source:
/// 2.73e-16 and 1.96e-11 at 52 cards.
#[test]
fn what_is_beyond() {
    let at = |n, fault: usize| power(Shape::whole(n), 1000, &|_| 1e-6).beyond[fault].clone();
    for (n, bits_32, bits_24) in [(52, 1.3e17, 1.9e12), (10, 1.3e19, 2.7e14)] {
        assert!((at(n, 0).deals_needed / bits_32 - 1.0).abs() < 0.04, "{:?}", at(n, 0));
        assert!((at(n, 1).deals_needed / bits_24 - 1.0).abs() < 0.04, "{:?}", at(n, 1));
    }
    // (4.7534 + 2.3263)^2 = 50.12; KL in nats.
    let from_kl = |bits: f64| 50.12 / (2.0 * bits * std::f64::consts::LN_2);
    assert!((at(52, 0).deals_needed / from_kl(2.73e-16) - 1.0).abs() < 0.005);
    assert!((at(52, 1).deals_needed / from_kl(1.96e-11) - 1.0).abs() < 0.005);
    // sqrt(2 ln 100 2^64) = 1.3034e10; of 10 cards there are fewer deals.
    assert!((at(52, 2).deals_needed / 1.30346e10 - 1.0).abs() < 1e-5);
    assert_eq!(power(Shape::whole(10), 1000, &|_| 1e-6).beyond.len(), 2);
    assert!(power(Shape::whole(2), 1000, &|_| 1e-6).beyond.is_empty());
    // What a run can reach is not beyond it.
    assert_eq!(power(Shape::whole(52), 1 << 40, &|_| 1e-6).beyond.len(), 2);
}

/// 2^15 seeds show by equal deals: at least one with 99 % in sqrt(2 ln 100 2^15)
/// = 549 deals, where chance alone gives none.
#[test]
fn seeds_show_by_repeats() {
    let needed = |shape| power(shape, 1000, &|_| 1e-6).faults[8].deals_needed;
    assert!((545..=555).contains(&needed(Shape::whole(52)).unwrap()));
    // Fewer possible deals, more of them by chance.
    let few: Vec<u64> = [12, 11, 10, 9, 8].map(|n| needed(Shape::whole(n)).unwrap()).into();
    assert!(few.is_sorted(), "{few:?}");
    // Of 8 cards equal deals are no news from about 45,000 deals on, and the table
    // tells the seeds apart from about 115,000 on.
    let found = |deals| power(Shape::whole(8), deals, &|_| 3e-8).faults[8].would_have_been_found;
    assert!(found(40_000) > 0.99 && found(60_000) < 0.99 && found(120_000) > 0.99);
}

/// Nothing panics or runs on, whatever is asked.
#[test]
fn any_shape_and_any_number() {
    for deck in 0..=9 {
        for dealt in 0..=deck {
            for shape in [Shape::first(dealt, deck), set(dealt, deck)] {
                for deals in [0, 1, 60, 1_000_000] {
                    for alpha in [1e-8, 0.2] {
                        assert_eq!(power(shape, deals, &|_| alpha).faults.len(), 10);
                    }
                }
            }
        }
    }
    for alpha in [0.0, -1.0, 1.0, 1e-320, f64::NAN, f64::INFINITY] {
        let power = power(Shape::whole(5), 1000, &|_| alpha);
        assert!(power.faults.iter().all(|fault| fault.would_have_been_found <= 1.0));
    }
    power(Shape::whole(5), u64::MAX, &|_| 1e-6);
    for shape in [Shape::whole(1 << 20), Shape::first(1, 1 << 20), set(1 << 19, 1 << 20)] {
        power(shape, 1000, &|_| 1e-6);
    }
}
