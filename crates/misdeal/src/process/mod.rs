//! The program under audit: started, read, ended.
//!
//! ```text
//!   program ──stdout──► thread ──► chunks ──► Suspect: Read ──► deals
//!           ──stderr──► thread ──► its last words, for the error
//! ```
//!
//! A program that is talked with line by line has a standard input as well, and
//! its standard output is read without the thread in between.
//!
//! Reading never blocks for good: every few milliseconds somebody looks whether
//! the user wants to stop, the program has been silent too long, or has ended
//! and left its output open to a child of its own. Whatever happens, nothing
//! that was started is left behind (`docs/decisions/0003`).

mod chunks;
mod family;
mod rerun;
mod suspect;

pub(crate) use chunks::{Chunks, Piece};
pub(crate) use family::end_all;
pub(crate) use rerun::Rerun;
pub(crate) use suspect::{SENT_BYTES_MAX, Suspect};

use std::ffi::OsString;
use std::time::Duration;

use misdeal_report::quoted;

/// How to start a program and how long to wait for it.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) program: OsString,
    pub(crate) arguments: Vec<OsString>,
    /// The longest silence.
    pub(crate) timeout: Duration,
}

impl Start {
    /// The command as one would type it.
    pub(crate) fn shown(&self) -> String {
        let words = std::iter::once(&self.program).chain(&self.arguments);
        words.map(|word| quoted(&word.to_string_lossy())).collect::<Vec<_>>().join(" ")
    }
}
