//! How long does a number of an array take that is shuffled in place, from a thousand to a million?

use nanorand::Rng as _;
use rand::rngs::{SmallRng, StdRng};

use super::numbers::Numbers;
use super::rivals::Rivals;
use super::{FASTRAND, RAND, SEED, figures};
use crate::goals::{Answer, Goals};
use crate::rounds::measure as rounds;

/// Numbers a variant and round.
const NUMBERS: usize = 4_000_000;
const OWN: &str = "misdeal, SmallRng";

pub fn measure(rivals: &Rivals, rounds_count: u32) -> Answer {
    let mut answer = Answer { page: String::new(), goals: Vec::new() };
    for count in [1_000, 10_000, 100_000, 1_000_000] {
        let numbers = Numbers::new(count, (NUMBERS / count) as u64);
        let mut variants = vec![
            numbers.rand::<SmallRng>(RAND),
            numbers.rand::<StdRng>("rand, StdRng"),
            numbers.fastrand(FASTRAND),
            numbers.variant("nanorand, WyRand", || {
                let mut generator = nanorand::WyRand::new_seed(SEED);
                move |numbers| generator.shuffle(numbers)
            }),
            numbers.own::<SmallRng>(OWN),
            numbers.own::<StdRng>("misdeal, StdRng"),
        ];
        variants.extend(rivals.of_arrays(&numbers));
        let measured = rounds(variants, rounds_count);
        let mut goals = Goals::of(&measured);
        if count <= 10_000 {
            let job = format!("{count} numbers in place");
            goals.faster(&job, OWN, RAND, 2.5);
            goals.faster(&job, OWN, FASTRAND, 1.4);
        }
        let title = format!("{count} numbers (u32) in place, one thread, {rounds_count} rounds");
        let between = if answer.page.is_empty() { "" } else { "\n" };
        answer.goals.extend(goals.rows());
        answer.page += between;
        answer.page += &figures(&title, "ns a number", &measured, RAND);
    }
    answer
}
