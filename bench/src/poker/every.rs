//! How long does a hand take where all 133,784,560 of 7 cards are gone through?
//!
//! Hands that begin alike are built on: a card is added to a hand of six that is there already, so
//! that a hand costs a little more than one addition and its lookup.

use super::evaluators::{Aya, Both, CARDS, Evaluator, Own};
use super::{AYA, OWN, Orders, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::{Variant, measure as rounds, note, timed};

/// Seven of 52.
const HANDS: u64 = 133_784_560;

pub fn measure(rounds_count: u32) -> Answer {
    let orders = every(&Both::new(), Orders::default(), Orders::with);
    assert_eq!(orders.pairs_count, HANDS - 1, "hands were left out");
    let measured = rounds(vec![each::<Own>(), each::<Aya>()], rounds_count);
    let mut goals = Goals::of(&measured);
    let job = "all hands of 7";
    goals.faster(job, OWN, AYA, 1.5);
    goals.rate(job, OWN, 300.0);
    let title = format!(
        "all {HANDS} hands of 7 cards, one thread, {rounds_count} rounds\n{}",
        orders.line()
    );
    let goals = goals.rows();
    Answer { page: figures(&title, &measured), goals }
}

fn each<E: Evaluator<Rank = u16> + 'static>() -> Variant<'static> {
    let evaluator = E::new();
    let run = move || timed(|| every(&evaluator, 0, |sum, rank| note(sum, rank.into())));
    Variant { name: E::NAME.to_owned(), amount: HANDS, run: Box::new(run) }
}

/// Folds the ranks of all hands.
fn every<E: Evaluator, S>(evaluator: &E, begin: S, with: impl Fn(S, E::Rank) -> S) -> S {
    // A hand and the first card that may come after it.
    let more = |(hand, next): (E::Hand, u8)| {
        (next..CARDS).map(move |card| (evaluator.with(hand, card), card + 1))
    };
    let three = more((evaluator.empty(), 0)).flat_map(more).flat_map(more);
    let seven = three.flat_map(more).flat_map(more).flat_map(more).flat_map(more);
    seven.fold(begin, |folded, (hand, _)| with(folded, evaluator.rank(hand)))
}
