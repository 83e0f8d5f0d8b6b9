//! Why a saved tally cannot be read.

use super::SCHEMA;

/// What is wrong with the bytes of a saved tally.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SavedError {
    /// The bytes could not be had.
    #[error("{0}")]
    Read(std::io::Error),
    /// No bytes at all.
    #[error("got an empty file, expected a saved tally")]
    Empty,
    /// It begins like something else.
    #[error("got something that does not begin like a saved tally")]
    NotATally,
    /// Another format, or another version of this one.
    #[error("got the format '{got}', expected '{SCHEMA}'")]
    Format {
        /// Its name.
        got: String,
    },
    /// It ends too soon.
    #[error("{place}: the tally ends here, cut off")]
    CutOff {
        /// Where.
        place: String,
    },
    /// Something in it cannot be so.
    #[error("{place}: {what}")]
    Content {
        /// Where: a line, and what in it.
        place: String,
        /// What was got, what was expected.
        what: String,
    },
    /// The checksum is that of other bytes.
    #[error("the checksum does not fit: the tally was damaged or edited")]
    Checksum,
    /// It goes on after its end.
    #[error("got more bytes after the end of the tally")]
    TooLong,
}

impl SavedError {
    /// `got` where only `expected` can be.
    pub(super) fn mismatch(
        place: impl Into<String>,
        got: impl std::fmt::Display,
        expected: impl std::fmt::Display,
    ) -> Self {
        Self::content(place, format!("got {got}, expected {expected}"))
    }

    pub(super) fn content(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self::Content { place: place.into(), what: what.into() }
    }

    /// What the JSON reader says, without its own line number.
    pub(super) fn json(place: &str, error: &serde_json::Error) -> Self {
        let said = error.to_string();
        let what = said.rsplit_once(" at line ").map_or(&*said, |(what, _)| what);
        Self::content(format!("{place}, column {}", error.column()), shown(what))
    }
}

/// Text that was read, or quotes it, made printable and cut to a bearable length.
pub(super) fn shown(text: &str) -> String {
    const CHARS_MAX: usize = 200;
    super::header::printable(text).chars().take(CHARS_MAX).collect()
}
