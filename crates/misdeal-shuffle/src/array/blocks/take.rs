//! The first step: every item goes to the buffer of its digit.

#![allow(unsafe_code)]

use std::cell::UnsafeCell;
use std::marker::PhantomData;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr;

use super::super::{CHUNK, DIGITS};

/// A slice that is borrowed for a while, in which items may stand twice or not at all.
pub(super) struct Span<'a, T> {
    first: *mut T,
    len: usize,
    borrowed: PhantomData<&'a mut [T]>,
}

// SAFETY: like the slice itself, for whoever moves other items of it than anybody else does.
unsafe impl<T: Send> Send for Span<'_, T> {}
// SAFETY: as above; items are moved, and never shared.
unsafe impl<T: Send> Sync for Span<'_, T> {}

impl<'a, T> Span<'a, T> {
    pub(super) fn of(items: &'a mut [T]) -> Self {
        Self { first: items.as_mut_ptr(), len: items.len(), borrowed: PhantomData }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The address of an item, or of the end.
    pub(super) fn at(&self, index: usize) -> *mut T {
        assert!(index <= self.len);
        // SAFETY: within the slice or at its end, as asserted.
        unsafe { self.first.add(index) }
    }

    /// Some of the items.
    pub(super) fn part(&self, first: usize, len: usize) -> Self {
        assert!(first <= self.len && len <= self.len - first);
        Self { first: self.at(first), len, borrowed: PhantomData }
    }
}

/// Room for blocks beside the slice.
pub(super) struct Room<T> {
    items: Box<[UnsafeCell<MaybeUninit<T>>]>,
    block: usize,
}

// SAFETY: items in it are moved, each by one thread, and never shared.
unsafe impl<T: Send> Sync for Room<T> {}

impl<T> Room<T> {
    pub(super) fn for_blocks(blocks: usize, block: usize) -> Self {
        let items = (0..blocks * block).map(|_| UnsafeCell::new(MaybeUninit::uninit())).collect();
        Self { items, block }
    }

    /// Where a block begins. The address may be counted on to the other blocks.
    pub(super) fn at(&self, index: usize) -> *mut T {
        let first = index * self.block;
        assert!(first + self.block <= self.items.len());
        // SAFETY: within the room, as asserted.
        unsafe { UnsafeCell::raw_get(self.items.as_ptr()).cast::<T>().add(first) }
    }
}

/// What was taken: how many full blocks of each digit there are, and a begun one.
pub(super) struct Stretch<T> {
    pub(super) blocks: [usize; DIGITS],
    pub(super) buffers: Room<T>,
    /// Items in the buffer of each digit.
    pub(super) filled: [usize; DIGITS],
}

/// A span whose items were taken: full blocks at its front, the rest in buffers.
///
/// Dropped, it puts what is in buffers back into the span.
pub(super) struct Taken<'a, T> {
    items: Span<'a, T>,
    block: usize,
    /// The digit of each full block.
    digits: Vec<u8>,
    /// Items read so far.
    read: usize,
    stretch: Stretch<T>,
}

impl<'a, T> Taken<'a, T> {
    /// Takes all items; `digits` writes the digits of the next ones.
    ///
    /// If it panics, all items are in the span.
    pub(super) fn take(
        items: &Span<'a, T>,
        block: usize,
        digits: &mut impl FnMut(&mut [u8]),
    ) -> Self {
        let len = items.len();
        let mut taken = Self {
            items: items.part(0, len),
            block,
            digits: Vec::with_capacity(len / block),
            read: 0,
            stretch: Stretch {
                blocks: [0; DIGITS],
                buffers: Room::for_blocks(DIGITS, block),
                filled: [0; DIGITS],
            },
        };
        let mut drawn = [0; CHUNK];
        while taken.read < len {
            let drawn = &mut drawn[..CHUNK.min(len - taken.read)];
            digits(drawn);
            taken.take_next(drawn);
        }
        taken
    }

    /// Takes an item for each digit.
    fn take_next(&mut self, digits: &[u8]) {
        assert!(digits.len() <= self.items.len - self.read);
        let Stretch { blocks, buffers, filled } = &mut self.stretch;
        let (items, buffers, block) = (self.items.first, buffers.at(0), self.block);
        for &digit in digits {
            let index = usize::from(digit);
            // SAFETY: `read` is below the length, as asserted; `filled` is below `block`, since
            // it is set back when it gets there, and there is a buffer of a block for each
            // digit. A full buffer is written where all items were read: those read are in blocks
            // or in buffers, so the blocks and this buffer together are at most `read`.
            unsafe {
                let buffer = buffers.add(index * block);
                ptr::copy_nonoverlapping(items.add(self.read), buffer.add(filled[index]), 1);
                self.read += 1;
                filled[index] += 1;
                if filled[index] == block {
                    let to = items.add(self.digits.len() * block);
                    ptr::copy_nonoverlapping(buffer, to, block);
                    filled[index] = 0;
                    blocks[index] += 1;
                    self.digits.push(digit);
                }
            }
        }
    }

    /// Items of the span.
    pub(super) fn len(&self) -> usize {
        self.items.len
    }

    /// Items of a digit.
    pub(super) fn count(&self, digit: usize) -> usize {
        self.stretch.blocks[digit] * self.block + self.stretch.filled[digit]
    }

    /// The digit of each full block, in their order.
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// What was taken; from here on nobody puts it back.
    pub(super) fn into_stretch(self) -> Stretch<T> {
        let mut taken = ManuallyDrop::new(self);
        drop(std::mem::take(&mut taken.digits));
        // SAFETY: read once, and `taken` is not dropped.
        unsafe { ptr::read(&taken.stretch) }
    }
}

impl<T> Drop for Taken<'_, T> {
    fn drop(&mut self) {
        let mut to = self.digits.len() * self.block;
        for digit in 0..DIGITS {
            let filled = self.stretch.filled[digit];
            let buffer = self.stretch.buffers.at(digit);
            // SAFETY: the buffers hold as many items as were read and not written back, which is
            // the room between the blocks and what was not read.
            unsafe { ptr::copy_nonoverlapping(buffer, self.items.first.add(to), filled) };
            to += filled;
        }
    }
}
