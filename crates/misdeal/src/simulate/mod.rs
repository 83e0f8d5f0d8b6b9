//! `misdeal simulate`: what a game returns.

mod advice;
mod blackjack;
mod chart;
mod columns;
mod draw;
mod hand;
mod json;
mod rounds;
mod verify;

use misdeal_games::draw::PayTable;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::names::Names;

pub(crate) const LONG: &str = "\
What does a game return?

Five-card draw as video poker plays it, Jacks or Better: five cards of 52, any of them \
exchanged once, paid by a table. Every hand and every draw is counted, so the return is exact.

Blackjack by any rules: what a round is worth in a fresh shoe, exactly and by composition; basic \
strategy as a chart; and rounds played by the chart, with the interval that the house edge is in.";

const EXAMPLES: &str = "\
Examples:
  misdeal simulate draw                                 Jacks or Better, 9/6
  misdeal simulate draw --paytable 8/5                  another pay table
  misdeal simulate draw --hand 'As Ks Qs Js 4s'         what to hold, and what it is worth
  misdeal simulate blackjack --rules vegas-6d           values, chart and house edge
  misdeal simulate blackjack --hand 'T 6' --upcard A    what each choice is worth
  misdeal simulate blackjack --verify                   the same against published tables";

#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, clap::Subcommand)]
enum Game {
    /// Video poker, Jacks or Better: the exact return of a pay table under the best play
    Draw(DrawArgs),
    /// Blackjack: the exact values of some rules, basic strategy, and rounds played by it
    Blackjack(blackjack::Args),
}

#[derive(Debug, clap::Args)]
struct DrawArgs {
    /// What a full house and a flush pay, as 9/6; or nine numbers as 1-2-3-4-6-9-25-50-800,
    /// from jacks or better to the royal flush
    #[arg(long, value_name = "TABLE", default_value = "9/6")]
    paytable: String,

    /// Five cards: what is each choice worth?
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,

    /// How to write cards; else by the language
    #[arg(long, value_name = "STYLE", requires = "hand", conflicts_with = "json")]
    names: Option<Names>,

    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let args = match &args.game {
        Game::Draw(args) => args,
        Game::Blackjack(args) => return blackjack::run(args),
    };
    let table: PayTable = args.paytable.parse().map_err(|error| {
        let failure = Failure::new(format!("--paytable: {error}"));
        failure.hint("nine for a full house and six for a flush are 9/6")
    })?;
    match &args.hand {
        Some(hand) => advice::run(hand, &table, args.names, args.json),
        None => draw::run(&table, args.json),
    }
}
