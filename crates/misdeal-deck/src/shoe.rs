//! [`Shoe`]: the cards of a game, each in one place at a time.
//!
//! ```text
//!                  burn ┌────────┐
//!             ┌────────►│ burned │────────────┐
//!             │         └────────┘            │ return_card, gather_all
//!   ┌─────────┴┐ draw   ┌────────┐            │
//!   │ undealt  ├───────►│  out   ├────────────┤
//!   └──────────┘        └───┬────┘            │
//!        ▲          discard ▼                 │
//!        │              ┌────────┐  gather    │
//!        │              │  tray  ├────────────┤
//!        │              └────────┘            │
//!        └────────────────────────────────────┘  at the bottom
//! ```
//!
//! The shoe keeps a record of the cards that are out in hands, so that a card cannot
//! be discarded twice, come back without having been dealt, or be in a hand and in the
//! next shuffle at once. Whatever is called in whatever order, each card is in exactly
//! one of the four places.
//!
//! What can be refused exists three times: `verify_x` says why not, `can_x` says
//! whether, `x` does it. An operation that fails changes nothing, even if it fails by a
//! panic in the card type's own `clone` or `eq`.
//!
//! No randomness: a shoe offers [`draw_at`](Shoe::draw_at) and
//! [`reorder`](Shoe::reorder), and whoever has chance decides where and how.

use std::collections::VecDeque;

mod deal;
mod error;
mod put;

pub use self::error::ShoeError;

/// Where a card can be besides the undealt ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In somebody's hand or on the table.
    Out,
    /// In the discard tray.
    Tray,
    /// Burned: taken off the top unseen.
    Burned,
}

/// Cards in order with a discard tray, burned cards and a cut card.
///
/// `C` is any card. Its `PartialEq` says which card it is: of two equal cards either
/// may stand for the other, as copies of a card in several packs do in play.
///
/// ```
/// use misdeal_deck::{Shoe, ShoeError};
///
/// let mut shoe = Shoe::new(vec!["A", "2", "3"]);
/// assert_eq!(shoe.draw(), Ok("A"));
/// assert_eq!(shoe.discard(&"A"), Ok(()));
/// assert_eq!(shoe.discard(&"A"), Err(ShoeError::NotOut));
/// assert_eq!(shoe.deal(3), Err(ShoeError::TooFew { asked: 3, left: 2 }));
/// assert_eq!(shoe.gather(), 1);
/// assert_eq!(shoe.deal(3), Ok(vec!["2", "3", "A"]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shoe<C> {
    /// The next card first.
    undealt: VecDeque<C>,
    /// The cards in hands, in the order dealt.
    out: Vec<C>,
    tray: Vec<C>,
    burned: Vec<C>,
    /// How many cards can be taken before the cut card shows.
    before_cut: Option<usize>,
}

impl<C> Shoe<C> {
    /// A shoe in which all cards are undealt, the first one next; none is a legal number.
    pub fn new(cards: Vec<C>) -> Self {
        let (out, tray, burned) = (Vec::new(), Vec::new(), Vec::new());
        Self { undealt: cards.into(), out, tray, burned, before_cut: None }
    }

    /// The number of undealt cards.
    pub fn left(&self) -> usize {
        self.undealt.len()
    }

    /// The number of all cards, wherever they are; no operation changes it.
    pub fn cards_count(&self) -> usize {
        self.undealt.len() + self.out.len() + self.tray.len() + self.burned.len()
    }

    /// The undealt cards, the next one first.
    pub fn undealt(&self) -> impl DoubleEndedIterator<Item = &C> + ExactSizeIterator {
        self.undealt.iter()
    }

    /// The undealt card at a position; 0 is the next card.
    ///
    /// # Errors
    /// [`ShoeError::NoCardAt`] from the number of undealt cards on.
    pub fn card_at(&self, position: usize) -> Result<&C, ShoeError> {
        let no_card = ShoeError::NoCardAt { position, left: self.left() };
        self.undealt.get(position).ok_or(no_card)
    }

    /// The cards of a place: in the order dealt, discarded or burned.
    pub fn cards_in(&self, place: Place) -> &[C] {
        match place {
            Place::Out => &self.out,
            Place::Tray => &self.tray,
            Place::Burned => &self.burned,
        }
    }

    /// Why a cut card cannot be put in front of the last `behind` cards.
    ///
    /// # Errors
    /// [`ShoeError::CutTooDeep`] if fewer cards are undealt.
    pub fn verify_place_cut_card(&self, behind: usize) -> Result<(), ShoeError> {
        match behind <= self.left() {
            true => Ok(()),
            false => Err(ShoeError::CutTooDeep { behind, left: self.left() }),
        }
    }

    /// Whether a cut card can be put in front of the last `behind` cards.
    pub fn can_place_cut_card(&self, behind: usize) -> bool {
        self.verify_place_cut_card(behind).is_ok()
    }

    /// Puts the cut card in front of the last `behind` undealt cards, instead of where it
    /// was.
    ///
    /// Each card that is drawn or burned brings it nearer, from whatever position it was
    /// drawn; cards that come back go behind it; [`reorder`](Self::reorder) takes it out.
    ///
    /// # Errors
    /// [`ShoeError::CutTooDeep`] if fewer cards are undealt.
    ///
    /// ```
    /// use misdeal_deck::Shoe;
    ///
    /// let mut shoe = Shoe::new((0..52).collect());
    /// shoe.place_cut_card(13).unwrap();
    /// shoe.deal(38).unwrap();
    /// assert!(!shoe.is_cut_reached());
    /// shoe.draw().unwrap();
    /// assert!(shoe.is_cut_reached());
    /// ```
    pub fn place_cut_card(&mut self, behind: usize) -> Result<(), ShoeError> {
        self.verify_place_cut_card(behind)?;
        self.before_cut = Some(self.left() - behind);
        Ok(())
    }

    /// Whether no card is left in front of the cut card; false without a cut card.
    pub fn is_cut_reached(&self) -> bool {
        self.before_cut == Some(0)
    }

    /// How many cards lie in front of the cut card, or `None` without one.
    pub fn left_before_cut(&self) -> Option<usize> {
        self.before_cut
    }
}

impl<C> FromIterator<C> for Shoe<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        Self::new(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests;
