//! [`Number`]: a whole number that each order shows once, with a known law.

use super::CLASSES_MAX;

/// What is counted of each order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Cards at home.
    FixedPoints,
    /// Cycles.
    Cycles,
    /// The length of the cycle through position 0.
    FirstCycle,
    /// Places where the next card is smaller.
    Descents,
    /// Cards larger than both their neighbours.
    Peaks,
    /// Cards followed by the next larger one.
    Successions,
    /// The length of the longest increasing subsequence.
    LongestRise,
    /// The length of the longest decreasing subsequence.
    LongestFall,
}

impl Number {
    /// All of them, in the order of a saved tally.
    pub(crate) const ALL: [Self; 8] = [
        Self::FixedPoints,
        Self::Cycles,
        Self::Descents,
        Self::FirstCycle,
        Self::Peaks,
        Self::Successions,
        Self::LongestRise,
        Self::LongestFall,
    ];

    /// The id of the test that looks at it, and its key in a saved tally.
    pub fn id(self) -> &'static str {
        match self {
            Self::FixedPoints => "fixed-points",
            Self::Cycles => "cycles",
            Self::FirstCycle => "first-cycle",
            Self::Descents => "descents",
            Self::Peaks => "peaks",
            Self::Successions => "successions",
            Self::LongestRise => "longest-rise",
            Self::LongestFall => "longest-fall",
        }
    }

    /// How many counters it takes for orders of `n` cards: values 0, 1, ...,
    /// the last one "or more". Numbers that stay small have few.
    pub(crate) fn counters(self, n: u32) -> usize {
        let all = n as usize + 1;
        match self {
            Self::FixedPoints | Self::Cycles | Self::Successions => all.min(CLASSES_MAX),
            Self::FirstCycle
            | Self::Descents
            | Self::Peaks
            | Self::LongestRise
            | Self::LongestFall => all,
        }
    }
}

/// Counts of numbers: for each that is counted, the orders that showed 0, 1, ...
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    counts: Vec<(Number, Vec<u64>)>,
}

impl Numbers {
    /// Counters of zero for these numbers of orders of `n` cards.
    pub(super) fn new(numbers: impl IntoIterator<Item = Number>, n: u32) -> Self {
        let of = |number: Number| (number, vec![0; number.counters(n)]);
        Self { counts: numbers.into_iter().map(of).collect() }
    }

    /// The counts of a number, if it is counted.
    pub(crate) fn get(&self, number: Number) -> Option<&[u64]> {
        self.iter().find(|&(of, _)| of == number).map(|(_, counts)| counts)
    }

    /// All numbers that are counted.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Number, &[u64])> {
        self.counts.iter().map(|(number, counts)| (*number, &counts[..]))
    }

    /// The same, to be filled.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (Number, &mut Vec<u64>)> {
        self.counts.iter_mut().map(|(number, counts)| (*number, counts))
    }

    /// Counts one order that shows `value`, if the number is counted.
    #[inline]
    pub(super) fn count(&mut self, number: Number, value: usize) {
        if let Some((_, counts)) = self.counts.iter_mut().find(|(of, _)| *of == number) {
            let last = counts.len() - 1;
            counts[value.min(last)] += 1;
        }
    }

    /// True if the number is counted.
    pub(super) fn has(&self, number: Number) -> bool {
        self.get(number).is_some()
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        self.counts.iter().map(|(_, counts)| counts.len()).sum()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for ((_, sum), (_, part)) in self.counts.iter_mut().zip(&other.counts) {
            sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
        }
    }
}
