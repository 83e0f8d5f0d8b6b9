//! [`Known`]: the ids of words met before.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::words::Word;

/// The most words remembered, of either kind.
const KNOWN_MAX: usize = 4096;

/// The ids of some words.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Words of at most eight bytes, padded.
    short: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    long: HashMap<Box<[u8]>, u32>,
}

impl Known {
    /// The id of a word, if it is remembered.
    #[inline]
    pub(super) fn get(&self, word: &Word<'_>) -> Option<u32> {
        match word.padded() {
            Some(padded) => self.short.get(&padded).copied(),
            None => self.long.get(word.bytes()).copied(),
        }
    }

    /// Remembers the id of a word, if there is room.
    pub(super) fn insert(&mut self, word: &Word<'_>, id: u32) {
        match word.padded() {
            Some(padded) if self.short.len() < KNOWN_MAX => {
                self.short.insert(padded, id);
            }
            None if self.long.len() < KNOWN_MAX => {
                self.long.insert(word.bytes().into(), id);
            }
            _ => {}
        }
    }
}

/// The hash of one number, for words that a reader of cards let through: nobody
/// can choose them so that many fall together.
#[derive(Clone, Copy, Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(self.0 << 8 ^ u64::from(byte)));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        // The product's high half depends on all bits, its low half on the low
        // ones; a table looks at both ends.
        let product = u128::from(number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
