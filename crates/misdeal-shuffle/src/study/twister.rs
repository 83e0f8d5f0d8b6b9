//! The Mersenne Twister's state, which three of the study generators share.
//!
//! A matter of seeding and of what is done with its words: see
//! [`Mt19937`](super::Mt19937), [`Mt19937Python`](super::Mt19937Python) and
//! [`PhpMtRand`](super::PhpMtRand).
//!
//! # Source
//! M. Matsumoto and T. Nishimura, "Mersenne Twister", ACM TOMACS 8(1), 1998; the seedings are
//! those of their revision of 2002 (`init_genrand`, `init_by_array`).

const SIZE: usize = 624;
const MIDDLE: usize = 397;

#[derive(Clone, Debug)]
pub(super) struct Twister {
    words: Box<[u32; SIZE]>,
    /// The next word to give; `SIZE` when a new block is due.
    at: usize,
}

impl Twister {
    /// `init_genrand(seed)`.
    pub(super) fn new(seed: u32) -> Self {
        let mut twister = Self { words: Box::new([0; SIZE]), at: SIZE };
        twister.seed(seed);
        twister
    }

    /// `init_genrand(seed)`, without a new allocation.
    pub(super) fn seed(&mut self, seed: u32) {
        self.words[0] = seed;
        for i in 1..SIZE {
            self.words[i] =
                mixed(self.words[i - 1]).wrapping_mul(1_812_433_253).wrapping_add(i as u32);
        }
        self.at = SIZE;
    }

    /// `init_by_array(key)`; the key is not empty.
    pub(super) fn seed_by_array(&mut self, key: &[u32]) {
        self.seed(19_650_218);
        let words = &mut self.words;
        let (mut i, mut j) = (1, 0);
        for _ in 0..SIZE.max(key.len()) {
            let mixed = mixed(words[i - 1]).wrapping_mul(1_664_525);
            words[i] = (words[i] ^ mixed).wrapping_add(key[j]).wrapping_add(j as u32);
            i = step(words, i);
            j = (j + 1) % key.len();
        }
        for _ in 1..SIZE {
            let mixed = mixed(words[i - 1]).wrapping_mul(1_566_083_941);
            words[i] = (words[i] ^ mixed).wrapping_sub(i as u32);
            i = step(words, i);
        }
        words[0] = 1 << 31;
    }

    /// The next word, tempered.
    pub(super) fn next(&mut self) -> u32 {
        if self.at == SIZE {
            self.twist();
        }
        let mut word = self.words[self.at];
        self.at += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c_5680;
        word ^= word << 15 & 0xefc6_0000;
        word ^ word >> 18
    }

    fn twist(&mut self) {
        for i in 0..SIZE {
            let next = self.words[(i + 1) % SIZE];
            let joined = self.words[i] & 1 << 31 | next & 0x7fff_ffff;
            let twisted = joined >> 1 ^ if joined & 1 == 1 { 0x9908_b0df } else { 0 };
            self.words[i] = self.words[(i + MIDDLE) % SIZE] ^ twisted;
        }
        self.at = 0;
    }
}

fn mixed(word: u32) -> u32 {
    word ^ word >> 30
}

/// The index after `i`; passing the end carries the last word to the front.
fn step(words: &mut [u32; SIZE], i: usize) -> usize {
    if i + 1 < SIZE {
        return i + 1;
    }
    words[0] = words[SIZE - 1];
    1
}
