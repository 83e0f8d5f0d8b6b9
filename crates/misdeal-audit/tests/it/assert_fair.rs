//! `assert_fair!` as a project's own tests use it.

use misdeal_audit::{FLAKE_RATE, FairCheck, assert_fair};
use misdeal_shuffle::{FromRng, fair, faulty};
use rand_core::Rng;

/// A fresh seed every time; flakes once in a billion runs.
#[test]
fn a_fair_shuffle_passes() {
    for cards in [0, 1, 2, 3, 52] {
        assert_fair!(cards, |deck, rng| fair::fisher_yates(deck, &mut FromRng(rng)));
    }
    // One that shuffles its own deck again and again.
    let mut own: Vec<u32> = (0..10).collect();
    assert_fair!(
        10,
        |deck, rng| {
            fair::fisher_yates(&mut own, &mut FromRng(rng));
            deck.clone_from(&own);
        },
        deals = 20_000,
        flake_rate = 1e-12,
    );
}

#[test]
fn a_faulty_shuffle_fails_and_is_told_why() {
    let swap = FairCheck::new(52).seed(3);
    let unfair = swap.run(|deck, rng| faulty::global_swap(deck, &mut FromRng(rng))).unwrap_err();
    let text = unfair.to_string();
    assert!(text.starts_with("not a fair shuffle of 52 cards\n  sure after "), "{text}");
    assert!(text.contains("position: each card comes to each position equally often"), "{text}");
    assert!(text.contains("a fair shuffle fails once in 1000000000 runs"), "{text}");
    assert!(text.ends_with("assert_fair!(.., seed = 3)"), "{text}");
    assert_eq!(unfair.verdict.alpha, FLAKE_RATE);
    // The same seed, the same deals.
    let again = swap.run(|deck, rng| faulty::global_swap(deck, &mut FromRng(rng))).unwrap_err();
    assert_eq!(again.to_string(), text);

    // A deck that is shuffled with a fault and never put in order.
    let mut own: Vec<u32> = (0..52).collect();
    let check = FairCheck::new(52).seed(4);
    let unfair = check.run(|deck, rng| {
        faulty::global_swap(&mut own, &mut FromRng(rng));
        deck.clone_from(&own);
    });
    let text = unfair.unwrap_err().to_string();
    assert!(text.contains("compared with the deal before"), "{text}");
}

#[test]
fn a_deck_that_is_none_fails() {
    let lost = FairCheck::new(5).run(|deck, _| {
        deck.pop();
    });
    let text = lost.unwrap_err().to_string();
    assert!(text.contains("deals are no deals, the first is 1"), "{text}");
    let doubled =
        FairCheck::new(5).run(|deck, rng| deck[0] = deck[1 + rng.next_u32() as usize % 4]);
    assert!(doubled.is_err());
}

#[test]
#[should_panic(expected = "not a fair shuffle of 10 cards")]
fn the_macro_panics() {
    assert_fair!(10, |deck, rng| faulty::sattolo(deck, &mut FromRng(rng)), seed = 1);
}
