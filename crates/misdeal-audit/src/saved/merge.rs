//! [`Merger`]: adds up tallies of separate runs.
//!
//! The sum does not depend on the order in which they come. Each run is read
//! relative to its own earlier deals only, so of k runs a frame that looks back
//! has k times as many deals less than there are.

use std::collections::BTreeMap;

use xxhash_rust::xxh3::Xxh3;

use super::{DEALS_MAX, RunId, SavedRun, SavedTally};
use crate::audit::RunEnd;
use crate::block::InvalidDeal;
use crate::shape::{DealOrder, Shape};
use crate::source::text::{Naming, Note, Unit};
use crate::tally::{FINGERPRINTS_MAX, Fingerprints, Tally};

/// Why a tally cannot be added to those before.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MergeError {
    /// Another kind of deals, or other names for the cards.
    #[error("got {got}, but the tallies before have {expected}")]
    Different {
        /// What its deals are.
        got: String,
        /// What those before are.
        expected: String,
    },
    /// The same run a second time.
    #[error("got the same run twice")]
    SameRun {
        /// Which tally it was before, from 0.
        earlier: usize,
    },
    /// More deals than can be added up.
    #[error("got {got} deals, expected at most {DEALS_MAX}")]
    TooManyDeals {
        /// Those of all tallies so far.
        got: u64,
    },
}

/// What tells runs apart, and their order in a sum.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// Of a built-in shuffle.
    Seed { subject: String, seed: String },
    /// Of anything else.
    Random(u128),
}

impl Key {
    fn of(run: &SavedRun) -> Self {
        match &run.id {
            RunId::Seed(seed) => Self::Seed { subject: run.subject.clone(), seed: seed.clone() },
            RunId::Random(number) => Self::Random(*number),
        }
    }
}

/// A run in a sum.
#[derive(Debug)]
struct Part {
    /// Which tally it was, from 0.
    number: usize,
    run: SavedRun,
    first_invalid: Option<InvalidDeal>,
    /// A hash of its deals, if no two runs have the same deals by chance.
    deals_hash: Option<u128>,
}

/// A sum of tallies under way.
#[derive(Debug, Default)]
pub struct Merger {
    /// The sum, without fingerprints, and the names of the cards.
    sum: Option<(Tally, Naming)>,
    parts: BTreeMap<Key, Part>,
    fingerprints: Kept,
}

/// What tallies of separate runs add up to.
#[derive(Clone, Debug)]
pub struct Merged {
    /// The sum.
    pub tally: Tally,
    /// What the cards are called.
    pub naming: Naming,
    /// The runs, by subject.
    pub runs: Vec<SavedRun>,
    /// What should be said of the runs and of their sum.
    pub notes: Vec<Note>,
    /// What place numbers count, where the first bad deal is.
    pub unit: Unit,
    /// Of several runs or files, the one in which the first bad deal stands.
    pub invalid_in: Option<String>,
}

impl Merger {
    /// The sum of no tallies.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a tally.
    ///
    /// # Errors
    /// [`MergeError`] if it is of other deals or other cards than those before, of
    /// the same run as one of them, or beyond [`DEALS_MAX`]. The sum is then what
    /// it was.
    pub fn add(&mut self, saved: SavedTally) -> Result<(), MergeError> {
        let SavedTally { mut tally, naming, run } = saved;
        let key = Key::of(&run);
        if let Some(earlier) = self.parts.get(&key) {
            return Err(MergeError::SameRun { earlier: earlier.number });
        }
        let fingerprints = std::mem::take(&mut tally.fingerprints);
        let part = Part {
            number: self.parts.len(),
            run,
            first_invalid: tally.invalid().first,
            deals_hash: deals_hash(&tally, &fingerprints),
        };
        match &mut self.sum {
            None => self.sum = Some((tally, naming)),
            Some((sum, names)) => {
                if (sum.shape(), &*names) != (tally.shape(), &naming) {
                    let got = reading(tally.shape(), &naming);
                    let expected = reading(sum.shape(), names);
                    return Err(MergeError::Different { got, expected });
                }
                // Neither is beyond the limit.
                let got = sum.heard() + tally.heard();
                if got > DEALS_MAX {
                    return Err(MergeError::TooManyDeals { got });
                }
                sum.merge(tally);
            }
        }
        self.fingerprints.add(key.clone(), fingerprints);
        self.parts.insert(key, part);
        Ok(())
    }

    /// The sum; `None` if there was no tally.
    pub fn finish(self) -> Option<Merged> {
        let (mut tally, naming) = self.sum?;
        tally.fingerprints = self.fingerprints.finish();
        let mut parts: Vec<Part> = self.parts.into_values().collect();
        // Stable, so that runs of one subject stay in the order of their keys.
        parts.sort_by(|a, b| a.run.subject.cmp(&b.run.subject));
        let notes = notes(&parts, &tally, &naming);
        let (mut unit, mut invalid_in) = (parts.first()?.run.unit, None);
        if let Some(part) = parts.iter().find(|part| part.first_invalid.is_some()) {
            tally.invalid.first = part.first_invalid;
            let of_run = (parts.len() > 1).then(|| part.run.subject.clone());
            (unit, invalid_in) = (part.run.unit, part.run.invalid_in.clone().or(of_run));
        }
        let runs = parts.into_iter().map(|part| part.run).collect();
        Some(Merged { tally, naming, runs, notes, unit, invalid_in })
    }
}

/// The fingerprints of the first runs, in the order of their keys, as many as
/// fit together. Which these are does not depend on the order in which they
/// come: all keys below `end` are here, and the run at `end` does not fit.
#[derive(Debug)]
struct Kept {
    most: u64,
    count: u64,
    parts: BTreeMap<Key, Fingerprints>,
    end: Option<Key>,
}

impl Default for Kept {
    fn default() -> Self {
        Self { most: FINGERPRINTS_MAX, count: 0, parts: BTreeMap::new(), end: None }
    }
}

impl Kept {
    fn add(&mut self, key: Key, fingerprints: Fingerprints) {
        if self.end.as_ref().is_some_and(|end| *end < key) {
            return;
        }
        self.count += fingerprints.len();
        self.parts.insert(key, fingerprints);
        while self.count > self.most {
            let Some((last, dropped)) = self.parts.pop_last() else { break };
            self.count -= dropped.len();
            self.end = Some(last);
        }
    }

    fn finish(self) -> Fingerprints {
        let mut all = Fingerprints::default();
        self.parts.into_values().for_each(|part| all.merge(part));
        all.collapse();
        all
    }
}

/// So many deals, each one of so many possible ones, do not come twice by
/// chance: 10!/1000^10 is below 1e-23, and less for more of either.
const ALIKE_DEALS_MIN: u64 = 10;
const ALIKE_OUTCOMES_MIN: f64 = 1000.0;

fn deals_hash(tally: &Tally, fingerprints: &Fingerprints) -> Option<u128> {
    let is_telling = fingerprints.len() >= ALIKE_DEALS_MIN
        && tally.shape().outcomes_ln() >= ALIKE_OUTCOMES_MIN.ln();
    is_telling.then(|| {
        let mut hash = Xxh3::new();
        fingerprints.sorted().iter().for_each(|one| hash.update(&one.to_le_bytes()));
        hash.digest128()
    })
}

fn notes(parts: &[Part], tally: &Tally, naming: &Naming) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    for note in parts.iter().flat_map(|part| &part.run.notes) {
        if !notes.contains(note) {
            notes.push(note.clone());
        }
    }
    let of = parts.len() as u64;
    let ended = |end| parts.iter().filter(|part| part.run.end == end).count() as u64;
    let (sure, interrupted) = (ended(RunEnd::Sure), ended(RunEnd::Interrupted));
    let mut hashes: Vec<u128> = parts.iter().filter_map(|part| part.deals_hash).collect();
    hashes.sort_unstable();
    let alike = hashes.windows(2).filter(|pair| pair[0] == pair[1]).count() as u64;
    let (looked_at, deals) = (tally.fingerprints.len(), tally.deals());
    notes.extend((of > 1).then_some(Note::RunsAdded { runs: of }));
    notes.extend((sure > 0).then_some(Note::RunsStoppedSure { runs: sure, of }));
    notes.extend((interrupted > 0).then_some(Note::RunsInterrupted { runs: interrupted, of }));
    notes.extend((alike > 0).then_some(Note::RunsAlike { runs: alike, of }));
    let has_names = matches!(naming, Naming::Words(_));
    notes.extend(has_names.then_some(Note::FacesNotSaved));
    notes.extend((looked_at < deals).then_some(Note::RepeatsInPart { looked_at, deals }));
    notes
}

/// How deals are read, in words.
fn reading(shape: Shape, naming: &Naming) -> String {
    let Shape { deck, dealt, order } = shape;
    let kind = match order {
        DealOrder::Sequence if dealt == deck => format!("deals of {deck} cards"),
        DealOrder::Sequence => format!("deals of the first {dealt} of {deck} cards"),
        DealOrder::Set => format!("sets of {dealt} of {deck} cards"),
    };
    match naming {
        Naming::Numbers { first } => format!("{kind} counted from {first}"),
        Naming::Words(words) => {
            let shown: Vec<&str> = words.iter().take(WORDS_SHOWN).map(|word| &**word).collect();
            format!("{kind} called {} ...", shown.join(" "))
        }
    }
}

/// So many cards of a deck are named.
const WORDS_SHOWN: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(order: &[(u128, u64)]) -> Vec<u128> {
        let mut kept = Kept { most: 10, ..Kept::default() };
        for &(key, count) in order {
            kept.add(Key::Random(key), Fingerprints::of_sorted(vec![key; count as usize]));
        }
        kept.finish().sorted().to_vec()
    }

    /// The first runs, by key, that fit, in whatever order they come.
    #[test]
    fn which_fingerprints_are_kept_does_not_depend_on_the_order() {
        let runs = [(1, 4), (2, 3), (3, 5), (4, 1)];
        // 4 + 3 fit, 5 more do not, and what comes after is not asked.
        let expected = [1, 1, 1, 1, 2, 2, 2];
        for a in 0..4 {
            for b in (0..4).filter(|&b| b != a) {
                for c in (0..4).filter(|&c| c != a && c != b) {
                    let order = [a, b, c, 6 - a - b - c].map(|i| runs[i]);
                    assert_eq!(kept(&order), expected, "{order:?}");
                }
            }
        }
        assert_eq!(kept(&[(2, 11), (1, 10)]), [1; 10]);
        assert_eq!(kept(&[(1, 11), (2, 1)]), []);
    }
}
