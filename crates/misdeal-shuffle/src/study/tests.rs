//! Exact laws of the bounds, by every word of a small generator; public cases; the clock.

use super::*;
use crate::Seed;

/// Gives the words it was handed; its fraction is a word over 2^bits.
#[derive(Debug)]
struct Toy<'a> {
    bits: u32,
    words: &'a [u64],
}

impl Generator for Toy<'_> {
    fn seed(&mut self, _: u64) {
        unreachable!("the words are given");
    }

    fn bits(&self) -> u32 {
        self.bits
    }

    fn word(&mut self) -> u64 {
        let (&word, rest) = self.words.split_first().expect("no word is left");
        self.words = rest;
        word
    }

    fn fraction(&mut self) -> f64 {
        self.word() as f64 / 2f64.powi(self.bits as i32)
    }

    fn native(&mut self, _: u64) -> u64 {
        unreachable!("a toy has no platform");
    }
}

/// How many words of `bits` bits give each of `values` values.
fn law(bound: Bound, bits: u32, values: u64) -> Vec<u64> {
    let mut counts = vec![0; values as usize];
    for word in 0..1 << bits {
        let value = bound.at_most(&mut Toy { bits, words: &[word] }, values - 1);
        counts[value as usize] += 1;
    }
    counts
}

#[test]
fn modulo_favours_the_values_below_the_remainder() {
    for bits in [4, 5, 8] {
        let words = 1u64 << bits;
        for values in 1..=2 * words {
            // audit of shuffles with independent draws: p(v) = (floor(R/m) + [v < R mod m]) / R.
            let expected: Vec<u64> =
                (0..values).map(|v| words / values + u64::from(v < words % values)).collect();
            assert_eq!(law(Bound::Modulo, bits, values), expected, "{bits} bits, {values}");
        }
    }
}

#[test]
fn multiply_and_float_spread_the_surplus() {
    for bits in [4, 5, 8] {
        let words = 1u64 << bits;
        for values in 1..=2 * words {
            let first = |v: u64| (v * words).div_ceil(values);
            let expected: Vec<u64> = (0..values).map(|v| first(v + 1) - first(v)).collect();
            assert_eq!(law(Bound::Multiply, bits, values), expected, "{bits} bits, {values}");
            // Fractions of so few bits, times so few values, are not rounded.
            assert_eq!(law(Bound::Float, bits, values), expected, "{bits} bits, {values}");
            // No value is further than one word from its share.
            assert!(expected.iter().all(|&c| c.abs_diff(words / values) <= 1));
        }
    }
}

#[test]
fn exact_gives_every_value_as_many_words_and_redraws_the_rest() {
    for bits in [4, 5, 8] {
        let words = 1u64 << bits;
        for values in 1..=words {
            let mut counts = vec![0; values as usize];
            let mut redrawn = 0;
            for word in 0..words {
                let mut toy = Toy { bits, words: &[word, 0] };
                let value = Bound::Exact.at_most(&mut toy, values - 1);
                match toy.words.len() {
                    0 => redrawn += 1,
                    _ => counts[value as usize] += 1,
                }
            }
            if values == 1 {
                // One value needs no word.
                assert_eq!((counts[0], redrawn), (words, 0));
                continue;
            }
            assert!(counts.iter().all(|&count| count == words / values), "{values}: {counts:?}");
            assert_eq!(redrawn, words % values);
        }
    }
}

#[test]
fn exact_joins_words_for_a_range_beyond_the_width() {
    let bits = 4;
    for values in 17..=256u64 {
        let mut counts = vec![0; values as usize];
        for high in 0..16 {
            for low in 0..16 {
                let mut toy = Toy { bits, words: &[high, low, 0, 0] };
                let value = Bound::Exact.at_most(&mut toy, values - 1);
                if toy.words.len() == 2 {
                    counts[value as usize] += 1;
                    assert_eq!(value, (high * 16 + low) % values);
                }
            }
        }
        assert!(counts.iter().all(|&count| count == 256 / values), "{values}: {counts:?}");
    }
    let all = [0xf; 16];
    assert_eq!(Bound::Exact.at_most(&mut Toy { bits, words: &all }, u64::MAX), u64::MAX);
    let mut wide = Toy { bits: 64, words: &[u64::MAX, 7] };
    // 2^64 = 1 modulo 3: the last word alone is drawn again.
    assert_eq!(Bound::Exact.at_most(&mut wide, 2), 1);
}

#[test]
fn ranges_beyond_the_width_are_never_filled() {
    let mut seen_max = 0;
    let mut generator = MsvcRand::new(1);
    for _ in 0..200_000 {
        seen_max = seen_max.max(Bound::Native.at_most(&mut generator, (1 << 20) - 1));
    }
    assert_eq!(seen_max, 32767);
    // The others reach the top, with gaps of 32.
    for bound in [Bound::Multiply, Bound::Float] {
        let mut generator = MsvcRand::new(1);
        let values = (0..1000).map(|_| bound.at_most(&mut generator, (1 << 20) - 1));
        assert!(values.into_iter().all(|value| value % 32 == 0));
    }
}

#[test]
fn the_largest_fraction_stays_below_every_range() {
    let largest = 1.0f64.next_down();
    for k in 0..64 {
        let power = 1u64 << k;
        for max in [power - 1, power, power | 1, power | power >> 1] {
            assert!(bound::float(largest, max) <= max, "{max}");
            if max < 1 << 53 {
                assert_eq!(bound::float(largest, max), max);
            }
        }
    }
    assert_eq!(bound::float(0.0, u64::MAX), 0);
    assert!(bound::float(largest, u64::MAX) >= u64::MAX - 2048);
}

/// Reference: audit of shuffles with independent draws, R = 2^15, 52 cards: the likeliest
/// and the unlikeliest order have 1.02327 and .98302 times the fair probability, and the
/// divergence is 5.65e-6 bits.
#[test]
fn fifteen_bits_modulo_bend_a_deck_as_much_as_stated() {
    let (mut likeliest, mut unlikeliest, mut bits_lost) = (1.0, 1.0, 0.0);
    for values in 2..=52u64 {
        let ratios: Vec<f64> = law(Bound::Modulo, 15, values)
            .iter()
            .map(|&count| count as f64 * values as f64 / 32768.0)
            .collect();
        likeliest *= ratios.iter().fold(0.0, |a: f64, &b| a.max(b));
        unlikeliest *= ratios.iter().fold(f64::MAX, |a, &b| a.min(b));
        bits_lost += ratios.iter().map(|r| r * r.log2()).sum::<f64>() / values as f64;
    }
    assert!((likeliest - 1.02327f64).abs() < 5e-6, "{likeliest}");
    assert!((unlikeliest - 0.98302f64).abs() < 5e-6, "{unlikeliest}");
    assert!((bits_lost - 5.65e-6f64).abs() < 5e-9, "{bits_lost}");
}

/// Public reports on bounded draws, each with where it was found.
#[test]
fn public_cases_come_out_as_counted() {
    // https://github.com/firelotto/firelotto/issues/2: a byte modulo 52, taken as fair.
    let counts = law(Bound::Modulo, 8, 52);
    assert!(counts[..48].iter().all(|&count| count == 5));
    assert!(counts[48..].iter().all(|&count| count == 4));
    // Total variation 3/208: the sum of |52 c - 256| over 2 * 52 * 256.
    let distance: u64 = counts.iter().map(|&count| (52 * count).abs_diff(256)).sum();
    assert_eq!(distance * 208, 3 * 2 * 52 * 256);

    // https://github.com/worldwide-asset-exchange/docs/pull/139: 16 bits said to be enough for 100.
    let counts = law(Bound::Modulo, 16, 100);
    assert!(counts[..36].iter().all(|&count| count == 656));
    assert!(counts[36..].iter().all(|&count| count == 655));
    // 0.15 % more often.
    assert!((656.0 / 655.0 - 1.0015f64).abs() < 5e-5);

    // https://github.com/google/multichase/pull/13: floor(r / RAND_MAX * range) reaches the range.
    // `float` divides by RAND_MAX + 1, so no word does, not even the largest.
    assert_eq!(law(Bound::Float, 15, 52).iter().sum::<u64>(), 32768);
    assert_eq!(Bound::Float.at_most(&mut Toy { bits: 15, words: &[32767] }, 51), 51);

    // https://github.com/philihp/fast-shuffle/pull/42 and
    // https://github.com/Khan/perseus/pull/2215: the seed `Math.random() | 0` is 0 always.
    let mut fractions = V8MathRandom::new(2_147_483_647);
    let seeds: Vec<i32> = (0..1000).map(|_| fractions.fraction() as i32).collect();
    assert!(seeds.iter().all(|&seed| seed == 0));
    // So there is one order, where there should be as many as there are seeds.
    let orders = |seeds: &[i32]| {
        let order = |&seed: &i32| {
            let mut deck: Vec<u32> = (0..52).collect();
            let seed = Seed::from(u64::from(seed.unsigned_abs()));
            crate::fair::fisher_yates(&mut deck, &mut seed.deal(0));
            deck
        };
        seeds.iter().map(order).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!(orders(&seeds), 1);
    assert_eq!(orders(&(0..1000).collect::<Vec<_>>()), 1000);
}

#[test]
fn a_lowest_bit_has_no_chance_in_it() {
    let mut generator = LcgLowBits::new(12345);
    let bits: Vec<u64> = (0..1000).map(|_| generator.native(1)).collect();
    assert!(bits.windows(2).all(|pair| pair[0] != pair[1]));
    // Bit k has period 2^(k+1): draws of 8 repeat after 8.
    let octets: Vec<u64> = (0..1000).map(|_| generator.native(7)).collect();
    assert!(octets.windows(9).all(|nine| nine[0] == nine[8]));
}

#[test]
fn a_clock_stays_in_its_range() {
    let top = u64::from(u32::MAX);
    assert_eq!(Clock::Seconds.at(0, 0, 1), 0);
    assert_eq!(Clock::Seconds.at(top + 6, 0, 1), 5);
    assert_eq!(Clock::Seconds.at(top, 1, 1), 0);
    // 2^64 deals at a million a second are 18446744073709 seconds, which go round 32 bits.
    assert_eq!(Clock::Seconds.at(0, u64::MAX, 1_000_000), 18_446_744_073_709 % (1 << 32));
    assert_eq!(Clock::MsOfDay.at(MS_PER_DAY, 0, 1), 0);
    assert_eq!(Clock::MsOfDay.at(0, 86_400, 1), 0);
    assert_eq!(Clock::MsOfDay.at(0, 86_399, 1), 86_399_000);
    assert_eq!(Clock::MsOfDay.at(86_399_999, 1, 1000), 0);
    for deal in [0, 1, 1000, u64::MAX / 3, u64::MAX] {
        for deals_per_second in [1, 3, 1000, 1_000_000] {
            for start in [0, MS_PER_DAY - 1, u64::MAX] {
                assert!(Clock::Seconds.at(start, deal, deals_per_second) <= top);
                assert!(Clock::MsOfDay.at(start, deal, deals_per_second) < MS_PER_DAY);
            }
        }
    }
}
