//! What is compared: ours, with two generators, and freebj, as a library.
//!
//! freebj is run by its own `Simulator`, on the thread that calls it, with its own shoe and its
//! basic strategy. That keeps more statistics than ours (README.md), which is part of what it does
//! and of its time.

use std::collections::VecDeque;

use freebj::basic_strategy::BasicStrategy;
use freebj::betting::FixedBet;
use freebj::game_rules::{DoublePolicy, GameRules, GameType, Soft17, SurrenderPolicy};
use freebj::round_factory::RoundFactory;
use freebj::shoe::standard_shoe::StandardShoe;
use freebj::simulator::Simulator as FreebjSimulator;
use misdeal_games::blackjack::{Chart, Reshuffle, Simulation};
use misdeal_shuffle::{Seed, shuffle};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::{RULES, SEED};
use crate::rounds::mix;

/// What a round wins, in coins.
pub struct Edge {
    pub mean: f64,
    pub standard_error: f64,
    /// The standard deviation of one round.
    pub deviation: f64,
}

/// What came of some rounds.
pub struct Played {
    pub edge: Edge,
    /// Of sums that the same seed gives again; none for freebj.
    sums: [u64; 3],
}

/// Plays rounds of blackjack.
pub trait Simulator {
    /// How it is called in the figures.
    fn name(&self) -> &'static str;

    /// So many rounds, ready to be played at a table of their own.
    fn ready(&self, rounds_count: u64) -> Box<dyn FnOnce() -> Played + '_>;

    /// Of what came out.
    fn checksum(&self, played: &Played) -> u64 {
        played.sums.iter().fold(0, |checksum, &sum| mix(checksum, sum))
    }
}

/// Ours as the product has it, with ChaCha12.
pub struct Own(pub Chart);

impl Own {
    pub const NAME: &'static str = "misdeal, ChaCha12";
}

impl Simulator for Own {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn ready(&self, rounds_count: u64) -> Box<dyn FnOnce() -> Played + '_> {
        ready(&self.0, Seed::from(SEED).deal(0).0, rounds_count)
    }
}

/// Ours with the fastest generator of rand.
pub struct OwnSmall(pub Chart);

impl Simulator for OwnSmall {
    fn name(&self) -> &'static str {
        "misdeal, SmallRng"
    }

    fn ready(&self, rounds_count: u64) -> Box<dyn FnOnce() -> Played + '_> {
        ready(&self.0, SmallRng::seed_from_u64(SEED), rounds_count)
    }
}

fn ready(
    chart: &Chart,
    mut generator: impl Rng + 'static,
    rounds_count: u64,
) -> Box<dyn FnOnce() -> Played> {
    let mut simulation = Simulation::new(&RULES, chart).expect("rules that can be played");
    Box::new(move || {
        let earnings = simulation.run(rounds_count, |cards| shuffle(cards, &mut generator));
        let units = simulation.units();
        let edge = Edge {
            mean: earnings.mean(units),
            standard_error: earnings.standard_error(units),
            deviation: earnings.deviation(units),
        };
        Played { edge, sums: [earnings.rounds, earnings.sum as u64, earnings.squares] }
    })
}

/// freebj, by the same rules.
pub struct Freebj {
    rules: GameRules,
    strategy: BasicStrategy,
    betting: FixedBet,
}

impl Freebj {
    pub const NAME: &'static str = "freebj";

    pub fn new() -> Self {
        let Reshuffle::CutCard(behind) = RULES.reshuffle else { unreachable!("a cut card") };
        let rules = GameRules {
            // The dealer has a hole card and looks at it.
            game_type: GameType::Ahc,
            soft17: Soft17::S17,
            das: RULES.double_after_split,
            bj_pays: 1.5,
            double_down: DoublePolicy::AnyTwo,
            surrender: SurrenderPolicy::NoSurrender,
            play_ace_pairs: RULES.split_aces.may_hit,
            // It is compared with the number of hands.
            max_splits: RULES.hands_max.into(),
            decks: RULES.cards_count() as u32 / 52,
            penetration_cards: RULES.cards_count() as u32 - u32::from(behind),
        };
        // It neither counts cards nor varies its bet.
        Self { rules, strategy: BasicStrategy::new(false), betting: FixedBet(1.0) }
    }
}

impl Simulator for Freebj {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn ready(&self, rounds_count: u64) -> Box<dyn FnOnce() -> Played + '_> {
        let shoe = StandardShoe::shuffled(self.rules.decks, self.rules.penetration_cards);
        let factory = RoundFactory::new(
            &self.rules,
            &self.strategy,
            &self.betting,
            1,
            false,
            None,
            None,
            VecDeque::new(),
            VecDeque::new(),
        );
        Box::new(move || {
            let shoe = Box::new(shoe);
            let simulator =
                FreebjSimulator::new(rounds_count, shoe, &factory, None, None, false, false);
            let winnings = simulator.run().winnings;
            let deviation = winnings.stddev();
            let standard_error = deviation / (winnings.count() as f64).sqrt();
            let edge = Edge { mean: winnings.mean(), standard_error, deviation };
            Played { edge, sums: [winnings.count() as u64, 0, 0] }
        })
    }
}
