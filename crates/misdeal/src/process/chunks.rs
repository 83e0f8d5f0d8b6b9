//! [`Chunks`]: a stream read so that whoever wants its bytes can also give up
//! waiting: by a thread of its own, which reads ahead, or where each answer is
//! waited for and a thread would only stand between, by asking the system when
//! there is something to read.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::ChildStdout;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

#[cfg(unix)]
use {
    rustix::event::{PollFd, PollFlags, Timespec, poll},
    rustix::io::Errno,
    std::os::fd::AsFd,
};

use crate::stop;

const CHUNK_BYTES: usize = 64 << 10;
/// Chunks read ahead; a fast program then waits, as it would at a full pipe.
const AHEAD: usize = 16;
/// What is read at once of a dialogue.
#[cfg(unix)]
const DIALOGUE_BYTES: usize = 4096;

/// What came of a short wait.
#[derive(Debug)]
pub(crate) enum Piece {
    Bytes(Vec<u8>),
    NothingYet,
    End,
}

#[derive(Debug)]
enum Stream {
    /// Read ahead by a thread.
    Ahead(Receiver<io::Result<Vec<u8>>>),
    /// Read when somebody asks.
    #[cfg(unix)]
    Asked(ChildStdout),
}

/// The bytes of a stream, as they come.
#[derive(Debug)]
pub(crate) struct Chunks {
    stream: Stream,
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

    /// The output of a program that waits for an answer to each line: there is
    /// nothing to read ahead, and a thread would cost more than the reading.
    pub(crate) fn of_dialogue(output: ChildStdout) -> Self {
        #[cfg(unix)]
        return Self { stream: Stream::Asked(output), rest: Vec::new(), taken: 0 };
        #[cfg(not(unix))]
        Self::new(output)
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
        Self { stream: Stream::Ahead(receiver), rest: Vec::new(), taken: 0 }
    }

    /// The next bytes, if there are any within `wait`.
    pub(crate) fn next(&mut self, wait: Duration) -> io::Result<Piece> {
        let receiver = match &mut self.stream {
            Stream::Ahead(receiver) => receiver,
            #[cfg(unix)]
            Stream::Asked(output) => return read_within(output, wait),
        };
        match receiver.recv_timeout(wait) {
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

#[cfg(unix)]
fn read_within(output: &mut ChildStdout, wait: Duration) -> io::Result<Piece> {
    let mut bytes = [0; DIALOGUE_BYTES];
    if !is_ready(output, PollFlags::IN, wait)? {
        return Ok(Piece::NothingYet);
    }
    match output.read(&mut bytes) {
        Ok(0) => Ok(Piece::End),
        Ok(count) => Ok(Piece::Bytes(bytes[..count].to_vec())),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(Piece::NothingYet),
        Err(error) => Err(error),
    }
}

/// Whether a pipe is ready to be read or written within `wait`; also when its
/// other end is closed, as reading or writing then tells.
#[cfg(unix)]
pub(super) fn is_ready(pipe: &impl AsFd, what: PollFlags, wait: Duration) -> io::Result<bool> {
    let wait = Timespec::try_from(wait).map_err(io::Error::other)?;
    match poll(&mut [PollFd::new(pipe, what)], Some(&wait)) {
        Ok(count) => Ok(count > 0),
        // A signal came; whoever waits looks up and asks again.
        Err(Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
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
