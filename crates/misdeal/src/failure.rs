//! [`Failure`]: what went wrong and the way out, printed once, at the end.

use std::fmt::Display;
use std::io::{self, Write};

use misdeal_audit::SourceError;
use misdeal_audit::saved::SavedError;
use misdeal_deck::DeckError;
use misdeal_shuffle::{OracleError, SpecError};

use crate::exit::Exit;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// To be told to the user.
    Told {
        /// Where, what was got, what was expected.
        message: String,
        /// The way out.
        hint: Option<String>,
    },
    /// Nobody reads our output any more; that is no error.
    NobodyReads,
}

impl Failure {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self::Told { message: message.into(), hint: None }
    }

    pub(crate) fn hint(self, text: impl Into<String>) -> Self {
        match self {
            Self::Told { message, .. } => Self::Told { message, hint: Some(text.into()) },
            Self::NobodyReads => self,
        }
    }

    /// Says in which file it happened.
    pub(crate) fn within(self, place: impl Display) -> Self {
        match self {
            Self::Told { message, hint } => {
                Self::Told { message: format!("{place}: {message}"), hint }
            }
            Self::NobodyReads => self,
        }
    }

    /// A failure to write to standard output.
    pub(crate) fn writing(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::new(format!("standard output: {error}")),
        }
    }

    /// Prints it to standard error and says how to exit.
    pub(crate) fn report(self) -> Exit {
        let Self::Told { message, hint } = self else { return Exit::Done };
        // If standard error is closed there is nobody left to tell.
        let mut stderr = anstream::stderr().lock();
        let _ = writeln!(stderr, "\x1b[1;31merror:\x1b[0m {message}");
        if let Some(hint) = hint {
            let _ = writeln!(stderr, "\n\x1b[36mhint:\x1b[0m {hint}");
        }
        Exit::Error
    }
}

impl Failure {
    /// Prints that the user stopped it before there was anything to tell.
    pub(crate) fn report_interrupted(self) -> Exit {
        if matches!(self, Self::Told { .. }) {
            // If standard error is closed there is nobody left to tell.
            let _ = writeln!(anstream::stderr(), "interrupted before there was anything to tell");
        }
        Exit::Interrupted
    }
}

impl From<SpecError> for Failure {
    fn from(error: SpecError) -> Self {
        let failure = Self::new(error.to_string());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure.hint("`misdeal list shuffles` shows the names and their keys"),
        }
    }
}

impl From<OracleError> for Failure {
    fn from(error: OracleError) -> Self {
        let hint = match &error {
            OracleError::TooManyCards { .. } => {
                "few shuffles can be walked with more than 8; try --cards 5 first"
            }
            OracleError::TooManyPaths | OracleError::TooManyOrders => "try fewer: --cards N",
            OracleError::Overflow => {
                "if it draws again until a value suits it, --draws N cuts it off; \
                 otherwise try fewer cards: --cards N"
            }
            OracleError::NotRepeatable => {
                "it must ask for every random number, begin each deal with a deck in order \
                 and remember nothing of the deal before"
            }
            _ => return Self::new(error.to_string()),
        };
        Self::new(error.to_string()).hint(hint)
    }
}

impl From<DeckError> for Failure {
    fn from(error: DeckError) -> Self {
        let failure = Self::new(error.to_string());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }
}

impl From<SourceError> for Failure {
    fn from(error: SourceError) -> Self {
        let hint = match &error {
            SourceError::Word { error, .. } if is_foreign_encoding(error) => {
                "the text is not UTF-8; convert it first, as with iconv -f UTF-16 -t UTF-8"
            }
            SourceError::Word { error, .. } => error.hint(),
            SourceError::LineTooLong { .. } => {
                "a deal is one line, its cards split by blanks, tabs or commas"
            }
            SourceError::UnfinishedDeal { .. } => {
                "--lines-per-deal L joins L lines into one deal; blank lines do not count"
            }
            SourceError::Read(error) if error.kind() == io::ErrorKind::TimedOut => {
                "does it wait for input, or not flush what it prints? \
                 --timeout TIME lets it be silent longer"
            }
            SourceError::NoDeals => "a deal is one line of numbers or cards; # starts a comment",
            SourceError::BeyondInferred { .. } => {
                "say how many cards the deck has and where they begin: --of N --first-index 0"
            }
            SourceError::TooManyCards { .. } => "say how many cards the deck has: --cards N",
            SourceError::DealtBeyondDeck { .. } => {
                "--of N is the size of the whole deck, --cards N what a deal holds"
            }
            SourceError::SetOfAll { .. } => {
                "leave --unordered out, or say how many cards the whole deck has: --of N"
            }
            SourceError::StartOrder(_) => {
                "name every card of the deck once, in the order before the shuffle"
            }
            _ => return Self::new(error.to_string()),
        };
        Self::new(error.to_string()).hint(hint)
    }
}

impl From<SavedError> for Failure {
    fn from(error: SavedError) -> Self {
        let hint = match &error {
            SavedError::Read(_) => return Self::new(error.to_string()),
            SavedError::Empty | SavedError::NotATally => {
                "a tally is what `misdeal audit --save-tally FILE` has saved; \
                 deals are read by `misdeal audit FILE`"
            }
            SavedError::Format { .. } => {
                "judge it with the version of misdeal that has saved it, \
                 or save it again with this one"
            }
            SavedError::CutOff { .. } | SavedError::TooLong => {
                "copy it again, as a binary file, \
                 or save it again: misdeal audit --save-tally FILE"
            }
            _ => "a damaged tally cannot be mended; save it again: misdeal audit --save-tally FILE",
        };
        Self::new(error.to_string()).hint(hint)
    }
}

/// True for words with bytes that UTF-8 text does not have.
fn is_foreign_encoding(error: &misdeal_deck::ParseTokenError) -> bool {
    let text = error.to_string();
    text.contains('\u{fffd}') || text.contains("\\u{0}")
}
