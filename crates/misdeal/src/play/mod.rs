//! `misdeal play`: games at the terminal, or through a pipe.

mod blackjack;
mod choice;
mod draw;
mod felt;
mod post;
mod rows;
mod talk;

use misdeal_shuffle::Seed;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::names::Names;
use crate::seed;

pub(crate) const LONG: &str = "\
Play a game against the dealer

The deck is shuffled anew for each round, fairly, and nothing but its order is left to \
chance. q or the end of the input leaves the game; then the seed of the deals is printed, and \
--replay SEED deals the same cards again.";

const EXAMPLES: &str = "\
Examples:
  misdeal play draw                 five-card draw
  misdeal play blackjack            one table, one seat; ? is a hint
  misdeal play draw --lang zh       in Chinese
  misdeal play draw --replay 7      the deals of a seed again";

#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, clap::Subcommand)]
enum Game {
    /// Five-card draw: five cards each, up to three of them exchanged once
    Draw(Deals),
    /// Blackjack by a casino's rules, or by those of the post
    Blackjack(blackjack::Args),
}

/// Which deals, and how they are shown.
#[derive(Debug, clap::Args)]
struct Deals {
    /// Deal the cards of an earlier game again
    #[arg(long, alias = "seed", value_name = "SEED")]
    replay: Option<Seed>,

    /// How to write cards; else by the language
    #[arg(long, value_name = "STYLE")]
    names: Option<Names>,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    match &args.game {
        Game::Draw(deals) => {
            let seed = seed::given_or_fresh(deals.replay)?;
            draw::play(seed, deals.names)
        }
        Game::Blackjack(args) => blackjack::run(args),
    }
}
