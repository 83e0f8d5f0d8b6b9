//! `misdeal explain`: what there is to say of a fault, a test or a shuffle.

mod near;
mod pages;

use std::path::PathBuf;

use clap::builder::PossibleValue;
use misdeal_audit::test::battery;
use misdeal_diagnosis::faults::{Fault, Language, faults, placement_of};
use misdeal_report::{
    Explanation, KeyRow, ShufflePage, TestPage, explanation_to_json, explanation_to_text,
};
use misdeal_shuffle::{Entry, Key, catalogue};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::offered::Offered;
use crate::report_out::{ReportFlags, ReportOut, is_file};

const EXAMPLES: &str = "\
Examples:
  misdeal explain naive-swap             a fault: what it is, and the code that mends it
  misdeal explain M10 --in javascript    the same by its code, with code in JavaScript
  misdeal explain parity                 a test: what it counts and what it cannot see
  misdeal explain riffle                 a built-in shuffle: its law, its keys";

pub(crate) const LONG: &str = "\
Explains a fault (its code or name, see `misdeal list faults`): the faulty lines, why they are
wrong, what it looks like, and code that is right in Python, JavaScript, Java, C and Rust.

Or a test of an audit (`misdeal list tests`), or a built-in shuffle (`misdeal list shuffles`).";

/// What is wrong with a shuffle, why, and what to write instead
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
#[command(after_help = "Exit status: 0 explained, 2 error")]
pub(crate) struct Args {
    /// A fault, a test or a shuffle
    #[arg(value_parser = Offered(words), hide_possible_values = true)]
    what: String,

    /// The language of the code: python, javascript, java, c or rust; python if not given
    #[arg(long = "in", value_name = "LANG", value_parser = Offered(languages))]
    #[arg(hide_possible_values = true)]
    language: Option<String>,

    /// JSON to standard output instead of text, or to a file as well; code in all languages
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "-")]
    json: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let explanation = explanation(&args.what, language(args)?)?;
    if let (Some(_), None) = (&args.language, explanation.fault) {
        let failure =
            Failure::new(format!("--in: '{}' is no fault, so there is no code", args.what));
        return Err(failure.hint("`misdeal list faults` shows what can be mended"));
    }
    let json = args.json.as_ref();
    if args.language.is_some() && json.is_some_and(|path| !is_file(path)) {
        return Err(Failure::new("--in: JSON has the code in all languages, whichever is named"));
    }
    let out = ReportOut::open(ReportFlags { json, ..ReportFlags::default() }, &[])?;
    out.write(
        |style| explanation_to_text(&explanation, style),
        || explanation_to_json(&explanation),
    )?;
    Ok(Exit::Done)
}

fn language(args: &Args) -> Result<Language, Failure> {
    let Some(word) = &args.language else { return Ok(Language::Python) };
    Language::find(word).ok_or_else(|| {
        let names = Language::ALL.map(|language| language.to_string());
        let (last, before) = names.split_last().expect("there are five");
        let expected = format!("{} or {last}", before.join(", "));
        Failure::new(format!("--in: no code in '{word}': expected {expected}"))
    })
}

/// Everything that goes by this name.
fn explanation(word: &str, language: Language) -> Result<Explanation, Failure> {
    let is_meant = |name: &str| name.eq_ignore_ascii_case(word);
    let explanation = Explanation {
        fault: Fault::find(word),
        test: battery().iter().find(|test| is_meant(test.id)).and_then(|test| {
            let page = pages::page(test.id)?;
            Some(TestPage { id: test.id, about: test.about, page })
        }),
        shuffle: catalogue().iter().find(|entry| is_meant(entry.name)).map(shuffle_page),
        language,
        version: env!("CARGO_PKG_VERSION"),
    };
    let Explanation { fault: None, test: None, shuffle: None, .. } = explanation else {
        return Ok(explanation);
    };
    let failure = Failure::new(format!("'{word}' is neither a fault, a test nor a shuffle"));
    Err(match near::nearest(word, names()) {
        Some(near) => failure.hint(format!("did you mean {near}?")),
        None => failure.hint("misdeal list faults, misdeal list tests, misdeal list shuffles"),
    })
}

fn shuffle_page(entry: &'static Entry) -> ShufflePage {
    let key = |key: &Key| KeyRow {
        name: key.name,
        values: key.values,
        default: key.default,
        summary: key.summary,
    };
    let has_it = |fault: &&Fault| fault.shuffle().is_some_and(|it| it.name == entry.name);
    ShufflePage {
        name: entry.name,
        summary: entry.summary,
        fairness: entry.fairness.to_string(),
        effect: entry.effect,
        cost: entry.cost,
        source: entry.source,
        keys: entry.keys.iter().map(key).collect(),
        placement: entry.name.parse().ok().and_then(|spec| placement_of(&spec)),
        faults: faults().iter().filter(has_it).collect(),
    }
}

/// Every name that can be explained, once.
fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = faults().iter().map(|fault| fault.slug.as_str()).collect();
    names.extend(battery().iter().map(|test| test.id));
    names.extend(catalogue().iter().map(|entry| entry.name));
    names.sort_unstable();
    names.dedup();
    names
}

fn words() -> Vec<PossibleValue> {
    names().into_iter().map(PossibleValue::new).collect()
}

fn languages() -> Vec<PossibleValue> {
    let value = |language: Language| {
        let (name, others) = language.names().split_first().expect("a name");
        PossibleValue::new(*name).aliases(others.iter().copied())
    };
    Language::ALL.into_iter().map(value).collect()
}
