//! [`Lines`]: one buffer and where each line in it ends.
//!
//! A line is any bytes; what ends it (LF or NUL) belongs to it, so it is
//! written as it stands. There is no allocation for each line.

use std::collections::TryReserveError;

use super::compact::Integers;

/// Lines in the order in which they were read.
#[derive(Debug)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    /// For each line the index in `bytes` after its last byte.
    ends: Integers,
}

impl Lines {
    /// The lines of `bytes`, each ended by the byte `end`, the last one too.
    ///
    /// # Errors
    /// When there is no memory for 4 bytes a line, 8 from 4 GiB on.
    pub(super) fn split(bytes: Vec<u8>, end: u8) -> Result<Self, TryReserveError> {
        debug_assert!(bytes.last().is_none_or(|&last| last == end));
        // Counted first, so that the index is exactly as large as it must be.
        let count = memchr::memchr_iter(end, &bytes).count() as u64;
        let ends = memchr::memchr_iter(end, &bytes).map(|at| at as u64 + 1);
        let ends = Integers::collect(count, bytes.len() as u64, ends)?;
        Ok(Self { bytes, ends })
    }

    /// One line each, whatever bytes they hold, ended by `end`.
    ///
    /// # Errors
    /// As [`Lines::split`].
    pub(super) fn from_texts<'a>(
        texts: impl ExactSizeIterator<Item = &'a [u8]> + Clone,
        end: u8,
    ) -> Result<Self, TryReserveError> {
        let total: usize = texts.clone().map(|text| text.len() + 1).sum();
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(total)?;
        for text in texts.clone() {
            bytes.extend_from_slice(text);
            bytes.push(end);
        }
        let count = texts.len() as u64;
        let ends = texts.scan(0, |at, text| {
            *at += text.len() as u64 + 1;
            Some(*at)
        });
        Ok(Self { bytes, ends: Integers::collect(count, total as u64, ends)? })
    }

    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.ends.len() as u64
    }

    /// Line `index`, counted from 0, with what ends it; nothing if there is none.
    #[inline]
    pub(super) fn get(&self, index: u64) -> &[u8] {
        let index = index as usize;
        let Some(end) = self.ends.get(index) else { return &[] };
        let start = index.checked_sub(1).and_then(|before| self.ends.get(before)).unwrap_or(0);
        &self.bytes[start as usize..end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(lines: &Lines) -> Vec<&[u8]> {
        (0..lines.count()).map(|index| lines.get(index)).collect()
    }

    #[track_caller]
    fn split(bytes: &[u8], end: u8, expected: &[&[u8]]) {
        assert_eq!(all(&Lines::split(bytes.to_vec(), end).unwrap()), expected);
    }

    #[test]
    fn lines_are_cut_at_their_ends_only() {
        split(b"", b'\n', &[]);
        split(b"\n", b'\n', &[b"\n"]);
        split(b"a\n\nb\r\n", b'\n', &[b"a\n", b"\n", b"b\r\n"]);
        split(b"\0\xff\n", b'\n', &[b"\0\xff\n"]);
        split(b"a\nb\0\0", 0, &[b"a\nb\0", b"\0"]);
    }

    #[test]
    fn texts_may_hold_line_ends() {
        let texts: [&[u8]; 3] = [b"a\nb", b"", b"c"];
        let lines = Lines::from_texts(texts.into_iter(), b'\n').unwrap();
        assert_eq!(all(&lines), [&b"a\nb\n"[..], b"\n", b"c\n"]);
        assert_eq!(lines.get(3), b"");
        let none: [&[u8]; 0] = [];
        assert_eq!(Lines::from_texts(none.into_iter(), b'\n').unwrap().count(), 0);
    }
}
