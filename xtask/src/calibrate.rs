//! `cargo xtask calibrate`: audits of many fair shuffles, and their figures in docs/calibration.md.

use std::path::Path;
use std::process::{Command, Stdio};

const PAGE: &str = "docs/calibration.md";
/// Audits a row.
const AUDITS: &str = "10000";

const HEAD: &str = "\
# Calibration: how often fair shuffles are called misdeals

Audits of fair Fisher-Yates shuffles with ChaCha12 at an alpha of .01, so that false alarms can be
counted. The rate of false alarms must not be above .01; where the upper limit of its interval is
below .01, less is lost to chance than was allowed, since Holm's rule and the e-process are bounds.
`cargo xtask calibrate` writes this page (about half an hour on two cores); the deals are the same
every time.

";

const TAIL: &str = "
The second table takes every finding of every row, frame and method by itself, over all fixed runs:
how far the share of p-values at most x lies above x at the worst x up to .1, and for chi-squares of
81 degrees of freedom or more, which are as good as continuous, at any x and also below it. (In the
middle of its law a chi-square of few classes takes too few values to be uniform: the fixed points
of 3 cards were up to .08 off.) The third is one run
that was looked at all the time, at an alpha of 1e-6.
";

/// Runs the example and writes the page.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let example =
        ["run", "--release", "-p", "misdeal-diagnosis", "--example", "calibrate", "--", AUDITS];
    let mut command = Command::new(cargo);
    command.args(example).current_dir(root).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the example ended with {}", output.status));
    }
    let tables = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    let page = format!("{HEAD}{tables}{TAIL}");
    std::fs::write(root.join(PAGE), page).map_err(|error| format!("cannot write {PAGE}: {error}"))
}
