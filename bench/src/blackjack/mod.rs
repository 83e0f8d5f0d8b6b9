//! How many rounds of blackjack are simulated in a second on one core, next to freebj, by the same
//! rules in one run?
//!
//! Both play one hand by basic strategy from a shoe that is shuffled when the cut card is out. What
//! comes of freebj's rounds cannot be repeated, since its shoe takes its seed from the system. So
//! edges are compared, before anything is timed, and a checksum is of ours alone.

mod chart;
mod simulators;

use misdeal_games::blackjack::{Chart, Rules};

use self::simulators::{Edge, Freebj, Own, OwnSmall, Simulator};
use crate::goals::{Goals, goals_table};
use crate::rounds::{Measured, Variant, measure as rounds, timed};
use crate::table::table;

/// Of our generators.
const SEED: u64 = 20_261_201;
/// Rounds of blackjack, of a variant that is timed once.
const ROUNDS: u64 = 2_000_000;
/// Of each simulator, to see its edge.
const EDGE_ROUNDS: u64 = 40_000_000;

/// A burn card is the one thing of these rules that freebj does not have.
const RULES: Rules = Rules { burn: 0, ..Rules::VEGAS_6D };

/// The figures, as tables, and the goals.
pub fn measure(rounds_count: u32) -> String {
    let chart = Chart::new(&RULES).expect("rules that can be played");
    let simulators: [Box<dyn Simulator>; 3] =
        [Box::new(Own(chart.clone())), Box::new(OwnSmall(chart)), Box::new(Freebj::new())];
    let edges = edges(&simulators);
    let variants = simulators.iter().map(|simulator| variant(&**simulator)).collect();
    let measured = rounds(variants, rounds_count);
    let mut goals = Goals::of(&measured);
    goals.faster("rounds, a must", Own::NAME, Freebj::NAME, 5.0);
    goals.rate("rounds", Own::NAME, 15.0);
    let title = format!(
        "{ROUNDS} rounds, six decks, S17, DAS, up to four hands, 234 of 312 cards dealt, one \
         thread, {rounds_count} rounds"
    );
    let goals = goals_table(&goals.rows());
    let chart = chart::measure(rounds_count.div_ceil(5));
    format!("{edges}\n{title}\n\n{}\n{chart}\n{goals}", figures(&measured))
}

fn variant(simulator: &dyn Simulator) -> Variant<'_> {
    let run = move || {
        let play = simulator.ready(ROUNDS);
        timed(|| simulator.checksum(&play()))
    };
    Variant { name: simulator.name().to_owned(), amount: ROUNDS, run: Box::new(run) }
}

/// What all of them win, none of it timed.
fn edges(simulators: &[Box<dyn Simulator>]) -> String {
    let played =
        |simulator: &dyn Simulator| (simulator.name(), simulator.ready(EDGE_ROUNDS)().edge);
    let edges: Vec<(&str, Edge)> =
        simulators.iter().map(|simulator| played(&**simulator)).collect();
    let (_, freebj) = edges.last().expect("freebj");
    let row = |(name, edge): &(&str, Edge)| {
        // Two independent errors add up in squares.
        let error = edge.standard_error.hypot(freebj.standard_error);
        vec![
            (*name).to_owned(),
            format!("{:+.4}", 100.0 * edge.mean),
            format!("{:.4}", 100.0 * edge.standard_error),
            format!("{:.4}", edge.deviation),
            format!("{:+.2}", (edge.mean - freebj.mean) / error),
        ]
    };
    let rows: Vec<_> = edges.iter().map(row).collect();
    let distance = format!("from {}, in errors", Freebj::NAME);
    let heading = ["% of a coin, won in a round", "mean", "error", "deviation, coins", &distance];
    let title = format!("edges of {EDGE_ROUNDS} rounds each, with standard errors, not timed");
    format!("{title}\n\n{}", table(&heading, &rows))
}

fn figures(measured: &[Measured]) -> String {
    let freebj = measured.iter().find(|of| of.name == Freebj::NAME).expect("the yardstick");
    let row = |of: &Measured| {
        let checksum = match of.name == freebj.name {
            true => "none".to_owned(),
            false => format!("{:016x}", of.checksum),
        };
        vec![
            of.name.clone(),
            format!("{:.1}", of.median()),
            format!("{:.1}", of.least()),
            // Nanoseconds a round into millions of rounds a second.
            format!("{:.2}", 1e3 / of.median()),
            format!("{:.2}", 1e3 / of.least()),
            format!("{:.2}", freebj.median() / of.median()),
            format!("{:.2}", freebj.least() / of.least()),
            checksum,
        ]
    };
    let times = format!("x {}", Freebj::NAME);
    let heading = ["ns a round", "median", "least", "M/s", "most", &times, "least", "checksum"];
    let rows: Vec<_> = measured.iter().map(row).collect();
    table(&heading, &rows)
}
