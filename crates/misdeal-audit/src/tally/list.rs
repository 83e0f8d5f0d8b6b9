//! [`List`]: the counters of a part of a tally, for whoever writes or reads them.

/// Counters under one name.
#[derive(Debug)]
pub(crate) enum List<'a> {
    /// Counts.
    Counts(&'a mut [u64]),
    /// Sums, which may be below 0.
    Sums(&'a mut [i64]),
    /// One count.
    One(&'a mut u64),
}
