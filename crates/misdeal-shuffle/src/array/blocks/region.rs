//! The third step: the items of a digit, put together.

#![allow(unsafe_code)]

use std::mem;
use std::ptr;
use std::slice;
use std::sync::Arc;

use super::super::DIGITS;
use super::moves::Move;
use super::take::{Room, Span, Stretch};

/// Everything that is needed to move blocks and to settle digits.
pub(super) struct Settling<'a, T> {
    items: Span<'a, T>,
    block: usize,
    /// Where each digit begins; the last is the length.
    starts: [usize; DIGITS + 1],
    stretches: Vec<Stretch<T>>,
    /// For each digit, the block that reaches beyond its items, if there is one.
    side: Room<T>,
    saved: Room<T>,
}

impl<'a, T> Settling<'a, T> {
    pub(super) fn new(
        items: Span<'a, T>,
        block: usize,
        starts: [usize; DIGITS + 1],
        stretches: Vec<Stretch<T>>,
        saved: usize,
    ) -> Self {
        let (side, saved) = (Room::for_blocks(DIGITS, block), Room::for_blocks(saved, block));
        Self { items, block, starts, stretches, side, saved }
    }

    /// The address of a whole block of the slice.
    fn place(&self, place: usize) -> *mut T {
        assert!((place + 1) * self.block <= self.items.len());
        self.items.at(place * self.block)
    }

    /// Keeps a copy of a block that is overwritten before it is moved.
    pub(super) fn save(&self, index: usize, place: u32) {
        // SAFETY: both are whole blocks, as is checked where they are looked up.
        unsafe {
            let from = self.place(place as usize);
            ptr::copy_nonoverlapping(from, self.saved.at(index), self.block);
        }
    }

    /// Carries out moves, in their order.
    pub(super) fn carry_out(&self, moves: &[Move]) {
        let places = self.items.len().div_ceil(self.block);
        for &Move { to, from } in moves {
            let (to, from) = (to as usize, from as usize);
            let from = match from.checked_sub(places) {
                Some(saved) => self.saved.at(saved),
                None => self.place(from),
            };
            let to = match to.checked_sub(places) {
                Some(digit) => self.side.at(digit),
                None => self.place(to),
            };
            // SAFETY: both are whole blocks, as was checked where they were looked up, and
            // different ones, since no block is moved to where it is.
            unsafe { ptr::copy_nonoverlapping(from, to, self.block) };
        }
    }

    /// Puts the items of a digit together.
    ///
    /// ```text
    ///      start                                       start of the next
    /// before | gap | block | block | block | block |      |    (+ one at the side)
    /// after  | block | block | begun | block | block | begun |
    /// ```
    ///
    /// # Safety
    /// Once for each digit, after all moves.
    unsafe fn settle(&self, digit: usize) -> &'a mut [T] {
        let (start, end, block) = (self.starts[digit], self.starts[digit + 1], self.block);
        let blocks: usize = self.stretches.iter().map(|stretch| stretch.blocks[digit]).sum();
        let first = start.next_multiple_of(block);
        let is_aside = blocks > 0 && first + blocks * block > end;
        // Where the blocks of each stretch are and will be. Those of later stretches move further
        // right or less far left, each by what is begun before it.
        let (mut from, mut to) = (first, start);
        let mut runs = Vec::with_capacity(self.stretches.len());
        let mut last = 0;
        for stretch in &self.stretches {
            let length = stretch.blocks[digit] * block;
            if length > 0 {
                last = runs.len();
            }
            runs.push((from, to, length));
            from += length;
            to += length + stretch.filled[digit];
        }
        assert_eq!(to, end);
        if is_aside {
            runs[last].2 -= block;
        }
        // SAFETY: all runs are within the items of this digit: where they are, as the last block
        // is at the side if it is not, and where they go, as all together are `end - start`. Runs
        // that go right are moved from the last on, those that go left from the first on, so
        // that none is overwritten. What is begun then goes to the room between.
        unsafe {
            let moved = || runs.iter().filter(|(.., length)| *length > 0);
            let right = moved().filter(|(from, to, _)| to > from).rev();
            let left = moved().filter(|(from, to, _)| to < from);
            for &(from, to, length) in right.chain(left) {
                ptr::copy(self.items.at(from), self.items.at(to), length);
            }
            if is_aside {
                let (_, to, length) = runs[last];
                ptr::copy_nonoverlapping(self.side.at(digit), self.items.at(to + length), block);
            }
            for (stretch, &(_, to, _)) in self.stretches.iter().zip(&runs) {
                let to = to + stretch.blocks[digit] * block;
                let buffer = stretch.buffers.at(digit);
                ptr::copy_nonoverlapping(buffer, self.items.at(to), stretch.filled[digit]);
            }
            slice::from_raw_parts_mut(self.items.at(start), end - start)
        }
    }
}

/// The items of a digit, once they are settled.
pub(in super::super) struct Region<'a, T> {
    settling: Arc<Settling<'a, T>>,
    digit: usize,
}

// SAFETY: a region moves the items of its digit alone.
unsafe impl<T: Send> Send for Region<'_, T> {}

impl<'a, T> Region<'a, T> {
    /// One for each digit.
    pub(super) fn all(settling: Arc<Settling<'a, T>>) -> Vec<Self> {
        (0..DIGITS).map(|digit| Self { settling: settling.clone(), digit }).collect()
    }

    /// Puts the items together.
    pub(in super::super) fn settle(self) -> &'a mut [T] {
        // SAFETY: there is one region for each digit, made after all moves.
        let items = unsafe { self.settling.settle(self.digit) };
        // Not to be settled again; what it refers to is dropped all the same.
        let region = mem::ManuallyDrop::new(self);
        // SAFETY: read once, and `region` is not dropped.
        drop(unsafe { ptr::read(&region.settling) });
        items
    }
}

/// What nobody settled, as when a generator panics, settles itself, so that no item is lost.
impl<T> Drop for Region<'_, T> {
    fn drop(&mut self) {
        // SAFETY: as in `settle`, which does not come here.
        unsafe { self.settling.settle(self.digit) };
    }
}
