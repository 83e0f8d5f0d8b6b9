//! [`Range`]: `LO-HI`, the numbers of `-i`, never held as a list.

use std::fmt::Write;
use std::str::FromStr;

/// `count` numbers from `first` on; none of them is beyond 2^64 - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    first: u64,
    count: u64,
}

impl Range {
    /// How many numbers there are.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Number `index`, counted from 0, as text ended by `end`, in place of what `text` held.
    pub(super) fn print(&self, index: u64, end: u8, text: &mut String) {
        text.clear();
        write!(text, "{}{}", self.first + index, char::from(end))
            .expect("a String takes whatever is written to it");
    }
}

/// Why a text is no range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum ParseRangeError {
    #[error("expected LO-HI, two whole numbers from 0 on, such as 1-100")]
    Form,
    #[error("'{0}' is too large: expected at most 18446744073709551615")]
    TooLarge(String),
    #[error("it runs down: expected LO-HI with LO at most HI, such as {hi}-{lo}")]
    Down { lo: u64, hi: u64 },
    #[error("it has 2^64 numbers: expected one less at most, such as 1-18446744073709551615")]
    TooMany,
}

impl FromStr for Range {
    type Err = ParseRangeError;

    /// Reads `LO-HI`; a range that ends one before it begins is empty, as in `1-0`.
    fn from_str(text: &str) -> Result<Self, ParseRangeError> {
        let (lo, hi) = text.split_once('-').ok_or(ParseRangeError::Form)?;
        let (lo, hi) = (number(lo)?, number(hi)?);
        let count = match hi.checked_sub(lo) {
            Some(distance) => distance.checked_add(1).ok_or(ParseRangeError::TooMany)?,
            None if lo - hi == 1 => 0,
            None => return Err(ParseRangeError::Down { lo, hi }),
        };
        Ok(Self { first: lo, count })
    }
}

fn number(text: &str) -> Result<u64, ParseRangeError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParseRangeError::Form);
    }
    // Digits only: what does not parse is too large.
    text.parse().map_err(|_| ParseRangeError::TooLarge(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn holds(text: &str, first: u64, count: u64) {
        assert_eq!(text.parse(), Ok(Range { first, count }), "{text}");
    }

    #[test]
    fn ranges_are_closed_and_may_be_empty() {
        holds("1-100", 1, 100);
        holds("0-0", 0, 1);
        holds("007-9", 7, 3);
        holds("5-4", 5, 0);
        holds("1-18446744073709551615", 1, u64::MAX);
        holds("0-18446744073709551614", 0, u64::MAX);
        holds("18446744073709551615-18446744073709551615", u64::MAX, 1);
    }

    #[test]
    fn what_is_no_range_says_why() {
        for text in ["", "-", "1", "1-", "-1", "1--3", "-3-5", "1..3", "a-b", "1-2-3", "+1-3"] {
            assert_eq!(text.parse::<Range>(), Err(ParseRangeError::Form), "{text}");
        }
        assert_eq!("5-3".parse::<Range>(), Err(ParseRangeError::Down { lo: 5, hi: 3 }));
        assert_eq!("0-18446744073709551615".parse::<Range>(), Err(ParseRangeError::TooMany));
        let large = "18446744073709551616";
        let error = ParseRangeError::TooLarge(large.to_owned());
        assert_eq!(format!("1-{large}").parse::<Range>(), Err(error));
    }

    #[test]
    fn numbers_are_printed_with_their_end() {
        let range: Range = "18446744073709551614-18446744073709551615".parse().unwrap();
        let mut text = "before".to_owned();
        range.print(1, b'\n', &mut text);
        assert_eq!(text, "18446744073709551615\n");
        range.print(0, 0, &mut text);
        assert_eq!(text, "18446744073709551614\0");
    }
}
