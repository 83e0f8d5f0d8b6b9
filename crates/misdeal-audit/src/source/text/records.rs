//! [`Records`]: cuts a stream of bytes into batches of whole deals.
//!
//! Only line ends, comment signs and blank lines are looked at here; this is
//! the serial step, so it does no more than it must.

use std::io::{ErrorKind, Read};

use memchr::memchr;

use crate::source::SourceError;

/// The longest line, line end not counted: a million cards of eight bytes fit.
pub(super) const LINE_BYTES_MAX: usize = 16 << 20;
const READ_BYTES: usize = 256 << 10;

/// Whole lines, cut so that they hold a whole number of deals.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The bytes, comments and blank lines among them.
    pub(crate) bytes: Vec<u8>,
    /// The number of the first line, from 1.
    pub(crate) first_line: u64,
    /// Lines of cards that make one deal.
    pub(crate) lines_per_deal: usize,
    /// The deals.
    pub(crate) deals: u64,
}

impl Lines {
    /// The lines that hold cards, with their numbers.
    pub(crate) fn content(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let mut rest = &self.bytes[..];
        let lines = std::iter::from_fn(move || {
            let end = memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
            let line = rest.split_off(..end)?;
            (!line.is_empty()).then_some(line)
        });
        (self.first_line..).zip(lines).filter(|(_, line)| has_content(line))
    }
}

/// A reader of batches.
#[derive(Debug)]
pub(super) struct Records<R> {
    input: R,
    /// Where one read puts its bytes. Many programs write a line at a time, so
    /// clearing room of this size in the buffer for each would cost more.
    piece: Box<[u8]>,
    buffer: Vec<u8>,
    /// Bytes of `buffer` already handed out.
    taken: usize,
    line: u64,
    lines_per_deal: usize,
    state: State,
}

#[derive(Debug, PartialEq, Eq)]
enum State {
    Open,
    Ended,
    /// Ended by a wish to stop; what is unfinished does not count.
    Stopped,
}

/// Where a line ends, seen from the start of the search.
enum LineEnd {
    /// Just behind the line end, or behind the last byte of the input.
    At(usize),
    /// There is no further line.
    None,
}

impl<R: Read> Records<R> {
    /// Deals of `lines_per_deal >= 1` lines from `input`.
    pub(super) fn new(input: R, lines_per_deal: usize) -> Self {
        let lines_per_deal = lines_per_deal.max(1);
        let piece = vec![0; READ_BYTES].into_boxed_slice();
        let (buffer, state) = (Vec::new(), State::Open);
        Self { input, piece, buffer, taken: 0, line: 1, lines_per_deal, state }
    }

    /// The next `deals_max` deals, fewer only at the end; `None` there.
    ///
    /// # Errors
    /// [`SourceError`] if reading fails, a line is longer than
    /// [`LINE_BYTES_MAX`], or the input ends within a deal.
    pub(super) fn take(&mut self, deals_max: u64) -> Result<Option<Lines>, SourceError> {
        self.buffer.drain(..self.taken);
        self.taken = 0;
        let wanted = deals_max.saturating_mul(self.lines_per_deal as u64);
        let (first_line, mut at, mut content) = (self.line, 0, 0u64);
        // Where the last whole deal ends, and the number of the line there.
        let (mut cut, mut cut_line) = (0, self.line);
        while content < wanted {
            let LineEnd::At(end) = self.line_end(at)? else { break };
            if self.line == 1 && self.buffer.starts_with(b"\xef\xbb\xbf") {
                self.buffer[..3].fill(b' ');
            }
            self.line += 1;
            if has_content(&self.buffer[at..end]) {
                content += 1;
                if content.is_multiple_of(self.lines_per_deal as u64) {
                    (cut, cut_line) = (end, self.line);
                }
            }
            at = end;
        }
        let unfinished = (content % self.lines_per_deal as u64) as usize;
        if unfinished > 0 && self.state == State::Ended {
            let (line, expected) = (self.line - 1, self.lines_per_deal);
            return Err(SourceError::UnfinishedDeal { line, got: unfinished, expected });
        }
        self.taken = cut;
        self.line = cut_line;
        let deals = content / self.lines_per_deal as u64;
        let bytes = self.buffer[..cut].to_vec();
        let lines = Lines { bytes, first_line, lines_per_deal: self.lines_per_deal, deals };
        Ok((deals > 0).then_some(lines))
    }

    /// Undoes the last `take`, which handed out `lines`.
    pub(super) fn put_back(&mut self, lines: &Lines) {
        self.taken = 0;
        self.line = lines.first_line;
    }

    fn line_end(&mut self, begin: usize) -> Result<LineEnd, SourceError> {
        let mut searched = begin;
        loop {
            let found = memchr(b'\n', &self.buffer[searched..]).map(|found| searched + found);
            searched = found.unwrap_or(self.buffer.len());
            if searched - begin > LINE_BYTES_MAX {
                let (line, bytes_max) = (self.line, LINE_BYTES_MAX);
                return Err(SourceError::LineTooLong { line, bytes_max });
            }
            if let Some(found) = found {
                return Ok(LineEnd::At(found + 1));
            }
            if self.state == State::Open {
                self.read_more()?;
            }
            match self.state {
                State::Open => {}
                State::Ended if begin < searched => return Ok(LineEnd::At(searched)),
                State::Ended | State::Stopped => return Ok(LineEnd::None),
            }
        }
    }

    fn read_more(&mut self) -> Result<(), SourceError> {
        match self.input.read(&mut self.piece) {
            Ok(0) => self.state = State::Ended,
            Ok(count) => self.buffer.extend_from_slice(&self.piece[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => self.state = State::Stopped,
            Err(error) => return Err(SourceError::Read(error)),
        }
        Ok(())
    }
}

/// False for blank lines and lines of comment.
fn has_content(line: &[u8]) -> bool {
    let first = line.iter().find(|&&byte| !super::words::is_separator(byte) && byte != b'\n');
    first.is_some_and(|&byte| byte != b'#')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Yields its bytes in pieces of `size`, then ends or asks to stop.
    struct Pieces<'a>(&'a [u8], usize, bool);

    impl Read for Pieces<'_> {
        fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
            if self.0.is_empty() && self.2 {
                return Err(ErrorKind::Interrupted.into());
            }
            let count = self.1.min(self.0.len()).min(out.len());
            out[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn all(text: &str, piece: usize, lines_per_deal: usize, stop: bool) -> Vec<(u64, String)> {
        let mut records = Records::new(Pieces(text.as_bytes(), piece, stop), lines_per_deal);
        let mut got = Vec::new();
        while let Some(lines) = records.take(2).unwrap() {
            assert!(lines.deals <= 2);
            let text = |line: &[u8]| String::from_utf8_lossy(line).trim().to_owned();
            got.extend(lines.content().map(|(number, line)| (number, text(line))));
        }
        got
    }

    #[test]
    fn batches_do_not_depend_on_how_the_bytes_arrive() {
        let text = "\u{feff}1 2\n\n# note\n2 1 # note\r\n   \n1 2\n2 1";
        let want: Vec<(u64, String)> = [(1, "1 2"), (4, "2 1 # note"), (6, "1 2"), (7, "2 1")]
            .map(|(line, text)| (line, text.to_owned()))
            .to_vec();
        for piece in 1..text.len() {
            let mut got = all(text, piece, 1, false);
            got[0].1 = got[0].1.trim().to_owned();
            assert_eq!(got, want, "pieces of {piece}");
            assert_eq!(all(text, piece, 2, false).len(), 4);
        }
    }

    #[test]
    fn a_stop_drops_what_is_unfinished() {
        assert_eq!(all("1 2\n2 1\n1", 3, 1, true).len(), 2);
        assert_eq!(all("1 2\n2 1\n1 2\n", 3, 2, true).len(), 2);
    }

    #[test]
    fn an_end_within_a_deal_is_an_error() {
        let mut records = Records::new(&b"1\n2\n\n1\n"[..], 2);
        let error = records.take(9).unwrap_err();
        assert_eq!(error.to_string(), "line 4: the last deal has 1 of 2 lines");
    }

    #[test]
    fn an_endless_line_is_an_error() {
        let mut records = Records::new(std::io::repeat(b'7'), 1);
        assert!(matches!(records.take(1), Err(SourceError::LineTooLong { line: 1, .. })));
    }
}
