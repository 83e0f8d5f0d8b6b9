//! [`Hashed`]: what is read, and the SHA-256 of it, so that a report can name its input.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use misdeal_report::Input;
use sha2::{Digest, Sha256};

use crate::stop;

/// Bytes at a time.
const CHUNK: usize = 1 << 16;

/// The hash of what was read so far, shared with the reader.
#[derive(Clone, Debug, Default)]
pub(crate) struct HashSoFar(Arc<Mutex<State>>);

#[derive(Clone, Debug, Default)]
struct State {
    hash: Sha256,
    bytes: u64,
    is_at_end: bool,
}

impl HashSoFar {
    fn update(&self, bytes: &[u8], is_at_end: bool) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.hash.update(bytes);
        state.bytes += bytes.len() as u64;
        state.is_at_end |= is_at_end;
    }

    fn state(&self) -> State {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was read, with its hash if that is of all of it. Of a file the rest is read now.
    pub(crate) fn input(&self, name: String, file: Option<&Path>) -> Input {
        // Without the rest there is no hash of it; what was read is known all the same.
        let rest = file.filter(|_| !self.state().is_at_end).map(|path| self.read_rest(path));
        drop(rest);
        let State { hash, bytes, is_at_end } = self.state();
        let hex = || hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Input { name, bytes, sha256: is_at_end.then(hex) }
    }

    fn read_rest(&self, path: &Path) -> io::Result<()> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(self.state().bytes))?;
        let mut reader = Hashed { input: file, so_far: self.clone() };
        let mut chunk = vec![0; CHUNK];
        while !stop::is_wanted() {
            match reader.read(&mut chunk) {
                Ok(0) => return Ok(()),
                Err(error) if error.kind() != ErrorKind::Interrupted => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

/// A reader whose bytes are hashed on their way.
#[derive(Debug)]
pub(crate) struct Hashed<R> {
    pub(crate) input: R,
    pub(crate) so_far: HashSoFar,
}

impl<R: Read> Read for Hashed<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(out)?;
        self.so_far.update(&out[..count], count == 0 && !out.is_empty());
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash of "abc" is that of FIPS 180-4, as the standard's examples have it.
    #[test]
    fn what_was_read_to_its_end_has_a_hash() {
        let so_far = HashSoFar::default();
        let mut reader = Hashed { input: &b"abc"[..], so_far: so_far.clone() };
        assert_eq!(so_far.input("x".to_owned(), None).sha256, None);
        assert_eq!(io::read_to_string(&mut reader).unwrap(), "abc");
        let input = so_far.input("x".to_owned(), None);
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!((input.bytes, input.sha256.as_deref()), (3, Some(known)));
    }

    #[test]
    fn the_rest_of_a_file_is_read_for_its_hash() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        std::io::Write::write_all(&mut file, b"abc").unwrap();
        let so_far = HashSoFar::default();
        so_far.update(b"a", false);
        let input = so_far.input("x".to_owned(), Some(file.path()));
        assert!(input.sha256.unwrap().starts_with("ba7816bf") && input.bytes == 3);
    }
}
