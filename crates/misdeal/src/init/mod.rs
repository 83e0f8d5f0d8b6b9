//! `misdeal init`: a harness, that is, a short program around the user's shuffle function that
//! prints deals for an audit. It knows no language: a harness is a text with commands.

mod languages;

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};

use clap::Arg;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

use self::languages::{HARNESSES, Harness};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::{print, write_file};

const EXAMPLES: &str = "\
Examples:
  misdeal init                           for which languages there is a harness
  misdeal init python -o harness.py      write it; then put your shuffle into it
  misdeal audit -- python3 harness.py    is it fair?";

pub(crate) const LONG: &str = "\
Prints a harness: a short program around a place for your shuffle function, which prints deals
for `misdeal audit -- ...`.

It runs as it is, with a shuffle of its language in that place, and says how at its top.";

/// Print a short program that prints deals of your shuffle
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// Its language: python, js, java, c, go or rust; none lists them
    #[arg(value_parser = Names, hide_possible_values = true)]
    lang: Option<String>,

    /// Write it to FILE, if that is not there yet
    #[arg(short, long, value_name = "FILE", requires = "lang")]
    output: Option<PathBuf>,

    /// Overwrite FILE
    #[arg(long, requires = "output")]
    force: bool,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let Some(name) = &args.lang else {
        print(&list())?;
        note("hint", "misdeal init python -o harness.py");
        return Ok(Exit::Done);
    };
    let harness = find(name)?;
    match &args.output {
        Some(path) => {
            if path.is_file() && !args.force {
                let failure = Failure::new(format!("{} is there already", path.display()));
                return Err(failure.hint("--force overwrites it"));
            }
            write_file(path, harness.text)?;
            note("next", &harness.commands(path).join("\n      "));
        }
        None => {
            print(harness.text)?;
            if stdout().is_terminal() {
                note("next", &format!("misdeal init {} -o {}", harness.name, harness.file));
            }
        }
    }
    Ok(Exit::Done)
}

fn find(name: &str) -> Result<&'static Harness, Failure> {
    HARNESSES.iter().find(|harness| harness.is_called(name)).ok_or_else(|| {
        Failure::new(format!("no harness for `{name}`: expected python, js, java, c, go or rust"))
            .hint("any program that prints one deal a line, such as 2 0 1, can be audited")
    })
}

fn list() -> String {
    let mut text = String::new();
    for harness in HARNESSES {
        let audit = harness.commands(Path::new(harness.file)).pop().unwrap_or_default();
        let names = harness.aliases.join(", ");
        let _ = writeln!(text, "{:<9}{names:<27}{audit}", harness.name);
    }
    text
}

/// Says something beside the data; a closed standard error does not matter.
fn note(what: &str, text: &str) {
    let _ = writeln!(anstream::stderr(), "\n\x1b[36m{what}:\x1b[0m {text}");
}

/// Takes any word, since an unknown one is answered in [`find`]; completions
/// offer those there are.
#[derive(Clone, Debug)]
struct Names;

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(HARNESSES.iter().map(|harness| {
            PossibleValue::new(harness.name).aliases(harness.aliases.iter().copied())
        })))
    }
}
