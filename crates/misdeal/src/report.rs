//! `misdeal report`: a stored verdict as text, as a page or as a picture.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};

use misdeal_report::{Report, from_json};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::report_out::{PageFlags, ReportOut, is_file};

const EXAMPLES: &str = "\
Examples:
  misdeal audit --json=v.json -- ./my-shuffle    keep a verdict
  misdeal report v.json                          read it again
  misdeal report v.json --html report.html       send it on as a page
  misdeal report v.json --lang zh                in Chinese";

pub(crate) const LONG: &str = "\
Shows a verdict that `misdeal audit --json` or `misdeal judge --json` has stored: the same text, the
same page and the same picture as the audit itself gives. Nothing is judged again.";

/// The most bytes of a stored verdict: that of the largest table takes 20 MB.
const BYTES_MAX: u64 = 1 << 27;

/// Show a stored verdict
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
#[command(after_help = "Exit status: 0 shown, 2 error")]
pub(crate) struct Args {
    /// A stored verdict; - is standard input
    #[arg(value_name = "VERDICT")]
    verdict: PathBuf,

    /// Print the counts of card by position too
    #[arg(long)]
    table: bool,

    #[command(flatten)]
    page: PageFlags,

    /// Print the verdict only
    #[arg(long, short)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let flags = args.page.with(None, args.table, args.quiet);
    let out = ReportOut::open(flags, &[&args.verdict])?;
    out.write_report(&stored(&args.verdict)?)?;
    Ok(Exit::Done)
}

fn stored(path: &Path) -> Result<Report, Failure> {
    let name = if is_file(path) { path.display().to_string() } else { "standard input".to_owned() };
    let cannot = |error| Failure::new(format!("cannot read {name}: {error}"));
    let bytes = if is_file(path) {
        if path.is_dir() {
            return Err(Failure::new(format!("cannot read {name}: it is a folder")));
        }
        limited(File::open(path).map_err(cannot)?)
    } else {
        limited(stdin())
    };
    let bytes = bytes.map_err(cannot)?;
    if bytes.len() as u64 > BYTES_MAX {
        let what = format!("{name}: more than {BYTES_MAX} bytes: that is no verdict of misdeal");
        return Err(Failure::new(what));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let what = format!("{name}: byte {at}: no UTF-8, so this is no JSON");
        Failure::new(what).hint("give what `misdeal audit --json` has written")
    })?;
    from_json(&text).map_err(|error| Failure::new(format!("{name}: {error}")).hint(error.hint()))
}

fn limited(input: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(BYTES_MAX + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
