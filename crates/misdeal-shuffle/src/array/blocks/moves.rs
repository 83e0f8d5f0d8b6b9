//! The second step: which block goes where, each moved once.

use super::super::DIGITS;
use super::region::Settling;

/// Marks a place to which no block goes.
const NONE: u32 = u32::MAX;

/// A move of a block. Places are the blocks of the slice, counted from 0; beyond them, `to` counts
/// the side, which has a place for each digit, and `from` the blocks that were saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) to: u32,
    pub(super) from: u32,
}

/// All moves, in an order in which no block is overwritten before it was moved or saved: a block
/// goes to the place from which the one before came, unless a new chain begins.
pub(super) struct Moves {
    moves: Vec<Move>,
    /// Blocks to save before the first move: of each cycle, the one that is overwritten first.
    saves: Vec<u32>,
    /// Whole or begun blocks of the slice.
    places: u32,
    /// Where the part of each thread begins.
    cuts: Vec<usize>,
}

impl Moves {
    /// The moves of stretches, given by the block with which they begin and the digits of the
    /// full blocks at their front. Digit `d` has the items from `starts[d]` to `starts[d + 1]`,
    /// and its blocks are put from the first whole block in there on, in their order; the last
    /// may not fit, and then goes to the side.
    pub(super) fn new(
        starts: &[usize; DIGITS + 1],
        block: usize,
        stretches: &[(usize, &[u8])],
    ) -> Self {
        assert!(starts[DIGITS] / block < 1 << 31, "blocks are counted in 32 bits");
        let places = starts[DIGITS].div_ceil(block);
        let mut source = vec![NONE; places + DIGITS];
        let mut next: [usize; DIGITS] = std::array::from_fn(|d| starts[d].div_ceil(block));
        let mut is_full = vec![false; places + DIGITS];
        for &(first, blocks) in stretches {
            for (from, &digit) in (first..).zip(blocks) {
                let digit = usize::from(digit);
                let fits = (next[digit] + 1) * block <= starts[digit + 1];
                let to = if fits { next[digit] } else { places + digit };
                next[digit] += 1;
                source[to] = from as u32;
                is_full[from] = true;
            }
        }
        let blocks = stretches.iter().map(|(_, blocks)| blocks.len()).sum();
        let mut all = Self {
            moves: Vec::with_capacity(blocks),
            saves: Vec::new(),
            places: places as u32,
            cuts: Vec::new(),
        };
        // Chains first: they end in a place that has no block to lose.
        for end in (0..source.len()).filter(|&place| !is_full[place]) {
            all.follow(end as u32, &mut source, None);
        }
        // What is left are cycles.
        for place in 0..places as u32 {
            let from = source[place as usize];
            if from != NONE && from != place {
                all.saves.push(place);
                all.follow(place, &mut source, Some(place));
            }
        }
        all.cut(stretches.len());
        all
    }

    /// Fills a place, then the one that this empties, and so on; `saved` is the place whose block
    /// was saved.
    fn follow(&mut self, mut to: u32, source: &mut [u32], saved: Option<u32>) {
        loop {
            let from = std::mem::replace(&mut source[to as usize], NONE);
            match from {
                NONE => return,
                from if Some(from) == saved => {
                    let from = self.places + self.saves.len() as u32 - 1;
                    return self.moves.push(Move { to, from });
                }
                from => self.moves.push(Move { to, from }),
            }
            to = from;
        }
    }

    /// Cuts the moves into parts that can be carried out at once. A place is read by one move and
    /// overwritten by the next, so it is enough to save the block that lies between two parts.
    fn cut(&mut self, parts: usize) {
        let each = self.moves.len().div_ceil(parts).max(1);
        self.cuts = (0..self.moves.len()).step_by(each).collect();
        for &cut in self.cuts.iter().skip(1) {
            let last = &mut self.moves[cut - 1];
            if last.from < self.places {
                self.saves.push(last.from);
                last.from = self.places + self.saves.len() as u32 - 1;
            }
        }
    }

    /// How many blocks are saved.
    pub(super) fn saved(&self) -> usize {
        self.saves.len()
    }

    /// Carries out all moves.
    pub(super) fn run<T>(&self, settling: &Settling<'_, T>) {
        self.save(settling);
        settling.carry_out(&self.moves);
    }

    /// Carries out all moves, each part in a thread.
    #[cfg(feature = "rayon")]
    pub(super) fn par_run<T: Send>(&self, settling: &Settling<'_, T>) {
        use rayon::prelude::*;

        self.save(settling);
        let end = |part: usize| self.cuts.get(part + 1).copied().unwrap_or(self.moves.len());
        (0..self.cuts.len())
            .into_par_iter()
            .for_each(|part| settling.carry_out(&self.moves[self.cuts[part]..end(part)]));
    }

    fn save<T>(&self, settling: &Settling<'_, T>) {
        for (index, &place) in self.saves.iter().enumerate() {
            settling.save(index, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        /// What makes it safe to carry out parts at once: no part writes where another writes or
        /// reads. And each block comes to its place, whichever part is done first.
        #[test]
        fn parts_do_not_meet(
            stretches in
                prop::collection::vec((prop::collection::vec(0u8..6, 0..40), 0usize..9), 1..5),
            is_reversed: bool,
        ) {
            // Blocks of two items; a buffer may hold one, and a stretch ends where all are there.
            const BLOCK: usize = 2;
            let mut counts = [0; DIGITS];
            let (mut first, mut given, mut after) = (0, Vec::new(), Vec::new());
            for (blocks, begun) in &stretches {
                given.push((first, &blocks[..]));
                blocks.iter().for_each(|&digit| counts[usize::from(digit)] += BLOCK);
                // Begun blocks of digits 0, 1, ... take as much room as they are items.
                (0..2 * (begun / 2)).for_each(|digit| counts[digit] += 1);
                first += blocks.len() + begun / 2;
            }
            let mut starts = [0; DIGITS + 1];
            (0..DIGITS).for_each(|digit| starts[digit + 1] = starts[digit] + counts[digit]);
            let moves = Moves::new(&starts, BLOCK, &given);
            let places = moves.places as usize;

            let ends = moves.cuts.iter().skip(1).copied().chain([moves.moves.len()]);
            let mut parts: Vec<&[Move]> =
                moves.cuts.iter().zip(ends).map(|(&from, to)| &moves.moves[from..to]).collect();
            prop_assert!(parts.len() <= stretches.len());
            for (index, part) in parts.iter().enumerate() {
                let written: HashSet<u32> = part.iter().map(|each| each.to).collect();
                prop_assert_eq!(written.len(), part.len());
                for other in parts[..index].iter().chain(&parts[index + 1..]) {
                    prop_assert!(other.iter().all(|each| !written.contains(&each.to)));
                    prop_assert!(other.iter().all(|each| !written.contains(&each.from)));
                }
            }

            // The slice as block numbers, the side behind it.
            let mut slice: Vec<Option<(u8, usize)>> = vec![None; places + DIGITS];
            for &(first, blocks) in &given {
                for (place, &digit) in (first..).zip(blocks) {
                    slice[place] = Some((digit, place));
                    after.push((digit, place));
                }
            }
            let saved: Vec<_> = moves.saves.iter().map(|&place| slice[place as usize]).collect();
            if is_reversed {
                parts.reverse();
            }
            for each in parts.concat() {
                let from = each.from as usize;
                let block = if from < places { slice[from] } else { saved[from - places] };
                slice[each.to as usize] = block;
            }
            after.sort();
            for digit in 0..DIGITS {
                let of_digit = after.iter().filter(|(of, _)| usize::from(*of) == digit);
                for (number, &block) in of_digit.enumerate() {
                    let place = starts[digit].div_ceil(BLOCK) + number;
                    let fits = (place + 1) * BLOCK <= starts[digit + 1];
                    let place = if fits { place } else { places + digit };
                    prop_assert_eq!(slice[place], Some(block));
                }
            }
        }
    }
}
