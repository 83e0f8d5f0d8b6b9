//! `--save-tally`: the counts of a run as a file, for `misdeal judge`.

use misdeal_audit::saved::{RunId, SavedRun, SavedTally};
use misdeal_audit::{RunEnd, Tally};
use misdeal_report::SeedOf;

use super::Args;
use super::subject::About;
use crate::failure::Failure;
use crate::output::Pending;
use crate::report_out::is_file;
use crate::{seed, stop};

/// Makes sure that the file can be written, if there is to be one.
pub(super) fn prepare(args: &Args) -> Result<Option<Pending>, Failure> {
    let Some(path) = &args.save_tally else { return Ok(None) };
    if !is_file(path) {
        let failure = Failure::new("--save-tally -: standard output carries the report");
        return Err(failure.hint("name a file: --save-tally FILE"));
    }
    Pending::create(path).map(Some)
}

/// A file of counts does not say yet which cards look alike.
pub(super) fn copies_alike() -> Failure {
    let failure = Failure::new("--save-tally: counts of a deck with copies cannot be saved yet");
    failure.hint("leave --save-tally out; where copies are numbered (As, As.2) they can be saved")
}

/// Writes the file.
pub(super) fn save(
    file: Pending,
    tally: Tally,
    about: &About,
    end: RunEnd,
    invalid_in: Option<String>,
) -> Result<(), Failure> {
    let run = SavedRun {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        subject: about.subject.clone(),
        id: match about.seed_of {
            SeedOf::Deals => RunId::Seed(about.seed.clone()),
            SeedOf::Battery => RunId::Random(u128::from_le_bytes(seed::fresh()?)),
        },
        // A program that was ended is not seen to be by the audit.
        end: if stop::is_wanted() { RunEnd::Interrupted } else { end },
        unit: about.unit,
        notes: about.notes.clone(),
        invalid_in,
    };
    let saved = SavedTally { tally, naming: about.naming.clone(), run };
    file.write_by(|file| saved.write(file))
}
