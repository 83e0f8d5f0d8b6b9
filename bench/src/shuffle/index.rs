//! How long does one position of an order of 10^8 numbers take that is never made?

use misdeal_shuffle::{IndexPermutation, Seed};
use smallperm::Permutation;

use super::{SEED, figures};
use crate::goals::Answer;
use crate::rounds::{Variant, measure as rounds, note, timed};

const NUMBERS: u64 = 100_000_000;
/// Positions a variant and round.
const ASKED: u64 = 200_000;
/// From one position to the next, a prime: all over the order.
const STEP: u64 = 61_803_391;
const SMALLPERM: &str = "smallperm";

pub fn measure(rounds_count: u32) -> Answer {
    let variants = vec![
        asked(SMALLPERM, || {
            let order = Permutation::new(NUMBERS.into(), SEED);
            move |position| order.get(position.into()).expect("a position") as u64
        }),
        asked("misdeal IndexPermutation", || {
            let order = IndexPermutation::up_to(&Seed::from(SEED), NUMBERS - 1);
            move |position| order.at(position)
        }),
    ];
    let measured = rounds(variants, rounds_count);
    let title = format!("{ASKED} positions of an order of {NUMBERS}, {rounds_count} rounds");
    let page = figures(&title, "ns a position", &measured, SMALLPERM);
    Answer { page, goals: Vec::new() }
}

/// Numbers at positions all over the order, by what `begin` makes.
fn asked<S: Fn(u64) -> u64>(name: &str, begin: impl Fn() -> S + 'static) -> Variant<'static> {
    let run = move || {
        let at = begin();
        timed(|| {
            let positions = (0..ASKED).map(|asked| asked * STEP % NUMBERS);
            positions.fold(0, |checksum, position| note(checksum, at(position)))
        })
    };
    Variant { name: name.to_owned(), amount: ASKED, run: Box::new(run) }
}
