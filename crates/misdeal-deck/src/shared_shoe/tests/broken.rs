//! Three wrong ways to share a shoe, each with a lock that is let go too early. They show
//! that the scenarios can fail.

use super::*;

/// A lock around single steps instead of whole operations.
struct Stepwise {
    lock: Mutex<Shoe<Slow>>,
}

impl Stepwise {
    fn with(cards: u32) -> Self {
        Self { lock: Mutex::new((0..cards).map(Slow).collect()) }
    }

    fn step<R>(&self, step: impl FnOnce(&mut Shoe<Slow>) -> R) -> R {
        step(&mut self.lock.lock().unwrap())
    }

    fn look(&self) -> Vec<u32> {
        self.step(|shoe| shoe.undealt().map(|card| card.0).collect())
    }

    fn turn(&self) {
        self.step(|shoe| {
            let order = Perm::new((0..shoe.left() as u32).rev().collect()).unwrap();
            shoe.reorder(&order).unwrap();
        });
    }

    fn draw(&self) -> Option<u32> {
        self.step(|shoe| shoe.draw().ok().map(|card| card.0))
    }
}

/// Shuffles pair by pair and lets go of the lock after each.
struct ShufflesByHalves(Stepwise);

impl Table for ShufflesByHalves {
    fn with(cards: u32) -> Self {
        Self(Stepwise::with(cards))
    }

    fn draw(&self) -> Option<u32> {
        self.0.draw()
    }

    fn turn(&self) {
        for first in 0..2 {
            self.0.step(|shoe| {
                let mut cards: Vec<u32> = (0..shoe.left() as u32).collect();
                let last = cards.len() - 1 - first;
                cards.swap(first, last.max(first));
                shoe.reorder(&Perm::new(cards).unwrap()).unwrap();
            });
        }
    }

    fn look(&self) -> Vec<u32> {
        self.0.look()
    }
}

/// Shuffles in one step, but reads half of the cards and then the other half.
struct ReadsByHalves(Stepwise);

impl Table for ReadsByHalves {
    fn with(cards: u32) -> Self {
        Self(Stepwise::with(cards))
    }

    fn draw(&self) -> Option<u32> {
        self.0.draw()
    }

    fn turn(&self) {
        self.0.turn();
    }

    fn look(&self) -> Vec<u32> {
        let first = self.0.look().into_iter().take(2);
        let second = self.0.look().into_iter().skip(2);
        first.chain(second).collect()
    }
}

/// Looks which card is next, and takes it off afterwards.
struct LooksThenDraws(Stepwise);

impl Table for LooksThenDraws {
    fn with(cards: u32) -> Self {
        Self(Stepwise::with(cards))
    }

    fn draw(&self) -> Option<u32> {
        let card = self.0.step(|shoe| shoe.card_at(0).ok().map(|card| card.0))?;
        self.0.step(|shoe| shoe.draw().ok()).map(|_| card)
    }

    fn turn(&self) {
        self.0.turn();
    }

    fn look(&self) -> Vec<u32> {
        self.0.look()
    }
}

#[test]
#[should_panic(expected = "half a shuffle")]
fn a_shuffle_by_halves_is_caught() {
    run_all(no_half_shuffle::<ShufflesByHalves>);
}

#[test]
#[should_panic(expected = "half a shuffle")]
fn a_reader_by_halves_is_caught() {
    run_all(no_half_shuffle::<ReadsByHalves>);
}

#[test]
#[should_panic(expected = "dealt twice")]
fn a_look_before_the_draw_is_caught() {
    run_all(no_card_twice::<LooksThenDraws>);
}
