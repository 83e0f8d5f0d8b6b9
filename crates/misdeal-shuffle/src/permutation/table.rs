//! [`Table`]: the order of up to 256 numbers, whole.
//!
//! **Fair**: it is that of [`fisher_yates`], so every order has probability 1/n!. A network
//! of so few cells could be told from that by whoever sees whole orders of many seeds
//! (`docs/decisions/0010-random-access-to-an-order.md` has figures), while a table of two
//! times 256 bytes is no larger than the keys of a network.
//!
//! **Cost**: n-1 draws once, then a look.

use rand_core::Rng;

use crate::FromRng;
use crate::fair::fisher_yates;

/// The order of `0..=last`; entries beyond `last` are never looked at.
#[derive(Clone, Debug)]
pub(super) struct Table {
    last: u8,
    numbers: [u8; 256],
    positions: [u8; 256],
}

impl Table {
    /// The order that Fisher-Yates makes with these words.
    pub(super) fn new(last: u8, words: impl Rng) -> Self {
        let mut numbers = [0; 256];
        (0..=last).for_each(|number| numbers[usize::from(number)] = number);
        fisher_yates(&mut numbers[..=last.into()], &mut FromRng(words));
        let mut positions = [0; 256];
        (0..=last).for_each(|position| {
            positions[usize::from(numbers[usize::from(position)])] = position;
        });
        Self { last, numbers, positions }
    }

    /// The last number.
    pub(super) fn last(&self) -> u8 {
        self.last
    }

    /// The number at a position `0..=last`.
    pub(super) fn at(&self, position: u8) -> u8 {
        self.numbers[usize::from(position)]
    }

    /// The position of a number `0..=last`.
    pub(super) fn position_of(&self, number: u8) -> u8 {
        self.positions[usize::from(number)]
    }
}
