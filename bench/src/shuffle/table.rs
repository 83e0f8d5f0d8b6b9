//! How long does it take to deal many times and count each card at each position?
//!
//! Ten cards and 10,000,000 deals are the experiment of a program that many have written: put a
//! deck in order, shuffle it, add one to a cell for each card. The rivals run these very loops.

use misdeal_shuffle::bulk::{Decks, FastRows, position_table};
use rand::rngs::{SmallRng, StdRng};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::rivals::Rivals;
use super::{FASTRAND, RAND, SEED, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::{Measured, Variant, measure as rounds, note, timed};

/// A multiple of 64, since decks are made by 64.
const DEALS_OF_10: u64 = 10_000_000;
const DEALS_OF_52: u64 = 1_000_000;

const C: &str = "C, rand() % n";
const OWN: &str = "misdeal position_table";

pub fn measure(rivals: &Rivals, rounds_count: u32) -> Answer {
    // A round takes two seconds; half as many of them are as good.
    let rounds_count = rounds_count.div_ceil(2);
    let ten = compared::<10>(rivals, DEALS_OF_10, rounds_count);
    let fifty_two = compared::<52>(rivals, DEALS_OF_52, rounds_count);
    let mut goals = Goals::of(&ten);
    goals.faster("10 cards counted", OWN, C, 75.0);
    goals.faster("10 cards counted", OWN, RAND, 40.0);
    let title = |cards: u32, deals: u64| {
        format!("{deals} deals of {cards} cards, counted by position, {rounds_count} rounds")
    };
    let page = format!(
        "{}\n{}",
        figures(&title(10, DEALS_OF_10), "ns a deal", &ten, RAND),
        figures(&title(52, DEALS_OF_52), "ns a deal", &fifty_two, RAND)
    );
    let goals = goals.rows();
    Answer { page, goals }
}

fn compared<const N: usize>(rivals: &Rivals, deals: u64, rounds_count: u32) -> Vec<Measured> {
    let mut variants = vec![
        rand::<SmallRng, N>(RAND, deals),
        rand::<StdRng, N>("rand, StdRng", deals),
        counted::<N, _>(FASTRAND, deals, || {
            let mut generator = fastrand::Rng::with_seed(SEED);
            move |deck| generator.shuffle(deck)
        }),
    ];
    let program = rivals.c_table.as_ref().filter(|_| N == 10);
    variants.extend(program.map(|program| program.variant(C, N, deals, deals)));
    let run = move || {
        let rows = FastRows::new(&mut SmallRng::seed_from_u64(SEED));
        let mut decks = Decks::new(N as u16, rows).expect("at most 128 cards");
        timed(|| checksum(position_table(&mut decks, deals).as_chunks::<N>().0, deals))
    };
    variants.push(Variant { name: OWN.to_owned(), amount: deals, run: Box::new(run) });
    rounds(variants, rounds_count)
}

fn rand<G: Rng + SeedableRng, const N: usize>(name: &str, deals: u64) -> Variant<'static> {
    counted::<N, _>(name, deals, || {
        let mut generator = G::seed_from_u64(SEED);
        move |deck| deck.shuffle(&mut generator)
    })
}

/// The loops of the C program, with another shuffle.
fn counted<const N: usize, S: FnMut(&mut [u8])>(
    name: &str,
    deals: u64,
    begin: impl Fn() -> S + 'static,
) -> Variant<'static> {
    let run = move || {
        let mut shuffle = begin();
        timed(|| {
            let mut table = [[0; N]; N];
            for _ in 0..deals {
                let mut deck: [u8; N] = std::array::from_fn(|card| card as u8);
                shuffle(&mut deck);
                for (counts, card) in table.iter_mut().zip(deck) {
                    counts[usize::from(card)] += 1;
                }
            }
            checksum(&table, deals)
        })
    };
    Variant { name: name.to_owned(), amount: deals, run: Box::new(run) }
}

/// Of a table.
///
/// # Panics
/// If not every deal had a card at each position.
fn checksum<const N: usize>(table: &[[u64; N]], deals: u64) -> u64 {
    assert!(table.iter().all(|counts| counts.iter().sum::<u64>() == deals), "deals were lost");
    table.as_flattened().iter().fold(0, |checksum, &count| note(checksum, count))
}
