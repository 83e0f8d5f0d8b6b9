//! [`ReadError`]: why a text is no verdict that can be shown.

use crate::{COMPARISON_SCHEMA, EXACT_SCHEMA, EXPLAIN_SCHEMA, SCHEMA};

/// What is wrong with a stored verdict.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The text is no JSON, or ends too early.
    #[error("line {line}, column {column}: not JSON: {why}")]
    NotJson {
        /// From 1.
        line: usize,
        /// From 1; 0 before the first character.
        column: usize,
        /// What the parser says.
        why: String,
    },
    /// JSON, but of something that names no schema.
    #[error("got no 'schema', expected {SCHEMA}")]
    NoSchema,
    /// A document of another kind.
    #[error("schema: got '{got}', expected {SCHEMA}")]
    OtherSchema {
        /// Its schema, cut to a bearable length.
        got: String,
    },
    /// A key that every verdict has.
    #[error("{key}: missing")]
    Missing {
        /// Where it should stand: `tests[3].effect.deals`.
        key: String,
    },
    /// A key that is needed for a report, and that verdicts did not always have.
    #[error("{key}: missing; this was written by an earlier misdeal")]
    Old {
        /// Where it should stand.
        key: String,
    },
    /// A value of the wrong type.
    #[error("{key}: {why}")]
    WrongType {
        /// Where it stands.
        key: String,
        /// What there is, and what was expected.
        why: String,
    },
    /// A number, list or text that no verdict has there.
    #[error("{key}: got {got}, expected {expected}")]
    OutOfRange {
        /// Where it stands.
        key: String,
        /// What there is, cut to a bearable length.
        got: String,
        /// What there could be.
        expected: String,
    },
    /// A word that this version does not know.
    #[error("{key}: got '{got}', expected {expected}")]
    Unknown {
        /// Where it stands.
        key: String,
        /// The word, cut to a bearable length.
        got: String,
        /// What it should name: "a test".
        expected: &'static str,
    },
}

impl ReadError {
    /// The way out, in one line.
    ///
    /// ```
    /// use misdeal_report::{ReadError, from_json};
    ///
    /// let error = from_json("{").unwrap_err();
    /// assert!(matches!(error, ReadError::NotJson { line: 1, .. }));
    /// assert_eq!(error.hint(), "a verdict is one line, as 'misdeal audit --json=FILE' writes it");
    /// ```
    pub fn hint(&self) -> &'static str {
        match self {
            Self::NotJson { .. } | Self::NoSchema => {
                "a verdict is one line, as 'misdeal audit --json=FILE' writes it"
            }
            Self::OtherSchema { got } => match &**got {
                COMPARISON_SCHEMA => {
                    "this is a comparison of two shuffles; a verdict is of one, by 'misdeal audit'"
                }
                EXACT_SCHEMA => {
                    "this is the exact law of a shuffle; a verdict is of deals, by 'misdeal audit'"
                }
                EXPLAIN_SCHEMA => {
                    "this explains a fault or a test; a verdict is of deals, by 'misdeal audit'"
                }
                _ => "a verdict is written by 'misdeal audit --json' or 'misdeal judge --json'",
            },
            Self::Old { .. } => "audit again, with this version",
            Self::Missing { .. } | Self::WrongType { .. } | Self::OutOfRange { .. } => {
                "docs/formats/verdict.md has every key; audit again if this one was changed"
            }
            Self::Unknown { .. } => "a later misdeal may have written it; read it with that one",
        }
    }
}

/// Keys that a report needs and that verdicts did not always have.
const LATER_KEYS: [&str; 17] = [
    "alike",
    "card_before_id",
    "card_id",
    "card_ids",
    "class_id",
    "diagnosed",
    "doubled",
    "fit_ln",
    "log10_capital",
    "mean",
    "naming",
    "next_purpose",
    "noted",
    "seed_of",
    "unit",
    "variance",
    "why",
];

/// That a key is not where it should stand.
pub(super) fn missing(key: String, name: &str) -> ReadError {
    if LATER_KEYS.contains(&name) { ReadError::Old { key } } else { ReadError::Missing { key } }
}

/// The most characters of a document that an error repeats.
const SHOWN_CHARS_MAX: usize = 40;
/// The same of what a parser says, which repeats some too.
const WHY_CHARS_MAX: usize = 120;

/// A text of the document, made printable and cut.
pub(super) fn shown(text: &str) -> String {
    printable(text, SHOWN_CHARS_MAX)
}

/// What a parser says, without its place.
pub(super) fn why(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(&*text, |(why, _)| why);
    printable(text, WHY_CHARS_MAX)
}

fn printable(text: &str, chars_max: usize) -> String {
    let mut shown: String = text
        .chars()
        .take(chars_max)
        .map(|letter| if is_plain(letter) { letter } else { '?' })
        .collect();
    if text.chars().nth(chars_max).is_some() {
        shown.push_str("...");
    }
    shown
}

/// True for what a terminal takes for a letter.
pub(super) fn is_plain(letter: char) -> bool {
    // Marks that change the direction of a line hide what is said.
    let is_direction = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !letter.is_control() && !is_direction
}
