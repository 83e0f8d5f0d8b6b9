//! Tools of this repository, such as `cargo xtask tidy`.
//!
//! It reads the sources and says what breaks a rule of STYLE.md or ARCHITECTURE.md. Others measure
//! for hours what tests cannot, and write a page of docs/. They are no part of the product.

mod calibrate;
mod detection;
mod example;
mod faults;
mod suspects;
mod tidy;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
checks for this repository

  cargo xtask tidy        which file breaks a rule, where, and the way out
  cargo xtask calibrate   10,000 audits of fair shuffles a row, into docs/calibration.md
  cargo xtask detection   the deals that each fault needs, into docs/detection.md
  cargo xtask suspects    audits of the programs of corpora/suspects, into docs/suspects.md
  cargo xtask faults      the texts of misdeal-diagnosis, into docs/faults
  cargo xtask help        this text

Exit status: 0 nothing to say, 1 a rule is broken, 2 wrong usage or a tool is missing.
";

/// What a command has to say, and its exit status.
struct Outcome {
    out: String,
    err: String,
    status: u8,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = dispatch(&arguments);
    // A reader that has gone away is no reason to complain.
    let _ = std::io::stdout().lock().write_all(outcome.out.as_bytes());
    let _ = std::io::stderr().lock().write_all(outcome.err.as_bytes());
    ExitCode::from(outcome.status)
}

fn dispatch(arguments: &[String]) -> Outcome {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["tidy"] => tidy_command(),
        ["calibrate"] => written(calibrate::PAGE.write(&root())),
        ["detection"] => written(detection::PAGE.write(&root())),
        ["faults"] => written(faults::run(&root())),
        ["suspects"] => written(suspects::run(&root())),
        ["help" | "--help" | "-h"] => {
            Outcome { out: HELP.to_owned(), err: String::new(), status: 0 }
        }
        [] => wrong("no command given"),
        ["tidy" | "calibrate" | "detection" | "faults" | "suspects" | "help", extra, ..] => {
            wrong(&format!("unexpected argument '{extra}'"))
        }
        [other, ..] => wrong(&format!("no command '{other}'")),
    }
}

fn wrong(what: &str) -> Outcome {
    let err = format!("error: {what}\n\nhint: cargo xtask help\n");
    Outcome { out: String::new(), err, status: 2 }
}

/// A page was written, or could not be.
fn written(page: Result<(), String>) -> Outcome {
    let (err, status) = match page {
        Ok(()) => (String::new(), 0),
        Err(failure) => (format!("error: {failure}\n"), 2),
    };
    Outcome { out: String::new(), err, status }
}

fn tidy_command() -> Outcome {
    let mut err = String::new();
    let status = match tidy::check(&root()) {
        Err(failure) => {
            err = format!("error: {failure}\n");
            2
        }
        Ok(report) => {
            for line in report.notes.iter().chain(&report.offences) {
                err.push_str(line);
                err.push('\n');
            }
            let count = report.offences.len();
            err.push_str(&format!("tidy: {} files, offences: {count}\n", report.files_count));
            u8::from(count > 0)
        }
    };
    Outcome { out: String::new(), err, status }
}

/// The root of the repository: the folder above this crate's.
///
/// Asked of cargo when it runs us. A binary built from another checkout with the same target
/// folder may count as fresh, and would look at the tree it was built from.
fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR");
    let own = own.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    own.parent().expect("xtask stands below the root").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(words: &[&str]) -> Outcome {
        dispatch(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_tree_is_tidy() {
        let report = tidy::check(&root()).expect("the tree can be read");
        assert!(report.offences.is_empty(), "\n{}\n", report.offences.join("\n"));
    }

    #[test]
    fn a_wrong_command_is_named_and_exits_2() {
        let outcome = call(&["tidi"]);
        assert_eq!(outcome.status, 2);
        assert_eq!(outcome.err, "error: no command 'tidi'\n\nhint: cargo xtask help\n");
        assert_eq!(call(&[]).status, 2);
        assert_eq!(call(&["tidy", "now"]).status, 2);
    }

    #[test]
    fn help_goes_to_standard_output() {
        let outcome = call(&["--help"]);
        assert_eq!((outcome.out.as_str(), outcome.err.as_str(), outcome.status), (HELP, "", 0));
    }
}
