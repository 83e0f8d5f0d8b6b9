//! For tests: draws from a list, so that a step can be followed by hand.

use std::collections::VecDeque;

use crate::Draw;

/// Returns the values of a list; panics when one does not fit or none is left.
pub(crate) struct Scripted(VecDeque<u64>);

impl Scripted {
    pub(crate) fn new(values: &[u64]) -> Self {
        Self(values.iter().copied().collect())
    }

    /// How many values have not been drawn yet.
    pub(crate) fn left(&self) -> usize {
        self.0.len()
    }
}

impl Draw for Scripted {
    fn at_most(&mut self, max: u64) -> u64 {
        let value = self.0.pop_front().expect("the script is too short");
        assert!(value <= max, "the script has {value}, the draw takes at most {max}");
        value
    }
}
