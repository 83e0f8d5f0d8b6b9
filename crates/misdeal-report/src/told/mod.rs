//! What is told of a verdict: chosen here once, laid out by `text` and by `html`.

mod effects;
mod reasons;

use crate::{Lang, Report, words};

pub(crate) use effects::measures;
pub(crate) use reasons::reasons;

/// A sentence, and whether it says more of the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// So many columns to the right of the others, in text.
    pub(crate) indent: usize,
    pub(crate) text: String,
}

/// Which known mistake it looks like.
pub(crate) fn diagnosis(report: &Report, lang: Lang) -> Vec<Said> {
    let said = report.diagnosis.iter().flat_map(|found| words::diagnosis(lang, found));
    said.map(|(indent, text)| Said::new(indent - 2, text)).collect()
}

impl Said {
    pub(crate) fn new(indent: usize, text: String) -> Self {
        Self { indent, text }
    }
}
