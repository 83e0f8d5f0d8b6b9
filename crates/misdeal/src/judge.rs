//! `misdeal judge`: saved tallies, added up and judged as one run.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, ErrorKind, Read, stdin};
use std::path::{Path, PathBuf};
use std::time::Instant;

use misdeal_audit::saved::{MergeError, Merged, Merger, RunId, SavedTally};
use misdeal_diagnosis::scores;
use misdeal_report::{Input, Report, SeedOf, shown_maps};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::hashed::{HashSoFar, Hashed};
use crate::process::Chunks;
use crate::report_out::{JsonFlag, PageFlags, ReportOut, is_file};
use crate::{audit, stop};

const EXAMPLES: &str = "\
Examples:
  misdeal audit --fixed --save-tally 1.tally -- ./my-shuffle    on each machine
  misdeal judge *.tally                                         then on one";

pub(crate) const LONG: &str = "\
Adds up tallies that `misdeal audit --save-tally` has saved and judges the sum.

The verdict is that of one run over all the deals whose number was fixed before,
in whatever order the tallies are given. Only what a deal owes to the deals
before it is looked for within each run.";

/// Add up saved tallies and judge them
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES, after_help = crate::exit::EXIT_HELP)]
pub(crate) struct Args {
    /// Saved tallies; - is standard input
    #[arg(value_name = "TALLY", required = true)]
    tallies: Vec<PathBuf>,

    /// The chance that a fair shuffle is called a misdeal
    #[arg(long, value_name = "RATE", default_value = "1e-6", value_parser = audit::alpha)]
    alpha: f64,

    /// Print the counts of card by position too
    #[arg(long)]
    table: bool,

    #[command(flatten)]
    json: JsonFlag,

    #[command(flatten)]
    page: PageFlags,

    /// Print the verdict only
    #[arg(long, short)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let flags = args.page.with(args.json.file.as_ref(), args.table, args.quiet);
    let read: Vec<&Path> = args.tallies.iter().map(|path| &**path).collect();
    let out = ReportOut::open(flags, &read)?;
    let is_hashed = args.json.file.is_some() || args.page.html.is_some();
    let mut inputs = Vec::new();
    let mut merged = merged(&args.tallies, is_hashed.then_some(&mut inputs))?;
    let scores = scores(merged.tally.shape());
    merged.tally = merged.tally.with_scores(scores.into());
    let verdict = misdeal_audit::judge(&merged.tally, args.alpha);
    let (seed, seed_of) = seeds(&merged);
    let diagnosis = audit::diagnosis(&verdict, &merged.tally, audit::threads(None));
    out.print(&Report {
        maps: shown_maps(&merged.tally, diagnosis.as_ref()),
        inputs,
        diagnosis,
        next: audit::comparison(&verdict, None),
        verdict,
        subject: listed(merged.runs.iter().map(|run| &*run.subject)),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        command: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        seed,
        seed_of,
        seconds: began.elapsed().as_secs_f64(),
        naming: merged.naming,
        unit: merged.unit,
        invalid_in: merged.invalid_in,
        notes: merged.notes,
        // Nothing is printed of a part of the tallies.
        is_interrupted: false,
    })
}

/// One tally after the other, so that memory holds the sum and one of them.
fn merged(paths: &[PathBuf], mut inputs: Option<&mut Vec<Input>>) -> Result<Merged, Failure> {
    let mut merger = Merger::new();
    for path in paths {
        let so_far = HashSoFar::default();
        let hash = inputs.is_some().then_some(&so_far);
        let saved = match path {
            file if is_file(file) => read_file(file, hash)?,
            _ => read(Chunks::new(stdin()), path, hash)?,
        };
        if let Some(inputs) = &mut inputs {
            inputs.push(so_far.input(shown(path), Some(&**path).filter(|path| path.is_file())));
        }
        merger.add(saved).map_err(|error| cannot_add(&error, paths).within(shown(path)))?;
    }
    merger.finish().ok_or_else(|| Failure::new("nothing to judge"))
}

fn read_file(path: &Path, hash: Option<&HashSoFar>) -> Result<SavedTally, Failure> {
    let name = path.display();
    let cannot = |error| Failure::new(format!("cannot read {name}: {error}"));
    let about = path.metadata().map_err(cannot)?;
    if about.is_dir() {
        let failure = Failure::new(format!("cannot read {name}: it is a folder"));
        return Err(failure.hint("give the tallies in it, one by one or by a pattern"));
    }
    if about.is_file() {
        return read(File::open(path).map_err(cannot)?, path, hash);
    }
    // A pipe may keep us waiting, even for being opened.
    read(Chunks::of_file(path.to_owned()), path, hash)
}

fn read(input: impl Read, path: &Path, hash: Option<&HashSoFar>) -> Result<SavedTally, Failure> {
    let saved = match hash {
        Some(so_far) => {
            SavedTally::read(Hashed { input: Stoppable(input), so_far: so_far.clone() })
        }
        None => SavedTally::read(Stoppable(input)),
    };
    saved.map_err(|error| Failure::from(error).within(shown(path)))
}

fn shown(path: &Path) -> String {
    if is_file(path) { path.display().to_string() } else { "standard input".to_owned() }
}

fn cannot_add(error: &MergeError, paths: &[PathBuf]) -> Failure {
    match error {
        MergeError::SameRun { earlier } => {
            let earlier = paths.get(*earlier).map(|path| shown(path)).unwrap_or_default();
            Failure::new(format!("it is of the same run as {earlier}")).hint(
                "give each run once; of a built-in shuffle each run needs a --seed of its own",
            )
        }
        MergeError::Different { .. } => Failure::new(error.to_string())
            .hint("if it is one deck, say what holds for all audits: --of N --first-index 0, say"),
        _ => Failure::new(error.to_string()),
    }
}

/// Gives up when the user wants to stop, also where the standard library would
/// try again.
struct Stoppable<R>(R);

impl<R: Read> Read for Stoppable<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if stop::is_wanted() {
            return Err(io::Error::other("stopped"));
        }
        match self.0.read(out) {
            Err(error) if error.kind() == ErrorKind::Interrupted && stop::is_wanted() => {
                Err(io::Error::other("stopped"))
            }
            result => result,
        }
    }
}

/// The most things listed one by one.
const LISTED_MAX: usize = 3;

/// Different things in order, cut to a bearable length.
fn listed<'a>(things: impl Iterator<Item = &'a str>) -> String {
    let things: BTreeSet<&str> = things.collect();
    let shown: Vec<&str> = things.iter().copied().take(LISTED_MAX).collect();
    match things.len() - shown.len() {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

/// The seeds of the deals, if built-in shuffles made all of them.
fn seeds(merged: &Merged) -> (String, SeedOf) {
    let seeds: Option<Vec<&str>> = merged
        .runs
        .iter()
        .map(|run| match &run.id {
            RunId::Seed(seed) => Some(&**seed),
            RunId::Random(_) => None,
        })
        .collect();
    match seeds {
        Some(seeds) => (listed(seeds.into_iter()), SeedOf::Deals),
        // Nothing in the battery is drawn at random.
        None => ("0".to_owned(), SeedOf::Battery),
    }
}
