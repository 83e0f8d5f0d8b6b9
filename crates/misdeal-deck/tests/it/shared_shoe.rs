//! A shared shoe with the real lock, under load and after a panic.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use misdeal_deck::{Perm, Place, SharedShoe, Shoe};

const CARDS: u32 = 416;
const PLAYERS: u32 = 8;
const DRAWS: u64 = 1_000_000;

/// Each card exactly once somewhere.
#[track_caller]
fn check_whole(shoe: &Shoe<u32>) {
    let places = [Place::Out, Place::Tray, Place::Burned];
    let elsewhere = places.into_iter().flat_map(|place| shoe.cards_in(place));
    let mut cards: Vec<u32> = shoe.undealt().chain(elsewhere).copied().collect();
    cards.sort();
    assert!(cards.into_iter().eq(0..CARDS), "a card was lost or doubled: {shoe:?}");
}

/// Puts the undealt cards into an order that depends on `step` (a multiplication by a unit
/// modulo a prime above any number of cards, without the numbers that are too large).
fn turn(shoe: &mut Shoe<u32>, step: u32) {
    const PRIME: u32 = 419;
    let left = shoe.left() as u32;
    let unit = 1 + step % (PRIME - 1);
    let cards = (1..PRIME).map(|i| i * unit % PRIME - 1).filter(|&card| card < left).collect();
    shoe.reorder(&Perm::new(cards).unwrap()).unwrap();
}

/// Draws one card, marks it as held by this player alone, and discards it.
fn play(shoe: &SharedShoe<u32>, held: &[AtomicBool], drawn: &AtomicU64) -> bool {
    let Ok(card) = shoe.draw() else { return false };
    assert!(!held[card as usize].swap(true, Ordering::SeqCst), "card {card} was dealt twice");
    drawn.fetch_add(1, Ordering::SeqCst);
    held[card as usize].store(false, Ordering::SeqCst);
    shoe.discard(&card).unwrap();
    true
}

#[test]
fn a_million_draws_by_eight_players_while_one_shuffles() {
    let shoe = SharedShoe::new((0..CARDS).collect::<Shoe<u32>>());
    let held: Vec<AtomicBool> = (0..CARDS).map(|_| AtomicBool::new(false)).collect();
    let (drawn, playing) = (AtomicU64::new(0), AtomicU64::new(u64::from(PLAYERS)));
    let reshuffles = thread::scope(|scope| {
        for _ in 0..PLAYERS {
            scope.spawn(|| {
                let mut left = DRAWS / u64::from(PLAYERS);
                while left > 0 {
                    match play(&shoe, &held, &drawn) {
                        true => left -= 1,
                        false => thread::yield_now(),
                    }
                }
                playing.fetch_sub(1, Ordering::SeqCst);
            });
        }
        let shuffler = scope.spawn(|| {
            let mut reshuffles = 0;
            while playing.load(Ordering::SeqCst) > 0 {
                shoe.update(|shoe| {
                    shoe.gather();
                    turn(shoe, reshuffles);
                });
                reshuffles += 1;
                check_whole(&shoe.snapshot());
            }
            reshuffles
        });
        shuffler.join().unwrap()
    });
    assert_eq!(drawn.into_inner(), DRAWS);
    // The players drew a million cards of 416, so the tray was gathered this often at least.
    assert!(u64::from(reshuffles) >= DRAWS / u64::from(CARDS) - 1, "{reshuffles} reshuffles");
    let shoe = shoe.into_inner();
    check_whole(&shoe);
    assert!(shoe.cards_in(Place::Out).is_empty());
}

#[test]
fn the_others_play_on_after_a_panic() {
    let shoe = SharedShoe::new((0..CARDS).collect::<Shoe<u32>>());
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        shoe.update(|shoe| {
            shoe.deal(2).unwrap();
            panic!("a player falls off the chair");
        });
    }));
    assert!(panicked.is_err());
    assert_eq!(shoe.draw(), Ok(2));
    check_whole(&shoe.snapshot());
    assert_eq!(shoe.read(|shoe| shoe.cards_in(Place::Out).to_vec()), [0, 1, 2]);
    check_whole(&shoe.into_inner());
}

#[test]
fn the_order_of_the_stress_is_one() {
    for step in [0, 1, 2, 417, 418, 5000] {
        for left in 0..=CARDS {
            let mut shoe: Shoe<u32> = (0..CARDS).collect();
            shoe.deal((CARDS - left) as usize).unwrap();
            turn(&mut shoe, step);
            check_whole(&shoe);
        }
    }
}
