//! The oracle on programs small enough to follow by hand.

use super::*;
use num_rational::Ratio;

/// Refuses to be anything but the expected error.
#[track_caller]
fn check_error(
    cards: usize,
    draws_max: usize,
    shuffle: impl FnMut(&mut [u32], &mut dyn Draw),
    expected: OracleError,
) {
    assert_eq!(exact_law(cards, draws_max, shuffle).unwrap_err(), expected);
}

#[test]
fn paths_of_unequal_length_have_their_own_weights() {
    // A coin; on heads a die of three sides. By hand: 1/2 and 3 times 1/6.
    let law = exact_law(3, 9, |cards, draw| {
        if draw.at_most(1) == 1 {
            cards.rotate_left(draw.index_at_most(2));
        }
    })
    .unwrap();
    assert_eq!(law.probability(&[0, 1, 2]), Ratio::new(2, 3));
    assert_eq!(law.probability(&[1, 2, 0]), Ratio::new(1, 6));
    assert_eq!(law.probability(&[2, 0, 1]), Ratio::new(1, 6));
    assert_eq!(law.probability(&[2, 1, 0]), Ratio::ZERO);
    assert_eq!(
        law.outcomes().map(|outcome| outcome.probability).sum::<Ratio<u128>>(),
        Ratio::new(1, 1)
    );
    // By hand: half of (2/3 - 1/6) + 3 * 1/6.
    assert_eq!(law.total_variation(), Ratio::new(1, 2));
}

#[test]
fn unfinished_paths_are_counted_and_end() {
    // Coins until two fall alike; the second one orders two cards. Cut off after 4
    // draws, that is two pairs, each unlike with 1/2.
    let law = exact_law(2, 4, |cards, draw| {
        loop {
            let (a, b) = (draw.at_most(1), draw.at_most(1));
            if a == b {
                return cards.rotate_left(a as usize);
            }
        }
    })
    .unwrap();
    assert_eq!(law.unfinished(), Ratio::new(1, 4));
    assert_eq!(law.probability(&[0, 1]), Ratio::new(3, 8));
    assert!(law.is_uniform());
    assert_eq!(law.total_variation(), Ratio::ZERO);
}

#[test]
fn a_draw_of_one_value_is_no_draw() {
    let one = |_: &mut [u32], draw: &mut dyn Draw| assert_eq!(draw.at_most(0), 0);
    assert_eq!(exact_law(2, 0, one).unwrap().unfinished(), Ratio::ZERO);
}

#[test]
fn where_nothing_ends_nothing_is_known() {
    let law = exact_law(2, 0, |cards, draw| cards.rotate_left(draw.index_at_most(1))).unwrap();
    assert_eq!(law.unfinished(), Ratio::new(1, 1));
    assert_eq!(law.total_variation(), Ratio::new(1, 1));
    assert!(!law.is_uniform());
}

#[test]
fn doubled_cards_are_no_fair_order() {
    // Half of the deals are 0 0: by hand, half of 1/2 + |1/2 - 1/2| + 1/2.
    let law = exact_law(2, 1, |cards, draw| cards[1] = draw.at_most(1) as u32).unwrap();
    assert_eq!(law.probability(&[0, 0]), Ratio::new(1, 2));
    assert_eq!(law.total_variation(), Ratio::new(1, 2));
    assert!(!law.is_uniform());
    // All orders equally likely, and one more that is none.
    let law = exact_law(2, 1, |cards, draw| match draw.at_most(2) {
        0 => {}
        1 => cards.swap(0, 1),
        _ => cards.fill(1),
    })
    .unwrap();
    assert!(!law.is_uniform());
    assert_eq!(law.total_variation(), Ratio::new(1, 3));
}

#[test]
fn the_largest_deck_has_one_path_without_draws() {
    let law = exact_law(CARDS_MAX, 0, |_, _| {}).unwrap();
    let factorial: u128 = (1..=CARDS_MAX as u128).product();
    assert_eq!(law.total_variation(), Ratio::new(factorial - 1, factorial));
}

#[test]
fn limits_are_errors() {
    let foreign = |cards: &mut [u32], _: &mut dyn Draw| cards[1] = 3;
    check_error(3, 1, foreign, OracleError::ForeignCard { got: 3, max: 2 });
    check_error(21, 1, |_, _| {}, OracleError::TooManyCards { got: 21 });
    let wide = |_: &mut [u32], draw: &mut dyn Draw| {
        draw.at_most(u64::MAX);
    };
    check_error(2, 1, wide, OracleError::TooManyPaths);
    // Coins until tails: few paths, but the longest has probability 2^-130.
    let long = |_: &mut [u32], draw: &mut dyn Draw| while draw.at_most(1) == 1 {};
    check_error(1, 130, long, OracleError::Overflow);
    // 2^125 fits by itself, but not times 2 * 3! for the total variation of three
    // cards; 2^124 does: 12 < 2^4.
    check_error(3, 125, long, OracleError::Overflow);
    assert_eq!(exact_law(3, 124, long).unwrap().total_variation(), Ratio::new(5, 6));
}

#[test]
fn other_randomness_is_refused() {
    let mut runs = 0;
    let other_bound = |_: &mut [u32], draw: &mut dyn Draw| {
        runs += 1;
        draw.at_most(runs);
    };
    check_error(2, 9, other_bound, OracleError::NotRepeatable);
    let mut runs = 0;
    let fewer_draws = |_: &mut [u32], draw: &mut dyn Draw| {
        runs += 1;
        if runs == 1 {
            draw.at_most(1);
        }
    };
    check_error(2, 9, fewer_draws, OracleError::NotRepeatable);
}
