//! [`At`]: a place in a document, and what may stand there.

use std::fmt;

use super::error::{ReadError, is_plain, missing, shown};

/// The way to a value, such as `tests[3].effect.deals`.
#[derive(Clone, Copy, Debug)]
pub(super) enum At<'a> {
    Root,
    Key(&'a At<'a>, &'a str),
    Index(&'a At<'a>, usize),
}

impl fmt::Display for At<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Key(Self::Root, key) => out.write_str(key),
            Self::Key(within, key) => write!(out, "{within}.{key}"),
            Self::Index(within, index) => write!(out, "{within}[{index}]"),
        }
    }
}

impl<'a> At<'a> {
    pub(super) fn key(&'a self, key: &'a str) -> Self {
        Self::Key(self, key)
    }

    pub(super) fn index(&'a self, index: usize) -> Self {
        Self::Index(self, index)
    }

    pub(super) fn out_of_range(&self, got: impl ToString, expected: impl ToString) -> ReadError {
        let (key, got) = (self.to_string(), shown(&got.to_string()));
        ReadError::OutOfRange { key, got, expected: expected.to_string() }
    }

    /// A whole number within bounds, both of them possible.
    pub(super) fn within<T>(&self, got: T, least: u64, most: u64) -> Result<T, ReadError>
    where
        T: Copy + Into<u64>,
    {
        let is_within = (least..=most).contains(&got.into());
        let expected = || match least {
            0 => format!("at most {most}"),
            _ => format!("{least} to {most}"),
        };
        if is_within { Ok(got) } else { Err(self.out_of_range(got.into(), expected())) }
    }

    /// A number below another one, of which there may be none.
    pub(super) fn below(&self, got: u32, end: u32) -> Result<u32, ReadError> {
        let expected = || format!("a number below {end}");
        if got < end { Ok(got) } else { Err(self.out_of_range(got, expected())) }
    }

    /// A number within bounds, both of them possible. What is no number is never read.
    pub(super) fn number(&self, got: f64, least: f64, most: f64) -> Result<f64, ReadError> {
        let expected = || match (least, most) {
            (f64::MIN, f64::MAX) => "a number".to_owned(),
            (_, f64::MAX) => format!("{least} or more"),
            (f64::MIN, _) => format!("at most {most}"),
            _ => format!("{least} to {most}"),
        };
        let is_within = (least..=most).contains(&got);
        if is_within { Ok(got) } else { Err(self.out_of_range(got, expected())) }
    }

    /// The thing that a word stands for, if there is one.
    pub(super) fn known<T>(
        &self,
        word: &str,
        thing: Option<T>,
        expected: &'static str,
    ) -> Result<T, ReadError> {
        let (key, got) = (|| self.to_string(), || shown(word));
        thing.ok_or_else(|| ReadError::Unknown { key: key(), got: got(), expected })
    }

    /// What another key asks for.
    pub(super) fn needed<T>(&self, key: &str, found: Option<T>) -> Result<T, ReadError> {
        found.ok_or_else(|| missing(self.key(key).to_string(), key))
    }

    /// A text that does nothing to a terminal but stand there.
    pub(super) fn text(&self, text: &str) -> Result<String, ReadError> {
        let is_fine = |letter: char| is_plain(letter) || letter == '\n' || letter == '\t';
        match text.chars().all(is_fine) {
            true => Ok(text.to_owned()),
            false => Err(self.out_of_range(format!("'{text}'"), "no control characters")),
        }
    }

    /// A text on one line.
    pub(super) fn line(&self, text: &str) -> Result<String, ReadError> {
        match text.contains(['\n', '\t']) {
            true => Err(self.out_of_range(format!("'{text}'"), "no control characters")),
            false => self.text(text),
        }
    }

    /// Each of a list, read at its place.
    pub(super) fn each<T, U>(
        &'a self,
        things: impl IntoIterator<Item = T>,
        read: impl Fn(T, &At<'_>) -> Result<U, ReadError>,
    ) -> Result<Vec<U>, ReadError> {
        let things = things.into_iter().enumerate();
        things.map(|(index, thing)| read(thing, &self.index(index))).collect()
    }
}
