//! [`from_json`]: a stored verdict as the report that it was written from.
//!
//! Nothing is believed: a number that no verdict has, a list that does not fit the deck or a word
//! that is not known is an error with its place, so that what is read can be shown without a
//! panic and with no more memory than the document takes. Sentences and whatever else follows
//! from the rest are not read but made again.

mod at;
mod cards;
mod diagnosis;
mod effects;
mod error;
mod event;
mod invalid;
mod maps;
mod power;
mod tests;
mod verdict;
mod wager;

use misdeal_audit::text::Note;
use serde::Deserialize;
use serde_json::error::Category;

use super::notes::Noted;
use super::{Document, SCHEMA};
use crate::{Next, Purpose, Report};
use at::At;
pub use error::ReadError;
use error::{missing, shown, why};

/// The report of a stored verdict: [`to_json`](crate::to_json) of it is the same text again, and
/// [`to_text`](crate::to_text) what was printed when it was made.
///
/// Some things that no report shows are not stored and not read: the ranks and suits that hands
/// are told by, and the share of the capital that the strongest bet began with. Time and memory
/// are those of the document.
///
/// # Errors
/// [`ReadError`] if the text is no JSON, not a verdict, or not one that misdeal writes.
///
/// ```
/// use misdeal_report::from_json;
///
/// let error = from_json(r#"{"schema": "misdeal.comparison/1"}"#).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "schema: got 'misdeal.comparison/1', expected misdeal.verdict/1"
/// );
/// ```
pub fn from_json(text: &str) -> Result<Report, ReadError> {
    // A byte order mark is no part of a document.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    check_schema(text)?;
    report(&document(text)?)
}

/// A text without it is told so before anything else.
fn check_schema(text: &str) -> Result<(), ReadError> {
    #[derive(Deserialize)]
    struct Head {
        schema: Option<String>,
    }
    let schema = match serde_json::from_str::<Head>(text) {
        Ok(head) => head.schema.ok_or(ReadError::NoSchema)?,
        // JSON of another form; what is none is found at the same place.
        Err(error) if error.classify() == Category::Data => return Err(ReadError::NoSchema),
        Err(error) => return Err(not_json(&error)),
    };
    if schema == SCHEMA { Ok(()) } else { Err(ReadError::OtherSchema { got: shown(&schema) }) }
}

/// Thirty years.
const SECONDS_MAX: f64 = 1e9;

fn document(text: &str) -> Result<Document<'static>, ReadError> {
    let mut from = serde_json::Deserializer::from_str(text);
    let found = serde_path_to_error::deserialize(&mut from).map_err(|error| {
        let within = shown(&error.path().to_string());
        let error = error.into_inner();
        match error.classify() {
            Category::Data => of_data(&within, why(&error)),
            _ => not_json(&error),
        }
    })?;
    from.end().map_err(|error| not_json(&error))?;
    Ok(found)
}

fn not_json(error: &serde_json::Error) -> ReadError {
    ReadError::NotJson { line: error.line(), column: error.column(), why: why(error) }
}

/// A key that is missing is named by what the parser says, the way to it by where it was.
fn of_data(within: &str, why: String) -> ReadError {
    let name = why.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
    match (within, name) {
        (".", Some(name)) => missing(name.to_owned(), name),
        (_, Some(name)) => missing(format!("{within}.{name}"), name),
        _ => ReadError::WrongType { key: within.to_owned(), why },
    }
}

fn report(of: &Document<'_>) -> Result<Report, ReadError> {
    let root = At::Root;
    let deck = verdict::deck(of)?;
    let invalid_in = of.invalid.file.as_deref();
    let file = |file| root.key("invalid").key("file").line(file);
    let seed_of = super::named::thing(super::named::SEEDS, &of.seed_of);
    let unit = super::named::thing(super::named::UNITS, &of.unit);
    let purpose = Purpose::ALL.into_iter().find(|known| known.id() == &*of.next_purpose);
    Ok(Report {
        verdict: verdict::verdict(of, &deck)?,
        diagnosis: diagnosis::diagnosis(of)?,
        subject: root.key("subject").text(&of.subject)?,
        version: root.key("version").line(&of.version)?,
        command: root.key("command").each(&*of.command, |word, at| at.text(word))?,
        seed: root.key("seed").line(&of.seed)?,
        seed_of: root.key("seed_of").known(&of.seed_of, seed_of, "'deals' or 'battery'")?,
        seconds: root.key("seconds").number(of.seconds, 0.0, SECONDS_MAX)?,
        inputs: root.key("inputs").each(&of.inputs, maps::input)?,
        maps: maps::maps(of, deck.shape)?,
        naming: deck.naming,
        unit: root.key("unit").known(&of.unit, unit, "'line', 'deal' or 'run'")?,
        invalid_in: invalid_in.map(file).transpose()?,
        notes: root.key("noted").each(&of.noted, note)?,
        is_interrupted: of.interrupted,
        next: Next {
            purpose: root.key("next_purpose").known(&of.next_purpose, purpose, "a purpose")?,
            command: root.key("next").text(&of.next)?,
        },
    })
}

fn note(noted: &Noted, at: &At<'_>) -> Result<Note, ReadError> {
    if let Noted::LabelsInferred { first, last } = noted {
        at.key("first").line(first)?;
        at.key("last").line(last)?;
    }
    Ok(noted.note())
}
