//! How long does a number of an array take that no cache holds, with one thread and with two?
//!
//! All times are wall time, with two threads too: who waits for a shuffle does not count cores.
//! Memory is touched before the clock starts.

use std::rc::Rc;

use misdeal_shuffle::{Seed, par_shuffle};
use rand::rngs::{SmallRng, StdRng};
use rayon::ThreadPoolBuilder;

use super::numbers::Numbers;
use super::rivals::Rivals;
use super::{FASTRAND, RAND, SEED, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::{Variant, measure as rounds};

const OWN: &str = "misdeal, SmallRng";
/// The same cipher as of seeds, from one generator in turn.
const OWN_CHACHA: &str = "misdeal, StdRng";
const SEEDED: &str = "misdeal par_shuffle, 1 thread";
const SEEDED_TWICE: &str = "misdeal par_shuffle, 2 threads";

pub fn measure(rivals: &Rivals, count: usize, rounds_count: u32) -> Answer {
    let numbers = Numbers::new(count, 1);
    let mut variants = vec![
        numbers.rand::<SmallRng>(RAND),
        numbers.rand::<StdRng>("rand, StdRng"),
        numbers.fastrand(FASTRAND),
        numbers.own::<SmallRng>(OWN),
        numbers.own::<StdRng>(OWN_CHACHA),
        seeded(&numbers, SEEDED, 1),
        seeded(&numbers, SEEDED_TWICE, 2),
    ];
    variants.extend(rivals.of_arrays(&numbers));
    let measured = rounds(variants, rounds_count);
    let mut goals = Goals::of(&measured);
    let job = format!("{count} numbers");
    goals.faster(&format!("{job} in place"), OWN, RAND, 6.0);
    goals.faster(&format!("{job} in place"), OWN, FASTRAND, 2.5);
    goals.faster(&format!("{job}, two threads"), SEEDED_TWICE, RAND, 12.0);
    goals.same(&format!("{job}, 1 and 2 threads"), &[SEEDED, SEEDED_TWICE]);
    goals.cost("what one result for any threads costs", SEEDED, OWN_CHACHA, 1.15);
    let title = format!("{count} numbers (u32) in place, wall time, {rounds_count} rounds");
    let goals = goals.rows();
    Answer { page: figures(&title, "ns a number", &measured, RAND), goals }
}

/// By seed, in a pool of so many threads that is there before the clock starts.
fn seeded(numbers: &Numbers, name: &str, threads: usize) -> Variant<'static> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let pool = Rc::new(pool);
    numbers.variant(name, move || {
        let (pool, seed) = (pool.clone(), Seed::from(SEED));
        move |numbers| pool.install(|| par_shuffle(numbers, &seed))
    })
}
