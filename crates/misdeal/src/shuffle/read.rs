//! Reading: files, standard input or arguments become [`Items`].
//!
//! Knows nothing of chance and of output. What is read stays as it was, byte
//! by byte; a last line without an end gets one, since it may land anywhere.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::lines::Lines;
use super::range::Range;
use crate::failure::Failure;

/// What is to be shuffled, by its number from 0 on.
#[derive(Debug)]
pub(super) enum Items {
    Lines(Lines),
    Numbers(Range),
}

impl Items {
    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        match self {
            Self::Lines(lines) => lines.count(),
            Self::Numbers(range) => range.count(),
        }
    }
}

/// The arguments themselves, a line each.
pub(super) fn arguments(texts: &[OsString], end: u8) -> Result<Items, Failure> {
    let texts = texts.iter().map(|text| text.as_encoded_bytes());
    Lines::from_texts(texts, end).map(Items::Lines).map_err(|_| too_large())
}

/// The lines of all files, one file after the other; `-` and no file at all
/// are standard input.
///
/// # Errors
/// What cannot be read or does not fit in memory; a file that does not begin
/// with the same `header` lines as the first one. (If it does, it is read
/// without them.)
pub(super) fn files(names: &[OsString], end: u8, header: u64) -> Result<Items, Failure> {
    let standard_input = [OsString::from("-")];
    let names = if names.is_empty() { &standard_input } else { names };
    let mut bytes = Vec::new();
    let mut first: Option<(&OsString, usize)> = None;
    for name in names {
        let start = bytes.len();
        append(name, &mut bytes, end).map_err(|error| match error.kind() {
            io::ErrorKind::OutOfMemory => too_large().within(shown(name)),
            _ => Failure::new(format!("cannot read {}: {error}", shown(name))),
        })?;
        if start == bytes.len() || header == 0 {
            continue;
        }
        let own = header_length(&bytes[start..], end, header);
        match first {
            None => first = Some((name, own)),
            Some((_, length)) if bytes[start..start + own] == bytes[..length] => {
                bytes.drain(start..start + own);
            }
            Some((other, _)) => {
                let [name, other] = [name, other].map(shown);
                return Err(Failure::new(format!(
                    "{name}: the first {header} of its lines are not those of {other}"
                ))
                .hint("with --header all files must begin with the same lines"));
            }
        }
    }
    Lines::split(bytes, end).map(Items::Lines).map_err(|_| too_large())
}

fn append(name: &OsString, bytes: &mut Vec<u8>, end: u8) -> io::Result<()> {
    let start = bytes.len();
    if name == "-" {
        io::stdin().lock().read_to_end(bytes)?;
    } else {
        File::open(Path::new(name))?.read_to_end(bytes)?;
    }
    if bytes.len() > start && bytes.last() != Some(&end) {
        bytes.try_reserve(1)?;
        bytes.push(end);
    }
    Ok(())
}

/// How many bytes the first `header` lines take.
fn header_length(bytes: &[u8], end: u8, header: u64) -> usize {
    let last = usize::try_from(header - 1).unwrap_or(usize::MAX);
    memchr::memchr_iter(end, bytes).nth(last).map_or(bytes.len(), |at| at + 1)
}

fn shown(name: &OsString) -> String {
    match name.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => name.display().to_string(),
    }
}

fn too_large() -> Failure {
    Failure::new("the lines do not fit in memory").hint("shuffle parts of the input")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_may_be_longer_than_the_file() {
        assert_eq!(header_length(b"a\nbc\nd\n", b'\n', 1), 2);
        assert_eq!(header_length(b"a\nbc\nd\n", b'\n', 2), 5);
        assert_eq!(header_length(b"a\nbc\nd\n", b'\n', 4), 7);
        assert_eq!(header_length(b"a\nb\0c\0", 0, u64::MAX), 6);
    }
}
