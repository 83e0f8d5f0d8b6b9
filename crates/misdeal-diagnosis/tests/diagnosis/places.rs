//! Generator or algorithm: which part of the program the mistake is in.

use misdeal_diagnosis::{Cause, diagnose};
use misdeal_shuffle::fair::fisher_yates;
use misdeal_shuffle::{Draw, Seed};

use crate::dealt::{built_in, shuffled, streamed};

/// The four of them: a bad algorithm on a good generator, a good one on a bad generator and
/// on few seeds, and a good one on a good generator, of which nothing is said.
#[test]
fn each_is_answered_right() {
    let cause = |tally| diagnose(&tally, 2).cause;
    assert_eq!(cause(built_in(52, 1000, "global-swap")), Some(Cause::Algorithm));
    let low_bits = "fisher-yates:generator=lcg-low-bits";
    assert_eq!(cause(built_in(52, 500, low_bits)), Some(Cause::Generator));
    let of_15_bits = streamed(52, 5000, |index| {
        let seed = Seed::from(5).deal(index).at_most((1 << 15) - 1);
        let mut cards: Vec<u32> = (0..52).collect();
        fisher_yates(&mut cards, &mut Seed::from(seed).deal(0));
        cards
    });
    assert_eq!(cause(of_15_bits), Some(Cause::Seeding));
    let fair = shuffled(52, 5000, |cards, draw| fisher_yates(cards, draw));
    assert_eq!(diagnose(&fair, 2).named(), None);
}

/// Two faults at once: the one does not hide the other.
#[test]
fn few_seeds_beside_another_fault() {
    let tally = streamed(10, 3000, |index| {
        let seed = Seed::from(6).deal(index).at_most(4999);
        let mut cards: Vec<u32> = (0..10).collect();
        let mut draw = Seed::from(seed).deal(0);
        (0..10).for_each(|at| cards.swap(at, draw.index_at_most(9)));
        cards
    });
    let diagnosis = diagnose(&tally, 2);
    assert_eq!(diagnosis.named().map(|fault| fault.fault), Some("naive-swap"), "{diagnosis:?}");
    assert_eq!(diagnosis.besides.map(|fault| fault.fault), Some("few-seeds"));
}
