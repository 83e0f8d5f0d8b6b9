//! Why a text is not a [`ShuffleSpec`](crate::ShuffleSpec), and the way out.

use super::keys;
use crate::catalogue::{Setting, StudySetting};
use crate::{Entry, Key, catalogue, generators};

/// Why a text is not a shuffle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpecError {
    /// No shuffle has this name.
    #[error("unknown shuffle `{got}`: expected NAME or NAME:key=value,... with a known name")]
    UnknownName {
        /// The name that was given.
        got: String,
        /// The names nearest to it, the nearest first; may be empty.
        suggestions: Vec<&'static str>,
    },
    /// The shuffle has no such key.
    #[error("shuffle `{shuffle}` has no key `{got}`: expected {}", listed(expected, "or"))]
    UnknownKey {
        /// The shuffle's name.
        shuffle: &'static str,
        /// The key that was given.
        got: String,
        /// The keys that the shuffle takes.
        expected: Vec<&'static str>,
    },
    /// A part after the colon has no equals sign.
    #[error("`{got}` is not a setting: expected key=value")]
    NotASetting {
        /// The part that was given.
        got: String,
    },
    /// A key is given twice.
    #[error("key `{key}` is given twice: expected at most once")]
    RepeatedKey {
        /// The key's name.
        key: &'static str,
    },
    /// A key does not take this value.
    #[error("value `{got}` of key `{key}` does not fit: expected {expected}")]
    BadValue {
        /// The key's name.
        key: &'static str,
        /// The value that was given.
        got: String,
        /// The values that fit, in words.
        expected: &'static str,
    },
    /// No study generator has this name.
    #[error("unknown generator `{got}`: expected the name of a study generator")]
    UnknownGenerator {
        /// The name that was given.
        got: String,
        /// The names nearest to it, the nearest first; may be empty.
        suggestions: Vec<&'static str>,
    },
    /// A key is given without the one that it needs.
    #[error("key `{key}` has nothing to set: expected {needs} with it")]
    NeedsKey {
        /// The key that was given.
        key: &'static str,
        /// What it needs, as it is written.
        needs: &'static str,
    },
    /// The shuffle waits for a value that never comes when all draws are alike.
    #[error(
        "shuffle `{shuffle}` never ends with reseed=draw: it waits for another value, and all \
         draws of a deal begin alike"
    )]
    NeverEnds {
        /// The shuffle's name.
        shuffle: &'static str,
    },
}

/// The most names that a hint suggests.
const SUGGESTIONS_MAX: usize = 3;

/// The longest text that is compared with the names; longer ones are no slips of the pen.
const SLIP_LENGTH_MAX: usize = 64;

impl SpecError {
    pub(super) fn unknown_name(got: &str) -> Self {
        let names = catalogue().iter().map(|entry| entry.name);
        Self::UnknownName { got: got.to_owned(), suggestions: nearest(got, names) }
    }

    pub(super) fn unknown_key(entry: &Entry, got: &str) -> Self {
        let expected = keys(entry).map(|key| key.name).collect();
        Self::UnknownKey { shuffle: entry.name, got: got.to_owned(), expected }
    }

    pub(super) fn bad_value(key: &Key, got: &str) -> Self {
        let got = got.to_owned();
        match key.setting {
            Setting::Study(StudySetting::Generator) => {
                let names = generators().iter().map(|entry| entry.name);
                Self::UnknownGenerator { suggestions: nearest(&got, names), got }
            }
            _ => Self::BadValue { key: key.name, got, expected: key.values },
        }
    }

    /// The way out, if one is known: a sentence to print after `hint: `.
    ///
    /// ```
    /// use misdeal_shuffle::ShuffleSpec;
    ///
    /// let error = "satolo".parse::<ShuffleSpec>().unwrap_err();
    /// assert_eq!(error.hint().unwrap(), "did you mean `sattolo`?");
    /// ```
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::UnknownName { suggestions, .. } if suggestions.is_empty() => {
                let names: Vec<_> = catalogue().iter().map(|entry| entry.name).collect();
                Some(format!("the shuffles are {}", listed(&names, "and")))
            }
            Self::UnknownGenerator { suggestions, .. } if suggestions.is_empty() => {
                let names: Vec<_> = generators().iter().map(|entry| entry.name).collect();
                Some(format!("the study generators are {}", listed(&names, "and")))
            }
            Self::UnknownName { suggestions, .. } | Self::UnknownGenerator { suggestions, .. } => {
                Some(format!("did you mean {}?", listed(suggestions, "or")))
            }
            Self::UnknownKey { got, expected, .. } => {
                let near = nearest(got, expected.iter().copied());
                (!near.is_empty()).then(|| format!("did you mean {}?", listed(&near, "or")))
            }
            Self::NeverEnds { .. } => Some("reseed=deal starts again before every deal".to_owned()),
            Self::NotASetting { .. }
            | Self::RepeatedKey { .. }
            | Self::BadValue { .. }
            | Self::NeedsKey { .. } => None,
        }
    }
}

/// `a`, `b` or `c`.
fn listed(words: &[&str], last_joint: &str) -> String {
    let quoted: Vec<_> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            format!("{} {last_joint} {last}", rest.join(", "))
        }
        _ => quoted.concat(),
    }
}

/// The names that `got` may stand for: parts of a name, and slips of the pen.
fn nearest(got: &str, names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    if got.is_empty() || got.len() > SLIP_LENGTH_MAX {
        return Vec::new();
    }
    let got = got.to_lowercase().replace(['_', ' '], "-");
    // Up to a third of the name may be wrong; one that contains the text, or is
    // contained in it, counts as one slip more than an exact match.
    let mut near: Vec<(usize, &str)> = names
        .filter_map(|name| {
            let part = got.len() >= 3 && (name.contains(&got) || got.contains(name));
            let slips = if part { edits(&got, name).min(1) } else { edits(&got, name) };
            (slips <= (name.len() / 3).max(1)).then_some((slips, name))
        })
        .collect();
    near.sort();
    near.into_iter().map(|(_, name)| name).take(SUGGESTIONS_MAX).collect()
}

/// Levenshtein's distance: letters inserted, left out or replaced.
fn edits(a: &str, b: &str) -> usize {
    // `row[j]` is the distance of the read part of `a` from the first j letters of `b`.
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.chars().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.chars().count()]
}
