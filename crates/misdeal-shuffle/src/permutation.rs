//! Random access to a shuffled order: the number at a position, and the position of a
//! number, without the other n - 1.
//!
//! [`IndexPermutation`] is an order of `0..=last` that a seed stands for, for any `last` of
//! 64 bits. Asking it takes the same time and memory wherever one asks: page 40,000 of a
//! catalogue in random order, every tenth machine with its own stretch of a billion
//! samples, identifiers that do not tell how many there are.
//!
//! **Up to 256 numbers: fair.** The order is made by
//! [`fisher_yates`](crate::fair::fisher_yates()) and kept in a table, so each of the n!
//! orders has the same probability, as of any deal of a [`Seed`]: for up to 57 numbers a
//! random one of the 2^256 seeds can reach them all.
//!
//! **Beyond: pseudorandom, not uniform.** A Feistel network, keyed by the seed, gives one
//! order for each of at most 2^256 keys, while 10,000 numbers have about 2^118458 orders.
//! What can be said of it:
//!
//! - For random round functions, and where the numbers fill the grid of the network: each
//!   number is anywhere with probability 1/n, exactly; the places of two are within 2^-69 of
//!   uniform in total variation; and the order is even with probability 1/2. (Networks on
//!   halves by exclusive-or give even orders only.) Elsewhere a few numbers, fewer than
//!   `sqrt(2 / n)` of all, take another pass, and nobody has worked it out.
//! - Round functions are SipHash-2-4 with a key of 128 bits each, against which nothing
//!   better than trying keys is known. Their values are uniform to 2^-32 of themselves.
//! - The best attacks published against random round functions need about 2^128 numbers, so
//!   at least 2^64 seeds. Proofs (Hoang and Rogaway 2010) cover those who see far fewer
//!   than `sqrt(n)` numbers of an order.
//! - No proof covers an observer who sees a whole order. Where each order must be as likely
//!   as any other, take a [fair](crate::fair) shuffle; of a thousand numbers it costs no
//!   more than six questions here.
//!
//! It hides an order from those who do not know the seed; it is not an encryption that
//! anyone has certified, and its time depends on what is asked.
//!
//! The order is a format, `docs/formats/permuted-index-v1.md`, with test vectors. The
//! reasons are in `docs/decisions/0010-random-access-to-an-order.md`.

use crate::Seed;

mod grid;
mod network;
mod sip_word;
mod table;

use self::network::Network;
use self::table::Table;

/// The block of the seed's ChaCha12 streams at which the words for these orders begin;
/// those for deals begin at block 0.
const FIRST_BLOCK: u64 = 3 << 62;

/// A pseudorandom order of the numbers `0..=last`, to be asked at any position.
///
/// Keyed by a 256-bit seed: the same seed and `last` give the same order on every machine;
/// another seed, or another `last`, an order that has nothing to do with it. Up to 256
/// numbers every order is equally likely; beyond, the [module](self) says how far it is
/// from that.
///
/// **Cost**: 0.6 KB. Making one takes n - 1 draws for up to 256 numbers, 24 to 72 words of 64
/// bits beyond: 0.2 to 0.8 us. Each question is a look into a table, or 12 to 36 short hashes:
/// 490 ns at n = 1000, 180 ns at 10^8, 155 ns at 2^64 (Intel Xeon, 2026-11-30).
///
/// ```
/// use misdeal_shuffle::{IndexPermutation, Seed};
///
/// // All 2^64 numbers, in random order.
/// let order = IndexPermutation::up_to(&Seed::from(42), u64::MAX);
/// let first = order.at(0);
/// assert_eq!(order.position_of(first), 0);
/// assert_ne!(order.at(1), first);
/// ```
#[derive(Clone, Debug)]
pub struct IndexPermutation(Order);

#[derive(Clone, Debug)]
enum Order {
    Table(Table),
    Network(Network),
}

impl IndexPermutation {
    /// The order of the `last + 1` numbers `0..=last` that this seed stands for.
    ///
    /// The bound is closed, so that all 2^64 numbers can be asked for and none cannot.
    pub fn up_to(seed: &Seed, last: u64) -> Self {
        // A stream for each `last`: orders of different lengths share no key.
        let mut words = seed.stream_at(last, FIRST_BLOCK);
        Self(match u8::try_from(last) {
            Ok(last) => Order::Table(Table::new(last, words)),
            Err(_) => Order::Network(Network::new(last, &mut words)),
        })
    }

    /// The last number, which is also the last position.
    pub fn last(&self) -> u64 {
        match &self.0 {
            Order::Table(table) => table.last().into(),
            Order::Network(network) => network.last(),
        }
    }

    /// The number at a position, both `0..=last`.
    ///
    /// # Panics
    /// If the position is above [`last`](Self::last).
    ///
    /// ```
    /// use misdeal_shuffle::{IndexPermutation, Seed};
    ///
    /// let order = IndexPermutation::up_to(&Seed::from(1), 4);
    /// let mut numbers: Vec<u64> = (0..=4).map(|position| order.at(position)).collect();
    /// numbers.sort();
    /// assert_eq!(numbers, [0, 1, 2, 3, 4]);
    /// ```
    pub fn at(&self, position: u64) -> u64 {
        let last = self.last();
        assert!(position <= last, "position {position} is beyond the last, {last}");
        match &self.0 {
            // Positions up to `last` fit, since `last` does.
            Order::Table(table) => table.at(position as u8).into(),
            Order::Network(network) => network.at(position),
        }
    }

    /// The position of a number, both `0..=last`: the inverse of [`at`](Self::at).
    ///
    /// # Panics
    /// If the number is above [`last`](Self::last).
    ///
    /// ```
    /// use misdeal_shuffle::{IndexPermutation, Seed};
    ///
    /// let order = IndexPermutation::up_to(&Seed::from(1), 999_999_999);
    /// assert_eq!(order.at(order.position_of(7)), 7);
    /// ```
    pub fn position_of(&self, number: u64) -> u64 {
        let last = self.last();
        assert!(number <= last, "number {number} is beyond the last, {last}");
        match &self.0 {
            Order::Table(table) => table.position_of(number as u8).into(),
            Order::Network(network) => network.position_of(number),
        }
    }
}

/// The number at a position of the order of `0..=last` that a seed stands for.
///
/// [`IndexPermutation::at`] of an order made for this one question, which is most of the
/// cost: whoever asks twice keeps the order.
///
/// # Panics
/// If the position is above `last`.
///
/// ```
/// use misdeal_shuffle::{Seed, inverse_index, permuted_index};
///
/// let seed = Seed::from(42);
/// let number = permuted_index(&seed, 99_999_999, 17);
/// assert_eq!(inverse_index(&seed, 99_999_999, number), 17);
/// ```
pub fn permuted_index(seed: &Seed, last: u64, position: u64) -> u64 {
    IndexPermutation::up_to(seed, last).at(position)
}

/// The position of a number in the order of `0..=last` that a seed stands for: the inverse
/// of [`permuted_index()`], at the same cost.
///
/// # Panics
/// If the number is above `last`.
///
/// ```
/// use misdeal_shuffle::{Seed, inverse_index};
///
/// // One number has one position.
/// assert_eq!(inverse_index(&Seed::from(42), 0, 0), 0);
/// ```
pub fn inverse_index(seed: &Seed, last: u64, number: u64) -> u64 {
    IndexPermutation::up_to(seed, last).position_of(number)
}

#[cfg(test)]
mod tests;
