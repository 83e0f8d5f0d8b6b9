//! The flags of `misdeal audit`.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use misdeal_shuffle::Seed;

use super::Reading;
use crate::report_out::{JsonFlag, PageFlags};

const EXAMPLES: &str = "\
Examples:
  misdeal audit -- ./my-shuffle 52                  a program that prints one deal a line
  misdeal audit deals.txt                           recorded deals; - is standard input
  misdeal audit --shuffle global-swap --cards 54    a built-in shuffle";

const USAGE: &str = "\
misdeal audit [OPTIONS] -- CMD [ARGS]...
       misdeal audit [OPTIONS] FILE...|-
       misdeal audit [OPTIONS] --shuffle NAME[:KEY=VALUE,...]";

pub(crate) const LONG: &str = "\
Reads deals, judges them, and says whether the shuffle that made them is fair.

A deal is one line: numbers or cards (As, 10h, ♠A, 黑桃A), split by blanks, tabs
or commas; # starts a comment. The size of the deck, whether numbers count from
0 or 1, and whether a line holds a whole deck or its first few cards are seen
from the first 1,000 deals unless you say so.

Deals are looked at while they come, and reading stops soon after it is sure
that the shuffle is not fair; --fixed looks once, at the end. Either way a fair
shuffle is called a misdeal with a probability of about --alpha. Nothing is ever
called fair: no number of deals proves that.";

/// Is a shuffle fair?
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES, override_usage = USAGE)]
#[command(after_help = crate::exit::EXIT_HELP)]
pub(crate) struct Args {
    /// Recorded deals; - is standard input
    #[arg(value_name = "FILE", conflicts_with = "command")]
    pub(super) files: Vec<PathBuf>,

    /// A program that prints deals, and its arguments
    #[arg(last = true, value_name = "CMD")]
    pub(super) command: Vec<OsString>,

    /// A built-in shuffle of `misdeal list shuffles`
    #[arg(long, value_name = "NAME[:KEY=VALUE,...]", conflicts_with_all = ["files", "command"])]
    pub(super) shuffle: Option<String>,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// Start the program again for every deal
    #[arg(long)]
    pub(super) rerun: bool,

    /// Read at most so many deals
    #[arg(long, value_name = "MAX", default_value = "1000000", value_parser = deals)]
    pub(super) deals: u64,

    /// Read all deals and look once, at the end, as a laboratory does
    #[arg(long)]
    pub(super) fixed: bool,

    /// The chance that a fair shuffle is called a misdeal
    #[arg(long, value_name = "RATE", default_value = "1e-6", value_parser = alpha)]
    pub(super) alpha: f64,

    /// Seed of a built-in shuffle: 0 to 2^256-1, decimal or 0x...; random if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    pub(super) seed: Option<Seed>,

    /// Threads that count; all cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,

    /// How long the program may be silent
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = timeout)]
    pub(super) timeout: Duration,

    /// Print the counts of card by position too; reads all deals
    #[arg(long)]
    pub(super) table: bool,

    #[command(flatten)]
    pub(super) json: JsonFlag,

    #[command(flatten)]
    pub(super) page: PageFlags,

    /// Save the counts for `misdeal judge`; with --fixed if runs are to be added up
    #[arg(long, value_name = "FILE")]
    pub(super) save_tally: Option<PathBuf>,

    /// Print the verdict only
    #[arg(long, short)]
    pub(super) quiet: bool,
}

pub(crate) fn deals(text: &str) -> Result<u64, String> {
    let digits: String = text.chars().filter(|&c| c != '_' && c != ',').collect();
    match digits.parse() {
        Ok(0) | Err(_) => Err("expected a whole number from 1 on".to_owned()),
        Ok(deals) => Ok(deals),
    }
}

pub(crate) fn alpha(text: &str) -> Result<f64, String> {
    let alpha = text.parse().ok().filter(|&alpha: &f64| 0.0 < alpha && alpha < 1.0);
    alpha.ok_or_else(|| "expected a number between 0 and 1, such as 1e-6".to_owned())
}

pub(crate) fn timeout(text: &str) -> Result<Duration, String> {
    let plain = text.parse().ok().map(Duration::from_secs);
    let time = plain.or_else(|| humantime::parse_duration(text).ok());
    let time = time.filter(|time| !time.is_zero());
    time.ok_or_else(|| "expected a time from 1ms on, such as 30s or 5m".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        assert_eq!(deals("10_000_000"), Ok(10_000_000));
        assert_eq!(deals("1,000"), Ok(1000));
        assert!(deals("0").is_err() && deals("-1").is_err() && deals("").is_err());
        assert!(alpha("0").is_err() && alpha("1").is_err() && alpha("NaN").is_err());
        assert_eq!(alpha("1e-6"), Ok(misdeal_audit::ALPHA_DEFAULT));
        assert_eq!(timeout("45"), Ok(Duration::from_secs(45)));
        assert_eq!(timeout("1500ms"), Ok(Duration::from_millis(1500)));
        assert!(timeout("0").is_err() && timeout("soon").is_err());
    }
}
