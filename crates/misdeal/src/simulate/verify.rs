//! `--verify`: exact and simulated values against published ones.

use misdeal_games::blackjack::exact::Exact;
use misdeal_games::blackjack::{Chart, Rules};
use misdeal_shuffle::Seed;

use super::rounds;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::output::print;
use crate::stop;

/// What a published value was computed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// Composition-dependent play of a fresh shoe, to nine digits.
    Exact,
    /// The same where pairs may be split again, which ours takes more simply.
    Resplit,
    /// Basic strategy and a cut card, simulated.
    Chart,
}

/// A published value: the rules, what the player wins in percent, and how far off ours may be
/// besides four standard errors.
type Row = (How, &'static str, f64, f64);

/// Exact: E. Farmer, possibly-wrong (2009). Simulated: H. Hoppe, blackjack, which agrees with
/// Wizard of Odds to .002. That burns no card, which a single deck notices: burning one is worth
/// .02 %. Of six to five it is not said whether the deck is fresh; a fresh one fits.
const ROWS: &[Row] = &[
    (How::Exact, "single-deck:soft17=stand,hands=2", 0.024_273_905, 1e-9),
    (How::Exact, "single-deck:das=yes,hands=2", -0.037_483_539, 1e-9),
    (How::Exact, "vegas-6d:hands=2", -0.456_886_297, 1e-9),
    (How::Resplit, "double-deck", -0.380_445_075, 0.01),
    (How::Resplit, "vegas-6d", -0.402_870_236, 0.01),
    (How::Resplit, "vegas-6d:soft17=hit", -0.615_389_123, 0.01),
    (How::Resplit, "vegas-6d:rsa=yes,surrender=late", -0.261_401_351, 0.01),
    (How::Resplit, "vegas-6d:decks=8", -0.430_580_629, 0.01),
    (How::Chart, "single-deck:das=yes,burn=0", -0.170, 0.003),
    (How::Chart, "double-deck:burn=0", -0.458, 0.003),
    (How::Chart, "vegas-6d:decks=4,soft17=hit,burn=0", -0.596, 0.003),
    (How::Chart, "vegas-6d:soft17=hit,burn=0", -0.641, 0.003),
    (How::Chart, "vegas-6d:decks=8,soft17=hit,burn=0", -0.663, 0.003),
    (How::Chart, "single-deck:soft17=stand,das=yes,burn=0", 0.019, 0.003),
    (How::Chart, "double-deck:soft17=stand,burn=0", -0.257, 0.003),
    (How::Chart, "vegas-6d:decks=4,burn=0", -0.385, 0.003),
    (How::Chart, "vegas-6d:burn=0", -0.427, 0.003),
    (How::Chart, "vegas-6d:decks=8,burn=0", -0.448, 0.003),
    (How::Chart, "vegas-6d:decks=inf,soft17=hit,burn=0", -0.731, 0.003),
    (How::Chart, "vegas-6d:decks=inf,burn=0", -0.512, 0.003),
    (How::Chart, "machine:soft17=hit,surrender=late", -0.529, 0.003),
    (How::Chart, "machine:surrender=late", -0.333, 0.003),
    (How::Chart, "vegas-6d:rsa=yes,surrender=late,burn=0", -0.289, 0.003),
    (How::Chart, "six-to-five:rounds=0", -1.263, 0.003),
    (How::Chart, "hit-and-stand:soft17=hit,burn=0", -2.580, 0.003),
];

/// Standard errors that a right simulation stays within, but once in 16,000 lines.
const ERRORS: f64 = 4.0;

pub(super) fn run(rounds: u64, seed: Seed, threads: usize) -> Result<Exit, Failure> {
    let lang = lang();
    let width = ROWS.iter().map(|(_, name, ..)| name.len()).max().unwrap_or(0);
    let titles = [lang.say("verify-title", &[]), lang.say("verify-columns", &[])];
    print(&format!("{}\n\n{}\n", titles[0], titles[1]))?;
    let mut failed = 0u64;
    for &(how, name, published, off) in ROWS {
        let rules: Rules = name.parse().map_err(|error| Failure::new(format!("{error}")))?;
        let exact = Exact::new(&rules).map_err(|error| Failure::new(error.to_string()))?;
        let (found, bound) = match how {
            How::Exact | How::Resplit => (100.0 * exact.edge(), off),
            How::Chart => {
                let chart = Chart::of(&rules, &exact);
                let (sum, units) = rounds::played(&rules, &chart, rounds, seed, threads)?;
                (100.0 * sum.mean(units), 100.0 * ERRORS * sum.standard_error(units) + off)
            }
        };
        if stop::is_wanted() {
            return Ok(Exit::Interrupted);
        }
        let is_right = (found - published).abs() <= bound;
        failed += u64::from(!is_right);
        let key = if is_right { "verify-right" } else { "verify-wrong" };
        let kind = match how {
            How::Exact | How::Resplit => lang.say("verify-exact", &[]),
            How::Chart => lang.say("verify-played", &[]),
        };
        let digits = if how == How::Exact { 9 } else { 4 };
        let line = format!(
            "{name:<width$}  {published:+13.digits$}  {found:+13.digits$}  {bound:8.1e}  \
             {}  {kind}\n",
            lang.say(key, &[])
        );
        print(&line)?;
    }
    let with =
        [("right", (ROWS.len() as u64 - failed).into()), ("all", (ROWS.len() as u64).into())];
    print(&format!("\n{}\n", lang.say("verify-sum", &with)))?;
    match failed {
        0 => Ok(Exit::Done),
        _ => Err(Failure::new(format!("{failed} of {} lines are not as published", ROWS.len()))
            .hint("a line is off by chance once in 16,000; try another --seed, or more --rounds")),
    }
}
