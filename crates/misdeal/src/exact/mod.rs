//! `misdeal exact`: the exact law of a built-in shuffle, or of a program.

mod args;
mod lines;
mod named;
mod program;
mod request;
mod talk;
mod walked;

use std::time::Instant;

use misdeal_audit::text::Naming;
use misdeal_diagnosis::exact::Exact;
use misdeal_report::{ExactReport, Next, exact_to_json, exact_to_text};

pub(crate) use args::{Args, LONG};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::report_out::{ReportFlags, ReportOut};
use crate::stop;

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let (json, has_table, is_quiet) = (args.json.file.as_ref(), args.table, args.quiet);
    let flags = ReportFlags { json, has_table, is_quiet, ..ReportFlags::default() };
    let out = ReportOut::open(flags, &[])?;
    let mut report = match (&args.shuffle, args.command.split_first()) {
        (Some(name), _) => named::report(args, name)?,
        (None, Some((program, arguments))) => walked::report(args, program, arguments)?,
        (None, None) => {
            let failure = Failure::new("nothing to work out: expected a shuffle or a program");
            return Err(failure.hint("misdeal exact global-swap --cards 4"));
        }
    };
    report.seconds = began.elapsed().as_secs_f64();
    out.write(|style| exact_to_text(&report, style), || exact_to_json(&report))?;
    Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
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
