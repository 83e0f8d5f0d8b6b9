//! The laws of the faulty shuffles against figures from elsewhere: the papers
//! named in their pages, and enumerations by other programs in other languages.

use std::collections::BTreeSet;

use super::*;
use crate::oracle::Outcome;
use crate::scripted::Scripted;
use crate::{Draw, Law, Ratio, exact_law};

mod gallery;

type Exact = Ratio<u128>;

#[track_caller]
fn law(n: usize, draws: usize, shuffle: impl FnMut(&mut [u32], &mut dyn Draw)) -> Law {
    let law = exact_law(n, draws, shuffle).unwrap();
    assert_eq!(law.unfinished(), Ratio::ZERO);
    law
}

fn float(exact: Exact) -> f64 {
    *exact.numer() as f64 / *exact.denom() as f64
}

fn identity(n: usize) -> Vec<u32> {
    (0..n as u32).collect()
}

/// The probability that `card` ends on `position`.
fn place(law: &Law, card: u32, position: usize) -> Exact {
    let there = law.outcomes().filter(|outcome| outcome.order[position] == card);
    there.map(|outcome| outcome.probability).sum()
}

fn factorial(n: usize) -> usize {
    (1..=n).product()
}

#[test]
fn global_swap_has_the_published_counts() {
    // Identity: the involutions of n cards (Goldstein and Moews 2003; OEIS
    // A000085). Least: 2^(n-1). Largest and total variation: a dynamic program in C
    // over all n^n paths.
    let rows = [
        (3, 4, 4, 5, 0.055556),
        (4, 10, 8, 15, 0.065104),
        (5, 26, 16, 47, 0.084187),
        (6, 76, 32, 159, 0.097951),
    ];
    for (n, home, least, largest, variation) in rows {
        let law = law(n, n, |cards, draw| global_swap(cards, draw));
        let probabilities = || law.outcomes().map(|outcome| outcome.probability);
        let paths = |count: u128| Ratio::new(count, (n as u128).pow(n as u32));
        assert_eq!(law.probability(&identity(n)), paths(home), "{n} cards");
        assert_eq!(probabilities().min(), Some(paths(least)), "{n} cards");
        assert_eq!(probabilities().max(), Some(paths(largest)), "{n} cards");
        assert_eq!(law.outcomes().len(), factorial(n), "{n} cards");
        assert!((float(law.total_variation()) - variation).abs() < 5e-7, "{n} cards");
    }
    // The same program's card-by-position table of the 27 paths of 3 cards.
    let law = law(3, 3, |cards, draw| global_swap(cards, draw));
    let table = [[9, 9, 9], [10, 8, 9], [8, 10, 9]];
    for (card, row) in (0..).zip(table) {
        for (position, count) in row.into_iter().enumerate() {
            assert_eq!(place(&law, card, position), Ratio::new(count, 27));
        }
    }
}

#[test]
fn global_swap_washed_twice_is_much_nearer() {
    // The convolution of the law with itself, by a separate program: 75873/19531250.
    let law = law(5, 10, |cards, draw| {
        global_swap(cards, draw);
        global_swap(cards, draw);
    });
    assert_eq!(law.total_variation(), Ratio::new(75_873, 19_531_250));
}

/// The chain of one card under the naive swap: at step s, the card at s goes
/// anywhere, a card elsewhere comes to s with probability 1/n.
fn global_swap_chain(n: usize, card: usize) -> Vec<f64> {
    let share = 1.0 / n as f64;
    let mut at = vec![0.0; n];
    at[card] = 1.0;
    for step in 0..n {
        let there = at[step];
        let arriving = (1.0 - there) * share;
        at.iter_mut().for_each(|p| *p += there * share - *p * share);
        at[step] = there * share + arriving;
    }
    at
}

#[test]
fn global_swap_moves_cards_as_the_page_says() {
    // The chain is right: it equals the enumeration where that is possible.
    for n in 2..=6 {
        let law = law(n, n, |cards, draw| global_swap(cards, draw));
        for card in 0..n {
            for (position, p) in global_swap_chain(n, card).into_iter().enumerate() {
                assert!((float(place(&law, card as u32, position)) - p).abs() < 1e-12);
            }
        }
    }
    // Largest and smallest entries times n: the same chain in another program.
    for (n, largest, smallest) in
        [(10, 1.287420, 0.774841), (52, 1.352226, 0.742914), (54, 1.352804, 0.742646)]
    {
        let table: Vec<f64> = (0..n).flat_map(|card| global_swap_chain(n, card)).collect();
        let times = n as f64;
        let max = table.iter().copied().fold(0.0, f64::max) * times;
        let min = table.iter().copied().fold(1.0, f64::min) * times;
        assert!((max - largest).abs() < 5e-7 && (min - smallest).abs() < 5e-7, "{max} {min}");
        assert!((global_swap_chain(n, 1)[0] * times - largest).abs() < 5e-7);
    }
}

#[test]
fn global_swap_java_never_leaves_the_last_card_last() {
    // Total variation: a separate enumeration in Python. Orders: all but the
    // (n-1)! with the last card last.
    for (n, variation) in [(3, (19, 54)), (4, (9, 32)), (5, (1523, 6250)), (6, (2579, 11664))] {
        let law = law(n, n, |cards, draw| global_swap_java(cards, draw));
        let last = n as u32 - 1;
        assert_eq!(law.total_variation(), Ratio::new(variation.0, variation.1), "{n} cards");
        assert_eq!(law.outcomes().len(), factorial(n) - factorial(n - 1), "{n} cards");
        assert_eq!(place(&law, last, n - 1), Ratio::ZERO, "{n} cards");
        assert_eq!(place(&law, last, 0), Ratio::new(2, n as u128), "{n} cards");
    }
}

#[test]
fn sattolo_is_uniform_on_cycles_of_all_cards() {
    for n in 1..=6 {
        let law = law(n, n, |cards, draw| sattolo(cards, draw));
        assert_eq!(law.outcomes().len(), factorial(n - 1), "{n} cards");
        for Outcome { order, probability, .. } in law.outcomes() {
            // Follow the cycle from 0 until it is home again.
            let mut card = order[0];
            let mut length = 1;
            while card != 0 {
                card = order[card as usize];
                length += 1;
            }
            assert_eq!(length, n, "{order:?}");
            assert_eq!(probability, Ratio::new(1, factorial(n - 1) as u128), "{order:?}");
        }
        // (n-1)! orders with n times their share: 1 - (n-1)!/n!.
        assert_eq!(law.total_variation(), Ratio::new(n as u128 - 1, n as u128));
    }
}

#[test]
fn last_never_moves_is_fair_to_the_others() {
    for n in 1..=6 {
        let law = law(n, n, |cards, draw| last_never_moves(cards, draw));
        assert_eq!(law.outcomes().len(), factorial(n - 1), "{n} cards");
        for Outcome { order, probability, .. } in law.outcomes() {
            assert_eq!(order[n - 1], n as u32 - 1);
            assert_eq!(probability, Ratio::new(1, factorial(n - 1) as u128));
        }
        assert_eq!(law.total_variation(), Ratio::new(n as u128 - 1, n as u128));
    }
}

#[test]
fn random_transpositions_have_the_distance_of_the_characters() {
    // Diaconis and Shahshahani's sum over characters of the symmetric group.
    for (n, variation) in [(3, 0.037037), (4, 0.076172), (5, 0.117595)] {
        let law = law(n, 2 * n, |cards, draw| random_transpositions(cards, n as u64, draw));
        assert!((float(law.total_variation()) - variation).abs() < 5e-7, "{n} cards");
        // Home after k steps: 1/n + (1 - 1/n)(1 - 2/n)^k, the chain of one card.
        let (n, k) = (n as i128, n as u32);
        let home = Ratio::new(n.pow(k) + (n - 1) * (n - 2).pow(k), n.pow(k + 1));
        let expected = Ratio::new(*home.numer() as u128, *home.denom() as u128);
        assert_eq!(place(&law, 0, 0), expected, "{n} cards");
    }
}

#[test]
fn recursive_draw_reaches_catalan_many_orders() {
    // 5, 14, 42, 132: Catalan numbers (OEIS A000108), one order for each binary tree.
    // Total variation: enumeration by a separate program.
    for (n, orders, variation) in
        [(3, 5, (1, 6)), (4, 14, (5, 12)), (5, 42, (13, 20)), (6, 132, (49, 60))]
    {
        let law = law(n, n, |cards, draw| recursive_draw(cards, draw));
        assert_eq!(law.outcomes().len(), orders, "{n} cards");
        assert_eq!(law.total_variation(), Ratio::new(variation.0, variation.1), "{n} cards");
    }
}

#[test]
fn wash_locks_the_parity() {
    for n in 2..=4 {
        for times in 1..=4 {
            let law = law(n, 2 * times, |cards, draw| wash(cards, times as u64, draw));
            for Outcome { order, .. } in law.outcomes() {
                let inversions = (0..n)
                    .flat_map(|i| (i + 1..n).map(move |j| (i, j)))
                    .filter(|&(i, j)| order[i] > order[j])
                    .count();
                assert_eq!(inversions % 2, times % 2, "{order:?} after {times}");
            }
            // Half of all orders have probability 0, which alone makes 1/2.
            assert!(law.total_variation() >= Ratio::new(1, 2), "{n} cards, {times}");
        }
    }
}

/// One step of the wash of 54 cards, by trying all 54^2 pairs of draws.
fn wash_step() -> Vec<[usize; 54]> {
    let mut goes = vec![[0; 54]; 54];
    for a in 0..54 {
        for b in 0..54 {
            let mut cards: Vec<usize> = (0..54).collect();
            wash(&mut cards, 1, &mut Scripted::new(&[a, b]));
            cards.iter().enumerate().for_each(|(to, &from)| goes[from][to] += 1);
        }
    }
    goes
}

#[test]
fn wash_leaves_too_many_cards_at_home() {
    let goes = wash_step();
    // 3/n^2 for neighbours, around the end too, and 2/n^2 for other pairs.
    assert_eq!((goes[3][4], goes[4][3], goes[53][0], goes[3][5]), (3, 3, 3, 2));
    let mut at = [0.0; 54];
    at[0] = 1.0;
    for step in 1..=108 {
        let mut next = [0.0; 54];
        for (row, p) in goes.iter().zip(at) {
            for (to, &count) in row.iter().enumerate() {
                next[to] += p * f64::from(count as u32) / (54.0 * 54.0);
            }
        }
        at = next;
        // A card's chance to be home: the same chain in another program.
        match step {
            54 => assert!((at[0] - 0.141525).abs() < 5e-7, "{}", at[0]),
            108 => assert!((at[0] - 0.033946).abs() < 5e-7, "{}", at[0]),
            _ => {}
        }
    }
}

/// Three cards: the two likely orders have 1/4, the four others 1/8.
#[track_caller]
fn check_three(sort: Sort, likely: [[u32; 3]; 2]) {
    let law = law(3, 9, |cards, draw| sort_random_comparator(cards, sort, draw));
    assert_eq!(law.outcomes().len(), 6);
    for Outcome { order, probability, .. } in law.outcomes() {
        let eighths = if likely.iter().any(|likely| order == likely) { 2 } else { 1 };
        assert_eq!(probability, Ratio::new(eighths, 8), "{sort:?} {order:?}");
    }
}

#[test]
fn coin_sorts_have_the_enumerated_laws() {
    // All distances, and the three cards but for quick: enumeration of all coins by a
    // separate program. Quick by hand: the last card is the pivot, the two
    // others fall on one side together with 1/4 each (then a coin orders
    // them) and apart with 1/4 each, as 0 2 1 or 1 2 0.
    check_three(Sort::Insertion, [[0, 1, 2], [1, 0, 2]]);
    check_three(Sort::BinaryInsertion, [[0, 1, 2], [1, 0, 2]]);
    check_three(Sort::Bubble, [[0, 1, 2], [1, 0, 2]]);
    check_three(Sort::Merge, [[0, 1, 2], [0, 2, 1]]);
    check_three(Sort::Quick, [[0, 2, 1], [1, 2, 0]]);
    let rows = [
        (Sort::Insertion, [(1, 6), (7, 24), (49, 120)]),
        (Sort::BinaryInsertion, [(1, 6), (1, 6), (7, 40)]),
        (Sort::Merge, [(1, 6), (1, 6), (19, 80)]),
        (Sort::TimSort, [(17, 48), (17, 48), (1429, 3840)]),
        (Sort::Quick, [(1, 6), (1, 4), (7, 24)]),
        (Sort::Bubble, [(1, 6), (7, 24), (2, 5)]),
    ];
    for (sort, variations) in rows {
        for (n, (numerator, denominator)) in (3..).zip(variations) {
            let law = law(n, n * n, |cards, draw| sort_random_comparator(cards, sort, draw));
            let expected = Ratio::new(numerator, denominator);
            assert_eq!(law.total_variation(), expected, "{sort:?}, {n} cards");
        }
    }
    // The last card sinks or not by one coin, whatever n is.
    for sort in [Sort::Insertion, Sort::Bubble] {
        let law = law(5, 25, |cards, draw| sort_random_comparator(cards, sort, draw));
        assert_eq!(place(&law, 4, 4), Ratio::new(1, 2), "{sort:?}");
    }
}

/// What `[0, 1, 2].sort(() => Math.random() - 0.5)` does in Node 20: two million runs there gave
/// .3748 .0624 .1250 .0627 .0624 .3127, in the order below.
#[test]
fn timsort_of_three_cards_is_that_of_engines() {
    let law = law(3, 9, |cards, draw| sort_random_comparator(cards, Sort::TimSort, draw));
    let sixteenths = [
        ([0, 1, 2], 6),
        ([0, 2, 1], 1),
        ([1, 0, 2], 2),
        ([1, 2, 0], 1),
        ([2, 0, 1], 1),
        ([2, 1, 0], 5),
    ];
    for (order, parts) in sixteenths {
        assert_eq!(law.probability(&order), Ratio::new(parts, 16), "{order:?}");
    }
}

/// Runs and merges lose no card. (What they do with each coin: `tests/it/stream_v1.rs`.)
#[test]
fn timsort_of_long_decks_keeps_the_cards() {
    for n in [63, 64, 65, 127, 1000] {
        let mut cards: Vec<u32> = (0..n).collect();
        let mut draw = crate::Seed::from(1).deal(n.into());
        sort_random_comparator(&mut cards, Sort::TimSort, &mut draw);
        assert!(!cards.is_sorted(), "{n} cards");
        cards.sort_unstable();
        assert!(cards.into_iter().eq(0..n), "{n} cards");
    }
}

#[test]
fn no_faulty_shuffle_makes_something_else_than_orders() {
    let laws = [
        law(4, 16, |cards, draw| global_swap(cards, draw)),
        law(4, 16, |cards, draw| wash(cards, 4, draw)),
        law(4, 16, |cards, draw| sort_random_comparator(cards, Sort::Merge, draw)),
    ];
    for law in laws {
        for Outcome { order, .. } in law.outcomes() {
            let cards: BTreeSet<_> = order.iter().copied().collect();
            assert!(cards.into_iter().eq(0..4), "{order:?}");
        }
    }
}
