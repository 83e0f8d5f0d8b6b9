//! Chance meets a shoe: [`draw_random()`] and [`reshuffle()`].
//!
//! A shoe knows no randomness; it gives out the card at a position and takes an order.
//! Here a [`Draw`] chooses the position or makes the order. The same functions serve a
//! `SharedShoe`, inside one `update`, so that the number of cards still fits:
//!
//! ```
//! use misdeal_deck::{SharedShoe, Shoe};
//! use misdeal_shuffle::{Seed, draw_random, reshuffle};
//!
//! let table = SharedShoe::new((0..52).collect::<Shoe<u32>>());
//! let (mut draw, spec) = (Seed::from(1).deal(0), "fisher-yates".parse().unwrap());
//! table.update(|shoe| reshuffle(shoe, &spec, &mut draw)).unwrap();
//! let card = table.update(|shoe| draw_random(shoe, &mut draw)).unwrap();
//! assert!(card < 52);
//! ```

use misdeal_deck::{Perm, Shoe, ShoeError};

use crate::{Draw, ShuffleSpec};

/// Draws one of the undealt cards, each with the same probability; the last one takes its
/// place.
///
/// Drawing all cards in this way is [`draw_from_rest`](crate::fair::draw_from_rest()), a
/// fair shuffle one card at a time: from a shoe in any order, shuffled or not, every order
/// of the dealt cards has probability 1/n!, exactly. Takes one draw, none when one card is
/// left. O(1).
///
/// # Errors
/// [`ShoeError::TooFew`] if all cards are dealt; then nothing is drawn.
///
/// # Source
/// The post on dealing from the rest of the pack; see
/// [`draw_from_rest`](mod@crate::fair::draw_from_rest).
///
/// ```
/// use misdeal_deck::Shoe;
/// use misdeal_shuffle::{Seed, draw_random, fair};
///
/// let mut shoe: Shoe<u32> = (0..52).collect();
/// let mut draw = Seed::from(42).deal(0);
/// let dealt: Vec<u32> = (0..52).map(|_| draw_random(&mut shoe, &mut draw).unwrap()).collect();
/// let mut expected: Vec<u32> = (0..52).collect();
/// fair::draw_from_rest(&mut expected, &mut Seed::from(42).deal(0));
/// assert_eq!(dealt, expected);
/// ```
pub fn draw_random<C: Clone, D: Draw + ?Sized>(
    shoe: &mut Shoe<C>,
    draw: &mut D,
) -> Result<C, ShoeError> {
    shoe.verify_draw()?;
    let last = shoe.left() - 1;
    shoe.draw_at(if last == 0 { 0 } else { draw.index_at_most(last) })
}

/// Shuffles the undealt cards with a shuffle of the catalogue and takes the cut card out.
///
/// Cards that are out, in the tray or burned stay there; `gather` them first. The law is
/// that of the shuffle, on the number of undealt cards, with the draws given here; a study
/// generator that the spec names plays no part. O(n) besides the shuffle's own time.
///
/// # Errors
/// [`ShoeError::WrongLength`] if more than `u32::MAX` cards are undealt.
///
/// # Panics
/// If the shuffle loses or doubles a card; none of the catalogue does.
///
/// ```
/// use misdeal_deck::Shoe;
/// use misdeal_shuffle::{Seed, reshuffle};
///
/// let mut shoe: Shoe<u32> = (0..54).collect();
/// let hand = shoe.deal(5).unwrap();
/// reshuffle(&mut shoe, &"fisher-yates".parse().unwrap(), &mut Seed::from(1).deal(0)).unwrap();
/// assert_eq!((hand, shoe.left()), (vec![0, 1, 2, 3, 4], 49));
/// assert!(shoe.undealt().all(|&card| card >= 5));
/// ```
pub fn reshuffle<C, D: Draw + ?Sized>(
    shoe: &mut Shoe<C>,
    spec: &ShuffleSpec,
    draw: &mut D,
) -> Result<(), ShoeError> {
    let left = shoe.left();
    let count = u32::try_from(left);
    let count = count.map_err(|_| ShoeError::WrongLength { got: u32::MAX as usize, left })?;
    let mut cards: Vec<u32> = (0..count).collect();
    spec.shuffle(&mut cards, draw);
    shoe.reorder(&Perm::new(cards).expect("a shuffle of the catalogue keeps every card"))
}

#[cfg(test)]
mod tests;
