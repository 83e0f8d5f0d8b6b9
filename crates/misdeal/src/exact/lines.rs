//! [`Lines`]: what a program says, line by line.
//!
//! `BufRead` would go on waiting after a wish to stop, and would gather an
//! endless line until memory ends.

use std::io::{self, Read};

use memchr::memchr;

/// The longest line; the longest that is expected has 20 cards.
pub(super) const LINE_BYTES_MAX: usize = 4096;

/// The lines that were read and not yet taken.
#[derive(Debug)]
pub(super) struct Lines {
    bytes: Box<[u8; LINE_BYTES_MAX]>,
    /// What was read and not yet taken.
    from: usize,
    to: usize,
    /// Lines taken so far, blank ones too.
    pub(super) taken: u64,
}

impl Lines {
    pub(super) fn new() -> Self {
        Self { bytes: Box::new([0; LINE_BYTES_MAX]), from: 0, to: 0, taken: 0 }
    }

    /// The next line that is not blank, without its end; `None` at the end of
    /// the stream.
    ///
    /// # Errors
    /// What reading returns, and `InvalidData` for a line without an end.
    pub(super) fn next(&mut self, stream: &mut impl Read) -> io::Result<Option<&[u8]>> {
        loop {
            let Some((from, to)) = self.next_span(stream)? else { return Ok(None) };
            self.taken += 1;
            if !self.bytes[from..to].trim_ascii().is_empty() {
                return Ok(Some(self.bytes[from..to].trim_ascii()));
            }
        }
    }

    /// Whether something was read that was not yet taken, blank lines aside.
    pub(super) fn has_more(&self) -> bool {
        !self.bytes[self.from..self.to].trim_ascii().is_empty()
    }

    fn next_span(&mut self, stream: &mut impl Read) -> io::Result<Option<(usize, usize)>> {
        let mut searched = self.from;
        loop {
            let from = self.from;
            if let Some(length) = memchr(b'\n', &self.bytes[searched..self.to]) {
                self.from = searched + length + 1;
                return Ok(Some((from, searched + length)));
            }
            if from > 0 {
                self.bytes.copy_within(from..self.to, 0);
                (self.from, self.to) = (0, self.to - from);
            }
            searched = self.to;
            if self.to == self.bytes.len() {
                return Err(io::ErrorKind::InvalidData.into());
            }
            let count = stream.read(&mut self.bytes[self.to..])?;
            self.to += count;
            if count == 0 {
                // The last line may lack its end.
                let to = std::mem::take(&mut self.to);
                return Ok((to > 0).then_some((0, to)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that comes in these pieces.
    fn check(pieces: &[&str], expected: &[&str]) {
        struct Pieces<'a>(std::slice::Iter<'a, &'a str>);
        impl Read for Pieces<'_> {
            fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
                let piece = self.0.next().map_or(&[][..], |piece| piece.as_bytes());
                out[..piece.len()].copy_from_slice(piece);
                Ok(piece.len())
            }
        }
        let mut stream = Pieces(pieces.iter());
        let mut lines = Lines::new();
        let mut got = Vec::new();
        while let Some(line) = lines.next(&mut stream).unwrap() {
            got.push(format!("{} ", String::from_utf8_lossy(line)));
            got.last_mut().unwrap().push_str(&lines.taken.to_string());
        }
        assert_eq!(got, expected, "{pieces:?}");
    }

    #[test]
    fn lines_are_the_same_in_whatever_pieces_they_come() {
        check(&["below 5\nbelow 4\n"], &["below 5 1", "below 4 2"]);
        check(&["bel", "ow 5\nbe", "low", " 4", "\n"], &["below 5 1", "below 4 2"]);
        check(&["a\r\n\n \n  b \n"], &["a 1", "b 4"]);
        check(&["a\nlast without an end"], &["a 1", "last without an end 2"]);
        check(&["", "a\n"], &[]);
        check(&["\n", "\n"], &[]);
    }

    #[test]
    fn what_was_not_taken_is_seen_unless_it_is_blank() {
        let mut lines = Lines::new();
        assert!(!lines.has_more());
        let mut stream = &b"a\n \n\nb\n"[..];
        assert_eq!(lines.next(&mut stream).unwrap(), Some(&b"a"[..]));
        assert!(lines.has_more());
        assert_eq!(lines.next(&mut stream).unwrap(), Some(&b"b"[..]));
        assert!(!lines.has_more());
    }

    #[test]
    fn an_endless_line_is_an_error() {
        let long = [&[b'7'; LINE_BYTES_MAX - 1][..], b"\n"].concat();
        assert_eq!(Lines::new().next(&mut &long[..]).unwrap(), Some(&long[..long.len() - 1]));
        let error = Lines::new().next(&mut io::repeat(b'7')).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    }
}
