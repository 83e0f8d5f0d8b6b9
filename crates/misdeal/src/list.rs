//! `misdeal list`: what there is.

use std::fmt::Write;

use misdeal_audit::test::battery;
use misdeal_shuffle::catalogue;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::print;

const EXAMPLES: &str = "\
Examples:
  misdeal list shuffles      the built-in shuffles, fair and faulty
  misdeal list tests         what an audit looks at";

/// Show what there is
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// What to list
    what: What,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum What {
    /// Built-in shuffles, for --shuffle
    Shuffles,
    /// Statistical tests
    Tests,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    print(&match args.what {
        What::Shuffles => shuffles(),
        What::Tests => tests(),
    })?;
    Ok(Exit::Done)
}

fn shuffles() -> String {
    let mut text = String::new();
    for entry in catalogue() {
        let keys: Vec<&str> = entry.keys.iter().map(|key| key.name).collect();
        let (name, fairness) = (entry.name, entry.fairness.to_string());
        let _ = writeln!(text, "{name:<24}{fairness:<8}{}", entry.summary);
        let _ = writeln!(text, "{:<32}{}; keys: {}", "", entry.effect, keys.join(", "));
    }
    text
}

fn tests() -> String {
    let mut text = String::new();
    for test in battery() {
        let _ = writeln!(text, "{:<16}{}", test.id, test.about);
    }
    text
}
