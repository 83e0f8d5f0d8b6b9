//! The exact law of a program that asks for its random numbers.

use std::ffi::{OsStr, OsString};

use misdeal_diagnosis::exact::Exact;
use misdeal_report::{ExactReport, Next, Purpose};

use super::{Args, about, program};
use crate::failure::Failure;
use crate::process::Start;
use crate::progress::Progress;

pub(super) fn report(
    args: &Args,
    program: &OsStr,
    arguments: &[OsString],
) -> Result<ExactReport, Failure> {
    let start =
        Start { program: program.to_owned(), arguments: arguments.to_vec(), timeout: args.timeout };
    let progress = Progress::of_share(args.quiet);
    let cards = args.cards as usize;
    let (law, paths) = program::law(&start, cards, args.draws, args.paths, &progress)?;
    let exact = Exact::of_law(&law);
    let next = next(args, &exact, &start.shown());
    let mut report = about(start.shown(), exact, next);
    report.paths = Some(paths);
    Ok(report)
}

/// Of a fair program one card more; of another what else there is to be learnt.
fn next(args: &Args, exact: &Exact, shown: &str) -> Next {
    if exact.is_fair() == Some(true) {
        return Next {
            purpose: Purpose::OneCardMore,
            command: format!("misdeal exact --cards {} -- {shown}", args.cards + 1),
        };
    }
    Next { purpose: Purpose::KnownShuffles, command: "misdeal list shuffles".to_owned() }
}
