//! The words of a line.

use misdeal_deck::{ParseTokenError, Token};

/// True for what stands between words: blanks, tabs, commas, semicolons, and
/// the brackets and quotes with which many languages print a list.
pub(super) fn is_separator(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b',' | b';' | b'[' | b']' | b'(' | b')' | b'"' | b'\'')
}

/// The words of a line, up to its comment or end.
pub(super) fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let end = line.iter().position(|&byte| byte == b'#' || byte == b'\n').unwrap_or(line.len());
    line[..end].split(|&byte| is_separator(byte)).filter(|word| !word.is_empty())
}

/// The tokens of a line, up to its comment or end.
///
/// # Errors
/// [`ParseTokenError`] at the first word that is neither number nor card.
///
/// ```
/// use misdeal_audit::text::tokens;
/// use misdeal_deck::Token;
///
/// let found = tokens(b"[2, 0, 1]  # a list").unwrap();
/// assert_eq!(found, [2, 0, 1].map(Token::Number));
/// ```
pub fn tokens(line: &[u8]) -> Result<Vec<Token>, ParseTokenError> {
    words(line).map(Token::parse).collect()
}
