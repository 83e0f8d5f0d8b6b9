//! Measures misdeal: each subcommand asks one question. See README.md.

mod audit;
mod blackjack;
mod goals;
mod guard;
mod machine;
mod poker;
mod rounds;
mod shuffle;
mod table;
mod text;
mod texts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

const DEALS: u64 = 2_000_000;
const LINES: u64 = 200_000;
const LARGE: usize = 100_000_000;

/// Rounds where none are asked for.
const ROUNDS: u32 = 5;
/// Of shuffling and of games, where a round is short.
const SHORT_ROUNDS: u32 = 25;

/// Measures misdeal, in rounds that take turns within one process.
#[derive(Parser)]
#[command(name = "bench")]
struct Arguments {
    #[command(subcommand)]
    question: Question,
    /// How often each variant is run: 5 times, in `shuffle`, `poker` and `blackjack` 25.
    #[arg(long, global = true, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: Option<u32>,
    /// Keep the figures in bench/results/DATE-MACHINE/QUESTION.txt.
    #[arg(long, global = true)]
    write: bool,
}

#[derive(Subcommand)]
enum Question {
    /// What does an audit cost, next to rand's own shuffle of the same deals?
    Audit {
        /// Deals a variant and round.
        #[arg(long, default_value_t = DEALS, value_parser = clap::value_parser!(u64).range(1..))]
        deals: u64,
    },
    /// How many bytes of deal text are read in a second, on one core?
    Text {
        /// Lines a variant and round.
        #[arg(long, default_value_t = LINES, value_parser = clap::value_parser!(u64).range(1..))]
        lines: u64,
    },
    /// How fast is shuffling, next to other libraries and programs?
    Shuffle {
        /// One part alone.
        #[arg(long)]
        part: Option<shuffle::Part>,
        /// Numbers of the large array.
        #[arg(long, default_value_t = LARGE)]
        large: usize,
        /// A program of yours to compare with; README.md says how it is called.
        #[arg(long)]
        rip: Option<PathBuf>,
    },
    /// How fast are poker hands evaluated, next to aya_poker?
    Poker,
    /// How many rounds of blackjack are simulated in a second, next to freebj?
    Blackjack,
    /// All of them, as they are by default.
    All,
    /// A small fixed amount of work, for `guard.sh`, which counts instructions.
    #[command(hide = true)]
    Guard {
        /// What to do.
        kernel: guard::Kernel,
    },
}

impl Question {
    /// The figures of this question, under the name that they are kept by.
    fn answers(&self, rounds: Option<u32>) -> Vec<(&'static str, String)> {
        let some = rounds.unwrap_or(ROUNDS);
        match self {
            Self::Audit { deals } => vec![("audit", audit::measure(*deals, some))],
            Self::Text { lines } => vec![("text", text::measure(*lines, some))],
            Self::Shuffle { part, large, rip } => {
                let rounds = rounds.unwrap_or(SHORT_ROUNDS);
                let rip = rip.clone();
                let amounts = shuffle::Amounts { part: *part, rounds, large: *large, rip };
                vec![("shuffle", shuffle::measure(&amounts))]
            }
            Self::Poker => {
                vec![("poker", poker::measure(rounds.unwrap_or(SHORT_ROUNDS)))]
            }
            Self::Blackjack => {
                vec![("blackjack", blackjack::measure(rounds.unwrap_or(SHORT_ROUNDS)))]
            }
            Self::All => {
                let all = [
                    Self::Audit { deals: DEALS },
                    Self::Text { lines: LINES },
                    Self::Shuffle { part: None, large: LARGE, rip: None },
                    Self::Poker,
                    Self::Blackjack,
                ];
                all.iter().flat_map(|question| question.answers(rounds)).collect()
            }
            Self::Guard { .. } => Vec::new(),
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Question::Guard { kernel } = arguments.question {
        println!("{:016x}", kernel.run());
        return ExitCode::SUCCESS;
    }
    let heading = machine::heading();
    for (name, figures) in arguments.question.answers(arguments.rounds) {
        let page = format!("{heading}\n{figures}");
        println!("{page}");
        if arguments.write {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
            if let Err(error) = machine::keep(&folder, name, &page) {
                eprintln!("error: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
