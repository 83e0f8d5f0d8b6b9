//! [`Chunks`]: a stream read by a thread of its own, so that whoever wants its
//! bytes can also give up waiting.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use crate::stop;

const CHUNK_BYTES: usize = 64 << 10;
/// Chunks read ahead; a fast program then waits, as it would at a full pipe.
const AHEAD: usize = 16;

/// What came of a short wait.
#[derive(Debug)]
pub(crate) enum Piece {
    Bytes(Vec<u8>),
    NothingYet,
    End,
}

/// The bytes of a stream, as they come.
#[derive(Debug)]
pub(crate) struct Chunks {
    receiver: Receiver<io::Result<Vec<u8>>>,
    rest: Vec<u8>,
    taken: usize,
}

impl Chunks {
    /// Reads `stream` on a new thread, which ends when the stream does or when
    /// the `Chunks` are dropped and another chunk arrives.
    pub(crate) fn new(stream: impl Read + Send + 'static) -> Self {
        Self::of(move || Ok(stream))
    }

    /// The same of a file, opened by the thread: opening a named pipe waits
    /// for its writer.
    pub(crate) fn of_file(path: PathBuf) -> Self {
        Self::of(move || File::open(path))
    }

    fn of<R: Read>(open: impl FnOnce() -> io::Result<R> + Send + 'static) -> Self {
        let (sender, receiver) = sync_channel(AHEAD);
        thread::spawn(move || {
            let mut stream = match open() {
                Ok(stream) => stream,
                Err(error) => {
                    // If nobody waits for it, nobody needs to know.
                    let _ = sender.send(Err(error));
                    return;
                }
            };
            loop {
                let mut bytes = vec![0; CHUNK_BYTES];
                let chunk = match stream.read(&mut bytes) {
                    Ok(0) => break,
                    Ok(count) => {
                        bytes.truncate(count);
                        Ok(bytes)
                    }
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => Err(error),
                };
                if sender.send(chunk).is_err() {
                    break;
                }
            }
        });
        Self { receiver, rest: Vec::new(), taken: 0 }
    }

    /// The next bytes, if there are any within `wait`.
    pub(crate) fn next(&mut self, wait: Duration) -> io::Result<Piece> {
        match self.receiver.recv_timeout(wait) {
            Ok(chunk) => chunk.map(Piece::Bytes),
            Err(RecvTimeoutError::Timeout) => Ok(Piece::NothingYet),
            Err(RecvTimeoutError::Disconnected) => Ok(Piece::End),
        }
    }

    /// Fills `out` from bytes that came before; 0 if there are none left.
    pub(crate) fn fill(&mut self, out: &mut [u8]) -> usize {
        let count = out.len().min(self.rest.len() - self.taken);
        out[..count].copy_from_slice(&self.rest[self.taken..][..count]);
        self.taken += count;
        count
    }

    /// Keeps bytes for the next [`Chunks::fill`].
    pub(crate) fn keep(&mut self, bytes: Vec<u8>) {
        self.rest = bytes;
        self.taken = 0;
    }
}

/// For streams that may be silent as long as they like, such as standard input.
/// A wish to stop is an error of kind `Interrupted`.
impl Read for Chunks {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.fill(out);
            if count > 0 {
                return Ok(count);
            }
            if stop::is_wanted() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            match self.next(Duration::from_millis(50))? {
                Piece::Bytes(bytes) => self.keep(bytes),
                Piece::NothingYet => {}
                Piece::End => return Ok(0),
            }
        }
    }
}
