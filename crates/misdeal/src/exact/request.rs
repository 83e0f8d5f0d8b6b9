//! [`Request`]: the two lines that a program may say, draws version 1
//! (`docs/formats/draws-v1.md`).

use crate::failure::Failure;

/// The most values of a draw.
pub(super) const VALUES_MAX: u64 = 1 << 63;

/// What to do about output that is none of these lines.
pub(super) const BEGIN_WITH: &str = "standard output takes nothing but these lines, all else \
    belongs to standard error; `misdeal init python --exact` prints a program to begin with";

/// How much of a foreign line is shown.
const SHOWN_CHARS_MAX: usize = 40;

/// What the program wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// One of so many values, from 0 on.
    Below(u64),
    /// Its deal is done.
    Dealt,
}

impl Request {
    /// Reads a line without blanks around it; the cards dealt go to `deck`,
    /// which says how many are expected.
    pub(super) fn read(line: &[u8], deck: &mut [u32]) -> Result<Self, Failure> {
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        match words.next() {
            Some(b"below") => {
                let number = words.next().and_then(number);
                let values = number.filter(|values| (1..=VALUES_MAX).contains(values));
                match (values, words.next()) {
                    (Some(values), None) => Ok(Self::Below(values)),
                    _ => Err(no_number(line)),
                }
            }
            Some(b"dealt") => {
                let words: Vec<&[u8]> = words.collect();
                if words.len() != deck.len() {
                    let (got, expected) = (words.len(), deck.len());
                    let failure = Failure::new(format!("got {got} cards, expected {expected}"));
                    let hint = "`deal N` asks for all N cards, 0 to N-1, as `dealt C0 ... CN-1`";
                    return Err(failure.hint(hint));
                }
                let cards = deck.len();
                for (place, word) in deck.iter_mut().zip(words) {
                    let card = number(word).filter(|&card| card < cards as u64);
                    *place = card.ok_or_else(|| no_card(word, cards))? as u32;
                }
                Ok(Self::Dealt)
            }
            _ => {
                let got = shown(line);
                let cards = deck.len();
                let what = format!("got '{got}', expected `below M` or `dealt` and {cards} cards");
                Err(Failure::new(what).hint(BEGIN_WITH))
            }
        }
    }
}

/// A whole number in decimal digits, without a sign.
fn number(word: &[u8]) -> Option<u64> {
    let is_plain = word.iter().all(u8::is_ascii_digit);
    std::str::from_utf8(word).ok().filter(|_| is_plain)?.parse().ok()
}

fn no_number(line: &[u8]) -> Failure {
    let got = shown(line);
    Failure::new(format!("got '{got}', expected `below M` with M from 1 to 2^63"))
        .hint("`below M` asks for one of M values, 0 to M-1; a draw from A to B is A + below B-A+1")
}

fn no_card(word: &[u8], cards: usize) -> Failure {
    let (got, last) = (shown(word), cards - 1);
    Failure::new(format!("got card '{got}', expected cards from 0 to {last}"))
        .hint("cards are numbers; before the shuffle the deck is 0, 1, 2, ...")
}

/// The beginning of a line, as it can be printed.
fn shown(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let mut chars = text.chars().filter(|c| !c.is_control());
    let mut begin: String = chars.by_ref().take(SHOWN_CHARS_MAX).collect();
    if chars.next().is_some() {
        begin.push_str("...");
    }
    begin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: Request, cards: &[u32]) {
        let mut deck = vec![9; cards.len()];
        assert_eq!(Request::read(line.as_bytes(), &mut deck).unwrap(), expected);
        assert_eq!(deck, cards);
    }

    #[track_caller]
    fn check_error(line: &str, expected: &str) {
        match Request::read(line.as_bytes(), &mut [0; 3]) {
            Err(Failure::Told { message, hint }) => {
                assert_eq!(message, expected);
                assert!(hint.is_some());
            }
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn the_two_lines() {
        check("below 5", Request::Below(5), &[9, 9]);
        check("below \t 007", Request::Below(7), &[]);
        check("below 1", Request::Below(1), &[]);
        check("below 9223372036854775808", Request::Below(1 << 63), &[]);
        check("dealt 3 0 1 2 4", Request::Dealt, &[3, 0, 1, 2, 4]);
        // A card twice is a deal like any other: the law tells.
        check("dealt 1 1", Request::Dealt, &[1, 1]);
        check("dealt", Request::Dealt, &[]);
    }

    #[test]
    fn anything_else_is_an_error() {
        let foreign = |got: &str| format!("got '{got}', expected `below M` or `dealt` and 3 cards");
        check_error("2 0 1", &foreign("2 0 1"));
        check_error("Below 5", &foreign("Below 5"));
        check_error("below5", &foreign("below5"));
        check_error("\u{1b}[1mhello", &foreign("[1mhello"));
        check_error(&"7".repeat(41), &foreign(&format!("{}...", "7".repeat(40))));
        for line in ["below", "below 0", "below -1", "below +5", "below 2.5", "below 5 5"] {
            let expected = format!("got '{line}', expected `below M` with M from 1 to 2^63");
            check_error(line, &expected);
        }
        check_error(
            "below 9223372036854775809",
            "got 'below 9223372036854775809', expected `below M` with M from 1 to 2^63",
        );
        check_error("dealt 0 1", "got 2 cards, expected 3");
        check_error("dealt 0 1 2 3", "got 4 cards, expected 3");
        check_error("dealt 0 3 1", "got card '3', expected cards from 0 to 2");
        check_error("dealt [0, 1, 2]", "got card '[0,', expected cards from 0 to 2");
    }

    proptest::proptest! {
        /// Whatever a program says, it is read or refused.
        #[test]
        fn any_line_is_read_or_refused(
            line in "(below|dealt|b|d)?( |\\t|[0-9]{1,21}|-|\\PC){0,12}",
            bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..40),
            cards in 0usize..5,
        ) {
            for line in [line.as_bytes(), &bytes] {
                let mut deck = vec![9; cards];
                if let Ok(Request::Dealt) = Request::read(line, &mut deck) {
                    assert!(deck.iter().all(|&card| (card as usize) < cards));
                }
            }
        }
    }
}
