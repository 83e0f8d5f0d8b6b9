//! What the exit code says; scripts depend on it.

use std::process::ExitCode;

/// How the command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    /// No evidence against the shuffle, or simply done.
    Done = 0,
    /// The shuffle is not fair.
    Misdeal = 1,
    /// The command was used wrongly, or something could not be read or written.
    Error = 2,
    /// Too few deals to say.
    TooFewDeals = 3,
    /// Stopped by the user (128 + SIGINT).
    Interrupted = 130,
}

/// The same, for people.
pub(crate) const EXIT_HELP: &str =
    "Exit status: 0 no evidence or done, 1 misdeal, 2 error, 3 too few deals, 130 interrupted";

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
