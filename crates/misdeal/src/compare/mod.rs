//! `misdeal compare`: two audits, and which shuffle is the better one.

mod args;
mod hear;
mod next;
mod who;

use std::io::stdout;
use std::path::PathBuf;
use std::time::Instant;

use misdeal_report::{ComparisonReport, TextStyle, comparison_to_json, comparison_to_text};

pub(crate) use args::{Args, LONG};

use self::who::Who;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::{Pending, print, terminal_columns};
use crate::stop;

/// Columns where there is no terminal to ask.
const COLUMNS: usize = 80;

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let (a, b) = (Who::of(&args.a)?, Who::of(&args.b)?);
    if a.is_standard_input() && b.is_standard_input() {
        let failure = Failure::new("-: standard input can be one of the two, not both");
        return Err(failure.hint("misdeal compare deals.txt -"));
    }
    let is_file = |path: &&PathBuf| path.as_os_str() != "-";
    // A file that cannot be written is better known before the work than after.
    let json_file = args.json.as_ref().filter(is_file).map(|path| Pending::create(path));
    let json_file = json_file.transpose()?;
    let notes = [a.note(&args.a), b.note(&args.b)].into_iter().flatten().collect();
    let hear::Heard { a, b, seed } = hear::both(args, a, b)?;
    let both = a.as_ref().zip(b.as_ref());
    let comparison = both.map(|(a, b)| misdeal_audit::compare(&a.verdict, &b.verdict));
    let report = ComparisonReport {
        next: next::command(args, comparison.as_ref(), a.as_ref(), b.as_ref()),
        a,
        b,
        comparison,
        version: env!("CARGO_PKG_VERSION"),
        command: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        seed,
        alpha: args.alpha,
        seconds: began.elapsed().as_secs_f64(),
        notes,
        is_interrupted: stop::is_wanted(),
    };
    let json =
        || comparison_to_json(&report).map_err(|error| Failure::new(format!("JSON: {error}")));
    if args.json.is_some() && json_file.is_none() {
        print(&(json()? + "\n"))?;
    } else {
        print(&comparison_to_text(&report, &style(args)))?;
    }
    if let Some(file) = json_file {
        file.write_text(&(json()? + "\n"))?;
    }
    Ok(if report.is_interrupted { Exit::Interrupted } else { Exit::Done })
}

fn style(args: &Args) -> TextStyle {
    let choice = anstream::AutoStream::choice(&stdout());
    TextStyle {
        columns: terminal_columns().unwrap_or(COLUMNS),
        has_color: choice != anstream::ColorChoice::Never,
        has_table: false,
        is_quiet: args.quiet,
    }
}
