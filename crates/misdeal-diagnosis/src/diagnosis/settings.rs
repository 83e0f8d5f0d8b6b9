//! The names of all settings, and the words that some have for a value.
//!
//! A diagnosis that was written down is read again by these; a [`Model`](super::model::Model)
//! that is given another name says so in tests.

use super::{Parameter, Value};
use crate::faults::Fault;

const NAMES: &[&str] = &[
    "bits",
    "bound",
    "deals-a-seed",
    "deals-before",
    "draw",
    "exchanges",
    "from",
    "index",
    "left-out",
    "moves",
    "of",
    "packet",
    "part",
    "period",
    "range",
    "riffles",
    "share",
    "shelves",
    "shuffle",
    "size",
    "size-high",
    "size-low",
    "sort",
    "times",
    "values",
    "washes",
    "workers",
];

const WORDS: &[&str] = &[
    "begins again",
    "binary-insertion",
    "bubble",
    "different cards",
    "insertion",
    "merge",
    "merge of pairs",
    "multiplied",
    "one too low",
    "quick",
    "remainder",
    "the back",
    "the front",
    "timsort",
];

impl Parameter {
    /// The name of a setting, if there is one of this name.
    ///
    /// ```
    /// use misdeal_diagnosis::Parameter;
    ///
    /// assert_eq!(Parameter::known("riffles"), Some("riffles"));
    /// assert_eq!(Parameter::known("waffles"), None);
    /// ```
    pub fn known(name: &str) -> Option<&'static str> {
        NAMES.iter().copied().find(|known| *known == name)
    }
}

impl Value {
    /// The word for a value, if some setting has it: a word of its own, or a fault by its slug.
    ///
    /// ```
    /// use misdeal_diagnosis::Value;
    ///
    /// assert_eq!(Value::known("merge"), Some("merge"));
    /// assert_eq!(Value::known("naive-swap"), Some("naive-swap"));
    /// assert_eq!(Value::known("nothing"), None);
    /// ```
    pub fn known(word: &str) -> Option<&'static str> {
        let of_settings = WORDS.iter().copied().find(|known| *known == word);
        let of_faults = || Fault::find(word).map(|fault| &*fault.slug).filter(|slug| *slug == word);
        of_settings.or_else(of_faults)
    }
}
