//! [`Rows`]: a table of counts as a list of rows, without a list for each.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, SeqAccess, Visitor};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};

use super::SavedError;

/// Counts, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rows<'a> {
    counts: Cow<'a, [u64]>,
    /// Where each row ends.
    ends: Cow<'a, [usize]>,
}

impl<'a> Rows<'a> {
    pub(super) fn new(counts: &'a [u64], ends: impl Into<Cow<'a, [usize]>>) -> Self {
        Self { counts: counts.into(), ends: ends.into() }
    }

    /// The counts, if the rows are as long as they must be.
    ///
    /// # Errors
    /// [`SavedError::Content`] at the first row that is not.
    pub(super) fn counts_of(self, ends: &[usize], place: &str) -> Result<Vec<u64>, SavedError> {
        let (got, expected) = (self.ends.len(), ends.len());
        if got != expected {
            let (got, expected) = (format!("{got} rows"), expected);
            return Err(SavedError::mismatch(place, got, expected));
        }
        let mut begin = (0, 0);
        for (row, (&got, &expected)) in self.ends.iter().zip(ends).enumerate() {
            if got - begin.0 != expected - begin.1 {
                let got = format!("{} counts", got - begin.0);
                let expected = expected - begin.1;
                return Err(SavedError::mismatch(format!("{place}, row {row}"), got, expected));
            }
            begin = (got, expected);
        }
        Ok(self.counts.into_owned())
    }
}

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(Some(self.ends.len()))?;
        let mut begin = 0;
        for &end in self.ends.iter() {
            rows.serialize_element(&self.counts[begin..end])?;
            begin = end;
        }
        rows.end()
    }
}

impl<'de> Deserialize<'de> for Rows<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Table)
    }
}

/// Reads a list of rows.
struct Table;

impl<'de> Visitor<'de> for Table {
    type Value = Rows<'static>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of rows of counts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<Self::Value, A::Error> {
        let (mut counts, mut ends) = (Vec::new(), Vec::new());
        while rows.next_element_seed(Row(&mut counts))?.is_some() {
            ends.push(counts.len());
        }
        Ok(Rows { counts: counts.into(), ends: ends.into() })
    }
}

/// Reads a row to the end of these counts.
struct Row<'a>(&'a mut Vec<u64>);

impl<'de> DeserializeSeed<'de> for Row<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Row<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row of counts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut row: A) -> Result<(), A::Error> {
        while let Some(count) = row.next_element()? {
            self.0.push(count);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_lists_in_lists() {
        for (text, counts, ends) in
            [("[]", &[][..], &[][..]), ("[[1,2],[],[3]]", &[1, 2, 3], &[2, 2, 3])]
        {
            let rows = Rows::new(counts, ends);
            assert_eq!(serde_json::to_string(&rows).unwrap(), text);
            let read: Rows = serde_json::from_str(text).unwrap();
            assert_eq!(read, rows);
            assert_eq!(read.counts_of(ends, "here").unwrap(), counts);
        }
        for text in ["[1]", "{}", "[[1,-1]]", "[[1.5]]", "[[[]]]", "[[18446744073709551616]]"] {
            assert!(serde_json::from_str::<Rows<'_>>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn rows_of_other_lengths_are_told_apart() {
        let said = |text, ends: &[usize]| {
            let rows: Rows = serde_json::from_str(text).unwrap();
            rows.counts_of(ends, "line 2, lehmer").unwrap_err().to_string()
        };
        assert_eq!(said("[[1]]", &[1, 2]), "line 2, lehmer: got 1 rows, expected 2");
        assert_eq!(said("[[1],[2,3]]", &[2, 3]), "line 2, lehmer, row 0: got 1 counts, expected 2");
    }
}
