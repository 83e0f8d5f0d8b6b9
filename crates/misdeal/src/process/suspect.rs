//! [`Suspect`]: one run of a program, read like a file.

use std::io::{self, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use process_wrap::std::{ChildWrapper, CommandWrap};

use super::{Chunks, Piece, Start, family};
use crate::failure::Failure;
use crate::stop;

/// How often the reader looks up from waiting.
const GLANCE: Duration = Duration::from_millis(20);
/// A program that has ended but whose output stays open, held by a child it
/// left behind, has said all it had to say after this long a silence.
const LINGER: Duration = Duration::from_millis(300);
/// A program that has closed its output gets this long to end by itself.
const FAREWELL: Duration = Duration::from_secs(5);
/// What a pipe that is ready takes without waiting (POSIX: at least 512; Linux
/// and the BSDs have more).
pub(crate) const SENT_BYTES_MAX: usize = 512;
/// What is kept of the end of its standard error.
const LAST_WORDS_BYTES_MAX: usize = 4096;

/// A running program and its output.
///
/// Reading gives its standard output. At the end of that an exit status other
/// than success is an error, and so is a silence beyond the timeout, of kind
/// `TimedOut`.
#[derive(Debug)]
pub(crate) struct Suspect {
    child: Box<dyn ChildWrapper>,
    shown: String,
    timeout: Duration,
    /// Its standard input, of a program that is talked with.
    input: Option<ChildStdin>,
    output: Chunks,
    complaints: Chunks,
    last_words: Vec<u8>,
    heard: Instant,
    status: Option<ExitStatus>,
    is_over: bool,
}

impl Suspect {
    /// Starts the program in a process group of its own, without input.
    pub(crate) fn start(start: &Start) -> Result<Self, Failure> {
        Self::spawn(start, Stdio::null(), Chunks::new)
    }

    /// The same, to be talked with line by line ([`Suspect::send`]).
    pub(crate) fn talk_with(start: &Start) -> Result<Self, Failure> {
        Self::spawn(start, Stdio::piped(), Chunks::of_dialogue)
    }

    fn spawn(
        start: &Start,
        stdin: Stdio,
        read: impl FnOnce(ChildStdout) -> Chunks,
    ) -> Result<Self, Failure> {
        family::prepare();
        let mut command = Command::new(&start.program);
        command.args(&start.arguments).stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut child = command.spawn().map_err(|error| cannot_start(start, &error))?;
        let (Some(stdout), Some(stderr)) = (child.stdout().take(), child.stderr().take()) else {
            return Err(Failure::new(format!("`{}`: its output cannot be read", start.shown())));
        };
        Ok(Self {
            shown: start.shown(),
            timeout: start.timeout,
            input: child.stdin().take(),
            output: read(stdout),
            complaints: Chunks::new(stderr),
            last_words: Vec::new(),
            heard: Instant::now(),
            status: None,
            is_over: false,
            child,
        })
    }

    /// Sends a little, at most [`SENT_BYTES_MAX`], to its standard input. That
    /// it has closed that or ended is no error; reading will tell.
    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Some(mut input) = self.input.as_ref() else { return Ok(()) };
        let began = Instant::now();
        while !has_room(input)? {
            if stop::is_wanted() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            if began.elapsed() > self.timeout {
                return Err(self.silence("read nothing"));
            }
        }
        match input.write_all(bytes) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            written => written,
        }
    }

    /// Closes its standard input and lets it end by itself, for a moment.
    pub(crate) fn take_leave(mut self) {
        drop(self.input.take());
        let closed = Instant::now();
        while !self.has_ended() && closed.elapsed() < LINGER && !stop::is_wanted() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Looks whether the program itself, not its children, has ended.
    fn has_ended(&mut self) -> bool {
        if self.status.is_none() {
            // An error means that there is nothing left to wait for.
            self.status = self.child.inner_mut().try_wait().unwrap_or_default();
        }
        self.status.is_some()
    }

    /// Keeps the end of what it says on standard error, until it says no more
    /// or `patience` is over.
    fn hear_complaints(&mut self, patience: Duration) {
        let began = Instant::now();
        while let Ok(piece) = self.complaints.next(patience.saturating_sub(began.elapsed())) {
            let Piece::Bytes(bytes) = piece else { break };
            self.last_words.extend(bytes);
            let surplus = self.last_words.len().saturating_sub(LAST_WORDS_BYTES_MAX);
            self.last_words.drain(..surplus);
            if began.elapsed() > patience.max(GLANCE) {
                break;
            }
        }
    }

    /// The program has closed its output, or left it to a child.
    fn finish(&mut self) -> io::Result<usize> {
        let closed = Instant::now();
        while !self.has_ended() && closed.elapsed() < FAREWELL.min(self.timeout) {
            if stop::is_wanted() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        // Its last words may still be on their way through the pipe.
        self.hear_complaints(LINGER);
        self.is_over = true;
        match self.status {
            Some(status) if !status.success() => {
                Err(self.error(format!("ended with {}", status.to_string().replace(": ", " "))))
            }
            _ => Ok(0),
        }
    }

    fn silence(&self, what: &str) -> io::Error {
        let silence = humantime::format_duration(self.timeout);
        io::Error::new(io::ErrorKind::TimedOut, self.told(&format!("{what} for {silence}")))
    }

    fn error(&self, what: String) -> io::Error {
        io::Error::other(self.told(&what))
    }

    /// What the program did, with the last line that it complained in.
    pub(crate) fn told(&self, what: &str) -> String {
        let said = String::from_utf8_lossy(&self.last_words);
        let printable = |line: &str| line.chars().filter(|c| !c.is_control()).collect::<String>();
        let last = said.lines().map(printable).rfind(|line| !line.trim().is_empty());
        let said = last.map_or(String::new(), |line| format!("; it said: {}", line.trim()));
        format!("`{}` {what}{said}", self.shown)
    }
}

impl Read for Suspect {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.is_over {
            return Ok(0);
        }
        loop {
            let count = self.output.fill(out);
            if count > 0 {
                return Ok(count);
            }
            if stop::is_wanted() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            match self.output.next(GLANCE)? {
                Piece::Bytes(bytes) => {
                    self.output.keep(bytes);
                    self.heard = Instant::now();
                }
                Piece::End => return self.finish(),
                Piece::NothingYet => {
                    self.hear_complaints(Duration::ZERO);
                    if self.heard.elapsed() > LINGER && self.has_ended() {
                        return self.finish();
                    }
                    if self.heard.elapsed() > self.timeout {
                        return Err(self.silence("printed nothing"));
                    }
                }
            }
        }
    }
}

/// Whether the program's input takes [`SENT_BYTES_MAX`] more, after a glance's
/// wait if need be.
fn has_room(input: &ChildStdin) -> io::Result<bool> {
    #[cfg(unix)]
    return super::chunks::is_ready(input, rustix::event::PollFlags::OUT, GLANCE);
    #[cfg(not(unix))]
    {
        // Without a way to ask, the write waits.
        let _ = input;
        Ok(true)
    }
}

/// Ends the program, its children and theirs, and waits for all of them.
impl Drop for Suspect {
    fn drop(&mut self) {
        family::end(&mut *self.child);
    }
}

fn cannot_start(start: &Start, error: &io::Error) -> Failure {
    let program = start.program.to_string_lossy();
    let failure = Failure::new(format!("cannot start `{program}`: {error}"));
    match error.kind() {
        io::ErrorKind::NotFound if program.contains(char::is_whitespace) => {
            failure.hint("give the program and its arguments as separate words after --")
        }
        io::ErrorKind::NotFound => {
            failure.hint("after -- comes a program and its arguments, as in: -- python3 shuffle.py")
        }
        io::ErrorKind::PermissionDenied => {
            failure.hint("make it executable (chmod +x), or name its interpreter before it")
        }
        _ => failure,
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn one_that_never_reads_is_not_waited_for() {
        let (program, arguments) = ("sleep".into(), vec!["979001".into()]);
        let start = Start { program, arguments, timeout: Duration::from_millis(100) };
        let mut suspect = Suspect::talk_with(&start).unwrap();
        // 5 MB, more than any pipe holds.
        let mut sends = (0..10_000).map(|_| suspect.send(&[b'\n'; SENT_BYTES_MAX]));
        let error = sends.find_map(Result::err).unwrap();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(error.to_string(), "`sleep 979001` read nothing for 100ms");
    }
}
