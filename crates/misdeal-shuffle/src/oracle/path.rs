//! One path through the draws of a shuffle, and the step to the next path.

use super::{OracleError, PATHS_MAX};
use crate::Draw;

/// A draw that has been answered: the value given, out of `0..=max`.
#[derive(Clone, Copy, Debug)]
struct Answer {
    value: u64,
    max: u64,
    /// The number of values of this draw and all before it, multiplied.
    values: u128,
}

/// Answers the draws of one run after the other, each run on another path.
#[derive(Debug)]
pub(super) struct Path {
    draws_max: usize,
    answers: Vec<Answer>,
    /// The answers that the present run has used.
    used: usize,
    /// The draws of the present run beyond `draws_max`.
    beyond: u64,
    error: Option<OracleError>,
}

/// How a run ended.
pub(super) struct End {
    /// The reciprocal of the path's probability.
    pub(super) values: u128,
    /// Whether `draws_max` draws were enough.
    pub(super) finished: bool,
}

impl Path {
    pub(super) fn new(draws_max: usize) -> Self {
        Self { draws_max, answers: Vec::new(), used: 0, beyond: 0, error: None }
    }

    /// Closes the present run.
    pub(super) fn end(&mut self) -> Result<End, OracleError> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        // The run before went through all answers but the last changed one.
        if self.used < self.answers.len() {
            return Err(OracleError::NotRepeatable);
        }
        Ok(End { values: self.values(), finished: self.beyond == 0 })
    }

    fn values(&self) -> u128 {
        self.answers.last().map_or(1, |answer| answer.values)
    }

    /// Goes to the next path; `false` when all have been walked.
    pub(super) fn advance(&mut self) -> bool {
        self.used = 0;
        self.beyond = 0;
        while self.answers.last().is_some_and(|answer| answer.value == answer.max) {
            self.answers.pop();
        }
        match self.answers.last_mut() {
            Some(answer) => {
                answer.value += 1;
                true
            }
            None => false,
        }
    }

    /// Some value: the run's result no longer counts, but it has to end.
    ///
    /// Counting 0, 1, 2, ... would hang a loop that waits for two equal coins,
    /// so the values jump about.
    fn whatever(&mut self, max: u64) -> u64 {
        // SOURCE: SplitMix64: Steele, Lea and Flood, OOPSLA 2014.
        self.beyond += 1;
        let mut value = self.beyond.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^= value >> 31;
        max.checked_add(1).map_or(value, |values| value % values)
    }

    fn fail(&mut self, error: OracleError, max: u64) -> u64 {
        self.error.get_or_insert(error);
        self.whatever(max)
    }
}

impl Draw for Path {
    fn at_most(&mut self, max: u64) -> u64 {
        if max == 0 {
            return 0;
        }
        if self.error.is_some() || self.used == self.draws_max {
            return self.whatever(max);
        }
        if max >= PATHS_MAX {
            // This draw alone has more values than there may be paths.
            return self.fail(OracleError::TooManyPaths, max);
        }
        if self.used == self.answers.len() {
            let Some(values) = self.values().checked_mul(u128::from(max) + 1) else {
                return self.fail(OracleError::Overflow, max);
            };
            self.answers.push(Answer { value: 0, max, values });
        } else if self.answers[self.used].max != max {
            return self.fail(OracleError::NotRepeatable, max);
        }
        self.used += 1;
        self.answers[self.used - 1].value
    }
}
