//! `misdeal list`: what there is.

use std::fmt::Write;

use misdeal_audit::test::battery;
use misdeal_deck::width::{Align, Terminal, pad};
use misdeal_deck::{Deck, Script};
use misdeal_diagnosis::faults::faults;
use misdeal_games::blackjack::PRESETS;
use misdeal_report::{Lang, fault_words};
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
    /// Blackjack rules, for --rules
    Rules,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let lang = lang();
    print(&match args.what {
        What::Shuffles => shuffles(lang),
        What::Tests => tests(lang),
        What::Faults => faults_known(lang),
        What::Decks => decks(lang),
        What::Scripts => scripts(lang)?,
        What::Generators => study_generators(lang),
        What::Rules => rules(lang),
    })?;
    Ok(Exit::Done)
}

/// What a language says of something by its name.
fn about(lang: Lang, of: &str, name: &str) -> String {
    lang.say(&format!("{of}-{name}"), &[])
}

fn shuffles(lang: Lang) -> String {
    let mut text = String::new();
    for entry in catalogue() {
        let name = entry.name;
        let fairness = about(lang, "fairness", &entry.fairness.to_string());
        let fairness = pad(&fairness, 10, Align::Left, Terminal::Western);
        let _ = writeln!(text, "{name:<24}{fairness}{}", about(lang, "shuffle", name));
        let join = |list: String, next: String| {
            lang.say("explain-list", &[("list", list.into()), ("next", next.into())])
        };
        let keys = entry.keys.iter().map(|key| key.name.to_owned()).reduce(join);
        let effect = about(lang, "shuffle-effect", name);
        let with = [("effect", effect.into()), ("keys", keys.unwrap_or_default().into())];
        let _ = writeln!(text, "{:<34}{}", "", lang.say("list-shuffle", &with));
    }
    text
}

fn tests(lang: Lang) -> String {
    let mut text = String::new();
    for test in battery() {
        let _ = writeln!(text, "{:<16}{}", test.id, about(lang, "test", test.id));
    }
    text
}

fn faults_known(lang: Lang) -> String {
    let mut text = String::new();
    for fault in faults() {
        let title = &fault_words(lang, fault).title;
        let _ = writeln!(text, "{}  {:<23}{title}", fault.code, fault.slug);
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

fn rules(lang: Lang) -> String {
    let mut text = String::new();
    for preset in PRESETS {
        let about = if lang == Lang::Zh { preset.about_zh } else { preset.about };
        let _ = writeln!(text, "{:<16}{about}", preset.name);
    }
    for name in ["seed", "seed-fixed"] {
        let _ = writeln!(text, "{name:<16}{}", about(lang, "rules", name));
    }
    text
}

fn study_generators(lang: Lang) -> String {
    let mut text = String::new();
    for entry in generators() {
        let _ = writeln!(text, "{:<20}{}", entry.name, about(lang, "generator", entry.name));
    }
    text
}
