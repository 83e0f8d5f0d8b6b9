//! `misdeal exact`: the exact law of a shuffle.

mod lines;
mod program;
mod request;
mod talk;

use std::ffi::OsString;
use std::fmt::Write as _;
use std::time::Duration;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::print;
use crate::process::Start;
use crate::progress::Progress;

/// The exact law of a shuffle
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The number of cards
    #[arg(long, value_name = "N")]
    cards: usize,

    /// Cut a path off after so many draws
    #[arg(long, value_name = "N", default_value_t = program::DRAWS_MAX)]
    draws: usize,

    /// How long the program may be silent
    #[arg(long, value_name = "TIME", default_value = "30s")]
    #[arg(value_parser = humantime::parse_duration)]
    timeout: Duration,

    /// A program that asks for its draws, and its arguments
    #[arg(last = true, value_name = "CMD", required = true)]
    command: Vec<OsString>,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let (program, arguments) = args.command.split_first().expect("clap asks for it");
    let (program, arguments) = (program.clone(), arguments.to_vec());
    let start = Start { program, arguments, timeout: args.timeout };
    let progress = Progress::of_share(false);
    let law = program::law(&start, args.cards, args.draws, program::PATHS_MAX, &progress)?;
    let mut text = format!("total variation {}\n", law.total_variation());
    for outcome in law.outcomes() {
        let _ = writeln!(text, "{:?} {}", outcome.order, outcome.probability);
    }
    print(&text)?;
    Ok(Exit::Done)
}
