//! Rounds of blackjack on all cores.
//!
//! Rounds are played in blocks of a fixed size, each with a shoe of its own and a stream of its
//! own of the seed, so that the sum does not depend on the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use misdeal_games::blackjack::{Chart, Decks, Earnings, Rules, Simulation};
use misdeal_shuffle::{DealDraw, Draw, Seed, shuffle};

use crate::failure::Failure;
use crate::stop;

/// Rounds of one block.
const BLOCK: u64 = 1 << 20;

/// The rounds of one block.
fn block_played(simulation: &Simulation, decks: Decks, rounds: u64, deal: DealDraw) -> Earnings {
    let mut simulation = simulation.clone();
    match decks {
        Decks::Packs(_) => {
            let mut rng = deal.0;
            simulation.run(rounds, |cards| shuffle(cards, &mut rng))
        }
        // Any rank, 1 to 13.
        Decks::Infinite => {
            let mut deal = deal;
            simulation.run(rounds, |cards| cards.fill_with(|| 1 + deal.at_most(12) as u8))
        }
    }
}

/// What came of the rounds, and how many units a coin has; fewer rounds after Ctrl-C.
pub(super) fn played(
    rules: &Rules,
    chart: &Chart,
    rounds: u64,
    seed: Seed,
    threads: usize,
) -> Result<(Earnings, i64), Failure> {
    let simulation = Simulation::new(rules, chart).map_err(|e| Failure::new(e.to_string()))?;
    let blocks = rounds.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Earnings::default());
    thread::scope(|scope| {
        for _ in 0..threads.max(1).min(usize::try_from(blocks).unwrap_or(usize::MAX)) {
            scope.spawn(|| {
                let mut own = Earnings::default();
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks || stop::is_wanted() {
                        break;
                    }
                    let rounds = BLOCK.min(rounds - block * BLOCK);
                    own.add(block_played(&simulation, rules.decks, rounds, seed.deal(block)));
                }
                // Nobody panics while holding it.
                if let Ok(mut sum) = sum.lock() {
                    sum.add(own);
                }
            });
        }
    });
    let units = simulation.units();
    let sum = sum.into_inner().map_err(|_| Failure::new("a thread has ended early"))?;
    Ok((sum, units))
}
