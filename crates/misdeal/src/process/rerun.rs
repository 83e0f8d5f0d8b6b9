//! [`Rerun`]: a program started again for every deal, read as one text.
//!
//! All that a run prints is one deal, whatever its lines; comments in it are
//! dropped. A run becomes one line, so the line number of an error is the
//! number of the run.

use std::io::{self, Read};

use super::{Start, Suspect};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::stop;

/// The most a single run may print.
const RUN_BYTES_MAX: u64 = 16 << 20;

/// The outputs of one run after another, one a line, without end.
#[derive(Debug)]
pub(crate) struct Rerun {
    start: Start,
    progress: Progress,
    /// A run that was started and not yet read.
    next: Option<Suspect>,
    line: Vec<u8>,
    taken: usize,
    runs: u64,
}

impl Rerun {
    /// Starts the program for its first deal.
    pub(crate) fn new(start: Start, progress: Progress) -> Result<Self, Failure> {
        let first = Suspect::start(&start)?;
        Ok(Self { start, progress, next: Some(first), line: Vec::new(), taken: 0, runs: 0 })
    }

    fn run(&mut self) -> io::Result<()> {
        self.runs += 1;
        self.progress.at(self.runs);
        let started = self.next.take().map_or_else(|| Suspect::start(&self.start), Ok);
        let mut suspect = match started {
            Ok(suspect) => suspect,
            Err(Failure::Told { message, .. }) => return Err(io::Error::other(message)),
            Err(Failure::NobodyReads) => return Err(io::ErrorKind::BrokenPipe.into()),
        };
        let mut output = Vec::new();
        let mut chunk = [0; 4096];
        loop {
            match suspect.read(&mut chunk) {
                Ok(0) => break,
                Ok(count) => output.extend(&chunk[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => return Err(error),
                Err(error) => return Err(io::Error::other(format!("run {}: {error}", self.runs))),
            }
            if output.len() as u64 > RUN_BYTES_MAX {
                let what = format!("run {}: got more than {RUN_BYTES_MAX} bytes", self.runs);
                return Err(io::Error::other(what));
            }
        }
        self.line = one_line(&output);
        self.taken = 0;
        if self.line.iter().all(u8::is_ascii_whitespace) {
            return Err(io::Error::other(format!("run {}: got no cards", self.runs)));
        }
        Ok(())
    }
}

/// The lines of one run as one line, without comments.
fn one_line(output: &[u8]) -> Vec<u8> {
    let mut line = Vec::with_capacity(output.len() + 1);
    for part in output.split(|&byte| byte == b'\n') {
        let content = part.split(|&byte| byte == b'#').next().unwrap_or_default();
        line.extend(content);
        line.push(b' ');
    }
    line.push(b'\n');
    line
}

impl Read for Rerun {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.taken == self.line.len() {
            if stop::is_wanted() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            self.run()?;
        }
        let count = out.len().min(self.line.len() - self.taken);
        out[..count].copy_from_slice(&self.line[self.taken..][..count]);
        self.taken += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_one_line_without_its_comments() {
        assert_eq!(one_line(b"# washed\n1 2\r\n3 # last\n"), b" 1 2\r 3   \n");
    }
}
