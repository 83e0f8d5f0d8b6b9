//! [`Token`]: one word of a line of deals, a number or the name of a card.

use std::fmt;

use crate::Card;
use crate::notation::{ParseCardError, card_from_str};

/// A number or a card.
///
/// ```
/// use misdeal_deck::{Card, Token};
///
/// assert_eq!(Token::parse(b"10"), Ok(Token::Number(10)));
/// assert_eq!(Token::parse(b"As"), Ok(Token::Card(Card::new(0).unwrap())));
/// assert!(Token::parse(b"Xh").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// A whole number; a negative one is a number too, if never a card.
    Number(i64),
    /// A card by name.
    Card(Card),
}

/// A word that is neither a number nor a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseTokenError {
    /// Digits, but more than a card number can have.
    #[error("number {got} is out of range, expected at most 18 digits")]
    NumberTooLarge {
        /// The word, made printable and cut to a bearable length.
        got: String,
    },
    /// A knight, which no deck of 52 or 54 cards has.
    #[error("card '{got}' is a knight, and a deck of 52 or 54 cards has no knights")]
    Knight {
        /// The word, made printable and cut to a bearable length.
        got: String,
    },
    /// Anything else.
    #[error("card '{got}' is not a card")]
    NotACard {
        /// The word, made printable and cut to a bearable length.
        got: String,
    },
}

impl ParseTokenError {
    /// The way out, in one line.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::NumberTooLarge { .. } => "number the cards of a deck from 0 or from 1",
            Self::Knight { .. } => "queens are 🂭 🂽 🃝 🃍",
            Self::NotACard { .. } => {
                "ranks are 23456789TJQKA, suits cdhs; or number the cards from 0 or from 1"
            }
        }
    }
}

/// The most digits a number may have; every such number fits an `i64`.
const DIGITS_MAX: usize = 18;
/// The most characters of a bad word that an error repeats.
const SHOWN_CHARS_MAX: usize = 24;

impl Token {
    /// Reads one word, given as the bytes between two separators.
    ///
    /// # Errors
    /// [`ParseTokenError`] if it is neither a whole number (a sign, then 1 to
    /// 18 digits) nor the name of a card; bytes that are not UTF-8 are neither.
    pub fn parse(word: &[u8]) -> Result<Self, ParseTokenError> {
        let (negative, digits) = match word {
            [b'-', digits @ ..] => (true, digits),
            [b'+', digits @ ..] => (false, digits),
            digits => (false, digits),
        };
        if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
            if digits.len() > DIGITS_MAX {
                return Err(ParseTokenError::NumberTooLarge { got: printable(word) });
            }
            let size = digits.iter().fold(0, |n, digit| n * 10 + i64::from(digit - b'0'));
            return Ok(Self::Number(if negative { -size } else { size }));
        }
        let got = || printable(word);
        let not_a_card = || ParseTokenError::NotACard { got: got() };
        let text = std::str::from_utf8(word).map_err(|_| not_a_card())?;
        card_from_str(text).map(Self::Card).map_err(|error| match error {
            ParseCardError::Knight { .. } => ParseTokenError::Knight { got: got() },
            ParseCardError::NotACard { .. } => not_a_card(),
        })
    }
}

/// Writes the token so that [`Token::parse`] reads it back.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

/// The word without control characters, cut to a bearable length.
pub(crate) fn printable(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    let mut shown: String = text.chars().take(SHOWN_CHARS_MAX).flat_map(escaped).collect();
    if text.chars().count() > SHOWN_CHARS_MAX {
        shown.push_str("...");
    }
    shown
}

/// Control characters would let a program under audit write on the terminal.
fn escaped(c: char) -> Vec<char> {
    if c.is_control() { c.escape_default().collect() } else { vec![c] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn message(word: &[u8]) -> String {
        Token::parse(word).unwrap_err().to_string()
    }

    #[test]
    fn a_bad_word_is_shown_safely() {
        assert_eq!(message(b"Xh"), "card 'Xh' is not a card");
        assert_eq!(message(b"\x1b[2J"), r"card '\u{1b}[2J' is not a card");
        assert_eq!(message(b"\xff"), "card '\u{fffd}' is not a card");
        assert_eq!(message(b""), "card '' is not a card");
        assert!(message(&[b'x'; 5000]).len() < 100);
        assert!(message(&[b'9'; 19]).starts_with("number 9999999999999999999 is out of range"));
    }

    #[test]
    fn numbers_are_whole_and_decimal() {
        assert_eq!(Token::parse(b"007"), Ok(Token::Number(7)));
        assert_eq!(Token::parse(b"-1"), Ok(Token::Number(-1)));
        assert_eq!(Token::parse(b"+3"), Ok(Token::Number(3)));
        for word in ["1.5", "0x10", "1e3", "-", "--1", "NaN", "undefined"] {
            assert!(Token::parse(word.as_bytes()).is_err(), "{word}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(word in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Ok(token) = Token::parse(&word) {
                prop_assert_eq!(Token::parse(token.to_string().as_bytes()), Ok(token));
            }
        }

        #[test]
        fn tokens_read_back(number in -999_999_999_999_999_999i64..=999_999_999_999_999_999,
                            id in 0u32..54) {
            for token in [Token::Number(number), Token::Card(Card::new(id).unwrap())] {
                prop_assert_eq!(Token::parse(token.to_string().as_bytes()), Ok(token));
            }
        }
    }
}
