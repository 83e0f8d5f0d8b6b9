//! `misdeal audit`: a source, a tally, a verdict, a report.

mod args;
mod next;
mod subject;

use std::io::stdout;
use std::path::PathBuf;
use std::time::Instant;

use misdeal_audit::{Audited, Outcome};
use misdeal_report::{Report, TextStyle, to_json, to_text};

pub(crate) use args::{Args, LONG};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::{Pending, print, terminal_columns};
use crate::stop;

/// Columns where there is no terminal to ask.
const COLUMNS: usize = 80;

pub(crate) fn run(args: Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let is_file = |path: &&PathBuf| path.as_os_str() != "-";
    // A file that cannot be written is better known before the work than after.
    let json_file = args.json.as_ref().filter(is_file).map(|path| Pending::create(path));
    let json_file = json_file.transpose()?;
    let heard = subject::hear(&args)?;
    let Audited { mut verdict, tally: _ } = heard.audited;
    let about = heard.about;
    // Of several files, the first with a bad deal, not the smallest line.
    let mut invalid_in = None;
    if let Some((file, deal)) = about.first_invalid {
        verdict.invalid.first = Some(deal);
        invalid_in = Some(file).filter(|_| args.files.len() > 1);
    }
    let outcome = verdict.outcome;
    let report = Report {
        next: next::command(&args, &verdict),
        verdict,
        subject: about.subject,
        version: env!("CARGO_PKG_VERSION"),
        command: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        seed: about.seed,
        seed_of: about.seed_of,
        seconds: began.elapsed().as_secs_f64(),
        naming: about.naming,
        unit: about.unit,
        invalid_in,
        notes: about.notes,
        is_interrupted: stop::is_wanted(),
    };
    let json = || to_json(&report).map_err(|error| Failure::new(format!("JSON: {error}")));
    if args.json.is_some() && json_file.is_none() {
        print(&(json()? + "\n"))?;
    } else {
        print(&to_text(&report, &style(&args)))?;
    }
    if let Some(file) = json_file {
        file.write_text(&(json()? + "\n"))?;
    }
    Ok(match outcome {
        _ if report.is_interrupted => Exit::Interrupted,
        Outcome::Misdeal => Exit::Misdeal,
        Outcome::TooFewDeals => Exit::TooFewDeals,
        _ => Exit::Done,
    })
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
