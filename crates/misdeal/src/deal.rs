//! `misdeal deal`: shuffle and show decks, one a line.

use std::io::{BufWriter, Write};

use misdeal_deck::Card;
use misdeal_shuffle::{Fairness, Seed, ShuffleSpec};

use crate::cli::CARDS;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::{seed, stop};

const EXAMPLES: &str = "\
Examples:
  misdeal deal --deck 54                        a deck with jokers, fairly shuffled
  misdeal deal --cards 10 --count 5 --seed 1    the same five deals every time
  misdeal deal --shuffle wash --deck 52         what a faulty shuffle deals";

/// Shuffle and show decks, one a line
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// Named cards: 52, or 54 with jokers (BJ little, RJ big)
    #[arg(long, value_name = "NAME", default_value = "52", conflicts_with = "cards")]
    deck: DeckName,

    /// Numbered cards instead: 0 to N-1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=CARDS))]
    cards: Option<u32>,

    /// A shuffle of `misdeal list shuffles`, with its keys
    #[arg(long, value_name = "NAME[:KEY=VALUE,...]", default_value = "fisher-yates")]
    shuffle: String,

    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// 0 to 2^256-1, decimal or 0x...; random and printed to standard error if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    seed: Option<Seed>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum DeckName {
    /// Four suits, ace to king
    #[value(name = "52")]
    Suited,
    /// The same and two jokers
    #[value(name = "54")]
    WithJokers,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let spec: ShuffleSpec = args.shuffle.parse().map_err(Failure::from)?;
    let names: Vec<String> = match (args.cards, args.deck) {
        (Some(cards), _) => (0..cards).map(|card| card.to_string()).collect(),
        (None, DeckName::Suited) => named(Card::SUITED_COUNT),
        (None, DeckName::WithJokers) => named(Card::COUNT),
    };
    let seed = seed::given_or_fresh(args.seed)?;
    let mut notes = anstream::stderr().lock();
    // Notes are a courtesy; a closed standard error does not stop the deal.
    if args.seed.is_none() {
        let _ = writeln!(notes, "seed: {seed}");
    }
    if spec.entry().fairness == Fairness::Faulty {
        let _ = writeln!(notes, "note: {spec} is not a fair shuffle; it is kept for study");
    }
    drop(notes);
    let mut out = BufWriter::new(std::io::stdout().lock());
    for index in 0..args.count {
        if stop::is_wanted() {
            return Ok(Exit::Interrupted);
        }
        let mut deck: Vec<&str> = names.iter().map(String::as_str).collect();
        spec.shuffle(&mut deck, &mut seed.deal(index));
        writeln!(out, "{}", deck.join(" ")).map_err(|error| Failure::writing(&error))?;
    }
    out.flush().map_err(|error| Failure::writing(&error))?;
    Ok(Exit::Done)
}

fn named(count: u32) -> Vec<String> {
    (0..count).filter_map(|id| Card::new(id).ok()).map(|card| card.to_string()).collect()
}
