//! The flags of `misdeal shuffle`: those of `shuf`, and seeds and headers.

use std::ffi::OsString;
use std::path::PathBuf;

use misdeal_shuffle::Seed;

use super::order::Wanted;
use super::range::Range;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  misdeal shuffle names.txt                      all lines in random order; - is standard input
  misdeal shuffle -n 6 -i 1-49                   six different numbers
  misdeal shuffle --header 1 -o in.csv in.csv    a table in place, its first line stays";

const USAGE: &str = "\
misdeal shuffle [OPTIONS] [FILE]...
       misdeal shuffle [OPTIONS] -e [LINE]...
       misdeal shuffle [OPTIONS] -i LO-HI";

const EXIT_HELP: &str = "Exit status: 0 done, 2 error, 130 interrupted";

pub(crate) const LONG: &str = "\
Writes lines in random order, every order equally likely.

Options mean what they mean to `shuf` of GNU coreutils. Beyond it, there may be
several files, read one after the other; a seed gives the same order on every
machine; the first lines can stay in their places.

Lines are bytes: CR, invalid UTF-8 and, without -z, NUL stay as they are. A last
line without an end gets one, since it may land anywhere.

With one seed and one input, -n 5 gives the first five lines that -n 50 or the
whole gives. The order depends on the seed and the number of lines only
(docs/formats/shuffle-lines-v1.md).";

/// Shuffle lines of files, numbers or arguments
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES, override_usage = USAGE, after_help = EXIT_HELP)]
pub(crate) struct Args {
    /// What to read; - or none is standard input. With -e the lines themselves
    #[arg(value_name = "FILE")]
    pub(super) inputs: Vec<OsString>,

    /// The arguments are the lines
    #[arg(short, long, overrides_with = "echo")]
    pub(super) echo: bool,

    /// The numbers from LO to HI are the lines
    #[arg(short, long, value_name = "LO-HI", allow_hyphen_values = true)]
    #[arg(conflicts_with_all = ["echo", "inputs"])]
    pub(super) input_range: Option<Range>,

    /// Write at most so many lines; the smallest counts if given twice
    #[arg(short = 'n', long, value_name = "COUNT", allow_hyphen_values = true)]
    #[arg(value_parser = count)]
    head_count: Vec<u64>,

    /// Write here, complete or not at all; may be a file that is read
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,

    /// Lines may come again; endless without -n
    #[arg(short, long, overrides_with = "repeat")]
    repeat: bool,

    /// Lines end with NUL instead of LF, also when written
    #[arg(short, long, overrides_with = "zero_terminated")]
    zero_terminated: bool,

    /// The first N lines stay first, and -n does not count them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = count)]
    #[arg(allow_hyphen_values = true)]
    pub(super) header: u64,

    /// 0 to 2^256-1, decimal or 0x...; random if not given
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    pub(super) seed: Option<Seed>,

    /// Print the seed to standard error, to have the same order again
    #[arg(long)]
    pub(super) show_seed: bool,

    /// Not offered; answered with a hint
    #[arg(long, value_name = "FILE", hide = true)]
    random_source: Option<OsString>,
}

impl Args {
    /// What is wrong with the flags that only this product tells.
    pub(super) fn check(&self) -> Result<(), Failure> {
        match self.random_source {
            None => Ok(()),
            Some(_) => Err(Failure::new("--random-source is not offered: a file is no seed")
                .hint("--seed SEED gives the same order every time, on every machine")),
        }
    }

    /// The byte that ends a line.
    pub(super) fn end(&self) -> u8 {
        if self.zero_terminated { 0 } else { b'\n' }
    }

    /// Whether `-n` was given.
    pub(super) fn has_count(&self) -> bool {
        !self.head_count.is_empty()
    }

    /// How many lines, and whether they may come again.
    pub(super) fn wanted(&self) -> Wanted {
        let count = self.head_count.iter().min();
        // 2^64 lines are as good as endless.
        let count = count.copied().unwrap_or(u64::MAX);
        if self.repeat { Wanted::Repeated(count) } else { Wanted::Once(count) }
    }

    /// Whether it goes on until nobody reads any more.
    pub(super) fn is_endless(&self) -> bool {
        self.repeat && self.head_count.is_empty()
    }

    /// Whether no line can be written, whatever the input holds.
    pub(super) fn wants_nothing(&self) -> bool {
        self.header == 0 && self.head_count.contains(&0)
    }
}

fn count(text: &str) -> Result<u64, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("expected a whole number from 0 on".to_owned());
    }
    // Digits that do not fit are more lines than there can be.
    Ok(text.parse().unwrap_or(u64::MAX))
}
