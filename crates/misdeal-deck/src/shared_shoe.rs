//! [`SharedShoe`]: one shoe for many threads.
//!
//! One lock around the whole [`Shoe`], held for one operation. That is all, and it
//! gives all that is asked for, because every promise is about several fields at once:
//!
//! - **No reader sees half a shuffle**: a reorder and a read are one critical section
//!   each.
//! - **No card is dealt twice, none is lost**: looking whether a card is there, taking it
//!   and recording that it is out are one critical section; what a table gives out
//!   together ([`deal_round`](SharedShoe::deal_round)) is one as well.
//! - **No deadlock**: there is one lock, and no operation of this module waits for
//!   anything while it holds it.
//!
//! A thread that panics inside an operation leaves the shoe whole, since an operation of
//! a shoe that fails changes nothing; the lock's poison is therefore put aside, and the
//! other threads play on.
//!
//! It refuses to be fair to threads: who waits longest need not be next. The reasons, and
//! what was not chosen: `docs/decisions/0004-shared-shoe-lock.md`.

use std::sync::PoisonError;

use self::sync::{Mutex, MutexGuard};
use crate::{Shoe, ShoeError};

mod sync;

/// A shoe that many threads draw from, look at and shuffle.
///
/// Share it by reference or in an `Arc`.
///
/// ```
/// use std::thread;
///
/// use misdeal_deck::{SharedShoe, Shoe};
///
/// let shoe = SharedShoe::new((0..52).collect::<Shoe<u32>>());
/// let mut dealt = thread::scope(|scope| {
///     let player = || (0..13).map(|_| shoe.draw().unwrap()).collect::<Vec<_>>();
///     let players: Vec<_> = (0..4).map(|_| scope.spawn(player)).collect();
///     players.into_iter().flat_map(|player| player.join().unwrap()).collect::<Vec<_>>()
/// });
/// dealt.sort();
/// assert!(dealt.into_iter().eq(0..52));
/// assert!(shoe.draw().is_err());
/// ```
#[derive(Debug)]
pub struct SharedShoe<C> {
    shoe: Mutex<Shoe<C>>,
}

impl<C> SharedShoe<C> {
    /// Shares a shoe.
    pub fn new(shoe: Shoe<C>) -> Self {
        Self { shoe: Mutex::new(shoe) }
    }

    /// Does several things to the shoe, with no other thread in between.
    ///
    /// This is how chance gets in: `shared.update(|shoe| reshuffle(shoe, ...))`. If
    /// `change` panics, what it has done to the shoe stays done. The others wait
    /// meanwhile, so it should do nothing slow.
    ///
    /// # Panics
    /// May panic, or never return, if `change` uses this `SharedShoe` again.
    ///
    /// ```
    /// use misdeal_deck::{Perm, SharedShoe, Shoe};
    ///
    /// let shared = SharedShoe::new(Shoe::new(vec!["A", "2", "3"]));
    /// let next = shared.update(|shoe| {
    ///     // The order fits, because nobody draws between these two lines.
    ///     let left = shoe.left() as u32;
    ///     shoe.reorder(&Perm::new((0..left).rev().collect()).unwrap())?;
    ///     shoe.draw()
    /// });
    /// assert_eq!(next, Ok("3"));
    /// ```
    pub fn update<R>(&self, change: impl FnOnce(&mut Shoe<C>) -> R) -> R {
        change(&mut self.lock())
    }

    /// Looks at the shoe at one moment, between two operations of other threads.
    ///
    /// # Panics
    /// May panic, or never return, if `look` uses this `SharedShoe` again.
    pub fn read<R>(&self, look: impl FnOnce(&Shoe<C>) -> R) -> R {
        look(&self.lock())
    }

    /// The shoe again, when it is shared no longer.
    pub fn into_inner(self) -> Shoe<C> {
        self.shoe.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Shoe<C>> {
        self.shoe.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C: Clone> SharedShoe<C> {
    /// A copy of the shoe at one moment. O(n), under the lock.
    pub fn snapshot(&self) -> Shoe<C> {
        self.read(Shoe::clone)
    }

    /// Draws the next card.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if all cards are dealt.
    pub fn draw(&self) -> Result<C, ShoeError> {
        self.update(Shoe::draw)
    }

    /// Deals the next `count` cards, all or none, with no other thread's in between.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if fewer cards are undealt; then none is dealt.
    pub fn deal(&self, count: usize) -> Result<Vec<C>, ShoeError> {
        self.update(|shoe| shoe.deal(count))
    }

    /// Deals hands of `each` cards to `seats`, one card at a time round the table, all or
    /// none, with no other thread's in between.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if fewer cards are undealt; then none is dealt.
    pub fn deal_round(&self, seats: u16, each: usize) -> Result<Vec<Vec<C>>, ShoeError> {
        self.update(|shoe| shoe.deal_round(seats, each))
    }
}

impl<C: PartialEq> SharedShoe<C> {
    /// Puts a card that is out into the discard tray. O(cards out), under the lock.
    ///
    /// # Errors
    /// [`ShoeError::NotOut`] if it was not dealt or has come back already.
    pub fn discard(&self, card: &C) -> Result<(), ShoeError> {
        self.update(|shoe| shoe.discard(card))
    }
}

#[cfg(test)]
mod tests;
