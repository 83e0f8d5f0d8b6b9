//! [`Sink`]: where the output goes, standard output or a file that is complete or absent.
//!
//! Knows bytes and nothing of what they mean.

use std::io::{self, BufWriter, Stdout, Write};
use std::path::Path;

use crate::failure::Failure;
use crate::output::Pending;

const BUFFER_BYTES: usize = 128 << 10;

/// Takes bytes; nothing is certain before [`Sink::finish`].
#[derive(Debug)]
pub(super) struct Sink {
    out: BufWriter<Target>,
}

#[derive(Debug)]
enum Target {
    Stdout(Stdout),
    File(Pending),
}

impl Sink {
    pub(super) fn stdout() -> Self {
        Self::new(Target::Stdout(io::stdout()))
    }

    /// The file `path`, which stays as it is until [`Sink::finish`], unless it
    /// is a pipe or a device.
    ///
    /// # Errors
    /// When there is no permission to write the file or beside it.
    pub(super) fn file(path: &Path) -> Result<Self, Failure> {
        Pending::create(path).map(|file| Self::new(Target::File(file)))
    }

    fn new(target: Target) -> Self {
        Self { out: BufWriter::with_capacity(BUFFER_BYTES, target) }
    }

    /// Whether nothing is seen of the output before it is complete.
    pub(super) fn is_kept_back(&self) -> bool {
        matches!(self.out.get_ref(), Target::File(file) if file.is_kept_back())
    }

    /// Writes what is buffered and gives the file its name.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let finished = self.out.flush().and_then(|()| match self.out.get_mut() {
            Target::Stdout(_) => Ok(()),
            Target::File(file) => file.commit(),
        });
        finished.map_err(|error| self.failure(&error))
    }

    /// What an error of a write means to the user.
    pub(super) fn failure(&self, error: &io::Error) -> Failure {
        match self.out.get_ref() {
            Target::Stdout(_) => Failure::writing(error),
            Target::File(file) => file.failure(error),
        }
    }
}

impl Write for Sink {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => stdout.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            Self::File(file) => file.flush(),
        }
    }
}
