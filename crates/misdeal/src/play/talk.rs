//! [`Talk`]: questions and answers, at a terminal or through a pipe.

use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use misdeal_report::Lang;

use super::choice;
use crate::failure::Failure;
use crate::stop;

/// The longest answer; what is beyond is not read into memory.
const ANSWER_BYTES_MAX: u64 = 4_096;

/// How often somebody who waits for an answer looks whether to stop.
const LOOK: Duration = Duration::from_millis(30);

/// What was answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// A line, without blanks at its ends.
    Line(String),
    /// Nobody answers any more: the input has ended, or Ctrl-C.
    Nobody,
}

/// Asks, and tells.
#[derive(Debug)]
pub(super) struct Talk {
    answers: Receiver<io::Result<String>>,
    /// Whether answers are seen as they are typed.
    is_typed: bool,
}

impl Talk {
    /// Begins to read answers from standard input.
    pub(super) fn new() -> Self {
        // Reading cannot be interrupted, so a thread of its own does it.
        let (sender, answers) = sync_channel(0);
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(answer) = read_answer(&mut input).transpose() {
                let is_over = answer.is_err();
                if sender.send(answer).is_err() || is_over {
                    return;
                }
            }
        });
        Self { answers, is_typed: io::stdin().is_terminal() }
    }

    /// Prints something.
    pub(super) fn tell(&self, text: &str) -> Result<(), Failure> {
        crate::output::print(text)
    }

    /// Asks a question and waits for the answer.
    pub(super) fn ask(&self, question: &str) -> Result<Answer, Failure> {
        self.tell(question)?;
        loop {
            if stop::is_wanted() {
                self.tell("\n")?;
                return Ok(Answer::Nobody);
            }
            match self.answers.recv_timeout(LOOK) {
                Ok(Ok(line)) => {
                    // Through a pipe nobody has seen what was answered.
                    if !self.is_typed {
                        self.tell(&format!("{line}\n"))?;
                    }
                    return Ok(Answer::Line(line));
                }
                Ok(Err(error)) => {
                    self.tell("\n")?;
                    return Err(Failure::new(format!("standard input: {error}")));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.tell("\n")?;
                    return Ok(Answer::Nobody);
                }
            }
        }
    }

    /// Whether there is to be another round; no, if nobody answers.
    pub(super) fn wants_more(&self, lang: Lang) -> Result<bool, Failure> {
        loop {
            let Answer::Line(answer) = self.ask(&lang.say("play-again", &[]))? else {
                return Ok(false);
            };
            match choice::yes(&answer) {
                Some(wants) => return Ok(wants),
                None => self.tell(&(lang.say("play-yes-or-no", &[]) + "\n"))?,
            }
        }
    }
}

/// The next line, or the beginning of one that is too long to be an answer.
fn read_answer(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut limited = input.by_ref().take(ANSWER_BYTES_MAX);
    if limited.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    // What a terminal would act upon is not sent back to it.
    let text = String::from_utf8_lossy(&line);
    Ok(Some(text.trim().chars().filter(|c| !c.is_control()).collect()))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = memchr::memchr(b'\n', buffer);
        let skipped = end.map_or(buffer.len(), |end| end + 1);
        input.consume(skipped);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_short_lines() {
        let long = "x".repeat(10_000);
        let text = format!("  hit \n{long}\n\u{1b}[2J红桃\r\nlast");
        let mut input = text.as_bytes();
        let mut next = || read_answer(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("hit"));
        assert_eq!(next().map(|answer| answer.len()), Some(4_096));
        assert_eq!(next().as_deref(), Some("[2J红桃"));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }
}
