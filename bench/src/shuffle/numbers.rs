//! What does one array of numbers take, shuffled in place? The frame of `arrays` and `large`.

use std::cell::RefCell;
use std::rc::Rc;

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::SEED;
use crate::rounds::{Ran, Variant, mix, time_of};

/// One array that all variants shuffle, so that none has better memory than another.
#[derive(Clone)]
pub struct Numbers {
    numbers: Rc<RefCell<Vec<u32>>>,
    /// How often a variant shuffles it in a round, each time going on from the order before.
    shuffles: u64,
}

impl Numbers {
    /// So many numbers.
    pub fn new(count: usize, shuffles: u64) -> Self {
        Self { numbers: Rc::new(RefCell::new(vec![0; count])), shuffles }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.numbers.borrow().len()
    }

    /// Times that a variant shuffles it in a round.
    pub fn shuffles(&self) -> u64 {
        self.shuffles
    }

    /// Numbers that a variant shuffles in a round.
    pub fn amount(&self) -> u64 {
        self.count() as u64 * self.shuffles
    }

    /// A shuffle that `begin` seeds. The array is put in order before the clock starts, and looked
    /// at when it has stopped.
    pub fn variant<S: FnMut(&mut [u32])>(
        &self,
        name: &str,
        begin: impl Fn() -> S + 'static,
    ) -> Variant<'static> {
        let (numbers, shuffles) = (self.numbers.clone(), self.shuffles);
        let run = move || {
            let mut numbers = numbers.borrow_mut();
            numbers.iter_mut().zip(0..).for_each(|(number, value)| *number = value);
            let mut shuffle = begin();
            let elapsed = time_of(|| (0..shuffles).for_each(|_| shuffle(&mut numbers)));
            Ran { elapsed, checksum: checksum(&numbers) }
        };
        Variant { name: name.to_owned(), amount: self.amount(), run: Box::new(run) }
    }

    /// `rand`'s own shuffle.
    pub fn rand<G: Rng + SeedableRng>(&self, name: &str) -> Variant<'static> {
        self.variant(name, || {
            let mut generator = G::seed_from_u64(SEED);
            move |numbers| numbers.shuffle(&mut generator)
        })
    }

    /// `fastrand`'s.
    pub fn fastrand(&self, name: &str) -> Variant<'static> {
        self.variant(name, || {
            let mut generator = fastrand::Rng::with_seed(SEED);
            move |numbers| generator.shuffle(numbers)
        })
    }

    /// Ours, with a generator of the caller's.
    pub fn own<G: Rng + SeedableRng>(&self, name: &str) -> Variant<'static> {
        self.variant(name, || {
            let mut generator = G::seed_from_u64(SEED);
            move |numbers| misdeal_shuffle::shuffle(numbers, &mut generator)
        })
    }
}

/// Of the whole order.
///
/// # Panics
/// If it is no order of `0..n`, as its sum and the sum of its squares show.
fn checksum(numbers: &[u32]) -> u64 {
    let sums = |number: u64| (number, number.wrapping_mul(number));
    let add = |(a, b): (u64, u64), (c, d): (u64, u64)| (a.wrapping_add(c), b.wrapping_add(d));
    let found = numbers.iter().map(|&number| sums(number.into())).fold((0, 0), add);
    assert_eq!(found, (0..numbers.len() as u64).map(sums).fold((0, 0), add), "numbers were lost");
    numbers.iter().fold(0, |checksum, &number| mix(checksum, number.into()))
}
