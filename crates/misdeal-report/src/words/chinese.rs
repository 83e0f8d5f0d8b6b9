//! What tests ask of a Chinese sentence.

/// Fails where two words of another script stand in a row: something was not put into Chinese.
/// An id is one word.
#[track_caller]
pub(crate) fn assert_is_chinese(said: &str) {
    let is_latin =
        |word: &str| word.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, '-' | '\'' | ','));
    let words: Vec<bool> = said.split_whitespace().map(is_latin).collect();
    let is_english = words.windows(2).any(|two| two == [true, true]);
    assert!(!is_english, "two Latin words in a row: {said}");
}

#[test]
fn english_is_noticed() {
    assert_is_chinese("像 naive-swap（TimSort）那样的迹象，A 或 K");
    assert!(std::panic::catch_unwind(|| assert_is_chinese("位置 2 draws from")).is_err());
}
