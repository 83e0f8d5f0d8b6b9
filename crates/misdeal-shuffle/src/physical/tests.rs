//! The laws of the physical shuffles against the formulas of the papers named in their
//! pages, for every order of small decks, and against other programs.

use std::num::NonZeroU64;

use super::*;
use crate::oracle::Outcome;
use crate::scripted::Scripted;
use crate::{Draw, Law, Ratio, exact_law};

type Exact = Ratio<u128>;

#[track_caller]
fn law(n: usize, shuffle: impl FnMut(&mut [u32], &mut dyn Draw)) -> Law {
    let law = exact_law(n, 64, shuffle).unwrap();
    assert_eq!(law.unfinished(), Ratio::ZERO);
    law
}

fn non_zero(value: u64) -> NonZeroU64 {
    NonZeroU64::new(value).unwrap()
}

/// Every order of n cards, from the law of a fair shuffle.
fn orders(n: usize) -> Vec<Vec<u32>> {
    let fair = law(n, |cards, draw| crate::fair::fisher_yates(cards, draw));
    fair.outcomes().map(|outcome| outcome.order).collect()
}

/// The law has this probability at every order.
#[track_caller]
fn check_all(law: &Law, probability: impl Fn(&[u32]) -> Exact, context: &str) {
    for order in orders(law.cards()) {
        assert_eq!(law.probability(&order), probability(&order), "{context}, {order:?}");
    }
}

fn choose(n: u128, k: u128) -> u128 {
    if k > n { 0 } else { (0..k).fold(1, |product, i| product * (n - i) / (i + 1)) }
}

fn position(order: &[u32], card: usize) -> usize {
    order.iter().position(|&other| other as usize == card).unwrap()
}

/// The probability that `card` ends on `position`.
fn place(law: &Law, card: usize, position: usize) -> Exact {
    let there = law.outcomes().filter(|outcome| outcome.order[position] as usize == card);
    there.map(|outcome| outcome.probability).sum()
}

#[test]
fn riffles_have_the_law_of_bayer_and_diaconis() {
    // Theorem 1 of the paper: C(2^k + n - r, n) / 2^(kn).
    for (n, times) in
        [(1, 3), (2, 1), (2, 4), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 1), (6, 1)]
    {
        let law = law(n, |cards, draw| riffle(cards, times, draw));
        let packets = 2u128.pow(times as u32);
        let formula = |order: &[u32]| {
            let falls = (1..n).filter(|&card| position(order, card) < position(order, card - 1));
            let rising = 1 + falls.count() as u128;
            Ratio::new(choose(packets + n as u128 - rising, n as u128), packets.pow(n as u32))
        };
        check_all(&law, formula, &format!("{n} cards, {times} riffles"));
    }
}

/// The numbers of orders of n cards with 0, 1, ... falls, as parts of n!.
fn eulerian(n: usize) -> Vec<f64> {
    let mut row = vec![1.0];
    for m in 2..=n {
        let at = |k: usize| row.get(k).copied().unwrap_or(0.0);
        let grown = |k: usize| {
            let before = if k > 0 { at(k - 1) } else { 0.0 };
            ((k + 1) as f64 * at(k) + (m - k) as f64 * before) / m as f64
        };
        row = (0..m).map(grown).collect();
    }
    row
}

#[test]
fn riffles_of_a_pack_are_as_far_as_the_paper_has_them() {
    // Table 1 of the paper: .924 .614 .334 .167 .085 .043; two more digits by exact
    // fractions in another program. n! C(m + n - r, n) / m^n is the product below.
    let rows = [(5, 0.9237), (6, 0.6135), (7, 0.3341), (8, 0.1672), (9, 0.0854), (10, 0.0429)];
    for (times, expected) in rows {
        let packets = 2f64.powi(times);
        let variation: f64 = (eulerian(52).into_iter().zip(0..))
            .map(|(share, falls)| {
                let times_fair: f64 = (0..52)
                    .map(|i| (packets - f64::from(falls) + f64::from(i)) / packets)
                    .product();
                // Fewer packets than rising sequences: one factor is 0 in exact numbers.
                share * (times_fair.max(0.0) - 1.0).abs() / 2.0
            })
            .sum();
        assert!((variation - expected).abs() < 5e-5, "{times} riffles: {variation}");
    }
}

#[test]
fn shelves_have_the_law_of_diaconis_fulman_and_holmes() {
    for (n, shelves) in [(2, 1), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3), (5, 1), (5, 2)] {
        let law = law(n, |cards, draw| shelf(cards, non_zero(shelves), draw));
        let (cards, m) = (n as u128, u128::from(shelves));
        let formula = |order: &[u32]| {
            let is_valley = |w: &&[u32]| w[0] > w[1] && w[1] < w[2];
            let valleys = order.windows(3).filter(is_valley).count() as u128;
            let sum: u128 = (valleys..m)
                .map(|a| {
                    choose(cards + m - a - 1, cards) * choose(cards - 1 - 2 * valleys, a - valleys)
                })
                .sum();
            let all = 2 * (2 * m).pow(n as u32);
            Ratio::new(4u128.pow(valleys as u32 + 1) * sum, all)
        };
        check_all(&law, formula, &format!("{n} cards, {shelves} shelves"));
    }
}

#[test]
fn two_passes_over_shelves_are_one_over_many() {
    // The paper, section 4: m shelves and then k are 2mk shelves.
    for (n, m, k) in [(3, 1, 1), (3, 1, 2), (3, 2, 1), (4, 1, 1)] {
        let twice = law(n, |cards, draw| {
            shelf(cards, non_zero(m), draw);
            shelf(cards, non_zero(k), draw);
        });
        let once = law(n, |cards, draw| shelf(cards, non_zero(2 * m * k), draw));
        check_all(&twice, |order| once.probability(order), &format!("{n} cards, {m} and {k}"));
    }
}

/// Partitions of k things into a sets: Stirling numbers of the second kind.
fn partitions(k: u64, a: u64) -> u128 {
    match (k, a) {
        (0, 0) => 1,
        (0, _) | (_, 0) => 0,
        _ => u128::from(a) * partitions(k - 1, a) + partitions(k - 1, a - 1),
    }
}

#[test]
fn top_to_random_has_the_law_of_diaconis_fill_and_pitman() {
    for (n, times_max) in [(1, 3), (2, 5), (3, 6), (4, 6), (5, 5)] {
        for times in 1..=times_max {
            let law = law(n, |cards, draw| top_to_random(cards, times, draw));
            let formula = |order: &[u32]| {
                // The least number of old top cards without which the rest is in order.
                let moved = (0..n)
                    .find(|&first| {
                        (first + 1..n).all(|c| position(order, c - 1) < position(order, c))
                    })
                    .unwrap();
                let ways = (moved as u64..=n as u64).map(|a| partitions(times, a)).sum();
                Ratio::new(ways, (n as u128).pow(times as u32))
            };
            check_all(&law, formula, &format!("{n} cards, {times} moves"));
        }
    }
    // The distances of four cards, by enumeration in another program.
    let distances = [(5, 6), (1, 2), (5, 16), (11, 64), (23, 256), (47, 1024)];
    for (times, (numerator, denominator)) in (1..).zip(distances) {
        let law = law(4, |cards, draw| top_to_random(cards, times, draw));
        assert_eq!(law.total_variation(), Ratio::new(numerator, denominator), "{times} moves");
    }
}

/// The chain of one card under one overhand shuffle, as its page has it.
fn overhand_chain(n: usize, packet: u128, card: usize, to: usize) -> Exact {
    let part = Ratio::new(1, packet);
    let keep = Ratio::new(packet - 1, packet);
    let mut chance = Ratio::ZERO;
    for start in 0..=card {
        for end in card..n {
            if n - 1 - end + card - start == to {
                let starts = if start > 0 { part } else { Ratio::new(1, 1) };
                let ends = if end < n - 1 { part } else { Ratio::new(1, 1) };
                chance += starts * ends * keep.pow((end - start) as i32);
            }
        }
    }
    chance
}

#[test]
fn overhand_moves_a_card_as_the_page_says() {
    for (n, packet) in [(1, 3), (2, 2), (3, 1), (4, 2), (4, 3), (6, 2), (6, 5)] {
        let law = law(n, |cards, draw| overhand(cards, non_zero(packet), 1, draw));
        // Each subset of the gaps leads to an order of its own.
        assert_eq!(law.outcomes().len(), if packet == 1 { 1 } else { 1 << (n - 1) });
        for card in 0..n {
            for to in 0..n {
                let expected = overhand_chain(n, packet.into(), card, to);
                assert_eq!(place(&law, card, to), expected, "{n} cards, {card} to {to}");
            }
        }
    }
    // Gaps below 2 and below 3 of 8: the example of the page.
    let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
    overhand(&mut cards, non_zero(5), 1, &mut Scripted::new(&[4, 1, 0, 0, 2, 3, 4]));
    assert_eq!(cards, [4, 5, 6, 7, 3, 0, 1, 2]);
}

#[test]
fn cuts_are_the_rotations_however_many() {
    for n in 1..=6 {
        for times in 1..=2 {
            let law = law(n, |cards, draw| (0..times).for_each(|_| cut(cards, draw)));
            assert_eq!(law.outcomes().len(), n);
            for Outcome { order, probability, .. } in law.outcomes() {
                let follows = |w: &[u32]| (w[0] + 1) % n as u32 == w[1];
                assert!(order.windows(2).all(follows), "{order:?}");
                assert_eq!(probability, Ratio::new(1, n as u128));
            }
            let others: u128 = (1..n as u128).product();
            assert_eq!(law.total_variation(), Ratio::new(others - 1, others));
        }
    }
}

#[test]
fn faros_come_back_after_the_order_of_two() {
    fn after(step: fn(&mut [usize], u64), n: usize) -> usize {
        let mut cards: Vec<usize> = (0..n).collect();
        let back = |_: &usize| {
            step(&mut cards, 1);
            cards.is_sorted()
        };
        (1..1000).find(back).unwrap()
    }
    // Diaconis, Graham and Kantor 1983: the order of 2 modulo n - 1 and n + 1, n if n is odd.
    let order_of_two = |modulus: usize| {
        let powers = std::iter::successors(Some(2 % modulus), |power| Some(power * 2 % modulus));
        powers.take_while(|&power| power != 1 % modulus).count() + 1
    };
    for n in 2..=120 {
        let (out, inward) = if n % 2 == 0 { (n - 1, n + 1) } else { (n, n) };
        assert_eq!(after(faro_out, n), order_of_two(out), "{n} out");
        assert_eq!(after(faro_in, n), order_of_two(inward), "{n} in");
    }
    let dealt = |step: fn(&mut [usize], u64), n: usize| {
        let mut cards: Vec<usize> = (0..n).collect();
        step(&mut cards, 1);
        cards
    };
    assert_eq!(dealt(faro_out, 6), [0, 3, 1, 4, 2, 5]);
    assert_eq!(dealt(faro_in, 6), [3, 0, 4, 1, 5, 2]);
    assert_eq!(dealt(faro_out, 5), [0, 3, 1, 4, 2]);
    assert_eq!(dealt(faro_in, 5), [2, 0, 3, 1, 4]);
}

/// The chances that strokes move a card by 0, 1, ... places round the ring, as the page has them.
fn smoosh_chain(n: usize, width: usize, times: u32) -> Vec<Exact> {
    let mut step = vec![Ratio::ZERO; n];
    let share = |places: usize| Ratio::new(places as u128, (n * width) as u128);
    step[0] = Ratio::new((n - width) as u128, n as u128) + share(width);
    for by in 1..width {
        step[by % n] += share(width - by);
        step[(n - by) % n] += share(width - by);
    }
    let mut at = vec![Ratio::ZERO; n];
    at[0] = Ratio::new(1, 1);
    for _ in 0..times {
        let chance = |to: usize| (0..n).map(|from| at[from] * step[(to + n - from) % n]).sum();
        at = (0..n).map(chance).collect();
    }
    at
}

#[test]
fn smoosh_moves_a_card_round_the_ring() {
    for (n, packet, times) in
        [(1, 2, 1), (2, 2, 1), (4, 1, 3), (4, 2, 1), (4, 2, 3), (4, 3, 2), (5, 3, 2), (5, 4, 1)]
    {
        let law = law(n, |cards, draw| smoosh(cards, non_zero(packet), u64::from(times), draw));
        let chain = smoosh_chain(n, n.min(packet as usize), times);
        for card in 0..n {
            for to in 0..n {
                let by = (to + n - card) % n;
                assert_eq!(place(&law, card, to), chain[by], "{n} cards, {card} to {to}");
            }
        }
    }
    // A hand on all cards is Fisher-Yates.
    assert!(law(4, |cards, draw| smoosh(cards, non_zero(9), 1, draw)).is_uniform());
}

/// The total variation of the place of a card, for the table of the page: the chain above
/// by the eigenvalues of its page, in floating point.
#[test]
fn smoosh_strokes_of_a_pack() {
    use std::f64::consts::PI;
    let rows =
        [(4, 104, 0.6186), (8, 52, 0.3544), (12, 26, 0.2363), (12, 52, 0.0873), (12, 104, 0.0120)];
    for (packet, times, expected) in rows {
        let (n, w) = (52.0, f64::from(packet));
        let eigenvalue =
            |k: f64| 1.0 - w / n + ((PI * k * w / n).sin() / (PI * k / n).sin()).powi(2) / (n * w);
        let off = |by: f64| {
            let waves = (1..52).map(f64::from);
            waves.map(|k| eigenvalue(k).powi(times) * (2.0 * PI * k * by / n).cos()).sum::<f64>()
                / n
        };
        let variation = (0..52).map(|by| off(f64::from(by)).abs()).sum::<f64>() / 2.0;
        assert!((variation - expected).abs() < 5e-5, "{packet}, {times}: {variation}");
    }
}

#[test]
fn no_shuffle_keeps_ranks_together_until_it_cuts() {
    // Seven cards of two suits: ranks 0 3, 1 4, 2 5, and one joker, in 4! orders.
    let whole = law(7, |cards, draw| no_shuffle(cards, non_zero(2), 0, draw));
    assert_eq!(whole.outcomes().len(), 24);
    for Outcome { order, probability, .. } in whole.outcomes() {
        assert_eq!(probability, Ratio::new(1, 24), "{order:?}");
        for rank in 0..3 {
            assert_eq!(position(&order, rank + 3), position(&order, rank) + 1, "{order:?}");
        }
    }
    // One cut: the packet from a to b, two even places, goes to the top.
    let cut = law(4, |cards, draw| no_shuffle(cards, non_zero(2), 1, draw));
    let formula = |wanted: &[u32]| {
        let mut ways = 0;
        for deck in [[0, 2, 1, 3], [1, 3, 0, 2]] {
            for (a, b) in (0..4).flat_map(|a| (0..4).map(move |b| (a.min(b), a.max(b)))) {
                let cut = [&deck[a..=b], &deck[..a], &deck[b + 1..]].concat();
                ways += u128::from(cut == wanted);
            }
        }
        Ratio::new(ways, 2 * 16)
    };
    check_all(&cut, formula, "one cut");
    // Larger than the deck: one block.
    assert_eq!(law(3, |cards, draw| no_shuffle(cards, non_zero(4), 0, draw)).outcomes().len(), 1);
}
