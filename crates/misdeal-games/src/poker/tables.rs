//! The tables that `build.rs` makes, and how a hand's key finds its slot.

use super::made::RANKS_COUNT;

/// Bits of a row, the top ones of a key.
const ROW_BITS: u32 = 13;
/// Bits of a slot.
const SLOT_BITS: u32 = 17;
const SLOTS_COUNT: usize = 1 << SLOT_BITS;

/// What each rank adds to a hand's key.
pub(crate) static NUMBERS: [u32; RANKS_COUNT] =
    u32s(include_bytes!(concat!(env!("OUT_DIR"), "/numbers")));

static SHIFTS: [u16; 1 << ROW_BITS] = u16s(include_bytes!(concat!(env!("OUT_DIR"), "/shifts")));

/// The tables of one ranking.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The class by slot, without a flush.
    ranks: &'static [u16; SLOTS_COUNT],
    /// The class of a flush by the set of its ranks, the ace lowest.
    flushes: &'static [u16; 1 << RANKS_COUNT],
    /// What a class makes.
    made: &'static [u32],
}

macro_rules! tables {
    ($name:ident, $file:literal, $made_count:expr) => {
        pub(crate) static $name: Tables = {
            static RANKS: [u16; SLOTS_COUNT] =
                u16s(include_bytes!(concat!(env!("OUT_DIR"), "/", $file, "-ranks")));
            static FLUSHES: [u16; 1 << RANKS_COUNT] =
                u16s(include_bytes!(concat!(env!("OUT_DIR"), "/", $file, "-flushes")));
            static MADE: [u32; $made_count] =
                u32s(include_bytes!(concat!(env!("OUT_DIR"), "/", $file, "-made")));
            Tables { ranks: &RANKS, flushes: &FLUSHES, made: &MADE }
        };
    };
}

// One more than there are classes: place 0 is no hand. A wrong number does not compile.
tables!(STANDARD, "Standard", 1 + 7_462 + 13);
tables!(SHORT_DECK, "ShortDeck", 1 + 1_404);
tables!(DEUCE_TO_SEVEN, "DeuceToSeven", 1 + 7_462);
tables!(ACE_TO_FIVE, "AceToFive", 1 + 6_175);

impl Tables {
    /// The class of a hand without five of a suit, by its key.
    #[inline]
    pub(crate) fn by_ranks(&self, key: u32) -> u16 {
        let row = key >> (32 - ROW_BITS);
        let column = (key >> (32 - ROW_BITS - SLOT_BITS)) & (SLOTS_COUNT as u32 - 1);
        // A row is below the number of rows and a slot below that of slots, so that the
        // compiler leaves no check.
        let slot = column ^ u32::from(SHIFTS[row as usize]);
        self.ranks[slot as usize]
    }

    /// The class of a flush by the set of its ranks, the ace lowest.
    #[inline]
    pub(crate) fn by_flush(&self, ranks: u16) -> u16 {
        self.flushes[usize::from(ranks) % (1 << RANKS_COUNT)]
    }

    /// What a class makes, packed; 0 for no hand.
    pub(crate) fn made(&self, class: u16) -> u32 {
        self.made.get(usize::from(class)).copied().unwrap_or(0)
    }

    /// The class of what a hand makes, or 0 if no class makes it. Only for rankings
    /// in which larger packed numbers win.
    pub(crate) fn class_of(&self, made: u32) -> u16 {
        // There are fewer than 2^16 classes.
        self.made.binary_search(&made).map_or(0, |class| class as u16)
    }

    /// The number of classes.
    pub(crate) const fn classes_count(&self) -> usize {
        self.made.len() - 1
    }
}

const fn u16s<const COUNT: usize>(bytes: &[u8]) -> [u16; COUNT] {
    assert!(bytes.len() == 2 * COUNT);
    let mut numbers = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        numbers[i] = u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]);
        i += 1;
    }
    numbers
}

const fn u32s<const COUNT: usize>(bytes: &[u8]) -> [u32; COUNT] {
    assert!(bytes.len() == 4 * COUNT);
    let mut numbers = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        let at = 4 * i;
        numbers[i] = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        i += 1;
    }
    numbers
}
