//! Cards come back to a shoe: [`discard`](Shoe::discard),
//! [`return_card`](Shoe::return_card), [`gather`](Shoe::gather); and are put into
//! another order: [`reorder`](Shoe::reorder).

use super::{Place, Shoe, ShoeError};
use crate::Perm;

impl<C: PartialEq> Shoe<C> {
    /// Why this card cannot be discarded.
    ///
    /// # Errors
    /// [`ShoeError::NotOut`] if it was not dealt or has come back already.
    pub fn verify_discard(&self, card: &C) -> Result<(), ShoeError> {
        self.find(card, Place::Out).map(drop)
    }

    /// Whether this card can be discarded.
    pub fn can_discard(&self, card: &C) -> bool {
        self.verify_discard(card).is_ok()
    }

    /// Puts a card that is out into the discard tray. O(cards out).
    ///
    /// # Errors
    /// [`ShoeError::NotOut`] if it was not dealt or has come back already.
    pub fn discard(&mut self, card: &C) -> Result<(), ShoeError> {
        let index = self.find(card, Place::Out)?;
        let record = self.out.remove(index);
        self.tray.push(record);
        Ok(())
    }

    /// Why this card cannot come back from that place.
    ///
    /// # Errors
    /// [`ShoeError::NotOut`], [`ShoeError::NotInTray`] or [`ShoeError::NotBurned`] if it
    /// is not there.
    pub fn verify_return_card(&self, card: &C, from: Place) -> Result<(), ShoeError> {
        self.find(card, from).map(drop)
    }

    /// Whether this card can come back from that place.
    pub fn can_return_card(&self, card: &C, from: Place) -> bool {
        self.verify_return_card(card, from).is_ok()
    }

    /// Puts a card that is out, in the tray or burned to the bottom of the undealt ones.
    /// O(cards in that place).
    ///
    /// # Errors
    /// [`ShoeError::NotOut`], [`ShoeError::NotInTray`] or [`ShoeError::NotBurned`] if it
    /// is not there.
    ///
    /// ```
    /// use misdeal_deck::{Place, Shoe, ShoeError};
    ///
    /// let mut shoe = Shoe::new(vec!["A", "2"]);
    /// shoe.draw().unwrap();
    /// assert_eq!(shoe.return_card(&"A", Place::Tray), Err(ShoeError::NotInTray));
    /// assert_eq!(shoe.return_card(&"A", Place::Out), Ok(()));
    /// assert!(shoe.undealt().eq(&["2", "A"]));
    /// ```
    pub fn return_card(&mut self, card: &C, from: Place) -> Result<(), ShoeError> {
        let index = self.find(card, from)?;
        let cards = match from {
            Place::Out => &mut self.out,
            Place::Tray => &mut self.tray,
            Place::Burned => &mut self.burned,
        };
        let record = cards.remove(index);
        self.undealt.push_back(record);
        Ok(())
    }

    /// The latest such card of a place.
    fn find(&self, card: &C, place: Place) -> Result<usize, ShoeError> {
        let missing = match place {
            Place::Out => ShoeError::NotOut,
            Place::Tray => ShoeError::NotInTray,
            Place::Burned => ShoeError::NotBurned,
        };
        self.cards_in(place).iter().rposition(|other| other == card).ok_or(missing)
    }
}

impl<C> Shoe<C> {
    /// Puts all cards that are out into the discard tray, as at the end of a round;
    /// returns how many.
    pub fn discard_all(&mut self) -> usize {
        let count = self.out.len();
        self.tray.append(&mut self.out);
        count
    }

    /// Puts the discard tray to the bottom of the undealt cards, unshuffled; returns how
    /// many cards. Cards in hands and burned cards stay where they are.
    pub fn gather(&mut self) -> usize {
        let count = self.tray.len();
        self.undealt.extend(self.tray.drain(..));
        count
    }

    /// Puts every card back: the tray, then the burned ones, then those that are out;
    /// returns how many. What hands hold from then on are no cards of this shoe.
    pub fn gather_all(&mut self) -> usize {
        let gathered = self.gather();
        let others = self.burned.drain(..).chain(self.out.drain(..));
        let left = self.undealt.len();
        self.undealt.extend(others);
        gathered + self.undealt.len() - left
    }

    /// Why the undealt cards cannot be put into this order.
    ///
    /// # Errors
    /// [`ShoeError::WrongLength`] if it is not an order of [`left`](Self::left) cards.
    pub fn verify_reorder(&self, order: &Perm) -> Result<(), ShoeError> {
        let (got, left) = (order.len(), self.left());
        if got == left { Ok(()) } else { Err(ShoeError::WrongLength { got, left }) }
    }

    /// Whether the undealt cards can be put into this order.
    pub fn can_reorder(&self, order: &Perm) -> bool {
        self.verify_reorder(order).is_ok()
    }

    /// Puts the undealt card from position `order[i]` to position `i`, for every `i`, and
    /// takes the cut card out. O(n).
    ///
    /// # Errors
    /// [`ShoeError::WrongLength`] if it is not an order of [`left`](Self::left) cards.
    ///
    /// ```
    /// use misdeal_deck::{Perm, Shoe};
    ///
    /// let mut shoe = Shoe::new(vec!["A", "2", "3"]);
    /// shoe.reorder(&Perm::new(vec![2, 0, 1]).unwrap()).unwrap();
    /// assert!(shoe.undealt().eq(&["3", "A", "2"]));
    /// assert!(shoe.reorder(&Perm::identity(2)).is_err());
    /// ```
    pub fn reorder(&mut self, order: &Perm) -> Result<(), ShoeError> {
        self.verify_reorder(order)?;
        let mut cards: Vec<Option<C>> = self.undealt.drain(..).map(Some).collect();
        // A `Perm` names each position once, so that every card is taken.
        let taken = order.as_slice().iter().filter_map(|&from| cards[from as usize].take());
        self.undealt.extend(taken);
        self.before_cut = None;
        Ok(())
    }
}
