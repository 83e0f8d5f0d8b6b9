//! [`Digits`]: counts of digits whose numbers of values differ.

/// For each digit, how often each of its values came up.
///
/// Under a fair shuffle the digits are independent and each is uniform on its
/// values, so these counts need no correction for dependence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Digits {
    /// Digit `i` has its counts at `starts[i]..starts[i + 1]`.
    starts: Vec<usize>,
    counts: Vec<u64>,
}

impl Digits {
    /// Counters of zero for digits with these numbers of values.
    pub(crate) fn new(sizes: impl Iterator<Item = u32>) -> Self {
        let mut starts = vec![0];
        let mut end = 0;
        starts.extend(sizes.map(|size| {
            end += size as usize;
            end
        }));
        Self { starts, counts: vec![0; end] }
    }

    /// Counts one string of digits, the value of each in order.
    pub(crate) fn count_all(&mut self, values: &[u32]) {
        self.count_each(values.iter().copied());
    }

    /// The same, of digits that come one by one.
    #[inline]
    pub(crate) fn count_each(&mut self, values: impl Iterator<Item = u32>) {
        for (&start, value) in self.starts.iter().zip(values) {
            self.counts[start + value as usize] += 1;
        }
    }

    /// The counts of each digit, in order.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[u64]> {
        self.starts.windows(2).map(|ends| &self.counts[ends[0]..ends[1]])
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        self.counts.len()
    }

    /// All counts, digit after digit, and where the counts of each digit end.
    pub(crate) fn flat(&self) -> (&[u64], &[usize]) {
        (&self.counts, &self.starts[1..])
    }

    /// The same, to be filled.
    pub(crate) fn flat_mut(&mut self) -> (&mut Vec<u64>, &[usize]) {
        (&mut self.counts, &self.starts[1..])
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        debug_assert_eq!(self.starts, other.starts);
        self.counts.iter_mut().zip(&other.counts).for_each(|(a, b)| *a += b);
    }
}
