//! The lock protocol under a model checker: the same scenarios for [`SharedShoe`], which
//! must pass every schedule, and for three wrong ways to share a shoe (`broken`), which
//! must be caught.
//!
//! Where it is feasible every schedule is run (depth first), elsewhere some thousands at
//! random from a fixed seed. A schedule chooses who runs next at each lock operation and
//! each time a [`Slow`] card is copied, that is, also in the middle of an operation.

use std::sync::Arc;

use shuttle::scheduler::{DfsScheduler, RandomScheduler, Scheduler};
use shuttle::thread::{self, JoinHandle};
use shuttle::{Config, FailurePersistence, Runner};

use super::*;
use crate::{Perm, Place};

mod broken;

/// Runs a scenario under each schedule; returns how many there were.
fn run<S: Scheduler + 'static>(scheduler: S, scenario: impl Fn() + Send + Sync + 'static) -> usize {
    let mut config = Config::new();
    // A failure names its schedule in a file or a text otherwise; the scenarios are small.
    config.failure_persistence = FailurePersistence::None;
    Runner::new(scheduler, config).run(scenario)
}

fn run_all(scenario: impl Fn() + Send + Sync + 'static) -> usize {
    run(DfsScheduler::new(None, false), scenario)
}

fn run_some(schedules: usize, scenario: impl Fn() + Send + Sync + 'static) {
    assert_eq!(run(RandomScheduler::new_from_seed(1, schedules), scenario), schedules);
}

/// A card whose copying takes a while: another thread may run first.
#[derive(Debug, PartialEq, Eq)]
struct Slow(u32);

impl Clone for Slow {
    fn clone(&self) -> Self {
        thread::yield_now();
        Self(self.0)
    }
}

/// What the scenarios need of a shared shoe, so that a wrong one can take its place.
trait Table: Send + Sync + 'static {
    fn with(cards: u32) -> Self;
    /// Draws the next card.
    fn draw(&self) -> Option<u32>;
    /// Shuffles, that is, turns the undealt cards round.
    fn turn(&self);
    /// The undealt cards.
    fn look(&self) -> Vec<u32>;
}

impl Table for SharedShoe<Slow> {
    fn with(cards: u32) -> Self {
        Self::new((0..cards).map(Slow).collect())
    }

    fn draw(&self) -> Option<u32> {
        SharedShoe::draw(self).ok().map(|card| card.0)
    }

    fn turn(&self) {
        self.update(|shoe| {
            let order = Perm::new((0..shoe.left() as u32).rev().collect()).unwrap();
            shoe.reorder(&order).unwrap();
        });
    }

    fn look(&self) -> Vec<u32> {
        self.snapshot().undealt().map(|card| card.0).collect()
    }
}

/// One thread more that does something to the table.
fn spawn<T: Table, R: Send + 'static>(
    table: &Arc<T>,
    job: impl FnOnce(&T) -> R + Send + 'static,
) -> JoinHandle<R> {
    let table = Arc::clone(table);
    thread::spawn(move || job(&table))
}

/// One shuffles, one draws, one looks: what is seen is one of the five states there are.
fn no_half_shuffle<T: Table>() {
    let table = Arc::new(T::with(4));
    let shuffler = spawn(&table, T::turn);
    let player = spawn(&table, T::draw);
    let seen = table.look();
    let states: [&[u32]; 5] = [&[0, 1, 2, 3], &[1, 2, 3], &[3, 2, 1], &[3, 2, 1, 0], &[2, 1, 0]];
    assert!(states.contains(&&*seen), "half a shuffle: {seen:?}");
    shuffler.join().unwrap();
    let drawn = player.join().unwrap().unwrap();
    let end: &[u32] = if drawn == 0 { &[3, 2, 1] } else { &[2, 1, 0] };
    assert_eq!(table.look(), end, "half a shuffle, or a card was lost");
}

/// Two draw twice each from three cards, one shuffles: three different cards come.
fn no_card_twice<T: Table>() {
    let table = Arc::new(T::with(3));
    let twice = |table: &T| [table.draw(), table.draw()];
    let players = [spawn(&table, twice), spawn(&table, twice)];
    table.turn();
    let drawn = players.map(|player| player.join().unwrap()).concat();
    assert_eq!(table.look(), [], "a card was lost");
    let mut cards: Vec<u32> = drawn.into_iter().flatten().collect();
    cards.sort();
    assert_eq!(cards, [0, 1, 2], "a card was dealt twice or lost");
}

/// The number of schedules is that of shuttle's depth-first search; a lower one would mean
/// that the lock or the cards are no longer places where threads change.
#[test]
fn every_schedule_sees_whole_shuffles() {
    let schedules = run_all(no_half_shuffle::<SharedShoe<Slow>>);
    assert!(schedules > 1000, "{schedules} schedules");
}

#[test]
fn every_schedule_deals_each_card_once() {
    let schedules = run_all(no_card_twice::<SharedShoe<Slow>>);
    assert!(schedules > 1000, "{schedules} schedules");
}

/// SOURCE: <https://github.com/OWASP/cornucopia/issues/2502>: two requests to start a game
/// of 78 cards for 3 players dealt 52 cards to each.
#[test]
fn a_game_started_twice_deals_once() {
    run_all(|| {
        let table = Arc::new(SharedShoe::new((0..78).collect::<Shoe<u32>>()));
        let other = Arc::clone(&table);
        let request = thread::spawn(move || other.deal_round(3, 26));
        let answers = [table.deal_round(3, 26), request.join().unwrap()];
        let refused = ShoeError::TooFew { asked: 78, left: 0 };
        assert!(answers.contains(&Err(refused)));
        let hands = answers.into_iter().find_map(Result::ok).unwrap();
        assert!(hands.iter().all(|hand| hand.len() == 26));
        assert_eq!(table.read(|shoe| shoe.cards_in(Place::Out).len()), 78);
    });
}

#[test]
fn a_card_discarded_twice_at_once_is_refused_once() {
    run_all(|| {
        let table = Arc::new(SharedShoe::new(Shoe::new(vec![7])));
        table.draw().unwrap();
        let other = Arc::clone(&table);
        let first = thread::spawn(move || other.discard(&7));
        let mut answers = [table.discard(&7), first.join().unwrap()];
        answers.sort_by_key(Result::is_err);
        assert_eq!(answers, [Ok(()), Err(ShoeError::NotOut)]);
        assert_eq!(table.read(|shoe| shoe.cards_in(Place::Tray).len()), 1);
    });
}

/// Four threads play rounds while one shuffles and gathers and one looks; nobody loses a
/// card at any moment.
#[test]
fn random_schedules_conserve_the_cards() {
    const CARDS: u32 = 9;
    fn check(shoe: &Shoe<Slow>) {
        let places = [Place::Out, Place::Tray, Place::Burned];
        let elsewhere = places.into_iter().flat_map(|place| shoe.cards_in(place));
        let mut cards: Vec<u32> = shoe.undealt().chain(elsewhere).map(|card| card.0).collect();
        cards.sort();
        assert!(cards.into_iter().eq(0..CARDS));
    }
    run_some(3000, || {
        let table = Arc::new(SharedShoe::<Slow>::with(CARDS));
        let play = |table: &SharedShoe<Slow>| {
            for card in table.deal(2).into_iter().flatten() {
                table.discard(&card).unwrap();
            }
            let kept = table.draw();
            table.update(|shoe| shoe.can_burn() && shoe.burn().is_ok());
            kept.map_or(0, |_| 1)
        };
        let players = [(); 4].map(|()| spawn(&table, play));
        let shuffler = spawn(&table, |table| {
            table.turn();
            table.update(|shoe| shoe.gather());
            table.turn();
        });
        (0..3).for_each(|_| check(&table.snapshot()));
        let kept: usize = players.into_iter().map(|player| player.join().unwrap()).sum();
        shuffler.join().unwrap();
        let shoe = table.snapshot();
        check(&shoe);
        assert_eq!(shoe.cards_in(Place::Out).len(), kept);
    });
}
