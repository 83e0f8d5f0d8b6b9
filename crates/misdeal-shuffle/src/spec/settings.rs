//! What a spec has been set to, for those who work out what it does instead of doing it.

use std::num::NonZeroU64;

use super::ShuffleSpec;
use crate::catalogue::{Setting, Times};
use crate::faulty::Sort;
use crate::study::Bound;

impl ShuffleSpec {
    /// Whether the shuffle has a `times` of its own, besides `washes`.
    pub fn has_times(&self) -> bool {
        self.entry.keys.iter().any(|key| matches!(key.setting, Setting::Times(_)))
    }

    /// The steps of one wash of `cards` cards; 1 for a shuffle without `times`.
    ///
    /// ```
    /// use misdeal_shuffle::ShuffleSpec;
    ///
    /// let spec: ShuffleSpec = "wash".parse().unwrap();
    /// assert_eq!(spec.times(54), 54);
    /// ```
    pub fn times(&self, cards: usize) -> u64 {
        if self.has_times() { self.times.of(cards) } else { 1 }
    }

    /// The same shuffle with so many steps in a wash; without `times`, with so many washes.
    pub fn repeated(mut self, times: u64) -> Self {
        if self.has_times() {
            self.times = Times::Number(times);
        } else {
            self.washes = times;
        }
        self
    }

    /// The same shuffle with so many washes.
    pub fn washed(mut self, washes: u64) -> Self {
        self.washes = washes;
        self
    }

    /// The cards of a packet, where the shuffle has packets.
    pub fn packet(&self) -> NonZeroU64 {
        self.packet
    }

    /// The shelves, where the shuffle has them.
    pub fn shelves(&self) -> NonZeroU64 {
        self.shelves
    }

    /// The sort, where the shuffle sorts by coins.
    pub fn sort(&self) -> Sort {
        self.sort
    }

    /// The bits of a key, where the shuffle sorts by short keys.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// How a study generator's words become draws, where the spec names one.
    pub fn bound(&self) -> Option<Bound> {
        self.study.map(|study| study.bound())
    }
}
