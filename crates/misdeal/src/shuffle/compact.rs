//! [`Integers`]: many integers in 4 bytes each where they fit, in 8 otherwise.
//!
//! A line costs 4 bytes for its place and 4 for its turn as long as the text is
//! smaller than 4 GiB. Memory that cannot be had is an error, not an abort.

use std::collections::TryReserveError;

/// A list of integers up to a largest one that is known beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Integers {
    Narrow(Vec<u32>),
    Wide(Vec<u64>),
}

impl Integers {
    /// The first `count` of `values`, each at most `max`.
    ///
    /// # Errors
    /// When there is no memory for `count` integers.
    pub(super) fn collect(
        count: u64,
        max: u64,
        values: impl Iterator<Item = u64>,
    ) -> Result<Self, TryReserveError> {
        // What a usize cannot hold, memory cannot either: the reserve fails.
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        let values = values.take(count);
        if max <= u64::from(u32::MAX) {
            let mut list = Vec::new();
            list.try_reserve_exact(count)?;
            list.extend(values.map(|value| value as u32));
            Ok(Self::Narrow(list))
        } else {
            let mut list = Vec::new();
            list.try_reserve_exact(count)?;
            list.extend(values);
            Ok(Self::Wide(list))
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Narrow(list) => list.len(),
            Self::Wide(list) => list.len(),
        }
    }

    /// The integer at `index`, if there is one.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<u64> {
        match self {
            Self::Narrow(list) => list.get(index).map(|&value| u64::from(value)),
            Self::Wide(list) => list.get(index).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_widths_hold_the_same() {
        let max = u64::from(u32::MAX);
        let [narrow, wide] = [max, max + 1].map(|max| Integers::collect(100, max, 0..).unwrap());
        assert!(matches!((&narrow, &wide), (Integers::Narrow(_), Integers::Wide(_))));
        assert_eq!((narrow.len(), wide.len()), (100, 100));
        assert!((0..101).all(|index| narrow.get(index) == wide.get(index)));
        assert_eq!(narrow.get(100), None);
        let extremes = Integers::collect(2, u64::MAX, [0, u64::MAX].into_iter()).unwrap();
        assert_eq!(extremes.get(1), Some(u64::MAX));
    }

    #[test]
    fn what_no_memory_can_hold_is_an_error() {
        assert!(Integers::collect(u64::MAX, 0, 0..).is_err());
        assert!(Integers::collect(u64::MAX, u64::MAX, 0..).is_err());
    }
}
