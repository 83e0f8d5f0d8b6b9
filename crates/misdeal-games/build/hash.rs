//! A perfect hash of the ranks of five to seven cards.
//!
//! Each rank has a number of 32 bits, and the key of a hand is the sum of those of its
//! cards, so that a card is added to a hand by one addition. The numbers are chosen
//! so that no two hands with different ranks share a key:
//!
//! ```text
//!   key   31 .......... 19 18 ............. 2
//!         row, 13 bits     column, 17 bits        slot = column xor shift[row]
//! ```
//!
//! # Source
//! The additive key: zekyll, OMPEval (2016). Hash and displace: R. Pagh,
//! "Hash and displace: efficient evaluation of minimal perfect hash functions"
//! (1999). Both as ideas; the numbers are our own.

use crate::made::RANKS_COUNT;
use crate::rules::Counts;

/// Bits of a row.
const ROW_BITS: u32 = 13;
/// Bits of a slot.
pub(crate) const SLOT_BITS: u32 = 17;

/// A hand's ranks and their key.
#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) counts: Counts,
    pub(crate) key: u32,
}

/// The hash: a number for each rank and a shift for each row.
#[derive(Debug)]
pub(crate) struct Hash {
    pub(crate) numbers: [u32; RANKS_COUNT],
    pub(crate) shifts: Vec<u16>,
}

impl Hash {
    /// The first of a fixed series of attempts that works.
    pub(crate) fn find() -> Self {
        (0..).find_map(Self::attempt).expect("one in a few attempts works")
    }

    fn attempt(seed: u64) -> Option<Self> {
        let mut state = seed;
        let numbers = std::array::from_fn(|_| (split_mix(&mut state) >> 32) as u32);
        let mut rows: Vec<Vec<u32>> = vec![Vec::new(); 1 << ROW_BITS];
        for Key { key, .. } in keys(&numbers) {
            rows[row(key)].push(column(key));
        }
        // Full rows first, while there is room.
        let mut order: Vec<usize> = (0..rows.len()).collect();
        order.sort_by_key(|&row| std::cmp::Reverse(rows[row].len()));
        let mut is_taken = vec![false; 1 << SLOT_BITS];
        let mut shifts = vec![0; rows.len()];
        for row in order {
            let columns = &mut rows[row];
            columns.sort_unstable();
            if columns.windows(2).any(|pair| pair[0] == pair[1]) {
                return None;
            }
            let is_free = |shift: &u16| {
                columns.iter().all(|column| !is_taken[(column ^ u32::from(*shift)) as usize])
            };
            let shift = (0..=u16::MAX).find(is_free)?;
            for column in columns {
                is_taken[(*column ^ u32::from(shift)) as usize] = true;
            }
            shifts[row] = shift;
        }
        Some(Self { numbers, shifts })
    }

    /// The slot of a hand's key.
    pub(crate) fn slot(&self, key: u32) -> usize {
        (column(key) ^ u32::from(self.shifts[row(key)])) as usize
    }
}

fn row(key: u32) -> usize {
    (key >> (32 - ROW_BITS)) as usize
}

fn column(key: u32) -> u32 {
    (key >> (32 - ROW_BITS - SLOT_BITS)) & ((1 << SLOT_BITS) - 1)
}

/// All ranks of five, six and seven cards, at most four of a rank: 6,175, 18,395
/// and 49,205, those of five first, then those of six.
pub(crate) fn keys(numbers: &[u32; RANKS_COUNT]) -> Vec<Key> {
    let mut all = Vec::new();
    for count in 5..=7 {
        add_keys(numbers, count, 0, [0; RANKS_COUNT], &mut all);
    }
    all
}

fn add_keys(
    numbers: &[u32; RANKS_COUNT],
    left: u8,
    rank: usize,
    counts: Counts,
    to: &mut Vec<Key>,
) {
    if left == 0 {
        to.push(Key { counts, key: key_of(numbers, &counts) });
    } else if rank < RANKS_COUNT {
        for count in 0..=left.min(4) {
            let mut counts = counts;
            counts[rank] = count;
            add_keys(numbers, left - count, rank + 1, counts, to);
        }
    }
}

/// The sum of the numbers of the cards.
pub(crate) fn key_of(numbers: &[u32; RANKS_COUNT], counts: &Counts) -> u32 {
    let products = numbers.iter().zip(counts).map(|(n, &count)| n.wrapping_mul(count.into()));
    products.fold(0, u32::wrapping_add)
}

/// SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
