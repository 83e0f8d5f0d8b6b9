//! The tables as files of little-endian numbers, which `src/poker/tables.rs` takes in.
//!
//! Five cards have what the plain rules say; six and seven cards have the best of what
//! is left when one of them is put away.

use std::collections::HashMap;
use std::io;
use std::path::Path;

use crate::hash::{Hash, Key, SLOT_BITS, key_of, keys};
use crate::made::{Category, Packed, RANKS_COUNT, packed};
use crate::rules::{Counts, Rules};

const ALL: [Rules; 4] = [Rules::Standard, Rules::ShortDeck, Rules::DeuceToSeven, Rules::AceToFive];

pub(crate) fn write(folder: &Path) -> io::Result<()> {
    let hash = Hash::find();
    write_numbers(folder, "numbers", &hash.numbers.map(u32::to_le_bytes))?;
    let shifts: Vec<[u8; 2]> = hash.shifts.iter().map(|shift| shift.to_le_bytes()).collect();
    write_numbers(folder, "shifts", &shifts)?;
    let keys = keys(&hash.numbers);
    for rules in ALL {
        let name = format!("{rules:?}");
        let classes = Classes::of(rules);
        let flushes = classes.flushes();
        write_numbers(folder, &format!("{name}-flushes"), &flushes.map(u16::to_le_bytes))?;
        let by_slot = classes.by_slot(&hash, &keys);
        let by_slot: Vec<[u8; 2]> = by_slot.iter().map(|class| class.to_le_bytes()).collect();
        write_numbers(folder, &format!("{name}-ranks"), &by_slot)?;
        let made = classes.made.iter().map(|made| made.to_le_bytes());
        write_numbers(folder, &format!("{name}-made"), &made.collect::<Vec<_>>())?;
    }
    Ok(())
}

/// What five cards can make, the weakest first; the number of a class is its place,
/// from 1. Place 0 is no hand.
struct Classes {
    rules: Rules,
    made: Vec<Packed>,
    class_of: HashMap<Packed, u16>,
}

impl Classes {
    fn of(rules: Rules) -> Self {
        let mut made: Vec<Packed> = Vec::new();
        for Key { counts, .. } in keys(&[0; RANKS_COUNT]) {
            if counts.iter().sum::<u8>() == 5 && is_in_deck(rules, &counts) {
                made.push(rules.made(&counts, false));
                if counts.iter().all(|&count| count <= 1) {
                    made.push(rules.made(&counts, true));
                }
            }
        }
        // Only ever made with a wild card, so that no slot of a table holds them.
        if rules == Rules::Standard {
            made.extend((2..=14).map(|rank| packed(Category::FiveOfAKind, &[rank])));
        }
        made.sort_by_key(|&made| rules.order(made));
        made.dedup();
        made.insert(0, 0);
        let class_of = made.iter().zip(0..).map(|(&made, class)| (made, class)).collect();
        Self { rules, made, class_of }
    }

    /// The class of a flush by the set of its ranks, 13 bits with the ace lowest, as in
    /// the ids of cards; 0 for fewer than five cards.
    fn flushes(&self) -> [u16; 1 << RANKS_COUNT] {
        let mut classes = [0; 1 << RANKS_COUNT];
        // A set with a card less is a smaller number, so it has been looked at before.
        for set in 0..1 << RANKS_COUNT {
            let counts: Counts = std::array::from_fn(|rank| (set >> bit(rank) & 1) as u8);
            classes[set] = match counts.iter().sum::<u8>() {
                5 if is_in_deck(self.rules, &counts) => {
                    self.class_of[&self.rules.made(&counts, true)]
                }
                0..=5 => 0,
                _ => {
                    let bits = (0..RANKS_COUNT).filter(|bit| set >> bit & 1 == 1);
                    bits.map(|bit| classes[set & !(1 << bit)]).max().unwrap_or(0)
                }
            };
        }
        classes
    }

    /// The class without a flush by slot of the hash.
    fn by_slot(&self, hash: &Hash, keys: &[Key]) -> Vec<u16> {
        let mut classes = vec![0; 1 << SLOT_BITS];
        // Fewer cards come first.
        for Key { counts, key } in keys {
            let class = match counts.iter().sum::<u8>() {
                _ if !is_in_deck(self.rules, counts) => 0,
                5 => self.class_of[&self.rules.made(counts, false)],
                _ => {
                    let ranks = (0..RANKS_COUNT).filter(|&rank| counts[rank] > 0);
                    let without = ranks.map(|rank| {
                        let mut counts = *counts;
                        counts[rank] -= 1;
                        classes[hash.slot(key_of(&hash.numbers, &counts))]
                    });
                    without.max().unwrap_or(0)
                }
            };
            classes[hash.slot(*key)] = class;
        }
        classes
    }
}

/// From two (0) to ace (12) to ace, two .. king.
fn bit(rank: usize) -> usize {
    (rank + 1) % RANKS_COUNT
}

fn is_in_deck(rules: Rules, counts: &Counts) -> bool {
    counts[..rules.lowest()].iter().all(|&count| count == 0)
}

fn write_numbers<const BYTES: usize>(
    folder: &Path,
    name: &str,
    numbers: &[[u8; BYTES]],
) -> io::Result<()> {
    std::fs::write(folder.join(name), numbers.as_flattened())
}
