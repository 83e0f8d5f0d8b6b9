//! [`ReportOut`]: a report on its way out, as text or as JSON. What all commands with
//! reports share.

use std::fmt::Display;
use std::io::stdout;
use std::path::{Path, PathBuf};

use misdeal_audit::Outcome;
use misdeal_report::{Report, TextStyle, to_json, to_text};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::output::{Pending, print, terminal_columns};

/// Columns where there is no terminal to ask.
const COLUMNS: usize = 80;

/// The flags that say how a report is to be had.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReportFlags<'a> {
    /// `--json`: to standard output (`-`), or to a file as well.
    pub(crate) json: Option<&'a PathBuf>,
    /// `--table`.
    pub(crate) has_table: bool,
    /// `--quiet`.
    pub(crate) is_quiet: bool,
}

/// Where a report goes.
#[derive(Debug)]
pub(crate) struct ReportOut {
    json_file: Option<Pending>,
    is_json_only: bool,
    style: TextStyle,
}

impl ReportOut {
    /// Makes sure that what is to be written can be: that is better known before
    /// the work than after.
    ///
    /// # Errors
    /// If the JSON file cannot be written.
    pub(crate) fn open(flags: ReportFlags<'_>) -> Result<Self, Failure> {
        let json_file = flags.json.filter(|path| is_file(path)).map(|path| Pending::create(path));
        let json_file = json_file.transpose()?;
        let choice = anstream::AutoStream::choice(&stdout());
        Ok(Self {
            is_json_only: flags.json.is_some() && json_file.is_none(),
            json_file,
            style: TextStyle {
                lang: lang(),
                columns: terminal_columns().unwrap_or(COLUMNS),
                has_color: choice != anstream::ColorChoice::Never,
                has_table: flags.has_table,
                is_quiet: flags.is_quiet,
            },
        })
    }

    /// Prints a report of any kind, and writes it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write<E: Display>(
        self,
        text: impl FnOnce(&TextStyle) -> String,
        json: impl Fn() -> Result<String, E>,
    ) -> Result<(), Failure> {
        let json = || match json() {
            Ok(json) => Ok(json + "\n"),
            Err(error) => Err(Failure::new(format!("JSON: {error}"))),
        };
        if self.is_json_only {
            print(&json()?)?;
        } else {
            print(&text(&self.style))?;
        }
        self.json_file.map_or(Ok(()), |file| file.write_text(&json()?))
    }

    /// The same of a verdict, and how to exit with it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn print(self, report: &Report) -> Result<Exit, Failure> {
        self.write(|style| to_text(report, style), || to_json(report))?;
        Ok(match report.verdict.outcome {
            _ if report.is_interrupted => Exit::Interrupted,
            Outcome::Misdeal => Exit::Misdeal,
            Outcome::TooFewDeals => Exit::TooFewDeals,
            _ => Exit::Done,
        })
    }
}

/// False for `-`, which is a standard stream.
pub(crate) fn is_file(path: &Path) -> bool {
    path.as_os_str() != "-"
}
