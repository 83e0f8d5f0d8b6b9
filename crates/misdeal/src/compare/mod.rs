//! `misdeal compare`: two audits, and which shuffle is the better one.

mod args;
mod hear;
mod next;
mod who;

use std::path::Path;
use std::time::Instant;

use misdeal_report::{ComparisonReport, comparison_to_json, comparison_to_svg, comparison_to_text};

pub(crate) use args::{Args, LONG};

use self::who::Who;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::report_out::{ReportFlags, ReportOut};
use crate::stop;

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let (a, b) = (Who::of(&args.a)?, Who::of(&args.b)?);
    if a.is_standard_input() && b.is_standard_input() {
        let failure = Failure::new("-: standard input can be one of the two, not both");
        return Err(failure.hint("misdeal compare deals.txt -"));
    }
    let (json, svg, is_quiet) = (args.json.file.as_ref(), args.svg.as_ref(), args.quiet);
    let flags = ReportFlags { json, svg, is_quiet, ..ReportFlags::default() };
    let read: Vec<&Path> = [&*args.a, &*args.b].into_iter().filter(|path| path.exists()).collect();
    let out = ReportOut::open(flags, &read)?;
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
    out.write_pictured(
        |style| comparison_to_text(&report, style),
        || comparison_to_json(&report),
        |style| comparison_to_svg(&report, style.lang),
    )?;
    Ok(if report.is_interrupted { Exit::Interrupted } else { Exit::Done })
}
