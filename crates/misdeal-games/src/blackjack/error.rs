//! What is wrong with rules.

/// A number of the rules that is out of range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("rules: got {what} {got}, expected {least} to {most}")]
pub struct RulesError {
    /// Which: `decks`.
    pub what: &'static str,
    /// The number.
    pub got: u16,
    /// The least it may be.
    pub least: u16,
    /// The most.
    pub most: u16,
}

/// A text that names no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseRulesError {
    /// No preset of this name.
    #[error("got the rules '{got}', expected one of {}", names())]
    Unknown {
        /// The name.
        got: String,
    },
    /// No key of this name.
    #[error("rules: got the key '{got}', expected one of {}", keys())]
    Key {
        /// The key.
        got: String,
    },
    /// A key with a value that it does not take.
    #[error("rules: got {key}={got}, expected {expected}")]
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        got: String,
        /// What it takes.
        expected: &'static str,
    },
    /// A key that stands twice.
    #[error("rules: got {key} twice, expected each key once")]
    Twice {
        /// The key.
        key: &'static str,
    },
    /// Two answers to when the cards are shuffled again.
    #[error("rules: got both cut and rounds, expected one of them")]
    CutAndRounds,
    /// The cut card of a preset, with fewer decks.
    #[error("rules: {preset} has cut={got}, expected 0 to {most} with so few decks")]
    CutOfPreset {
        /// The preset.
        preset: &'static str,
        /// Cards behind the cut card.
        got: u16,
        /// The most there may be.
        most: u16,
    },
    /// A number out of range.
    #[error(transparent)]
    Range(#[from] RulesError),
}

fn names() -> String {
    let names: Vec<&str> = super::preset::PRESETS.iter().map(|preset| preset.name).collect();
    names.join(", ")
}

fn keys() -> String {
    let keys: Vec<&str> = super::parse::KEYS.iter().map(|key| key.name).collect();
    keys.join(", ")
}
