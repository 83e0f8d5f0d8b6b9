//! The flags of `misdeal compare`.

use std::path::PathBuf;

use misdeal_shuffle::Seed;

use crate::audit::{Reading, alpha, deals};
use crate::report_out::JsonFlag;

const EXAMPLES: &str = "\
Examples:
  misdeal compare global-swap global-swap:washes=2 --cards 10    is washing twice any better?
  misdeal compare old-deals.txt new-deals.txt                    did the new program help?
  misdeal compare recorded-deals.txt fisher-yates                as good as a fair shuffle?";

/// So many deals of each, unless it is said how many.
pub(super) const DEALS_DEFAULT: u64 = 1_000_000;

pub(crate) const LONG: &str = "\
Audits two shuffles, puts the verdicts side by side and says which is better.

Each of A and B is a built-in shuffle of `misdeal list shuffles`, or a file of
recorded deals, as for `misdeal audit`; - is standard input. What is both is the
shuffle; ./NAME is the file. A built-in shuffle beside a file deals what the file
holds. B has the seed after that of A, so that it sees other random numbers.

Better means harder to tell from a fair shuffle, for the tests of misdeal, and no
more than that. Both are audited as `misdeal audit` does, until it is sure. Then:

- If both are misdeals, the better one takes 8 times as many deals to be caught,
  or loses a quarter of the bits that the other loses of a deal. If deals of both
  repeat, it is not the deals until the first repeat that count, for that is luck,
  but how many different deals there seem to be: twice as many are better. If
  these signs point both ways, or none is clear, the answer says so.
- If one is a misdeal, the other is better if nothing speaks against it after 8
  times as many deals as the first took to be caught.
- If none is, no difference was found, or there were too few deals.

Why 8 times: how many deals it takes is partly luck. Two runs of one and the same
shuffle are often a factor of 2 apart, in some of a hundred runs a factor of 4.";

/// Which of two shuffles is better?
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
#[command(after_help = "Exit status: 0 compared, 2 error, 130 interrupted")]
pub(crate) struct Args {
    /// A built-in shuffle, NAME[:KEY=VALUE,...], or a file of recorded deals
    #[arg(value_name = "A")]
    pub(super) a: PathBuf,

    /// The other one
    #[arg(value_name = "B")]
    pub(super) b: PathBuf,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// Read at most so many deals of each
    #[arg(long, value_name = "MAX", default_value_t = DEALS_DEFAULT, value_parser = deals)]
    pub(super) deals: u64,

    /// The chance that a fair shuffle is called a misdeal
    #[arg(long, value_name = "RATE", default_value = "1e-6", value_parser = alpha)]
    pub(super) alpha: f64,

    /// Seed of A, B has the next: 0 to 2^256-1, decimal or 0x...; random if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    pub(super) seed: Option<Seed>,

    /// Threads that count; all cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,

    #[command(flatten)]
    pub(super) json: JsonFlag,

    /// The pictures of card by position of both, side by side
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<PathBuf>,

    /// Print the answer only
    #[arg(long, short)]
    pub(super) quiet: bool,
}
