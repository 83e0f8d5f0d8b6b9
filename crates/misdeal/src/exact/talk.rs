//! [`Talk`]: one deal after the other, made by a program from the draws that
//! it is answered (`docs/formats/draws-v1.md`).
//!
//! ```text
//!   deal 3   2   1  ────►           answers that a path has in common with the
//!            ◄────  below 3         one before are sent with `deal`, so that the
//!            ◄────  below 2         program need not be waited for at each draw
//!            ◄────  dealt 1 0 2
//! ```

use std::io::{self, Write};

use misdeal_shuffle::OracleError;
use misdeal_shuffle::oracle::{PATHS_MAX, Path};

use super::lines::{LINE_BYTES_MAX, Lines};
use super::request::{BEGIN_WITH, Request};
use crate::failure::Failure;
use crate::process::{SENT_BYTES_MAX, Start, Suspect};

/// The most draws that one deal may ask for, those of one value and those
/// beyond the limit of a path included.
const ASKED_MAX: usize = 100_000;

/// A program that is running and waits for `deal`.
#[derive(Debug)]
pub(super) struct Talk {
    suspect: Suspect,
    lines: Lines,
    /// What is sent next.
    out: Vec<u8>,
    /// The numbers of values that this deal, or the one before, has asked for.
    asked: Vec<u64>,
    /// The answers that this deal was sent before it asked.
    ahead: Vec<u64>,
}

impl Talk {
    pub(super) fn begin(start: &Start) -> Result<Self, Failure> {
        let suspect = Suspect::talk_with(start)?;
        let (out, asked, ahead) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { suspect, lines: Lines::new(), out, asked, ahead })
    }

    /// Closes its input, on which it ends.
    pub(super) fn end(self) {
        self.suspect.take_leave();
    }

    /// Has one deal made, by the answers of `path`.
    pub(super) fn deal(&mut self, deck: &mut [u32], path: &mut Path) -> Result<(), Failure> {
        self.send_deal(deck.len(), path)?;
        while let Request::Below(values) = self.request(deck)? {
            let answer = path.answer(values - 1).map_err(|error| self.refused(error, values))?;
            match self.ahead.get(self.asked.len()) {
                Some(&sent) if sent == answer => {}
                Some(_) => return Err(self.located(OracleError::NotRepeatable)),
                None => {
                    self.check_that_it_waits(deck)?;
                    say(&mut self.out, format_args!("{answer}"));
                    self.send()?;
                }
            }
            self.asked.push(values);
            if self.asked.len() > ASKED_MAX {
                let what = format!("got more than {ASKED_MAX} draws for one deal");
                let hint = "a loop that ends by chance must end, whatever the values";
                return Err(self.located(Failure::new(what).hint(hint)));
            }
        }
        if self.asked.len() < self.ahead.len() {
            return Err(self.located(OracleError::NotRepeatable));
        }
        self.check_that_it_waits(deck)
    }

    /// Asks for a deal, with the answers that it has in common with the one before.
    fn send_deal(&mut self, cards: usize, path: &Path) -> Result<(), Failure> {
        say(&mut self.out, format_args!("deal {cards}"));
        self.ahead.clear();
        let mut known = path.known().peekable();
        for values in self.asked.drain(..) {
            if known.peek().is_none() || self.out.len() + 20 >= SENT_BYTES_MAX {
                break;
            }
            // A draw of one value is not one of the path's.
            let answer = if values == 1 { 0 } else { known.next().unwrap_or_default() };
            say(&mut self.out, format_args!("{answer}"));
            self.ahead.push(answer);
        }
        self.send()
    }

    fn send(&mut self) -> Result<(), Failure> {
        let sent = self.suspect.send(&self.out);
        self.out.clear();
        sent.map_err(|error| silent(&error))
    }

    /// What the program says next.
    fn request(&mut self, deck: &mut [u32]) -> Result<Request, Failure> {
        let line = match self.lines.next(&mut self.suspect) {
            Ok(Some(line)) => line,
            Ok(None) => {
                let what = self.suspect.told("ended before its deal was done");
                return Err(Failure::new(what).hint(UNTIL_CLOSED));
            }
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                let what = format!("got more than {LINE_BYTES_MAX} bytes without a line end");
                return Err(self.within_next_line(Failure::new(what).hint(BEGIN_WITH)));
            }
            Err(error) if error.kind() == io::ErrorKind::TimedOut => return Err(silent(&error)),
            Err(error) => return Err(Failure::new(error.to_string()).hint(UNTIL_CLOSED)),
        };
        Request::read(line, deck).map_err(|failure| self.located(failure))
    }

    /// Whoever goes on without an answer has another idea of the draws.
    fn check_that_it_waits(&mut self, deck: &[u32]) -> Result<(), Failure> {
        if !self.lines.has_more() {
            return Ok(());
        }
        // If it is no request at all, that is the better thing to tell.
        self.request(&mut deck.to_vec())?;
        let what = "got this before the line above was answered";
        Err(self
            .located(Failure::new(what).hint("each line waits for its answer, on standard input")))
    }

    fn refused(&self, error: OracleError, values: u64) -> Failure {
        if error != OracleError::TooManyPaths {
            return self.located(error);
        }
        let what = format!("got `below {values}`, expected less than {PATHS_MAX} values");
        let hint = "ask for the number that the shuffle uses, such as a place in the deck, \
                    not for the bits that it makes it from";
        self.located(Failure::new(what).hint(hint))
    }

    fn located(&self, failure: impl Into<Failure>) -> Failure {
        failure.into().within(format_args!("line {}", self.lines.taken))
    }

    fn within_next_line(&self, failure: Failure) -> Failure {
        failure.within(format_args!("line {}", self.lines.taken + 1))
    }
}

const UNTIL_CLOSED: &str = "a program makes a deal for each line `deal N` of its standard input, \
    until that is closed; `misdeal init python --exact` prints one";

fn silent(error: &io::Error) -> Failure {
    Failure::new(error.to_string())
        .hint("each line must leave the program at once: flush standard output after it")
}

fn say(out: &mut Vec<u8>, line: std::fmt::Arguments<'_>) {
    // Memory takes whatever is written to it.
    let _ = writeln!(out, "{line}");
}
