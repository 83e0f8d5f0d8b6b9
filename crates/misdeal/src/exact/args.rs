//! The flags of `misdeal exact`.

use std::ffi::OsString;
use std::time::Duration;

use super::program::{DRAWS_MAX, PATHS_MAX};
use crate::audit::{deals, timeout};
use crate::report_out::JsonFlag;

const EXAMPLES: &str = "\
Examples:
  misdeal exact global-swap --cards 4               the chance of every order
  misdeal exact riffle --cards 52 --times 7         are seven riffles enough?
  misdeal exact wash --cards 54 --times 108         and twice 54 exchanges?
  misdeal exact --cards 4 -- python3 exact.py       of your own code, exactly";

const USAGE: &str = "\
misdeal exact [OPTIONS] --cards N NAME[:KEY=VALUE,...]
       misdeal exact [OPTIONS] --cards N -- CMD [ARGS]...";

pub(crate) const LONG: &str = "\
Works out, without a single random number, with what chance a shuffle makes each
order, and how far that is from fair.

NAME is a built-in shuffle of `misdeal list shuffles`. What is known for how many
cards depends on it: of riffles everything for any deck, of a naive swap all
orders up to 10 cards and the place of each card beyond.

CMD is a program of your own that asks misdeal for its random numbers over
standard input and output, so that every path it can take is walked: the law of
your code as it is. `misdeal init python --exact` prints the few lines that do
the asking; 5 cards of Fisher-Yates have 120 paths, of a naive swap 3,125.

Total variation is the most by which the chance of any event differs from that
under a fair shuffle: 0 is fair; 1 is never fair.";

/// With what chance does a shuffle make each order?
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES, override_usage = USAGE)]
#[command(after_help = "Exit status: 0 worked out, 2 error, 130 interrupted")]
pub(crate) struct Args {
    /// A built-in shuffle of `misdeal list shuffles`
    #[arg(value_name = "NAME[:KEY=VALUE,...]", conflicts_with = "command")]
    pub(super) shuffle: Option<String>,

    /// A program that asks for its random numbers, and its arguments
    #[arg(last = true, value_name = "CMD")]
    pub(super) command: Vec<OsString>,

    /// The number of cards, up to 1,024; of a program, a few
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(super) cards: u32,

    /// How often a built-in shuffle is repeated; as the shuffle itself says if not given
    #[arg(long, value_name = "K", value_parser = deals, conflicts_with = "command")]
    pub(super) times: Option<u64>,

    /// So many draws in a deal of a program; a path that goes on is cut off
    #[arg(long, value_name = "MAX", default_value_t = DRAWS_MAX, conflicts_with = "shuffle")]
    pub(super) draws: usize,

    /// So many paths of a program; if there seem to be more, none is walked
    #[arg(long, value_name = "MAX", default_value_t = PATHS_MAX, value_parser = deals)]
    #[arg(conflicts_with = "shuffle")]
    pub(super) paths: u64,

    /// How long a program may be silent
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = timeout)]
    #[arg(conflicts_with = "shuffle")]
    pub(super) timeout: Duration,

    /// Print the chances of card by position as numbers too
    #[arg(long)]
    pub(super) table: bool,

    #[command(flatten)]
    pub(super) json: JsonFlag,

    /// Print the figures only
    #[arg(long, short)]
    pub(super) quiet: bool,
}
