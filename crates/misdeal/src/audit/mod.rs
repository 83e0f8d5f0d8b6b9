//! `misdeal audit`: a source, a tally, a verdict, a report.

mod args;
mod next;
mod reading;
mod save;
mod subject;

use std::path::Path;
use std::time::Instant;

use misdeal_audit::{Audited, Outcome, Tally, Verdict};
use misdeal_diagnosis::{Diagnosis, diagnose};
use misdeal_report::{Report, shown_maps};

pub(crate) use args::{Args, LONG, alpha, deals, timeout};
pub(crate) use next::comparison;
pub(crate) use reading::{Cards, Reading};
pub(crate) use subject::{Heard, Hearing, READ_ON, built_in, files, threads};

use crate::apart::apart;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::report_out::ReportOut;
use crate::stop;

pub(crate) fn run(args: Args) -> Result<Exit, Failure> {
    let began = Instant::now();
    let flags = args.page.with(args.json.file.as_ref(), args.table, args.quiet);
    let read = args.files.iter().map(|path| &**path);
    let read: Vec<&Path> = read.chain(args.reading.deck.as_deref().map(Path::new)).collect();
    // The tally is no form of the report, and must be apart from all of these.
    let tally_output = [("--save-tally", args.save_tally.as_ref())];
    apart(&read, &[&flags.outputs()[..], &tally_output[..]].concat())?;
    let out = ReportOut::open(flags, &read)?;
    let tally_file = save::prepare(&args)?;
    let heard = subject::hear(&args)?;
    let Audited { mut verdict, mut tally, end } = heard.audited;
    let about = heard.about;
    // Of several files, the first with a bad deal, not the smallest line.
    let mut invalid_in = None;
    if let Some((file, deal)) = &about.first_invalid {
        verdict.invalid.first = Some(*deal);
        tally.name_first_invalid(*deal);
        invalid_in = Some(file.clone()).filter(|_| args.files.len() > 1);
    }
    let diagnosis = diagnosis(&verdict, &tally, threads(args.threads));
    let maps = shown_maps(&tally, diagnosis.as_ref());
    // Neither a full disk nor a reader that has left takes the other with it.
    let saved = match tally_file {
        Some(_) if tally.alike().copies().is_some() => Err(save::copies_alike()),
        Some(file) => save::save(file, tally, &about, end, invalid_in.clone()),
        None => Ok(()),
    };
    let next = next::command(&args, &verdict);
    let report = about.report(verdict, next, invalid_in, began);
    let printed = out.print(&Report { diagnosis, maps, ..report });
    saved.and(printed)
}

/// Which known mistake it looks like, if it is a misdeal.
pub(crate) fn diagnosis(verdict: &Verdict, tally: &Tally, threads: usize) -> Option<Diagnosis> {
    let is_wanted = verdict.outcome == Outcome::Misdeal && !stop::is_wanted();
    is_wanted.then(|| diagnose(tally, threads))
}
