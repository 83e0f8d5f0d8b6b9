//! Writes a saved tally.

use std::io::{self, BufWriter, Write};

use serde::Serialize;
use xxhash_rust::xxh3::Xxh3;

use super::SavedTally;
use super::counts::{FrameLine, WholeLine};
use super::header::Header;

const BUFFER_BYTES: usize = 64 << 10;

pub(super) fn write(saved: &SavedTally, out: impl Write) -> io::Result<()> {
    let tally = &saved.tally;
    let fingerprints = tally.fingerprints.sorted();
    let hashing = Hashing { out, hash: Xxh3::new() };
    let mut out = BufWriter::with_capacity(BUFFER_BYTES, hashing);
    line(&mut out, &Header::of(saved, fingerprints.len() as u64))?;
    for read in &tally.frames {
        line(&mut out, &FrameLine::of(read, tally.shape()))?;
    }
    line(&mut out, &WholeLine::of(tally))?;
    for fingerprint in fingerprints.iter() {
        out.write_all(&fingerprint.to_le_bytes())?;
    }
    let Hashing { mut out, hash } = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    out.write_all(&hash.digest128().to_le_bytes())?;
    out.flush()
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Writes, and hashes what was written.
struct Hashing<W> {
    out: W,
    hash: Xxh3,
}

impl<W: Write> Write for Hashing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.hash.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
