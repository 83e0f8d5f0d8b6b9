//! The figures on the pages of the shuffles without a name, each by its formula. Whole laws are
//! compared with an independent program in `tests/it/gallery.rs`.

use std::num::NonZeroUsize;

use super::*;

fn size(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn share(part: usize, whole: usize) -> Exact {
    Ratio::new(part as u128, whole as u128)
}

/// So many orders, each equally often.
#[track_caller]
fn check_even(law: &Law, orders: usize, context: &str) {
    assert_eq!(law.outcomes().len(), orders, "{context}");
    for Outcome { order, probability, .. } in law.outcomes() {
        assert_eq!(probability, share(1, orders), "{context}, {order:?}");
    }
    let fair = factorial(law.cards());
    assert_eq!(law.total_variation(), share(fair - orders, fair), "{context}");
}

/// Each card on each position with 1/n.
#[track_caller]
fn check_flat(law: &Law, context: &str) {
    for position in 0..law.cards() {
        for card in 0..law.cards() as u32 {
            assert_eq!(place(law, card, position), share(1, law.cards()), "{context}");
        }
    }
}

/// The probability that `card` is among the first `k`.
fn held(law: &Law, card: u32, k: usize) -> Exact {
    (0..k).map(|position| place(law, card, position)).sum()
}

#[test]
fn stops_early_keeps_the_first_apart() {
    for n in 1..=6 {
        for left_out in 0..n {
            let context = format!("{n} cards, {left_out} left out");
            let law = law(n, n, |cards, draw| stops_early(cards, left_out, draw));
            check_even(&law, factorial(n) / factorial(left_out + 1), &context);
            for card in 0..=left_out {
                for position in 0..=left_out {
                    let home = if card == position { left_out + 1 } else { 0 };
                    assert_eq!(place(&law, card as u32, position), share(home, n), "{context}");
                }
            }
        }
    }
}

#[test]
fn first_never_moves_is_fair_to_the_others() {
    for n in 1..=6 {
        let law = law(n, n, |cards, draw| first_never_moves(cards, draw));
        check_even(&law, factorial(n - 1), &format!("{n} cards"));
        assert_eq!(place(&law, 0, 0), share(1, 1), "{n} cards");
    }
}

#[test]
fn constant_bounds_let_the_cards_behind_them_never_rest() {
    for n in 2..=6 {
        for bound in 1..n {
            let context = format!("{n} cards, bound {bound}");
            let back = law(n, n, |cards, draw| constant_bound(cards, bound, draw));
            let front = law(n, n, |cards, draw| constant_bound_forward(cards, bound, draw));
            for card in bound..n {
                for position in card..n {
                    assert_eq!(place(&back, card as u32, position), Ratio::ZERO, "{context}");
                }
                for position in bound..=card {
                    assert_eq!(place(&front, card as u32, position), Ratio::ZERO, "{context}");
                }
            }
            for card in 0..bound {
                assert_eq!(place(&back, card as u32, n - 1), share(1, bound), "{context}");
            }
        }
        let short = law(n, n, |cards, draw| constant_bound_forward(cards, n - 1, draw));
        for position in 0..n - 1 {
            let elsewhere = share(1, n - 1);
            assert_eq!(place(&short, n as u32 - 1, position), elsewhere, "{n} cards, one short");
        }
        let whole = law(n, n, |cards, draw| constant_bound_forward(cards, n, draw));
        assert_eq!(whole, law(n, n, |cards, draw| global_swap(cards, draw)));
    }
}

/// Positions and cards counted from the other end.
fn mirrored(order: &[u32]) -> Vec<u32> {
    order.iter().rev().map(|card| order.len() as u32 - 1 - card).collect()
}

#[test]
fn mirror_images_have_the_same_law() {
    for n in 1..=6 {
        let forward = law(n, n, |cards, draw| global_swap(cards, draw));
        let backward = law(n, n, |cards, draw| global_swap_backward(cards, draw));
        for Outcome { order, probability, .. } in forward.outcomes() {
            assert_eq!(backward.probability(&mirrored(&order)), probability, "{order:?}");
        }
    }
}

#[test]
fn constant_bound_is_a_buffer_that_is_filled_and_dealt_from_the_back() {
    // With bound 2 what is left is two cards, whose one exchange is fair as the buffer's end is.
    for n in 2..=6 {
        let bound = law(n, n, |cards, draw| constant_bound(cards, 2, draw));
        let buffer = law(n, n, |cards, draw| small_buffer(cards, size(2), draw));
        let stream: Vec<u32> = [0, 1].into_iter().chain((2..n as u32).rev()).collect();
        for Outcome { order, probability, .. } in buffer.outcomes() {
            let deal: Vec<u32> = order.iter().rev().map(|&card| stream[card as usize]).collect();
            assert_eq!(bound.probability(&deal), probability, "{deal:?}");
        }
    }
}

#[test]
fn rounded_keeps_card_0_and_moves_the_others() {
    for n in 2..=6 {
        let law = law(n, n, |cards, draw| rounded(cards, draw));
        for card in 1..n {
            assert_eq!(place(&law, card as u32, card), share(1, 2 * (n - 1)), "{n} cards");
        }
        // C(2n-2, n-1) / 4^(n-1).
        let ways = factorial(2 * n - 2) / factorial(n - 1) / factorial(n - 1);
        assert_eq!(place(&law, 0, 0), share(ways, 4usize.pow(n as u32 - 1)), "{n} cards");
    }
}

#[test]
fn probe_next_is_flat_but_draws_cards_together() {
    for n in 2..=6 {
        let law = law(n, n, |cards, draw| probe_next(cards, draw));
        check_flat(&law, &format!("{n} cards"));
        let behind = law.outcomes().filter(|outcome| {
            let first = outcome.order.iter().position(|&card| card == 0).unwrap();
            outcome.order[(first + 1) % n] == 1
        });
        let chance: Exact = behind.map(|outcome| outcome.probability).sum();
        assert_eq!(chance, share(2, n), "{n} cards");
    }
}

#[test]
fn buffers_and_blocks_reach_the_orders_of_their_paths() {
    for n in 1..=6 {
        for count in 1..=n {
            let context = format!("{n} cards, {count}");
            let law = law(n, n, |cards, draw| small_buffer(cards, size(count), draw));
            check_even(&law, count.pow((n - count) as u32) * factorial(count), &context);
            for outcome in law.outcomes() {
                let in_time = |(position, &card): (usize, &u32)| (card as usize) < position + count;
                assert!(outcome.order.iter().enumerate().all(in_time), "{context}");
            }
        }
        for count in 1..=n {
            let law = law(n, n, |cards, draw| block_local(cards, size(count), draw));
            let orders = factorial(count).pow((n / count) as u32) * factorial(n % count);
            check_even(&law, orders, &format!("{n} cards, blocks of {count}"));
        }
    }
}

#[test]
fn unweighted_merge_deals_the_short_part_too_early() {
    for (n, part, parts) in [(3, 2, 2), (4, 3, 2), (5, 2, 3), (5, 3, 2), (6, 4, 2)] {
        let law = law(n, 2 * n, |cards, draw| unweighted_merge(cards, size(part), draw));
        let last = n - n % part;
        let chance: Exact = (last..n).map(|card| place(&law, card as u32, 0)).sum();
        assert_eq!(chance, share(1, parts), "{n} cards, parts of {part}");
    }
}

#[test]
fn steps_and_conditions_leave_the_orders_counted() {
    // Euler's totient: 1, 1, 2, 2, 4, 2.
    for (n, units) in [(2, 1), (3, 2), (4, 2), (5, 4), (6, 2)] {
        let law = law(n, 2, |cards, draw| affine_map(cards, draw));
        check_even(&law, n * units, &format!("{n} cards"));
        check_flat(&law, &format!("{n} cards"));
    }
    for n in 2..=6 {
        let law = law(n, n, |cards, draw| even_only(cards, draw));
        check_even(&law, factorial(n) / 2, &format!("{n} cards"));
    }
    // OEIS A000166 and A002464, and two tries: all but the square of what fails once.
    type Again = fn(&mut [u32], &mut dyn Draw);
    let again: [(Again, [(usize, usize); 3]); 2] = [
        (|cards, draw| derangement(cards, draw), [(3, 2), (4, 9), (5, 44)]),
        (|cards, draw| no_neighbours(cards, draw), [(4, 2), (5, 14), (6, 90)]),
    ];
    for (shuffle, counts) in again {
        for (n, orders) in counts {
            let law = exact_law(n, 2 * (n - 1), shuffle).unwrap();
            assert_eq!(law.outcomes().len(), orders, "{n} cards");
            let fails = share(factorial(n) - orders, factorial(n));
            assert_eq!(law.unfinished(), fails * fails, "{n} cards");
            assert_eq!(law.total_variation(), fails, "{n} cards");
        }
    }
}

#[test]
fn reservoirs_hold_items_as_the_pages_say() {
    for n in 2..=7 {
        for k in 1..n {
            let law = law(n, n, |cards, draw| reservoir_skew(cards, k, draw));
            for card in 0..n {
                let ways = if card < k { k - 1 } else { k };
                let chance = share(ways, n - 1);
                assert_eq!(held(&law, card as u32, k), chance, "{card}: {k} of {n}");
            }
        }
        for k in 1..=n / 2 {
            let law = law(n, n, |cards, draw| reservoir_first_lost(cards, k, draw));
            for card in 0..n {
                let ways = if card < k { card } else { k.min(card - k + 1) };
                let chance = share(ways, n - k);
                assert_eq!(held(&law, card as u32, k), chance, "{card}: {k} of {n}");
            }
        }
    }
}

#[test]
fn partial_off_by_one_always_deals_one_card() {
    for n in 1..=6 {
        for k in 1..=n {
            let law = law(n, n, |cards, draw| partial_off_by_one(cards, k, draw));
            // Which cards lie behind the sample follows from it, so orders count samples.
            check_even(&law, factorial(n) / factorial(n - k + 1), &format!("{k} of {n}"));
            assert_eq!(held(&law, (n - k) as u32, k), share(1, 1), "{k} of {n}");
            for card in 0..n - k {
                assert_eq!(held(&law, card as u32, k), share(k - 1, n), "{card}: {k} of {n}");
            }
        }
    }
}

/// Positions from the front, and the first k as sample: the mirror image of the function.
#[test]
fn the_forward_twin_of_partial_off_by_one_is_its_mirror_image() {
    for n in 1..=6 {
        for k in 1..=n {
            let back = law(n, n, |cards, draw| partial_off_by_one(cards, k, draw));
            let twin = law(n, n, |cards, draw| {
                (0..k - 1).for_each(|i| cards.swap(i, i + draw.index_at_most(n - 1 - i)));
            });
            for Outcome { order, probability, .. } in twin.outcomes() {
                // The mirror image has the sample at its end, the function at its front.
                let mut order = mirrored(&order);
                order.rotate_right(k);
                assert_eq!(back.probability(&order), probability, "{k} of {n}, {order:?}");
            }
        }
    }
}

#[test]
fn keys_have_the_law_of_the_riffle_of_as_many_packets() {
    let choose = |n: usize, k: usize| {
        if k > n { 0 } else { factorial(n) / factorial(k) / factorial(n - k) }
    };
    for n in 1..=6 {
        for values in [1, 2, 3, 5] {
            let law = law(n, n, |cards, draw| keys_up_to(cards, values as u64 - 1, draw));
            for Outcome { order, probability, .. } in law.outcomes() {
                let descents = order.windows(2).filter(|pair| pair[0] > pair[1]).count();
                let ways = choose(values + n - 1 - descents, n);
                let expected = share(ways, values.pow(n as u32));
                assert_eq!(probability, expected, "{values} values, {order:?}");
            }
        }
    }
}

#[test]
fn a_network_of_a_power_of_four_is_one_exclusive_or() {
    for n in [4, 16] {
        let law = law(n, 4, |cards, draw| xor_network(cards, draw));
        assert_eq!(law.outcomes().len(), n);
        check_flat(&law, &format!("{n} cards"));
    }
    let law = law(5, 4, |cards, draw| xor_network(cards, draw));
    assert_eq!(law.outcomes().len(), 14);
}

#[test]
fn one_draw_gives_as_many_orders_as_remainders() {
    // The least common multiple of 1 to n; ten cards by running all of its numbers, twice.
    for (n, multiple) in [(3, 6), (4, 12), (5, 60), (10, 2520)] {
        let deal = |number| {
            let mut cards = identity(n);
            one_draw(&mut cards, &mut Scripted::new(&[number]));
            cards
        };
        let deals: BTreeSet<Vec<u32>> = (0..2 * multiple).map(deal).collect();
        assert_eq!(deals.len() as u64, multiple, "{n} cards");
    }
}

#[test]
fn overrun_leaves_the_last_card_too_often() {
    for n in 3..=6 {
        let law = law(n, n, |cards, draw| overrun(cards, draw));
        let home = share(2 * n - 1, n * (n + 1));
        assert_eq!(place(&law, n as u32 - 1, n - 1), home, "{n} cards");
    }
}
