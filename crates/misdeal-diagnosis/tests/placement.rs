//! Each law against the average over every course of the shuffle's own code, and
//! against published values.

use misdeal_deck::Perm;
use misdeal_diagnosis::placement::{
    Placement, binary_insertion, insertion_from_the_back, merge, naive_swap, naive_swap_short,
    riffles, rounded, sattolo, timsort, transpositions,
};
use misdeal_shuffle::faulty::{Sort, sort_random_comparator};
use misdeal_shuffle::{Draw, exact_law};

fn close(got: f64, want: f64, digits: f64) {
    assert!((got - want).abs() <= digits, "got {got}, expected {want}");
}

/// A law by the number of cards.
type Law = fn(u32) -> Placement;

fn all() -> Vec<(&'static str, Law)> {
    vec![
        ("naive swap", naive_swap),
        ("naive swap, one short", naive_swap_short),
        ("sattolo", sattolo),
        ("rounded", rounded),
        ("transpositions", |n| transpositions(n, n)),
        ("insertion", insertion_from_the_back),
        ("binary insertion", binary_insertion),
        ("merge", merge),
        ("timsort", timsort),
        ("riffles", |n| riffles(n, 3)),
    ]
}

/// Each card is somewhere, and each position has a card.
#[test]
fn rows_and_columns_add_up() {
    for (name, law) in all() {
        for n in [2u32, 3, 7, 52] {
            let law = law(n);
            for i in 0..n {
                let row: f64 = (0..n).map(|card| law.at(i, card)).sum();
                let column: f64 = (0..n).map(|position| law.at(position, i)).sum();
                assert!((row - 1.0).abs() < 1e-12 && (column - 1.0).abs() < 1e-12, "{name} {n}");
            }
        }
    }
}

/// The naive swap: the 27 courses of three cards counted by hand, and the one-card
/// chain at 10 and 52 cards computed in Python (largest and smallest cell, and the
/// sum over the diagonal).
#[test]
fn naive_swap_values() {
    let law = naive_swap(3);
    let counts = [[9.0, 10.0, 8.0], [9.0, 8.0, 10.0], [9.0, 9.0, 9.0]];
    for (position, row) in counts.iter().enumerate() {
        for (card, count) in row.iter().enumerate() {
            close(law.at(position as u32, card as u32), count / 27.0, 1e-15);
        }
    }
    let law = naive_swap(52);
    close(law.at(0, 1) * 52.0, 1.352_226, 1e-6);
    close(law.at(0, 51) * 52.0, 0.742_914, 1e-6);
    close((0..52).map(|i| law.at(i, i)).sum(), 0.899_92, 1e-5);
    // Card 0 comes everywhere alike, and position 51 gets all cards alike.
    for i in 0..52 {
        close(law.at(i, 0) * 52.0, 1.0, 1e-12);
        close(law.at(51, i) * 52.0, 1.0, 1e-12);
    }
    let law = naive_swap(10);
    let (mut least, mut most) = (1.0f64, 0.0f64);
    for chance in law.rows().flatten() {
        (least, most) = (least.min(*chance), most.max(*chance));
    }
    close(most * 10.0, 1.287_420, 1e-6);
    close(least * 10.0, 0.774_841, 1e-6);
    let short = naive_swap_short(52);
    close(short.at(51, 51), 0.0, 1e-15);
    let most = short.rows().flatten().copied().fold(0.0, f64::max);
    close(most * 52.0, 1.351_40, 1e-5);
}

/// What each deal adds to the chi-square of positions, n (sum of squares of p - 1/n)
/// (n-1)/n: .657822 and .103801 for the naive swap, 7.8331 and .45212 for three and
/// five riffles of 52 cards.
#[test]
fn noncentrality_a_deal() {
    let a_deal = |law: Placement| {
        let fair = 1.0 / f64::from(law.cards());
        let squares: f64 = law.rows().flatten().map(|p| (p - fair).powi(2)).sum();
        squares * (f64::from(law.cards()) - 1.0)
    };
    close(a_deal(naive_swap(52)), 0.657_822, 1e-6);
    close(a_deal(naive_swap(10)), 0.103_801, 1e-6);
    close(a_deal(naive_swap_short(52)), 0.6518, 2e-4);
    close(a_deal(riffles(52, 3)), 7.8331, 1e-4);
    close(a_deal(riffles(52, 5)), 0.452_12, 1e-5);
    close(a_deal(riffles(10, 2)), 1.2647, 1e-4);
    close(a_deal(naive_swap(54)), 0.684_161, 1e-6);
    let fifty_two = [155.99, 38.003, 7.8331, 1.8446, 0.45212, 0.11237, 0.028_050, 0.007_009_8];
    let ten = [6.9456, 1.2647, 0.293_83, 0.072_076, 0.017_932];
    for (n, all) in [(52, &fifty_two[..]), (10, &ten)] {
        for (times, &want) in (1..).zip(all) {
            let got = a_deal(riffles(n, 1).repeated(times));
            // Five digits.
            assert!((got / want - 1.0).abs() < 5e-5, "{n} {times}: {got}");
        }
    }
}

/// Comparators at three cards, from the tree of comparisons by hand: insertion
/// 012: 1/4, 102: 1/4, others 1/8.
#[test]
fn insertion_values() {
    let law = insertion_from_the_back(3);
    // Orders as position to card: 012 102 1/4 each, 021 201 120 210 1/8 each.
    let orders = [
        ([0, 1, 2], 0.25),
        ([1, 0, 2], 0.25),
        ([0, 2, 1], 0.125),
        ([2, 0, 1], 0.125),
        ([1, 2, 0], 0.125),
        ([2, 1, 0], 0.125),
    ];
    let mut counted = [[0.0; 3]; 3];
    for (order, chance) in orders {
        assert!(Perm::new(order.to_vec()).is_ok());
        for (position, card) in order.into_iter().enumerate() {
            counted[position][card as usize] += chance;
        }
    }
    for (position, row) in counted.iter().enumerate() {
        for (card, chance) in row.iter().enumerate() {
            close(law.at(position as u32, card as u32), *chance, 1e-15);
        }
    }
    // The last card stays half of the time at any size.
    close(insertion_from_the_back(52).at(51, 51), 0.5, 1e-15);
    // Four slots are a fair draw.
    close(binary_insertion(4).at(0, 3), 0.25, 1e-15);
}

/// Sorts by coins against every course of their own code. The orders of three cards
/// under TimSort are 012: 6/16, 210: 5/16, 102: 2/16 and 1/16 each of 021, 120, 201,
/// from the tree of comparisons by hand.
#[test]
fn sorts_are_those_of_their_code() {
    let by_code = |n: u32, sort: Sort| {
        let by_coins =
            |cards: &mut [u32], draw: &mut dyn Draw| sort_random_comparator(cards, sort, draw);
        let law = exact_law(n as usize, 64, by_coins).unwrap();
        let mut chances = vec![0.0; (n * n) as usize];
        for outcome in law.outcomes() {
            let chance = *outcome.probability.numer() as f64 / *outcome.probability.denom() as f64;
            for (position, card) in outcome.order.into_iter().enumerate() {
                chances[position * n as usize + card as usize] += chance;
            }
        }
        chances
    };
    let same = |law: Placement, code: &[f64]| {
        law.rows().flatten().zip(code).for_each(|(got, want)| close(*got, *want, 1e-14));
    };
    for n in 2..=6 {
        same(merge(n), &by_code(n, Sort::Merge));
        same(timsort(n), &by_code(n, Sort::TimSort));
        same(binary_insertion(n), &by_code(n, Sort::BinaryInsertion));
    }
    let law = timsort(3);
    close(law.at(0, 0), 7.0 / 16.0, 1e-15);
    close(law.at(2, 0), 6.0 / 16.0, 1e-15);
}

/// Decks for a matched score of mean shift d a deal to reach 1e-6 with a chance of
/// 99 %, (4.753 + 2.326)^2 / d; a simulation of others gave 165, 108 and 118 decks of
/// ten cards and 41, 38 and 41 of 52, give or take a tenth.
#[test]
fn comparators_need_so_many_decks() {
    let decks = |law: Placement| {
        let fair = 1.0 / f64::from(law.cards());
        let squares: f64 = law.rows().flatten().map(|p| (p - fair).powi(2)).sum();
        50.12 / (squares * (f64::from(law.cards()) - 1.0))
    };
    let laws: [(Law, f64, f64); 3] =
        [(merge, 165.0, 41.0), (timsort, 108.0, 38.0), (binary_insertion, 118.0, 41.0)];
    for (law, ten, fifty_two) in laws {
        close(decks(law(10)) / ten, 1.0, 0.1);
        close(decks(law(52)) / fifty_two, 1.0, 0.1);
    }
}
