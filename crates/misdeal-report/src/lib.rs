//! A verdict, a comparison, an exact law or a fault made visible: as text for a terminal and as
//! JSON, a verdict as a page and a picture too, in English and Chinese.
//!
//! This crate computes no statistic: whatever it shows is in the [`Verdict`]
//! already. It prints nothing either; it returns text.

mod comparison;
mod exact;
mod explain;
mod heat_map;
mod html;
mod json;
mod lang;
mod maps;
mod next;
mod numbers;
mod page;
mod picture;
mod shell;
mod standing;
mod table;
mod text;
mod told;
mod words;

use misdeal_audit::{Verdict, text::Naming, text::Note, text::Unit};
use misdeal_diagnosis::Diagnosis;

pub use comparison::{
    COMPARISON_SCHEMA, ComparisonNote, ComparisonReport, comparison_to_json, comparison_to_text,
};
pub use exact::{EXACT_SCHEMA, ExactNote, ExactPoint, ExactReport, exact_to_json, exact_to_text};
pub use explain::{
    EXPLAIN_SCHEMA, Explanation, KeyRow, ShufflePage, TestPage, explanation_to_json,
    explanation_to_text, fault_to_markdown, faults_to_markdown,
};
pub use html::to_html;
pub use json::{ReadError, SCHEMA, from_json, to_json};
pub use lang::Lang;
pub use maps::{Predicted, ShownMap, shown_maps};
pub use next::{Next, Purpose};
pub use picture::{comparison_to_svg, to_svg};
pub use shell::quoted;
pub use standing::standing_in_words;
pub use text::{TextStyle, to_text};
pub use words::explain::words as fault_words;

/// A verdict and what a reader needs to know around it.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the deals say.
    pub verdict: Verdict,
    /// Which known mistake a misdeal looks like, where that was asked for.
    pub diagnosis: Option<Diagnosis>,
    /// What was audited: a command, a file, the name of a shuffle.
    pub subject: String,
    /// The version of the tool.
    pub version: String,
    /// The whole command, to repeat it.
    pub command: Vec<String>,
    /// The seed of the deals, where we made them; else of our own choices.
    pub seed: String,
    /// Whose seed that is.
    pub seed_of: SeedOf,
    /// How long reading and judging took.
    pub seconds: f64,
    /// What was read, where deals came from outside.
    pub inputs: Vec<Input>,
    /// Pictures of the counts.
    pub maps: Vec<ShownMap>,
    /// What the cards are called.
    pub naming: Naming,
    /// What place numbers count.
    pub unit: Unit,
    /// Of several files, the one in which the first bad deal stands.
    pub invalid_in: Option<String>,
    /// What was inferred and should be said.
    pub notes: Vec<Note>,
    /// True if reading was stopped before the end.
    pub is_interrupted: bool,
    /// The command to run next, and what it is good for.
    pub next: Next,
}

/// Something that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// A file, or what else it was.
    pub name: String,
    /// Its bytes.
    pub bytes: u64,
    /// Their SHA-256, in hexadecimal; `None` if not all of them were read.
    pub sha256: Option<String>,
}

/// What a seed repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedOf {
    /// The deals: a built-in shuffle made them.
    Deals,
    /// Only the choices of the battery: the deals came from outside.
    Battery,
}
