//! `misdeal list`: what there is.

use std::fmt::Write;

use misdeal_audit::test::battery;
use misdeal_deck::width::{Align, Terminal, pad};
use misdeal_deck::{Deck, Script};
use misdeal_diagnosis::faults::faults;
use misdeal_report::Lang;
use misdeal_shuffle::{catalogue, generators};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::output::print;

const EXAMPLES: &str = "\
Examples:
  misdeal list shuffles      the built-in shuffles: fair, physical, faulty
  misdeal list decks         what --deck takes
  misdeal list tests         what an audit looks at
  misdeal list faults        known mistakes, for misdeal explain";

/// Show what there is
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// What to list
    what: What,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum What {
    /// Built-in shuffles, for --shuffle
    Shuffles,
    /// Statistical tests
    Tests,
    /// Known mistakes of shuffles
    Faults,
    /// Decks, for --deck
    Decks,
    /// Games, for --script
    Scripts,
    /// Study generators, for --shuffle NAME:generator=
    Generators,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let lang = lang();
    print(&match args.what {
        What::Shuffles => shuffles(),
        What::Tests => tests(),
        What::Faults => faults_known(),
        What::Decks => decks(lang),
        What::Scripts => scripts(lang)?,
        What::Generators => study_generators(),
    })?;
    Ok(Exit::Done)
}

fn shuffles() -> String {
    let mut text = String::new();
    for entry in catalogue() {
        let keys: Vec<&str> = entry.keys.iter().map(|key| key.name).collect();
        let (name, fairness) = (entry.name, entry.fairness.to_string());
        let _ = writeln!(text, "{name:<24}{fairness:<10}{}", entry.summary);
        let _ = writeln!(text, "{:<34}{}; keys: {}", "", entry.effect, keys.join(", "));
    }
    text
}

fn tests() -> String {
    let mut text = String::new();
    for test in battery() {
        let _ = writeln!(text, "{:<16}{}", test.id, test.about);
    }
    text
}

fn faults_known() -> String {
    let mut text = String::new();
    for fault in faults() {
        let _ = writeln!(text, "{}  {:<23}{}", fault.code, fault.slug, fault.en.title);
    }
    text
}

fn decks(lang: Lang) -> String {
    let mut text = String::new();
    for entry in Deck::names() {
        let about = if lang == Lang::Zh { &entry.about_zh } else { &entry.about };
        let cards = entry.cards_count.map_or_else(String::new, |count| count.to_string());
        let _ = writeln!(text, "{:<14}{cards:>4}  {about}", entry.name);
    }
    text
}

fn scripts(lang: Lang) -> Result<String, Failure> {
    let scripts = Script::built_in().map_err(|error| Failure::new(error.to_string()))?;
    let mut text = String::new();
    for script in scripts {
        let title = if lang == Lang::Zh { &script.title.zh } else { &script.title.en };
        let title = pad(title, 22, Align::Left, Terminal::Western);
        let (least, most) = (script.seats.least, script.seats.most);
        let seats = if least == most { least.to_string() } else { format!("{least}-{most}") };
        let _ = writeln!(text, "{:<16}{title}{:<6} {seats}", script.name, script.deck);
    }
    Ok(text)
}

fn study_generators() -> String {
    let mut text = String::new();
    for entry in generators() {
        let _ = writeln!(text, "{:<20}{}", entry.name, entry.summary);
    }
    text
}
