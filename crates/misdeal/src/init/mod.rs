//! `misdeal init`: a harness, that is, a short program around the user's shuffle function that
//! prints deals for an audit, or makes them from draws that it asks for. It knows no language: a
//! harness is a text with commands.

mod languages;

use std::fmt::Write as _;
use std::io::{IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;

use self::languages::{LANGUAGES, Language};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::offered::Offered;
use crate::output::{print, write_file};

const EXAMPLES: &str = "\
Examples:
  misdeal init                           for which languages there is a harness
  misdeal init python -o harness.py      write it; then put your shuffle into it
  misdeal audit -- python3 harness.py    is it fair?";

pub(crate) const LONG: &str = "\
Prints a harness: a short program around a place for your shuffle function, which prints deals
for `misdeal audit -- ...`. With --exact its random numbers are those that `misdeal exact -- ...`
chooses, which tries them all.

It runs as it is, with a shuffle of its language in that place, and says how at its top.";

/// Print a short program that prints deals of your shuffle
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// Its language: python, js, java, c, go or rust; none lists them
    // Not `lang`, which is the language to speak, for all commands.
    #[arg(id = "program-lang", value_name = "LANG")]
    #[arg(value_parser = Offered(names), hide_possible_values = true)]
    lang: Option<String>,

    /// One for `misdeal exact`: python, js, java or c
    #[arg(long)]
    exact: bool,

    /// Write it to FILE, if that is not there yet
    #[arg(short, long, value_name = "FILE", requires = "program-lang")]
    output: Option<PathBuf>,

    /// Overwrite FILE
    #[arg(long, requires = "output")]
    force: bool,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let Some(name) = &args.lang else {
        print(&list(args.exact))?;
        let exact = "misdeal init python --exact -o exact.py";
        note("hint", if args.exact { exact } else { "misdeal init python -o harness.py" });
        return Ok(Exit::Done);
    };
    let language = find(name)?;
    let harness = match (args.exact, &language.exact) {
        (false, _) => &language.deals,
        (true, Some(exact)) => exact,
        (true, None) => return Err(no_exact(language)),
    };
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
                let exact = if args.exact { " --exact" } else { "" };
                let (name, file) = (language.name, harness.file);
                note("next", &format!("misdeal init {name}{exact} -o {file}"));
            }
        }
    }
    Ok(Exit::Done)
}

fn find(name: &str) -> Result<&'static Language, Failure> {
    LANGUAGES.iter().find(|language| language.is_called(name)).ok_or_else(|| {
        Failure::new(format!("no harness for `{name}`: expected python, js, java, c, go or rust"))
            .hint("any program that prints one deal a line, such as 2 0 1, can be audited")
    })
}

fn no_exact(language: &Language) -> Failure {
    let name = language.name;
    Failure::new(format!("no program for exact laws in {name}: expected python, js, java or c"))
        .hint("any program can take part that asks for its draws as docs/formats/draws-v1.md says")
}

fn list(is_exact: bool) -> String {
    let mut text = String::new();
    for language in LANGUAGES {
        let harness = if is_exact { language.exact.as_ref() } else { Some(&language.deals) };
        let Some(harness) = harness else { continue };
        let last = harness.commands(Path::new(harness.file)).pop().unwrap_or_default();
        let names = language.aliases.join(", ");
        let _ = writeln!(text, "{:<9}{names:<27}{last}", language.name);
    }
    text
}

/// Says something beside the data; a closed standard error does not matter.
fn note(what: &str, text: &str) {
    let _ = writeln!(anstream::stderr(), "\n\x1b[36m{what}:\x1b[0m {text}");
}

/// What completions offer; an unknown word is answered in [`find`].
fn names() -> Vec<PossibleValue> {
    let value = |language: &Language| {
        PossibleValue::new(language.name).aliases(language.aliases.iter().copied())
    };
    LANGUAGES.iter().map(value).collect()
}
