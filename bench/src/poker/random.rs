//! How long does a random hand take, built card by card, and one that is already built?

use std::rc::Rc;

use misdeal_shuffle::shuffle;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::evaluators::{Aya, AyaCollected, Both, CARDS, Evaluator, Own, OwnByTable};
use super::{AYA, OWN, OWN_BY_TABLE, Orders, SEED, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::{Variant, measure as rounds, note, timed};

/// Hands a variant and round.
const HANDS: usize = 1_000_000;

/// Each hand is made of the numbers of its cards and evaluated.
pub fn built<const N: usize>(rounds_count: u32) -> Answer {
    let hands: Rc<[[u8; N]]> = hands().into();
    let variants = vec![
        each_built::<Own, N>(&hands),
        each_built::<OwnByTable, N>(&hands),
        each_built::<Aya, N>(&hands),
        each_built::<AyaCollected, N>(&hands),
    ];
    let orders = orders(&hands).line();
    let measured = rounds(variants, rounds_count);
    let mut goals = Goals::of(&measured);
    if N == 7 {
        let job = "random hands of 7";
        goals.faster(&format!("{job}, a must"), OWN, AYA, 1.0);
        goals.faster(job, OWN, AYA, 1.5);
        goals.faster(&format!("{job}, table of cards"), OWN_BY_TABLE, AYA, 1.5);
        goals.rate(job, OWN, 150.0);
    }
    let title = format!(
        "{HANDS} random hands of {N} cards, built and evaluated, one thread, {rounds_count} rounds\n\
         {orders}"
    );
    let goals = goals.rows();
    Answer { page: figures(&title, &measured), goals }
}

/// Each hand of 7 is there and evaluated.
pub fn ready(rounds_count: u32) -> Answer {
    let hands = hands::<7>();
    let variants = vec![each_ready::<Own>(&hands), each_ready::<Aya>(&hands)];
    let measured = rounds(variants, rounds_count);
    let title = format!(
        "{HANDS} random hands of 7 cards, already built, one thread, {rounds_count} rounds\n\
         they are the hands of 7 cards above"
    );
    Answer { page: figures(&title, &measured), goals: Vec::new() }
}

fn each_built<E: Evaluator<Rank = u16> + 'static, const N: usize>(
    hands: &Rc<[[u8; N]]>,
) -> Variant<'static> {
    let (evaluator, hands) = (E::new(), hands.clone());
    let run = move || {
        timed(|| {
            let ranks = hands.iter().map(|cards| evaluator.rank(evaluator.hand(cards)));
            ranks.fold(0, |checksum, rank| note(checksum, rank.into()))
        })
    };
    Variant { name: E::NAME.to_owned(), amount: HANDS as u64, run: Box::new(run) }
}

fn each_ready<E: Evaluator<Rank = u16> + 'static>(hands: &[[u8; 7]]) -> Variant<'static> {
    let evaluator = E::new();
    let hands: Vec<E::Hand> = hands.iter().map(|cards| evaluator.hand(cards)).collect();
    let run = move || {
        timed(|| {
            let ranks = hands.iter().map(|&hand| evaluator.rank(hand));
            ranks.fold(0, |checksum, rank| note(checksum, rank.into()))
        })
    };
    Variant { name: E::NAME.to_owned(), amount: HANDS as u64, run: Box::new(run) }
}

fn orders<const N: usize>(hands: &[[u8; N]]) -> Orders {
    let both = Both::new();
    let ranks = hands.iter().map(|cards| both.rank(both.hand(cards)));
    ranks.fold(Orders::default(), Orders::with)
}

/// The first cards of shuffled decks.
fn hands<const N: usize>() -> Vec<[u8; N]> {
    let mut generator = SmallRng::seed_from_u64(SEED);
    let mut deck: [u8; CARDS as usize] = std::array::from_fn(|card| card as u8);
    let hand = || {
        shuffle(&mut deck, &mut generator);
        std::array::from_fn(|position| deck[position])
    };
    std::iter::repeat_with(hand).take(HANDS).collect()
}
