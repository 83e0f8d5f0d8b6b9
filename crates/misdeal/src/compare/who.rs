//! Who is compared: a shuffle by its name, or a file.

use std::path::{Path, PathBuf};

use misdeal_report::ComparisonNote;
use misdeal_shuffle::{ShuffleSpec, SpecError};

use crate::failure::Failure;

/// One of the two.
#[derive(Debug)]
pub(super) enum Who {
    /// A shuffle of the catalogue.
    Shuffle(ShuffleSpec),
    /// Recorded deals; `-` is standard input.
    Deals(PathBuf),
}

impl Who {
    /// What a word stands for. A shuffle goes before a file of the same name:
    /// otherwise what a command does would depend on the folder.
    pub(super) fn of(word: &Path) -> Result<Self, Failure> {
        let parsed = word.to_str().map(str::parse::<ShuffleSpec>);
        match parsed {
            Some(Ok(spec)) => Ok(Self::Shuffle(spec)),
            _ if word.is_dir() => {
                let what = format!("cannot read {}: it is a folder", word.display());
                Err(Failure::new(what).hint("give one of the files in it"))
            }
            _ if word.as_os_str() == "-" || word.exists() => Ok(Self::Deals(word.to_owned())),
            Some(Err(error)) => Err(neither(word, error)),
            None => Err(nothing(word)),
        }
    }

    pub(super) fn is_standard_input(&self) -> bool {
        matches!(self, Self::Deals(path) if path.as_os_str() == "-")
    }

    /// That there is a file of the name of a shuffle, if there is one.
    pub(super) fn note(&self, word: &Path) -> Option<ComparisonNote> {
        let is_both = matches!(self, Self::Shuffle(_)) && word.exists();
        let word = word.display().to_string();
        is_both.then_some(ComparisonNote::TakenForShuffle { word })
    }
}

fn nothing(word: &Path) -> Failure {
    let what = format!("'{}' is neither a shuffle nor a file", word.display());
    Failure::new(what).hint("a name of `misdeal list shuffles`, or a file of recorded deals")
}

fn neither(word: &Path, error: SpecError) -> Failure {
    match error {
        SpecError::UnknownName { ref suggestions, .. } if suggestions.is_empty() => nothing(word),
        SpecError::UnknownName { .. } => match error.hint() {
            Some(hint) => nothing(word).hint(format!("{hint} a file has to exist")),
            None => nothing(word),
        },
        // The name is right, a key is not.
        error => Failure::from(error),
    }
}
