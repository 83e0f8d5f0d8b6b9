//! A word as a shell reads it back.

/// The word itself, or in single quotes where a shell would take it apart.
///
/// ```
/// use misdeal_report::quoted;
///
/// assert_eq!(quoted("--cards=52"), "--cards=52");
/// assert_eq!(quoted("it's 洗牌"), r"'it'\''s 洗牌'");
/// ```
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./=:,+@%^".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}
