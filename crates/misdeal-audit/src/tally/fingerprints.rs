//! [`Fingerprints`]: one 128-bit number a deal, to find deals that repeat.

use std::borrow::Cow;

/// The most deals whose fingerprints are kept: 2^24, which is 256 MiB, and three
/// times as much for a moment while new ones are sorted in. Later deals are
/// looked at for repeats among those between two looks only.
pub const FINGERPRINTS_MAX: u64 = 1 << 24;

/// Fingerprints as sorted runs, one a part of the run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fingerprints {
    unsorted: Vec<u128>,
    runs: Vec<Vec<u128>>,
}

/// How often whole deals came again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Repetition {
    /// The deals looked at.
    pub deals: u64,
    /// The different ones among them.
    pub different: u64,
    /// How often the commonest came.
    pub most: u64,
    /// Pairs of equal deals.
    pub pairs: u64,
}

impl Repetition {
    /// The deals that equal an earlier one.
    pub fn repeated(&self) -> u64 {
        self.deals - self.different
    }
}

impl Fingerprints {
    /// These, which are in ascending order.
    pub(crate) fn of_sorted(run: Vec<u128>) -> Self {
        Self { unsorted: Vec::new(), runs: Vec::from_iter((!run.is_empty()).then_some(run)) }
    }

    pub(crate) fn add(&mut self, fingerprint: u128) {
        self.unsorted.push(fingerprint);
    }

    pub(crate) fn len(&self) -> u64 {
        (self.unsorted.len() + self.runs.iter().map(Vec::len).sum::<usize>()) as u64
    }

    /// Sorts what was added; done by each thread for itself.
    pub(crate) fn seal(&mut self) {
        let mut run = std::mem::take(&mut self.unsorted);
        run.sort_unstable();
        if !run.is_empty() {
            self.runs.push(run);
        }
    }

    /// Adds another part; one that would go beyond the limit is left out whole,
    /// since leaving out some of it would choose which.
    pub(crate) fn merge(&mut self, other: Self) {
        if self.len() + other.len() > FINGERPRINTS_MAX {
            return;
        }
        self.unsorted.extend(other.unsorted);
        self.runs.extend(other.runs);
    }

    /// Makes one sorted run of all of them. O(N) for a few runs.
    pub(crate) fn collapse(&mut self) {
        self.seal();
        if self.runs.len() > 1 {
            let mut all = self.runs.concat();
            // The stable sort finds the sorted runs and merges them.
            all.sort();
            self.runs = vec![all];
        }
    }

    /// All of them in ascending order, without a copy if they are collapsed.
    pub(crate) fn sorted(&self) -> Cow<'_, [u128]> {
        match &self.runs[..] {
            [] if self.unsorted.is_empty() => Cow::Borrowed(&[]),
            [all] if self.unsorted.is_empty() => Cow::Borrowed(all),
            _ => {
                let mut copy = self.clone();
                copy.collapse();
                Cow::Owned(copy.runs.pop().unwrap_or_default())
            }
        }
    }

    /// How often deals came again. O(N), without a copy if they are collapsed.
    pub(crate) fn repetition(&self) -> Repetition {
        let all = self.sorted();
        let mut found = Repetition { deals: all.len() as u64, ..Repetition::default() };
        for equal in all.chunk_by(|a, b| a == b) {
            let times = equal.len() as u64;
            found.different += 1;
            found.most = found.most.max(times);
            // At most 2^24 deals are kept.
            found.pairs += times * (times - 1) / 2;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeats_are_found_within_and_across_parts() {
        let part = |values: &[u128]| {
            let mut fingerprints = Fingerprints::default();
            values.iter().for_each(|&value| fingerprints.add(value));
            fingerprints.seal();
            fingerprints
        };
        let mut all = part(&[5, 3, 5, u128::MAX]);
        all.merge(part(&[]));
        all.merge(part(&[7, 3, 5]));
        let found = Repetition { deals: 7, different: 4, most: 3, pairs: 4 };
        assert_eq!((all.repetition(), found.repeated()), (found, 3));
        assert_eq!(Fingerprints::default().repetition(), Repetition::default());
    }
}
