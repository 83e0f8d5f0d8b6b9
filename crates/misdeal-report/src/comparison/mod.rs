//! Two verdicts side by side, and which shuffle is the better one: as text and
//! as JSON.
//!
//! What is better is decided by [`misdeal_audit::compare`]; here it is put into
//! words.

mod answer;
mod bet;
mod json;
mod rows;
mod share;
mod table;
#[cfg(test)]
mod tests;
mod text;

use misdeal_audit::{Comparison, Side};

use crate::lang::say;
use crate::{Lang, Next, Report};

pub use json::{COMPARISON_SCHEMA, comparison_to_json};
pub use text::comparison_to_text;

/// Two reports and what they come to together.
#[derive(Clone, Debug)]
pub struct ComparisonReport {
    /// The report on the first; none if it was not heard before an interrupt.
    pub a: Option<Report>,
    /// The report on the second.
    pub b: Option<Report>,
    /// Which one is better; none unless both were heard.
    pub comparison: Option<Comparison>,
    /// The version of the tool.
    pub version: &'static str,
    /// The whole command, to repeat it.
    pub command: Vec<String>,
    /// The seed that those of the two come from, if we made deals.
    pub seed: Option<String>,
    /// The chance that a fair shuffle is called a misdeal, for each of the two.
    pub alpha: f64,
    /// How long all of it took.
    pub seconds: f64,
    /// What should be said of neither of them alone.
    pub notes: Vec<ComparisonNote>,
    /// True if it was stopped before the end.
    pub is_interrupted: bool,
    /// The command to run next, and what it is good for.
    pub next: Next,
}

/// Something that should be said of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ComparisonNote {
    /// A word that names a shuffle and a file was taken for the shuffle.
    TakenForShuffle {
        /// The word.
        word: String,
    },
}

impl ComparisonReport {
    fn sides(&self) -> [(Side, Option<&Report>); 2] {
        [(Side::A, self.a.as_ref()), (Side::B, self.b.as_ref())]
    }

    /// The notes, each with whom it is about.
    fn all_notes(&self, lang: Lang) -> Vec<String> {
        let of_side = |(side, report): (Side, Option<&Report>)| {
            let notes = report.map(|report| crate::words::notes(lang, report));
            let said =
                move |note: String| say!(lang, "compare-note-of", side = name(side), note = note);
            notes.unwrap_or_default().into_iter().map(said)
        };
        let mut notes: Vec<String> = self.sides().into_iter().flat_map(of_side).collect();
        notes.extend(self.notes.iter().map(|note| match note {
            ComparisonNote::TakenForShuffle { word } => {
                say!(lang, "compare-note-taken", word = &**word)
            }
        }));
        if self.is_interrupted && self.comparison.is_none() {
            notes.push(say!(lang, "compare-note-interrupted"));
        }
        notes
    }
}

/// What a side is called.
fn name(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}
