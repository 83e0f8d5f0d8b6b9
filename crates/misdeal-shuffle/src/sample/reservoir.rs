//! [`Reservoir`]: m items of a stream whose length nobody knows yet.
//!
//! Item number t, from 0, draws a position of `0..=t`. While the reservoir fills, the
//! item goes there and the one that stood there moves to the end, which is the
//! inside-out shuffle. When it is full, the item replaces the one at that position, or
//! is passed over if there is no such position:
//!
//! ```text
//! m = 2     item a                     [a]
//!           item b  draw 0 of 0..=1    [b a]
//!           item c  draw 2 of 0..=2    [b a]     passed over
//!           item d  draw 1 of 0..=3    [b d]     a is out
//! ```
//!
//! **Fair, and in random order, at every moment**: after t items each of the
//! `t (t-1) ... (t-m+1)` sequences is equally likely, exactly. A sequence with the newest
//! item comes from each of t-m older ones and a draw of probability 1/t, one without it
//! from itself and t-m of t draws; both are (t-m)/t of what was. The textbook form fills
//! the reservoir in order of arrival and so returns a fair *set* whose order tells who
//! came early: the first item can only be first. Nothing has to be shuffled at the end
//! here.
//!
//! **Cost**: one draw an item, none for the first; O(1) time; memory for m items.
//!
//! # Source
//! J. S. Vitter, "Random sampling with a reservoir", ACM TOMS 11(1), 1985, algorithm R (he
//! credits A. Waterman), with the filling of the inside-out shuffle.

use crate::Draw;

/// A random sample of up to `m` items of a stream, in uniformly random order.
///
/// Holds min(m, items seen) items; it cannot know whether more were to come, so a
/// short stream is no error: [`seen`](Self::seen) tells.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::sample::Reservoir;
///
/// let mut draw = Seed::from(1).deal(0);
/// let mut reservoir = Reservoir::new(3);
/// for line in "ann bob cid dot eva fay".split(' ') {
///     reservoir.offer(line, &mut draw);
/// }
/// assert_eq!(reservoir.seen(), 6);
/// let mut names = reservoir.into_arrival_order();
/// assert_eq!(names.len(), 3);
/// assert!(names.is_sorted());
/// ```
#[derive(Clone, Debug)]
pub struct Reservoir<T> {
    items_max: usize,
    seen: u64,
    kept: Vec<Kept<T>>,
}

#[derive(Clone, Debug)]
struct Kept<T> {
    /// The number of the item in the stream, from 0.
    number: u64,
    item: T,
}

impl<T> Reservoir<T> {
    /// An empty reservoir for `m` items; takes memory as items come.
    pub fn new(m: usize) -> Self {
        Self { items_max: m, seen: 0, kept: Vec::new() }
    }

    /// How many items were offered.
    pub fn seen(&self) -> u64 {
        self.seen
    }

    /// Offers the next item of the stream. One draw, none for the first item and none
    /// if m = 0.
    pub fn offer<D: Draw + ?Sized>(&mut self, item: T, draw: &mut D) {
        self.offer_with(|| item, draw);
    }

    /// Offers the next item, made only if it is kept: the way to skip copying a line.
    pub fn offer_with<D: Draw + ?Sized>(&mut self, make: impl FnOnce() -> T, draw: &mut D) {
        let number = self.seen;
        // 2^64 items would take centuries to come.
        self.seen += 1;
        if self.items_max == 0 {
            return;
        }
        let position = if number == 0 { 0 } else { draw.at_most(number) };
        if self.kept.len() < self.items_max {
            // The reservoir has held every item so far: position <= number = kept.len().
            let last = self.kept.len();
            self.kept.push(Kept { number, item: make() });
            self.kept.swap(position as usize, last);
        } else if position < self.items_max as u64 {
            self.kept[position as usize] = Kept { number, item: make() };
        }
    }

    /// The sample in uniformly random order.
    pub fn into_random_order(self) -> Vec<T> {
        self.kept.into_iter().map(|kept| kept.item).collect()
    }

    /// The sample in the order of the stream. O(m log m).
    pub fn into_arrival_order(mut self) -> Vec<T> {
        self.kept.sort_unstable_by_key(|kept| kept.number);
        self.into_random_order()
    }
}

/// Samples up to `m` items of `items`, in uniformly random order.
///
/// With m at least the number of items this is the inside-out shuffle of them all, from
/// the same draws. One draw an item, none for the first.
///
/// ```
/// use misdeal_shuffle::sample::reservoir_sample;
/// use misdeal_shuffle::{Seed, fair};
///
/// let mut shuffled: Vec<u32> = (0..52).collect();
/// fair::inside_out(&mut shuffled, &mut Seed::from(42).deal(0));
/// assert_eq!(reservoir_sample(0..52, 60, &mut Seed::from(42).deal(0)), shuffled);
/// ```
pub fn reservoir_sample<T, D: Draw + ?Sized>(
    items: impl IntoIterator<Item = T>,
    m: usize,
    draw: &mut D,
) -> Vec<T> {
    let mut reservoir = Reservoir::new(m);
    for item in items {
        reservoir.offer(item, draw);
    }
    reservoir.into_random_order()
}
