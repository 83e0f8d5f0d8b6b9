//! The walk over all paths of a shuffle, one run of it a step.
//!
//! Who drives it may look at a clock between two steps, give up, or find that a
//! run has failed. It starts nothing by itself and knows no limit but those of
//! the law.

use super::path::Path;
use super::tally::Tally;
use super::{CARDS_MAX, Law, OracleError, PATHS_MAX};

/// A walk over all paths of a shuffle.
///
/// ```
/// use misdeal_shuffle::oracle::{OracleError, Walk};
///
/// let mut walk = Walk::new(3, 9)?;
/// while !walk.is_over() {
///     // A shuffle that cuts the deck, and can fail.
///     walk.step(|cards, path| -> Result<(), OracleError> {
///         cards.rotate_left(path.answer(2)? as usize);
///         Ok(())
///     })?;
/// }
/// assert_eq!(walk.paths(), 3);
/// assert_eq!(walk.finish()?.outcomes().len(), 3);
/// # Ok::<(), OracleError>(())
/// ```
#[derive(Debug)]
pub struct Walk {
    cards: usize,
    draws_max: usize,
    path: Path,
    tally: Tally,
    /// The cards of the present run.
    deck: Vec<u32>,
    paths: u64,
    is_over: bool,
}

impl Walk {
    /// The walk of a shuffle on a deck of `cards` cards; a run that asks for
    /// more than `draws_max` draws counts as unfinished, as in
    /// [`exact_law`](super::exact_law).
    ///
    /// # Errors
    /// [`OracleError::TooManyCards`] for more than [`CARDS_MAX`].
    pub fn new(cards: usize, draws_max: usize) -> Result<Self, OracleError> {
        if cards > CARDS_MAX {
            return Err(OracleError::TooManyCards { got: cards });
        }
        let (path, tally) = (Path::first(draws_max), Tally::default());
        Ok(Self { cards, draws_max, path, tally, deck: Vec::new(), paths: 0, is_over: false })
    }

    /// Walks one path: `run` shuffles a deck in order, 0 on top, by the answers
    /// of the path.
    ///
    /// A run that fails counts for nothing, and the next step walks the same
    /// path again.
    ///
    /// # Errors
    /// What `run` returns, and [`OracleError`] as [`exact_law`](super::exact_law) does.
    ///
    /// # Panics
    /// If the walk [is over](Walk::is_over).
    pub fn step<E: From<OracleError>>(
        &mut self,
        run: impl FnOnce(&mut [u32], &mut Path) -> Result<(), E>,
    ) -> Result<(), E> {
        assert!(!self.is_over, "all paths were walked");
        if self.paths == PATHS_MAX {
            return Err(OracleError::TooManyPaths.into());
        }
        self.path.begin();
        put_in_order(&mut self.deck, self.cards);
        run(&mut self.deck, &mut self.path)?;
        let end = self.path.end()?;
        self.tally.add(end.finished.then_some(&self.deck), end.values)?;
        self.paths += 1;
        self.is_over = !self.path.advance();
        Ok(())
    }

    /// Estimates the number of paths by one of them at random, which `number`
    /// chooses; it is not counted as walked.
    ///
    /// The estimate is the product of the numbers of values of its draws. Its
    /// mean over random paths is the number of paths, and where all paths have
    /// draws of the same sizes each estimate is. Where some are much longer than
    /// others, the mean of a few estimates is more often too small than too
    /// large.
    ///
    /// The path is run twice, which shows chance or memory of the shuffle's own.
    ///
    /// # Errors
    /// As [`Walk::step`]; [`OracleError::NotRepeatable`] also if the same draws
    /// led to another order.
    ///
    /// # Source
    /// D. E. Knuth, "Estimating the efficiency of backtrack programs",
    /// Mathematics of Computation 29, 1975, theorem 1.
    pub fn probe<E: From<OracleError>>(
        &self,
        number: u64,
        mut run: impl FnMut(&mut [u32], &mut Path) -> Result<(), E>,
    ) -> Result<f64, E> {
        let mut path = Path::any(self.draws_max, number);
        let (mut once, mut again) = (Vec::new(), Vec::new());
        let mut paths = 0.0;
        for deck in [&mut once, &mut again] {
            path.begin();
            put_in_order(deck, self.cards);
            run(deck, &mut path)?;
            paths = path.end()?.values as f64;
        }
        if once != again {
            return Err(OracleError::NotRepeatable.into());
        }
        Ok(paths)
    }

    /// Whether all paths were walked.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many paths were walked.
    pub fn paths(&self) -> u64 {
        self.paths
    }

    /// The probability of the paths that were walked, from 0 to 1: how far the
    /// walk has come.
    pub fn share_walked(&self) -> f64 {
        if self.is_over { 1.0 } else { self.path.share_before() }
    }

    /// The law of the shuffle.
    ///
    /// # Errors
    /// [`OracleError::PathsLeft`] before the walk is over, and
    /// [`OracleError::Overflow`].
    pub fn finish(self) -> Result<Law, OracleError> {
        if !self.is_over {
            return Err(OracleError::PathsLeft);
        }
        Law::new(self.cards, self.tally)
    }
}

fn put_in_order(deck: &mut Vec<u32>, cards: usize) {
    deck.clear();
    deck.extend(0..cards as u32);
}

#[cfg(test)]
mod tests;
