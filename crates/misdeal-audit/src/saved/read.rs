//! Reads a saved tally and believes nothing of it.

use std::io::{BufRead, BufReader, ErrorKind, Read};

use serde::Deserialize;
use xxhash_rust::xxh3::Xxh3;

use super::counts::{FrameLine, WholeLine, frame_bytes_max, whole_bytes_max};
use super::header::{Header, printable};
use super::{SCHEMA, SavedError, SavedTally};
use crate::tally::{Fingerprints, Tally};

/// The longest first line: the names of a million cards fit.
const HEADER_BYTES_MAX: usize = 64 << 20;
/// How every saved tally of any version begins.
const BEGINNING: &[u8] = b"{\"schema\":\"";
/// The longest name of a format that is repeated.
const FORMAT_BYTES_MAX: usize = 40;
const BUFFER_BYTES: usize = 256 << 10;

pub(super) fn read(input: impl Read) -> Result<SavedTally, SavedError> {
    let mut intake = Intake::new(input);
    let header: Header = parse(&intake.header()?, "line 1")?;
    let (shape, deals, fingerprints) = (header.shape(), header.deals, header.fingerprints);
    let (invalid, naming, run) = header.open()?;
    // Only now is the shape known to be within its limits.
    let mut tally = Tally::new(shape);
    (tally.deals, tally.invalid) = (deals, invalid);
    let mut line = 1;
    for read in &mut tally.frames {
        line += 1;
        let place = format!("line {line}");
        let text = intake.line(Vec::new(), frame_bytes_max(read, shape, deals), &place)?;
        parse::<FrameLine<'_>>(&text, &place)?.open(read, shape, deals, &place)?;
    }
    let place = format!("line {}", line + 1);
    let text = intake.line(Vec::new(), whole_bytes_max(&tally, deals), &place)?;
    parse::<WholeLine<'_>>(&text, &place)?.open(&mut tally, &place)?;
    let below = tally.shape().outcomes().filter(|_| tally.has_ranks());
    tally.fingerprints = Fingerprints::of_sorted(intake.fingerprints(fingerprints, below)?);
    intake.end()?;
    Ok(SavedTally { tally, naming, run })
}

fn parse<'a, T: Deserialize<'a>>(line: &'a [u8], place: &str) -> Result<T, SavedError> {
    serde_json::from_slice(line).map_err(|error| SavedError::json(place, &error))
}

/// The bytes, hashed as they are taken.
struct Intake<R> {
    input: BufReader<R>,
    hash: Xxh3,
}

impl<R: Read> Intake<R> {
    fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(BUFFER_BYTES, input), hash: Xxh3::new() }
    }

    /// The first line, if it is one of this format.
    fn header(&mut self) -> Result<Vec<u8>, SavedError> {
        let mut line = Vec::new();
        let mut beginning = self.input.by_ref().take(BEGINNING.len() as u64);
        beginning.read_to_end(&mut line).map_err(SavedError::Read)?;
        if line.is_empty() {
            return Err(SavedError::Empty);
        }
        if line != BEGINNING {
            return Err(SavedError::NotATally);
        }
        let mut name = self.input.by_ref().take(FORMAT_BYTES_MAX as u64);
        name.read_until(b'"', &mut line).map_err(SavedError::Read)?;
        let name = &line[BEGINNING.len()..];
        let name = String::from_utf8_lossy(name.strip_suffix(b"\"").unwrap_or(name));
        if name != SCHEMA {
            return Err(SavedError::Format { got: printable(&name) });
        }
        self.hash.update(&line);
        self.line(line, HEADER_BYTES_MAX, "line 1")
    }

    /// The rest of a line that begins like this, without its end.
    fn line(
        &mut self,
        mut line: Vec<u8>,
        bytes_max: usize,
        place: &str,
    ) -> Result<Vec<u8>, SavedError> {
        let begin = line.len();
        let mut rest = self.input.by_ref().take(bytes_max as u64 + 1);
        rest.read_until(b'\n', &mut line).map_err(SavedError::Read)?;
        self.hash.update(&line[begin..]);
        match line.pop() {
            Some(b'\n') => Ok(line),
            _ if line.len() >= bytes_max => {
                let what = format!("got more than {bytes_max} bytes without a line end");
                Err(SavedError::content(place, what))
            }
            _ => Err(SavedError::CutOff { place: place.to_owned() }),
        }
    }

    /// So many fingerprints in ascending order, below a number if there is one.
    fn fingerprints(&mut self, count: u64, below: Option<u128>) -> Result<Vec<u128>, SavedError> {
        const SIZE: usize = size_of::<u128>();
        let mut all = Vec::with_capacity(count as usize);
        let mut bytes = vec![0; BUFFER_BYTES];
        while (all.len() as u64) < count {
            let wanted = (count as usize - all.len()).min(BUFFER_BYTES / SIZE) * SIZE;
            let piece = &mut bytes[..wanted];
            let place = || format!("fingerprints {} to {count}", all.len() + 1);
            self.input.read_exact(piece).map_err(|error| cut_off(error, place))?;
            self.hash.update(piece);
            for bytes in piece.as_chunks::<SIZE>().0 {
                let fingerprint = u128::from_le_bytes(*bytes);
                let place = || format!("fingerprint {}", all.len() + 1);
                if all.last().is_some_and(|&before| before > fingerprint) {
                    let what = "got a smaller one than that before, expected ascending order";
                    return Err(SavedError::content(place(), what));
                }
                if let Some(below) = below.filter(|&below| fingerprint >= below) {
                    let expected = format!("a rank below {below}");
                    return Err(SavedError::mismatch(place(), fingerprint, expected));
                }
                all.push(fingerprint);
            }
        }
        Ok(all)
    }

    /// The checksum of all that was taken, and nothing after it.
    fn end(mut self) -> Result<(), SavedError> {
        let expected = self.hash.digest128().to_le_bytes();
        let mut got = [0; 16];
        self.input
            .read_exact(&mut got)
            .map_err(|error| cut_off(error, || "checksum".to_owned()))?;
        if got != expected {
            return Err(SavedError::Checksum);
        }
        let mut more = [0];
        match self.input.read_exact(&mut more) {
            Ok(()) => Err(SavedError::TooLong),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(()),
            Err(error) => Err(SavedError::Read(error)),
        }
    }
}

fn cut_off(error: std::io::Error, place: impl FnOnce() -> String) -> SavedError {
    match error.kind() {
        ErrorKind::UnexpectedEof => SavedError::CutOff { place: place() },
        _ => SavedError::Read(error),
    }
}
