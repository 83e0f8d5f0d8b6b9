//! How long does a shuffled deck of 52 cards take, of many?
//!
//! Decks are bytes. Whoever shuffles one deck goes on from its last order, which is as fair as
//! beginning anew and spares the copy; bulk decks are written out, one behind the other. On both
//! sides the top card of every deck goes into a sum, weighted by its number, so that no deck
//! waits for the one before.

use misdeal_shuffle::Seed;
use misdeal_shuffle::bulk::{Decks, FastRows, Rows, Vectors};
use nanorand::Rng as _;
use rand::rngs::{SmallRng, StdRng};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::rivals::{Rivals, STD_SHUFFLE};
use super::{FASTRAND, RAND, SEED, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::{Variant, measure as rounds, note, timed};

const CARDS: usize = 52;
/// Decks a variant and round, a multiple of [`WRITTEN`].
const DECKS: u64 = 1 << 19;
/// Bulk decks that are written at a time: 52 KiB.
const WRITTEN: usize = 1 << 10;

const STD: &str = "rand, StdRng";
const C: &str = "C, rand() % n";
const CRYPTO: &str = "misdeal bulk, ChaCha12";
const CRYPTO_PORTABLE: &str = "misdeal bulk, ChaCha12, none";
const OWN: &str = "misdeal, the caller's deck";

pub fn measure(rivals: &Rivals, rounds_count: u32) -> Answer {
    let mut variants = vec![
        rand::<SmallRng>(RAND),
        rand::<StdRng>(STD),
        each_deck(FASTRAND, || {
            let mut generator = fastrand::Rng::with_seed(SEED);
            move |deck| generator.shuffle(deck)
        }),
        each_deck("nanorand, WyRand", || {
            let mut generator = nanorand::WyRand::new_seed(SEED);
            move |deck| generator.shuffle(deck)
        }),
    ];
    let programs = [(C, &rivals.c_decks), (STD_SHUFFLE, &rivals.cpp), ("rip_shuffle", &rivals.rip)];
    variants.extend(
        programs.into_iter().filter_map(|(name, program)| {
            Some(program.as_ref()?.variant(name, CARDS, DECKS, DECKS))
        }),
    );
    for vectors in Vectors::all() {
        variants.push(bulk(&fast_name(vectors), vectors, fast_rows));
    }
    variants.push(bulk(CRYPTO, Vectors::widest(), || Seed::from(SEED).deal(0).0));
    variants.push(bulk(CRYPTO_PORTABLE, Vectors::None, || Seed::from(SEED).deal(0).0));
    variants.push(each_deck("misdeal shuffle, SmallRng", || {
        let mut generator = SmallRng::seed_from_u64(SEED);
        move |deck| misdeal_shuffle::shuffle(deck, &mut generator)
    }));
    variants.push(each_deck(OWN, || {
        let mut decks = Decks::new(CARDS as u16, fast_rows()).expect("at most 128 cards");
        move |deck| decks.shuffle(deck)
    }));

    let measured = rounds(variants, rounds_count);
    let widest = fast_name(Vectors::widest());
    let mut goals = Goals::of(&measured);
    goals.faster("bulk decks of 52", &widest, RAND, 8.0);
    goals.faster("bulk decks of 52", &widest, FASTRAND, 4.0);
    goals.faster("bulk decks of 52", &widest, C, 25.0);
    goals.faster("the same, cryptographic", CRYPTO, STD, 6.0);
    goals.faster("the caller's own deck", OWN, RAND, 3.0);
    goals.faster("the caller's own deck", OWN, FASTRAND, 1.3);
    goals.faster("bulk decks, portable", &fast_name(Vectors::None), RAND, 2.0);
    let fast: Vec<String> = Vectors::all().into_iter().map(fast_name).collect();
    goals.same("bulk decks, all instructions", &fast);
    goals.same("the same, cryptographic", &[CRYPTO, CRYPTO_PORTABLE]);
    let title = format!("{DECKS} decks of 52 cards, one thread, {rounds_count} rounds");
    let goals = goals.rows();
    Answer { page: figures(&title, "ns a deck", &measured, RAND), goals }
}

/// Bulk decks by the fast generator, made with these instructions.
fn fast_name(vectors: Vectors) -> String {
    let name = format!("{vectors:?}").to_lowercase();
    format!("misdeal bulk, {}", name.split('(').next().unwrap_or_default())
}

fn fast_rows() -> FastRows {
    FastRows::new(&mut SmallRng::seed_from_u64(SEED))
}

fn rand<G: Rng + SeedableRng>(name: &str) -> Variant<'static> {
    each_deck(name, || {
        let mut generator = G::seed_from_u64(SEED);
        move |deck| deck.shuffle(&mut generator)
    })
}

/// One deck, shuffled again and again by what `begin` makes.
fn each_deck<S: FnMut(&mut [u8])>(name: &str, begin: impl Fn() -> S + 'static) -> Variant<'static> {
    let run = move || {
        let mut shuffle = begin();
        let mut deck = in_order();
        let ran = timed(|| {
            (0..DECKS).fold(0, |sum, number| {
                shuffle(&mut deck);
                with_top(sum, number, deck[0])
            })
        });
        assert_deck(&deck);
        ran
    };
    Variant { name: name.to_owned(), amount: DECKS, run: Box::new(run) }
}

/// Decks written out, some at a time.
fn bulk<R: Rows>(
    name: &str,
    vectors: Vectors,
    begin: impl Fn() -> R + 'static,
) -> Variant<'static> {
    let mut written = vec![0; WRITTEN * CARDS];
    let run = move || {
        let decks = Decks::new(CARDS as u16, begin()).expect("at most 128 cards");
        let mut decks = decks.with_vectors(vectors);
        let ran = timed(|| {
            (0..DECKS).step_by(WRITTEN).fold(0, |sum, first| {
                decks.fill(&mut written);
                let tops = (first..).zip(written.iter().step_by(CARDS));
                tops.fold(sum, |sum, (number, &top)| with_top(sum, number, top))
            })
        });
        written.chunks_exact(CARDS).for_each(assert_deck);
        ran
    };
    Variant { name: name.to_owned(), amount: DECKS, run: Box::new(run) }
}

/// The sum of all decks, with the top card of one more.
fn with_top(sum: u64, number: u64, top: u8) -> u64 {
    sum.wrapping_add((number + 1).wrapping_mul(u64::from(top) + 1))
}

/// So many bulk decks and no more, for the guard, which counts instructions.
pub fn bulk_decks(decks_count: u64, vectors: Vectors) -> u64 {
    let decks = Decks::new(CARDS as u16, fast_rows()).expect("at most 128 cards");
    let mut written = vec![0; decks_count as usize * CARDS];
    decks.with_vectors(vectors).fill(&mut written);
    written.iter().step_by(CARDS).fold(0, |checksum, &top| note(checksum, top.into()))
}

fn in_order() -> [u8; CARDS] {
    std::array::from_fn(|card| card as u8)
}

/// # Panics
/// If a card is missing.
fn assert_deck(deck: &[u8]) {
    let mut sorted = deck.to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, in_order(), "no deck");
}
