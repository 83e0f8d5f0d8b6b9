//! What is no known fault gets no name, and what is fair none either.

use misdeal_diagnosis::diagnose;
use misdeal_shuffle::Draw;
use misdeal_shuffle::fair::fisher_yates;

use crate::dealt::{built_in, shuffled};

#[test]
fn fair_deals() {
    for (n, deals) in [(3, 5000), (10, 20_000), (20, 3000)] {
        let diagnosis = diagnose(&shuffled(n, deals, |cards, draw| fisher_yates(cards, draw)), 2);
        assert_eq!(diagnosis.named(), None, "{n} cards: {diagnosis:?}");
    }
}

/// A fair shuffle, but for a card that is put on top in one deal of three: nobody's known
/// mistake.
#[test]
fn a_fault_that_nobody_knows() {
    let tally = shuffled(10, 10_000, |cards, draw| {
        fisher_yates(cards, draw);
        if draw.at_most(2) == 0 {
            let at = cards.iter().position(|&card| card == 4).unwrap();
            cards[..=at].rotate_right(1);
        }
    });
    let diagnosis = diagnose(&tally, 2);
    assert_eq!(diagnosis.named(), None, "{diagnosis:?}");
}

/// What Dou Dizhu programs do on purpose is no mistake that is known here.
#[test]
fn no_shuffle_is_no_known_mistake() {
    let diagnosis = diagnose(&built_in(54, 500, "no-shuffle"), 2);
    assert_eq!(diagnosis.named(), None, "{diagnosis:?}");
}

/// Whatever the threads, and whoever comes first.
#[test]
fn threads_do_not_matter() {
    let tally = built_in(10, 1000, "global-swap");
    assert_eq!(diagnose(&tally, 1), diagnose(&tally, 3));
}
