//! Which words may name a face: those that deal text keeps whole.

/// The most characters of a word.
const WORD_CHARS_MAX: usize = 16;

/// Characters that part words in deal text, begin a comment or, the point, the
/// number of a copy.
const RESERVED: &str = ",;[]()\"'#.";

/// Any name, symbol, suit or rank: 1 to 16 characters, none of them blank, a
/// control or reserved. What is wrong, if it is not.
pub(super) fn check_word(word: &str) -> Result<(), String> {
    let what = match word.chars().count() {
        0 => "is empty".to_owned(),
        1..=WORD_CHARS_MAX => {
            let is_bad = |c: &char| c.is_whitespace() || c.is_control() || RESERVED.contains(*c);
            match word.chars().find(is_bad) {
                Some(c) => format!("has the character {c:?}, which no name may have"),
                None => return Ok(()),
            }
        }
        count => format!("has {count} characters, expected at most {WORD_CHARS_MAX}"),
    };
    let shown: String = word.chars().take(WORD_CHARS_MAX).flat_map(char::escape_debug).collect();
    Err(format!("the word '{shown}' {what}"))
}

/// An ASCII name: such a word of printable ASCII that is not a number.
pub(super) fn check_name(word: &str) -> Result<(), String> {
    check_word(word)?;
    if !word.chars().all(|c| c.is_ascii_graphic()) {
        return Err(format!("the name '{word}' is not ASCII"));
    }
    let digits = word.trim_start_matches(['+', '-']);
    if digits.chars().all(|c| c.is_ascii_digit()) {
        return Err(format!("the name '{word}' is a number"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_deal_text_keeps_whole() {
        for word in ["1m", "T21", "Ex", "a-b", "!", "0x1"] {
            assert_eq!(check_name(word), Ok(()));
        }
        for word in ["一万", "🀇", "C♠", "10"] {
            assert_eq!(check_word(word), Ok(()));
        }
        let message = |word| check_name(word).unwrap_err();
        assert_eq!(message(""), "the word '' is empty");
        assert_eq!(message("10"), "the name '10' is a number");
        assert_eq!(message("-3"), "the name '-3' is a number");
        assert_eq!(message("一万"), "the name '一万' is not ASCII");
        assert_eq!(message("a.2"), "the word 'a.2' has the character '.', which no name may have");
        assert!(message("a\u{1b}").contains("'a\\u{1b}' has the character"));
        assert!(message(&"x".repeat(17)).ends_with("has 17 characters, expected at most 16"));
        for word in ["a b", "a,b", "[a", "a#", "a\"", "a\u{3000}"] {
            assert!(check_word(word).is_err(), "{word}");
        }
    }
}
