//! Small cases with known answers from public bug reports: shuffles of libraries.

use misdeal_deck::{Deck, Shoe};
use misdeal_shuffle::{Ratio, Seed, ShuffleSpec, catalogue, exact_law, fair, faulty, reshuffle};

/// No cards and one card are legal everywhere and change nothing.
/// <https://github.com/sigp/lighthouse/pull/60>
#[test]
fn no_cards_and_one_card() {
    for entry in catalogue() {
        for cards in 0..2u32 {
            let mut deck: Vec<u32> = (0..cards).collect();
            ShuffleSpec::new(entry).shuffle(&mut deck, &mut Seed::from(1).deal(0));
            assert_eq!(deck, (0..cards).collect::<Vec<_>>(), "{}", entry.name);
        }
    }
}

/// A fair shuffle leaves six cards as they were once in 720 times; a test that
/// demands a different order is wrong. <https://github.com/dart-lang/co19/issues/162>
#[test]
fn the_order_may_stay() {
    let law = exact_law(6, 10, |deck, draw| fair::fisher_yates(deck, draw)).unwrap();
    assert_eq!(law.probability(&[0, 1, 2, 3, 4, 5]), Ratio::new(1, 720));
}

/// Bits that a state must hold to reach every order of a deck, with the cards of
/// eight packs told apart and not. <https://github.com/mtgred/netrunner/pull/8298>
#[test]
fn bits_of_a_deck() {
    let log2_factorial = |n: u32| (1..=n).map(|i| f64::from(i).log2()).sum::<f64>();
    let bits = |name: &str| {
        let deck = Deck::named(name).unwrap();
        let orders = log2_factorial(deck.len() as u32);
        let same = (0..deck.classes_count() as u32)
            .map(|class| log2_factorial(deck.copies(class).len() as u32))
            .sum::<f64>();
        (orders.ceil(), (orders - same).ceil())
    };
    assert_eq!(bits("52").0, 226.0);
    assert_eq!(bits("54").0, 238.0);
    assert_eq!(bits("52x8"), (3025.0, 2230.0));
    // Our seeds have 256 bits: enough for one pack, not for eight.
    assert!(bits("54").0 <= 256.0);
}

/// Pages of one random order hold each item once, if one seed makes them all.
/// <https://github.com/processwire/processwire-issues/issues/266>
#[test]
fn pages_of_one_order() {
    let page = |number: usize, seed: u64| {
        let mut items: Vec<u32> = (0..6).collect();
        fair::fisher_yates(&mut items, &mut Seed::from(seed).deal(0));
        items.chunks(4).nth(number).unwrap().to_vec()
    };
    let together = |seed: u64, other: u64| {
        let mut all = [page(0, seed), page(1, other)].concat();
        all.sort_unstable();
        all
    };
    let each_once = [0, 1, 2, 3, 4, 5];
    assert!((0..100).all(|seed| together(seed, seed) == each_once));
    // With a seed a page, 14 times in 15 an item comes twice and another never.
    let lucky = (0..100).filter(|&seed| together(seed, seed + 1000) == each_once).count();
    assert!(lucky < 30, "{lucky} of 100, expected about 7");
}

/// The six orders of three cards under the naive swap: 4 or 5 of 27 each.
/// <https://github.com/tgstation/tgstation/pull/8809>
#[test]
fn the_naive_swap_of_three() {
    let law = exact_law(3, 3, |deck, draw| faulty::global_swap(deck, draw)).unwrap();
    let expected = [
        ([0, 1, 2], 4),
        ([0, 2, 1], 5),
        ([1, 0, 2], 5),
        ([1, 2, 0], 5),
        ([2, 0, 1], 4),
        ([2, 1, 0], 4),
    ];
    for (order, paths) in expected {
        assert_eq!(law.probability(&order), Ratio::new(paths, 27), "{order:?}");
    }
}

/// An effect that returns all cards to their owners' decks reshuffles every deck,
/// not only the one whose owner played it. <https://github.com/keyteki/keyteki/issues/805>
#[test]
fn both_decks_are_shuffled() {
    let in_order = |owner: u32| (owner * 100..owner * 100 + 36).collect::<Vec<u32>>();
    let mut decks = [0, 1].map(|owner| Shoe::new(in_order(owner)));
    let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
    for (deck, deal) in decks.iter_mut().zip(0..) {
        deck.deal(10).unwrap();
        deck.gather_all();
        reshuffle(deck, &spec, &mut Seed::from(3).deal(deal)).unwrap();
    }
    let orders = decks.map(|deck| deck.undealt().copied().collect::<Vec<u32>>());
    for (owner, order) in (0..).zip(&orders) {
        // The chance that a shuffled deck of 36 is in order is 1 in 10^41.
        assert_ne!(*order, in_order(owner));
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, in_order(owner), "each owner has their own cards, once");
    }
}
