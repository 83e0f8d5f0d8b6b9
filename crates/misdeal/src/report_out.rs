//! [`ReportOut`]: a report on its way out, as text, JSON, a page or a picture. What all commands
//! with reports share.

use std::fmt::Display;
use std::io::stdout;
use std::path::{Path, PathBuf};

use misdeal_audit::Outcome;
use misdeal_report::{Report, TextStyle, to_html, to_json, to_svg, to_text};

use crate::apart::{Output, apart};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::output::{Pending, print, terminal_columns};

/// Columns where there is no terminal to ask.
const COLUMNS: usize = 80;

// No `///` on the structs of flags: clap would take it for the help of the command.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct JsonFlag {
    /// JSON to standard output instead of text, or to a file as well
    #[arg(long = "json", id = "json", value_name = "FILE", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "-")]
    pub(crate) file: Option<PathBuf>,
}

// The flags of a page and a picture of a verdict.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct PageFlags {
    /// A page to look at or send on: one file, which loads nothing from anywhere
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    /// The picture of card by position alone
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

impl PageFlags {
    /// All flags of a report of a verdict.
    pub(crate) fn with<'a>(
        &'a self,
        json: Option<&'a PathBuf>,
        has_table: bool,
        is_quiet: bool,
    ) -> ReportFlags<'a> {
        let (html, svg) = (self.html.as_ref(), self.svg.as_ref());
        ReportFlags { json, html, svg, has_table, is_quiet }
    }
}

impl ReportFlags<'_> {
    /// The files that it is written to.
    pub(crate) fn outputs(&self) -> [Output<'_>; 3] {
        [("--json", self.json), ("--html", self.html), ("--svg", self.svg)]
    }
}

/// The flags that say how a report is to be had.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ReportFlags<'a> {
    /// `--json`: to standard output (`-`), or to a file as well.
    pub(crate) json: Option<&'a PathBuf>,
    /// `--html`.
    pub(crate) html: Option<&'a PathBuf>,
    /// `--svg`.
    pub(crate) svg: Option<&'a PathBuf>,
    /// `--table`.
    pub(crate) has_table: bool,
    /// `--quiet`.
    pub(crate) is_quiet: bool,
}

/// Where one form of a report goes.
#[derive(Debug)]
enum Target {
    StandardOutput,
    File(Pending),
}

impl Target {
    fn open(path: &Path) -> Result<Self, Failure> {
        if is_file(path) { Pending::create(path).map(Self::File) } else { Ok(Self::StandardOutput) }
    }

    fn write(self, text: &str) -> Result<(), Failure> {
        match self {
            Self::StandardOutput => print(text),
            Self::File(file) => file.write_text(text),
        }
    }
}

/// Where a report goes.
#[derive(Debug)]
pub(crate) struct ReportOut {
    json: Option<Target>,
    html: Option<Target>,
    svg: Option<Target>,
    /// False if something else goes to standard output.
    has_text: bool,
    style: TextStyle,
}

impl ReportOut {
    /// Makes sure that what is to be written can be: that is better known before
    /// the work than after.
    ///
    /// # Errors
    /// If a file cannot be written, is one of those that are read or is asked for twice, or if
    /// several things are to go to standard output.
    pub(crate) fn open(flags: ReportFlags<'_>, read: &[&Path]) -> Result<Self, Failure> {
        apart(read, &flags.outputs())?;
        let asked = [flags.json, flags.html, flags.svg];
        let to_stdout = asked.iter().flatten().filter(|path| !is_file(path)).count();
        if to_stdout > 1 {
            let failure = Failure::new("-: standard output can be one of --json, --html and --svg");
            return Err(failure.hint("give files to the others: --html report.html"));
        }
        let open = |path: Option<&PathBuf>| path.map(|path| Target::open(path)).transpose();
        let choice = anstream::AutoStream::choice(&stdout());
        Ok(Self {
            json: open(flags.json)?,
            html: open(flags.html)?,
            svg: open(flags.svg)?,
            has_text: to_stdout == 0,
            style: TextStyle {
                lang: lang(),
                columns: terminal_columns().unwrap_or(COLUMNS),
                has_color: choice != anstream::ColorChoice::Never,
                has_table: flags.has_table,
                is_quiet: flags.is_quiet,
            },
        })
    }

    /// Prints a report that has no picture, and writes it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write<E: Display>(
        self,
        text: impl FnOnce(&TextStyle) -> String,
        json: impl FnOnce() -> Result<String, E>,
    ) -> Result<(), Failure> {
        self.write_pictured(text, json, |_| None)
    }

    /// Prints a report of any kind, and writes it; `svg` gives the picture, or nothing if there
    /// is nothing to draw.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write_pictured<E: Display>(
        self,
        text: impl FnOnce(&TextStyle) -> String,
        json: impl FnOnce() -> Result<String, E>,
        svg: impl FnOnce(&TextStyle) -> Option<String>,
    ) -> Result<(), Failure> {
        self.write_all(text, json, |_| String::new(), svg)
    }

    /// The same of a verdict.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write_report(self, report: &Report) -> Result<(), Failure> {
        self.write_all(
            |style| to_text(report, style),
            || to_json(report),
            |style| to_html(report, style.lang),
            |style| to_svg(report, style.lang),
        )
    }

    /// The same of what was just audited, and how to exit with it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn print(self, report: &Report) -> Result<Exit, Failure> {
        self.write_report(report)?;
        Ok(match report.verdict.outcome {
            _ if report.is_interrupted => Exit::Interrupted,
            Outcome::Misdeal => Exit::Misdeal,
            Outcome::TooFewDeals => Exit::TooFewDeals,
            _ => Exit::Done,
        })
    }

    /// What cannot be written does not keep the rest from being written.
    fn write_all<E: Display>(
        self,
        text: impl FnOnce(&TextStyle) -> String,
        json: impl FnOnce() -> Result<String, E>,
        html: impl FnOnce(&TextStyle) -> String,
        svg: impl FnOnce(&TextStyle) -> Option<String>,
    ) -> Result<(), Failure> {
        let style = &self.style;
        let printed = if self.has_text { print(&text(style)) } else { Ok(()) };
        let json = self.json.map_or(Ok(()), |target| match json() {
            Ok(json) => target.write(&(json + "\n")),
            Err(error) => Err(Failure::new(format!("JSON: {error}"))),
        });
        let html = self.html.map_or(Ok(()), |target| target.write(&html(style)));
        let svg = self.svg.map_or(Ok(()), |target| match svg(style) {
            Some(svg) => target.write(&svg),
            None => Err(nothing_to_draw()),
        });
        printed.and(json).and(html).and(svg)
    }
}

fn nothing_to_draw() -> Failure {
    let failure = Failure::new("--svg: there is nothing to draw: no deal was counted by position");
    failure.hint("the text and --html say what is known")
}

/// False for `-`, which is a standard stream.
pub(crate) fn is_file(path: &Path) -> bool {
    path.as_os_str() != "-"
}
