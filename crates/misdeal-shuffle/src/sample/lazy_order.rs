//! [`LazyOrder`]: a random order of `0..n` that is decided one position at a time.
//!
//! Fisher-Yates from the front exchanges position `i` with one of the positions
//! `i..n`. Only positions that took part in an exchange hold anything but their own
//! number, so only those need memory:
//!
//! ```text
//! n = 10^12     draw 7: deal 7,  0 waits at 7       moved: {7: 0}
//!               draw 6: deal 7?  no: position 1 + 6 = 7 holds 0, deal 0; 1 waits at 7
//!                                                   moved: {7: 1}
//! ```
//!
//! A deal of m numbers keeps at most m entries. Where m is a good part of n, a plain
//! table of n numbers is smaller and faster, and holds the same numbers at the same
//! positions.
//!
//! **Fair**: after any number of deals, each sequence of so many different numbers
//! is equally likely, exactly.
//!
//! **Cost**: one draw a number, none for the last of all; O(1) time; memory O(m) in
//! a hash map or 8 n bytes in a table, whichever is smaller for the expected m.
//!
//! # Source
//! J. Ernvall and O. Nevalainen, "An algorithm for unbiased random sampling", The
//! Computer Journal 25(1), 1982: the table of exchanged positions, hashed. The steps are
//! those of [`fisher_yates_forward`](mod@crate::fair::fisher_yates_forward).

use std::collections::HashMap;
use std::iter;

use crate::Draw;

/// A table is chosen from one number in so many on; a hash map takes about 32 bytes an
/// entry at its usual load, a table 8.
const TABLE_SHARE: u64 = 4;

/// A random order of `0..n` that is decided one position at a time.
///
/// Each deal takes one draw from the caller, so the same order goes on as long as the
/// same source is handed in. Never deals a number twice.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::sample::LazyOrder;
///
/// // Two pages of one random order of 6 items have no item in common.
/// let mut draw = Seed::from(3).deal(0);
/// let mut order = LazyOrder::new(6, 6);
/// let first: Vec<u64> = order.deals(&mut draw).take(4).collect();
/// let second: Vec<u64> = order.deals(&mut draw).collect();
/// assert_eq!((first.len(), second.len()), (4, 2));
/// let mut all = [first, second].concat();
/// all.sort();
/// assert_eq!(all, [0, 1, 2, 3, 4, 5]);
/// ```
#[derive(Clone, Debug)]
pub struct LazyOrder {
    numbers_count: u64,
    dealt: u64,
    places: Places,
}

/// The number at each position from `dealt` on.
#[derive(Clone, Debug)]
enum Places {
    Table(Vec<u64>),
    /// The positions that do not hold their own number.
    Moved(HashMap<u64, u64>),
}

impl LazyOrder {
    /// An undecided order of `0..n` of which about `expected` numbers will be dealt.
    ///
    /// `expected` chooses how the numbers are stored and nothing else: any number of
    /// deals up to n is right. O(n) time for a table, O(1) otherwise.
    pub fn new(n: u64, expected: u64) -> Self {
        let table = (n / TABLE_SHARE <= expected).then(|| Self::table(n)).flatten();
        table.unwrap_or_else(|| Self::sparse(n))
    }

    /// With a table; `None` if it does not fit into memory.
    pub(super) fn table(n: u64) -> Option<Self> {
        let mut numbers = super::room_for(n).ok()?;
        numbers.extend(0..n);
        Some(Self { numbers_count: n, dealt: 0, places: Places::Table(numbers) })
    }

    /// With a hash map.
    pub(super) fn sparse(n: u64) -> Self {
        Self { numbers_count: n, dealt: 0, places: Places::Moved(HashMap::new()) }
    }

    /// The same with room for `expected` deals, if there is that much memory.
    ///
    /// Every deal moves one number at most, so it needs no more while it deals
    /// those.
    pub(super) fn with_room(n: u64, expected: u64) -> Option<Self> {
        let mut order = Self::new(n, expected);
        if let Places::Moved(moved) = &mut order.places {
            moved.try_reserve(usize::try_from(expected).ok()?).ok()?;
        }
        Some(order)
    }

    /// How many numbers have not been dealt yet.
    pub fn left(&self) -> u64 {
        self.numbers_count - self.dealt
    }

    /// Deals the next number, or `None` when all n have been dealt.
    ///
    /// Takes one draw; none for the last of all, which is known, and none after it.
    pub fn deal<D: Draw + ?Sized>(&mut self, draw: &mut D) -> Option<u64> {
        let further_max = self.left().checked_sub(1)?;
        let here = self.dealt;
        let there = here + if further_max == 0 { 0 } else { draw.at_most(further_max) };
        self.dealt += 1;
        Some(match &mut self.places {
            Places::Table(numbers) => {
                // Both are below n, the length of a list.
                numbers.swap(here as usize, there as usize);
                numbers[here as usize]
            }
            Places::Moved(moved) => {
                let waiting = moved.remove(&here).unwrap_or(here);
                match there == here {
                    true => waiting,
                    false => moved.insert(there, waiting).unwrap_or(there),
                }
            }
        })
    }

    /// The deals from here on, as an iterator that ends when all n have been dealt.
    ///
    /// Dropping it loses nothing: the next deal goes on where it stopped.
    pub fn deals<'a, D: Draw + ?Sized>(
        &'a mut self,
        draw: &'a mut D,
    ) -> impl Iterator<Item = u64> + 'a {
        iter::from_fn(move || self.deal(draw))
    }
}
