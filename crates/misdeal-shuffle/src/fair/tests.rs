//! Fairness by enumeration. That each algorithm does what its page says is checked by
//! the vectors of an independent program (`tests/it/stream_v1.rs`).

use super::sort_random_keys::sort_keys_at_most;
use super::*;
use crate::scripted::Scripted;
use crate::{Draw, Law, Ratio, exact_law};

type Shuffle = fn(&mut [u32], &mut dyn Draw);

/// The shuffles that take a fixed number of draws.
const FIXED: [(&str, Shuffle); 7] = [
    ("fisher-yates", |cards, draw| fisher_yates(cards, draw)),
    ("fisher-yates-forward", |cards, draw| fisher_yates_forward(cards, draw)),
    ("inside-out", |cards, draw| inside_out(cards, draw)),
    ("draw-from-rest", |cards, draw| draw_from_rest(cards, draw)),
    ("used-table", |cards, draw| used_table(cards, draw)),
    ("insertion", |cards, draw| insertion(cards, draw)),
    ("bulk", |cards, draw| by_ranks(cards, draw)),
];

#[track_caller]
fn assert_fair(law: &Law, context: &str) {
    assert!(law.is_uniform(), "{context}");
    assert_eq!(law.total_variation(), Ratio::ZERO, "{context}");
}

#[test]
fn fixed_draws_are_exactly_uniform() {
    for (name, shuffle) in FIXED {
        for n in 0..=7 {
            let law = exact_law(n, n, shuffle).unwrap();
            assert_eq!(law.unfinished(), Ratio::ZERO, "{name}, {n} cards");
            assert_fair(&law, &format!("{name}, {n} cards"));
        }
    }
}

/// The draws may go on for ever, so the walk is cut off. That still proves the
/// point: what the code does next depends on the set of seen cards alone, and
/// a walk of at least n draws meets every set. An unfair step from any of them would make
/// some finished order likelier than another; later steps are no others.
#[test]
fn rejection_is_exactly_uniform_as_far_as_it_is_walked() {
    for (n, draws) in [(1, 1), (2, 12), (3, 10), (4, 9), (5, 8), (6, 7), (7, 7)] {
        let law = exact_law(n, draws, |cards, draw| rejection(cards, draw)).unwrap();
        assert_fair(&law, &format!("{n} cards"));
        assert_eq!(law.unfinished(), coupons_missing(n as i128, draws as u32), "{n} cards");
    }
}

/// The coupon collector: the probability that `draws` draws miss some of `n`
/// cards, by inclusion and exclusion, sum of (-1)^(k+1) C(n,k) ((n-k)/n)^draws.
fn coupons_missing(n: i128, draws: u32) -> Ratio<u128> {
    let mut choose = 1;
    let mut sum = 0;
    for k in 1..=n {
        choose = choose * (n - k + 1) / k;
        let sign = if k % 2 == 1 { 1 } else { -1 };
        sum += sign * choose * (n - k).pow(draws);
    }
    Ratio::new(sum as u128, n.pow(draws) as u128)
}

/// A round that meets no tie is uniform, since nothing but the keys tells the
/// cards apart; a tie starts a round that remembers nothing. Two rounds with
/// few keys therefore prove the code for any number of rounds; three keys for
/// three cards make 7 of 9 first rounds tie.
#[test]
fn keys_are_exactly_uniform_as_far_as_they_are_walked() {
    for (n, keys, rounds) in
        [(2, 2, 6), (2, 5, 3), (3, 3, 3), (3, 6, 2), (4, 4, 2), (5, 6, 1), (7, 7, 1)]
    {
        let law = exact_law(n, n * rounds, |cards, draw| {
            sort_keys_at_most(cards, keys - 1, draw);
        })
        .unwrap();
        assert_fair(&law, &format!("{n} cards, {keys} keys"));
        // No tie: keys (keys - 1) ... (keys - n + 1) of keys^n.
        let distinct = (0..n as u64).map(|taken| keys - taken).product::<u64>();
        let all = keys.pow(n as u32);
        let tied = Ratio::new(u128::from(all - distinct), u128::from(all));
        assert_eq!(law.unfinished(), tied.pow(rounds as i32), "{n} cards, {keys} keys");
    }
}

#[test]
fn the_drawing_of_fisher_yates_is_right() {
    let mut cards = ["a", "b", "c", "d"];
    fisher_yates(&mut cards, &mut Scripted::new(&[1, 2, 0]));
    assert_eq!(cards, ["d", "a", "c", "b"]);
}

#[test]
fn the_number_of_draws_is_the_one_stated() {
    for (name, shuffle) in FIXED {
        for n in [0usize, 1, 2, 52] {
            let zeros = vec![0; n.saturating_sub(1)];
            let mut draw = Scripted::new(&zeros);
            shuffle(&mut (0..n as u32).collect::<Vec<_>>(), &mut draw);
            assert_eq!(draw.left(), 0, "{name}, {n} cards");
        }
    }
    let mut draw = Scripted::new(&[7, 1, 7, 9, 1, 5]);
    let mut cards = [0, 1, 2];
    sort_random_keys(&mut cards, &mut draw);
    assert_eq!((cards, draw.left()), ([1, 2, 0], 0), "a tie redraws all three keys");
}
