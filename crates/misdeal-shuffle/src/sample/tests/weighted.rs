//! Samples by weight against the law of successive draws, written out as fractions.

use proptest::prelude::*;

use super::super::weighted::{Time, exponential};
use super::*;
use crate::Seed;

/// The probability of a sequence under successive draws: each weight over the sum of
/// those that are left.
fn successive(weights: &[u64], sequence: &[u32]) -> Ratio<u128> {
    let mut left: u64 = weights.iter().sum();
    let mut probability = Ratio::new(1, 1);
    for &index in sequence {
        let weight = weights[index as usize];
        probability *= Ratio::new(u128::from(weight), u128::from(left));
        left -= weight;
    }
    probability
}

/// By hand, for weights 1 2 3: 1/6 * 2/5 = 1/15 and so on; they add up to 1.
#[test]
fn the_formula_is_right() {
    let by_hand = [
        ([0, 1, 2], (1, 15)),
        ([0, 2, 1], (1, 10)),
        ([1, 0, 2], (1, 12)),
        ([1, 2, 0], (1, 4)),
        ([2, 0, 1], (1, 6)),
        ([2, 1, 0], (1, 3)),
    ];
    for (sequence, (numerator, denominator)) in by_hand {
        assert_eq!(successive(&[1, 2, 3], &sequence), Ratio::new(numerator, denominator));
    }
}

#[test]
fn integer_weights_have_exactly_the_law() {
    let all_weights: [&[u64]; 7] =
        [&[5], &[1, 2], &[1, 2, 3], &[3, 1, 2], &[4, 1, 1, 3], &[1, 1, 1, 1, 1], &[7, 2, 1, 3, 2]];
    for weights in all_weights {
        let n = weights.len();
        for m in 0..=n {
            let law = law_of_sample(n, |draw| sample_weighted_exact(weights, m, draw).unwrap());
            assert_eq!(law.outcomes().len() as u128, sequences_count(n, m));
            for outcome in law.outcomes() {
                let expected = successive(weights, &outcome.order[..m]);
                assert_eq!(outcome.probability, expected, "{weights:?}, {outcome:?}");
            }
        }
    }
}

/// 60,000 samples of each; by Hoeffding a share is off by more than e with probability
/// at most 2 exp(-2 * 60000 e^2), which for e = 0.0137 is 3.3e-10, for 36 shares together
/// 1.2e-8. A wrong formula, such as keys u*w in place of u^(1/w), is off by more.
#[test]
fn keys_have_the_law_of_successive_draws() {
    const SAMPLES: u32 = 60_000;
    const SCALES: [f64; 3] = [1.0, 1e-310, 1e307];
    for (seed, scale) in (0..).zip(SCALES) {
        for weights in [[1, 2, 3], [8, 1, 1]] {
            let mut draw = Seed::from(seed).deal(0);
            let mut counts = std::collections::BTreeMap::new();
            for _ in 0..SAMPLES {
                let scaled = weights.map(|weight| weight as f64 * scale);
                let sequence = sample_weighted(scaled, 3, &mut draw).unwrap();
                *counts.entry(sequence).or_insert(0u32) += 1;
            }
            assert_eq!(counts.len(), 6);
            for (sequence, count) in counts {
                let sequence: Vec<u32> = sequence.iter().map(|&index| index as u32).collect();
                let law = successive(&weights, &sequence);
                let expected = *law.numer() as f64 / *law.denom() as f64;
                let got = f64::from(count) / f64::from(SAMPLES);
                assert!((got - expected).abs() < 0.0137, "{weights:?} {sequence:?} {got}");
            }
        }
    }
}

/// A part of the race is the beginning of the whole: m only cuts off.
#[test]
fn a_smaller_sample_is_the_beginning_of_a_larger_one() {
    let weights: Vec<f64> = (0..200).map(|i| f64::from(i % 7) * 0.3).collect();
    let positive = weights.iter().filter(|&&weight| weight > 0.0).count();
    let sample = |m| sample_weighted(weights.iter().copied(), m, &mut Seed::from(9).deal(0));
    let whole = sample(positive).unwrap();
    for m in 0..=positive {
        assert_eq!(sample(m).unwrap(), whole[..m]);
    }
    assert!(whole.iter().all(|&index| weights[index as usize] > 0.0));
    let kind = Population::PositiveWeights;
    let (asked, available) = (positive as u64 + 1, positive as u64);
    let refused = SampleError::TooMany { asked, available, kind };
    assert_eq!(sample(positive + 1).unwrap_err(), refused);
    assert!(refused.to_string().ends_with("no item comes twice, and weight 0 never"));
}

#[test]
fn weights_that_are_none_are_refused() {
    for got in [-1.0, f64::INFINITY, f64::NEG_INFINITY] {
        let refused = SampleError::BadWeight { index: 1, got };
        let result = sample_weighted([0.0, got], 0, &mut Scripted::new(&[]));
        assert_eq!(result.unwrap_err(), refused);
    }
    let result = sample_weighted([f64::NAN], 1, &mut Scripted::new(&[]));
    let text = result.unwrap_err().to_string();
    assert_eq!(text, "weight 0: got NaN, expected a finite number that is not negative");
    let none: [f64; 0] = [];
    assert_eq!(sample_weighted(none, 0, &mut Scripted::new(&[])), Ok(vec![]));
    assert_eq!(sample_weighted([-0.0, 0.0], 0, &mut Scripted::new(&[])), Ok(vec![]));

    let exact = |weights: &[u64], m| sample_weighted_exact(weights, m, &mut Scripted::new(&[]));
    assert_eq!(exact(&[], 0), Ok(vec![]));
    let refused = SampleError::WeightsTooLarge { index: 2 };
    assert_eq!(exact(&[0, u64::MAX, 1], 1).unwrap_err(), refused);
    let kind = Population::PositiveWeights;
    let refused = SampleError::TooMany { asked: 2, available: 1, kind };
    assert_eq!(exact(&[0, u64::MAX], 2).unwrap_err(), refused);
}

proptest! {
    /// The tree against a row of tickets.
    #[test]
    fn the_owner_of_a_ticket_is_found(weights in prop::collection::vec(0u64..5, 0..70), seed: u64) {
        let m = weights.iter().filter(|&&weight| weight > 0).count();
        let drawn = sample_weighted_exact(&weights, m, &mut Seed::from(seed).deal(0)).unwrap();
        let mut draw = Seed::from(seed).deal(0);
        let mut tickets: Vec<u64> =
            (0..).zip(&weights).flat_map(|(i, &w)| std::iter::repeat_n(i, w as usize)).collect();
        for index in drawn {
            prop_assert_eq!(tickets[draw.index_at_most(tickets.len() - 1)], index);
            tickets.retain(|&owner| owner != index);
        }
        prop_assert!(tickets.is_empty());
    }
}

/// Both ends and the middle. By hand: -ln(1 - 2^-129) = 2^-129 to all digits,
/// -ln(2^-129) = 129 ln 2, and at 1/2 both forms give ln 2.
#[test]
fn exponentials_keep_their_digits_at_both_ends() {
    let of_bits = |high, low| exponential(&mut Scripted::new(&[high, low]));
    assert_eq!(of_bits(0, 0), 2f64.powi(-129));
    let largest = 129.0 * std::f64::consts::LN_2;
    assert!((of_bits(u64::MAX, u64::MAX) / largest - 1.0).abs() < 1e-15);
    for middle in [of_bits(1 << 63, 0), of_bits((1 << 63) - 1, u64::MAX)] {
        assert!((middle / std::f64::consts::LN_2 - 1.0).abs() < 1e-15);
    }
}

#[test]
fn times_order_clocks_that_no_float_can_tell_apart() {
    let time = Time::of_clock;
    // As f64: both infinite, and both 0.
    assert!(time(2.0, 5e-324) > time(1.0, 5e-324));
    assert!(time(2f64.powi(-129), 1e308) < time(2f64.powi(-128), 1e308));
    assert!(time(0.5, 1.0) == time(1.0, 2.0) && time(3.0, 1.0) > time(2.0, 1.0));
}
