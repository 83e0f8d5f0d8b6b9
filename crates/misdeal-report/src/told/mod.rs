//! What is told of a verdict: chosen here once, laid out by `text` and by `html`.

mod effects;
mod reasons;

pub(crate) use effects::measures;
pub(crate) use reasons::reasons;

/// A sentence, and whether it says more of the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// So many columns to the right of the others, in text.
    pub(crate) indent: usize,
    pub(crate) text: String,
}

impl Said {
    pub(crate) fn new(indent: usize, text: String) -> Self {
        Self { indent, text }
    }
}
