//! What there is to say of a fault, a test or a shuffle, as text, as JSON and as pages of docs.

mod json;
mod markdown;
mod plain;
mod text;

use misdeal_diagnosis::faults::{Fault, Language};
use misdeal_diagnosis::placement::Placement;

pub use json::{EXPLAIN_SCHEMA, explanation_to_json};
pub use markdown::{fault_to_markdown, faults_to_markdown};
pub use text::explanation_to_text;

/// What a word means; a few name a fault and a shuffle.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The fault of this name.
    pub fault: Option<&'static Fault>,
    /// The test of this name.
    pub test: Option<TestPage>,
    /// The shuffle of this name.
    pub shuffle: Option<ShufflePage>,
    /// The language of the code that is shown.
    pub language: Language,
    /// The version of the tool.
    pub version: &'static str,
}

/// A statistical test.
#[derive(Clone, Debug)]
pub struct TestPage {
    /// Its id, such as `position`.
    pub id: &'static str,
    /// What a fair shuffle does, in one phrase.
    pub about: &'static str,
    /// Its page, in Markdown.
    pub page: &'static str,
}

/// A built-in shuffle.
#[derive(Clone, Debug)]
pub struct ShufflePage {
    /// Its name.
    pub name: &'static str,
    /// What it does, in one phrase.
    pub summary: &'static str,
    /// `fair`, `physical` or `faulty`.
    pub fairness: String,
    /// How far from fair it is, in one phrase.
    pub effect: &'static str,
    /// Draws and time, in one phrase.
    pub cost: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// The keys that may follow the name.
    pub keys: Vec<KeyRow>,
    /// Card by position, where it is known.
    pub placement: Option<Placement>,
    /// The faults that it is an example of.
    pub faults: Vec<&'static Fault>,
}

/// A key of a shuffle.
#[derive(Clone, Copy, Debug)]
pub struct KeyRow {
    /// The text before the equals sign.
    pub name: &'static str,
    /// The values it takes, in words.
    pub values: &'static str,
    /// The value it has when it is not given, in words.
    pub default: &'static str,
    /// What it sets, in one phrase.
    pub summary: &'static str,
}
