//! The words of a line.
//!
//! ```text
//!   line     1 2 , _ 5 1 \n        64 bytes at a time
//!   apart    0 0 1 1 0 0 1         a bit for each byte between words
//!   begins   1 0 0 0 1 0 0         the first bytes of words
//!   ends     0 0 1 0 0 0 1         the bytes behind words
//! ```
//!
//! Bits are made for many bytes at once and without a branch. How long a word
//! is cannot be foreseen, and a processor that has guessed wrong loses more time
//! than the word would have taken.

use memchr::memchr2;
use misdeal_deck::{ParseTokenError, Token};

/// What stands between words: blanks, tabs, commas, semicolons, and the brackets
/// and quotes with which many languages print a list.
const SEPARATORS: [u8; 11] = *b" \t\r,;[]()\"'";

/// The same for each byte.
const IS_SEPARATOR: [bool; 256] = {
    let (mut is_separator, mut at) = ([false; 256], 0);
    while at < SEPARATORS.len() {
        is_separator[SEPARATORS[at] as usize] = true;
        at += 1;
    }
    is_separator
};

/// True for what stands between words.
#[inline]
pub(super) fn is_separator(byte: u8) -> bool {
    IS_SEPARATOR[usize::from(byte)]
}

/// The words of a line, up to its comment or end.
pub(super) fn words(line: &[u8]) -> impl Iterator<Item = Word<'_>> {
    pieces(line).flatten()
}

/// The same, some at a time. Two loops are quicker than one over both.
#[inline]
pub(super) fn pieces(line: &[u8]) -> Pieces<'_> {
    let end = memchr2(b'#', b'\n', line).unwrap_or(line.len());
    Pieces { line: &line[..end], next: 0 }
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
    words(line).map(|word| Token::parse(word.bytes())).collect()
}

/// Bytes whose bits are made at once.
const PIECE: usize = 64;
/// A padded word of blanks only.
const BLANKS: u64 = u64::from_le_bytes([b' '; 8]);

/// A word, and the line that it stands in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    line: &'a [u8],
    begin: usize,
    /// Its length, or that of a piece if it is longer.
    len: usize,
}

impl<'a> Word<'a> {
    /// What it consists of, at least one byte.
    pub(super) fn bytes(&self) -> &'a [u8] {
        let rest = &self.line[self.begin..];
        let len = match self.len {
            PIECE => rest.iter().position(|&byte| is_separator(byte)).unwrap_or(rest.len()),
            len => len,
        };
        &rest[..len]
    }

    /// How long it is, if that is no more than `max`, less than a piece.
    #[inline]
    pub(super) fn len_at_most(&self, max: usize) -> Option<usize> {
        (self.len <= max).then_some(self.len)
    }

    /// Its first bytes, and if it is shorter, whatever follows.
    #[inline]
    pub(super) fn first_bytes<const N: usize>(&self) -> [u8; N] {
        let rest = &self.line[self.begin..];
        rest.first_chunk().copied().unwrap_or_else(|| {
            let mut bytes = [0; N];
            bytes[..rest.len()].copy_from_slice(rest);
            bytes
        })
    }

    /// A word of at most eight bytes, with blanks behind it if there is room.
    /// No word has a blank, so no two words are the same.
    #[inline]
    pub(super) fn padded(&self) -> Option<u64> {
        let own = u64::MAX >> (64 - 8 * self.len_at_most(8)?);
        Some(u64::from_le_bytes(self.first_bytes()) & own | BLANKS & !own)
    }
}

/// The words of 64 bytes of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'a> {
    line: &'a [u8],
    at: usize,
    begins: u64,
    /// As many, but that a word which fills the piece has no end in it.
    ends: u64,
}

impl<'a> Iterator for Piece<'a> {
    type Item = Word<'a>;

    #[inline]
    fn next(&mut self) -> Option<Word<'a>> {
        if self.begins == 0 {
            return None;
        }
        let (begin, end) = (self.begins.trailing_zeros(), self.ends.trailing_zeros());
        self.begins &= self.begins - 1;
        self.ends &= self.ends.wrapping_sub(1);
        Some(Word { line: self.line, begin: self.at + begin as usize, len: (end - begin) as usize })
    }
}

/// A line in pieces, which overlap so that each word is whole in one, if it can.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pieces<'a> {
    line: &'a [u8],
    next: usize,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    #[inline]
    fn next(&mut self) -> Option<Piece<'a>> {
        let (line, at) = (self.line, self.next);
        if at >= line.len() {
            return None;
        }
        let apart = match line[at..].first_chunk() {
            Some(bytes) => apart(bytes),
            None => apart_at_end(&line[at..]),
        };
        // A piece never begins within a word.
        let mut begins = !apart & (apart << 1 | 1);
        let ends = apart & !(apart << 1 | 1);
        self.next += PIECE;
        if begins.count_ones() > ends.count_ones() {
            // The last word is cut: the next piece begins with it.
            let last = PIECE - 1 - begins.leading_zeros() as usize;
            match last {
                0 => {
                    let word = Word { line, begin: at, len: PIECE };
                    self.next = at + word.bytes().len();
                }
                _ => {
                    begins ^= 1 << last;
                    self.next = at + last;
                }
            }
        }
        Some(Piece { line, at, begins, ends })
    }
}

/// The same for the last bytes of a line, fewer than a piece has.
fn apart_at_end(rest: &[u8]) -> u64 {
    let mut piece = [b' '; PIECE];
    piece[..rest.len()].copy_from_slice(rest);
    apart(&piece)
}

/// Bit `i` is set if byte `i` is between words.
#[inline(never)]
fn apart(piece: &[u8; PIECE]) -> u64 {
    // One separator after the other: then many bytes are compared at once.
    let mut flags = [0; PIECE];
    for separator in SEPARATORS {
        for (flag, &byte) in flags.iter_mut().zip(piece) {
            *flag |= u8::from(byte == separator);
        }
    }
    let (eights, _) = flags.as_chunks::<8>();
    // Of eight bytes that are 0 or 1 the product has each at its place in the
    // highest byte: byte i, at bit 8 i, meets the factor's bit 56 - 7 i.
    let bits =
        |eight: &[u8; 8]| u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    (0..).step_by(8).zip(eights).fold(0, |all, (place, eight)| all | bits(eight) << place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The words, the plain way.
    fn split(line: &[u8]) -> Vec<&[u8]> {
        let end = line.iter().position(|&byte| byte == b'#' || byte == b'\n').unwrap_or(line.len());
        line[..end].split(|&byte| is_separator(byte)).filter(|word| !word.is_empty()).collect()
    }

    fn check(line: &[u8]) {
        let expected = split(line);
        let found: Vec<&[u8]> = words(line).map(|word| word.bytes()).collect();
        assert_eq!(found, expected);
        for (word, bytes) in words(line).zip(expected) {
            let mut padded = bytes.to_vec();
            padded.resize(8, b' ');
            let is_short = bytes.len() <= 8;
            assert_eq!(word.padded().is_some(), is_short);
            assert!(!is_short || word.padded().unwrap().to_le_bytes() == padded[..8]);
        }
    }

    #[test]
    fn words_end_anywhere_about_the_end_of_a_piece() {
        for before in 55..70 {
            for len in 0..75 {
                let line = [vec![b','; before], vec![b'7'; len]].concat();
                check(&line);
                check(&[&line[..], b" 1\n"].concat());
                check(&[&line[..], b"#9"].concat());
            }
        }
    }

    #[test]
    fn each_byte_is_told_apart() {
        (0..=u8::MAX).for_each(|byte| check(&[b'1', byte, b'2']));
    }

    proptest! {
        #[test]
        fn bytes_make_the_same_words(line in proptest::collection::vec(any::<u8>(), 0..300)) {
            check(&line);
        }

        #[test]
        fn lines_make_the_same_words(line in r#"[0-9A-K \t\r,;\[\]()"'红#]{0,200}\n?"#) {
            check(line.as_bytes());
        }
    }
}
