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

/// What a draw is answered that no run before has asked for.
#[derive(Clone, Copy, Debug)]
enum NewDraw {
    /// The first of its values, so that the walk leaves out none.
    First,
    /// Any of its values; the number sets which.
    Any(u64),
}

/// The answers to the draws of one run of a shuffle.
///
/// For code of this crate it is a [`Draw`]. Who may stop a run, because the
/// shuffle is a program elsewhere, asks [`Path::answer`] and
/// stops at its error.
#[derive(Debug)]
pub struct Path {
    draws_max: usize,
    new_draw: NewDraw,
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
    /// The first path of a walk.
    pub(super) fn first(draws_max: usize) -> Self {
        Self {
            draws_max,
            new_draw: NewDraw::First,
            answers: Vec::new(),
            used: 0,
            beyond: 0,
            error: None,
        }
    }

    /// A path at random, as likely as the shuffle takes it; `number` says which.
    pub(super) fn any(draws_max: usize, number: u64) -> Self {
        Self { new_draw: NewDraw::Any(number), ..Self::first(draws_max) }
    }

    /// Answers a draw of one of the integers `0..=max`.
    ///
    /// # Errors
    /// [`OracleError`], if no exact law can come of this draw. The run is then
    /// of no use any more.
    pub fn answer(&mut self, max: u64) -> Result<u64, OracleError> {
        if max == 0 {
            return Ok(0);
        }
        if self.used == self.draws_max {
            return Ok(self.whatever(max));
        }
        if max >= PATHS_MAX {
            // This draw alone has more values than there may be paths.
            return Err(OracleError::TooManyPaths);
        }
        if self.used == self.answers.len() {
            let values = self.values().checked_mul(u128::from(max) + 1);
            let values = values.ok_or(OracleError::Overflow)?;
            let value = match self.new_draw {
                NewDraw::First => 0,
                NewDraw::Any(number) => {
                    within(max, mixed(mixed(number) ^ mixed(self.used as u64 + 1)))
                }
            };
            self.answers.push(Answer { value, max, values });
        } else if self.answers[self.used].max != max {
            return Err(OracleError::NotRepeatable);
        }
        self.used += 1;
        Ok(self.answers[self.used - 1].value)
    }

    /// The answers to the next draws of this run, as far as a run before has
    /// asked for them. Draws of one value are not among them.
    pub fn known(&self) -> impl ExactSizeIterator<Item = u64> {
        self.answers[self.used..].iter().map(|answer| answer.value)
    }

    /// Begins a run on this path.
    pub(super) fn begin(&mut self) {
        self.used = 0;
        self.beyond = 0;
        self.error = None;
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

    /// The probability of all paths before this one, right after [`Path::advance`].
    pub(super) fn share_before(&self) -> f64 {
        // The paths before are those with a smaller value at some draw and the
        // same values before it.
        self.answers.iter().map(|answer| answer.value as f64 / answer.values as f64).sum()
    }

    /// Some value: the run's result no longer counts, but it has to end.
    ///
    /// Counting 0, 1, 2, ... would hang a loop that waits for two equal coins,
    /// so the values jump about.
    fn whatever(&mut self, max: u64) -> u64 {
        self.beyond += 1;
        within(max, mixed(self.beyond))
    }
}

impl Draw for Path {
    fn at_most(&mut self, max: u64) -> u64 {
        if self.error.is_none() {
            match self.answer(max) {
                Ok(value) => return value,
                Err(error) => self.error = Some(error),
            }
        }
        self.whatever(max)
    }
}

/// Scatters the bits of a number.
fn mixed(number: u64) -> u64 {
    // SOURCE: SplitMix64: Steele, Lea and Flood, OOPSLA 2014.
    let mut value = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

fn within(max: u64, value: u64) -> u64 {
    max.checked_add(1).map_or(value, |values| value % values)
}
