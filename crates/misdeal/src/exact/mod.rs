//! `misdeal exact`: the exact law of a built-in shuffle, or of a program.

mod args;
mod lines;
mod named;
mod program;
mod request;
mod talk;
mod walked;

use std::io::stdout;
use std::path::PathBuf;
use std::time::Instant;

use misdeal_audit::text::Naming;
use misdeal_diagnosis::exact::Exact;
use misdeal_report::{ExactReport, Next, TextStyle, exact_to_json, exact_to_text};

pub(crate) use args::{Args, LONG};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::{Pending, print, terminal_columns};
use crate::stop;

/// Columns where there is no terminal to ask.
const COLUMNS: usize = 80;

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let is_file = |path: &&PathBuf| path.as_os_str() != "-";
    // A file that cannot be written is better known before the work than after.
    let json_file = args.json.as_ref().filter(is_file).map(|path| Pending::create(path));
    let json_file = json_file.transpose()?;
    let mut report = match (&args.shuffle, args.command.split_first()) {
        (Some(name), _) => named::report(args, name)?,
        (None, Some((program, arguments))) => walked::report(args, program, arguments)?,
        (None, None) => {
            let failure = Failure::new("nothing to work out: expected a shuffle or a program");
            return Err(failure.hint("misdeal exact global-swap --cards 4"));
        }
    };
    report.seconds = began.elapsed().as_secs_f64();
    let json = || exact_to_json(&report).map_err(|error| Failure::new(format!("JSON: {error}")));
    if args.json.is_some() && json_file.is_none() {
        print(&(json()? + "\n"))?;
    } else {
        print(&exact_to_text(&report, &style(args)))?;
    }
    if let Some(file) = json_file {
        file.write_text(&(json()? + "\n"))?;
    }
    Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
}

fn style(args: &Args) -> TextStyle {
    let choice = anstream::AutoStream::choice(&stdout());
    TextStyle {
        columns: terminal_columns().unwrap_or(COLUMNS),
        has_color: choice != anstream::ColorChoice::Never,
        has_table: args.table,
        is_quiet: args.quiet,
    }
}

/// A report with what is the same for all.
fn about(subject: String, exact: Exact, next: Next) -> ExactReport {
    ExactReport {
        subject,
        repeats: 1,
        repeat: "washes",
        exact,
        curve: Vec::new(),
        paths: None,
        naming: Naming::Numbers { first: 0 },
        version: env!("CARGO_PKG_VERSION"),
        command: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        seconds: 0.0,
        notes: Vec::new(),
        next,
    }
}
