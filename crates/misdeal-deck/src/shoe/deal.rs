//! Cards go out of a shoe: [`draw`](Shoe::draw), [`deal`](Shoe::deal),
//! [`draw_at`](Shoe::draw_at), [`burn`](Shoe::burn).

use super::{Shoe, ShoeError};

impl<C> Shoe<C> {
    /// Why `count` cards cannot be dealt.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if fewer cards are undealt.
    pub fn verify_deal(&self, count: usize) -> Result<(), ShoeError> {
        match count <= self.left() {
            true => Ok(()),
            false => Err(ShoeError::TooFew { asked: count, left: self.left() }),
        }
    }

    /// Whether `count` cards can be dealt.
    pub fn can_deal(&self, count: usize) -> bool {
        self.verify_deal(count).is_ok()
    }

    /// Why no card can be drawn.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if all cards are dealt.
    pub fn verify_draw(&self) -> Result<(), ShoeError> {
        self.verify_deal(1)
    }

    /// Whether a card can be drawn.
    pub fn can_draw(&self) -> bool {
        self.can_deal(1)
    }

    /// Why the card at `position` cannot be drawn.
    ///
    /// # Errors
    /// [`ShoeError::NoCardAt`] from the number of undealt cards on.
    pub fn verify_draw_at(&self, position: usize) -> Result<(), ShoeError> {
        self.card_at(position).map(drop)
    }

    /// Whether the card at `position` can be drawn.
    pub fn can_draw_at(&self, position: usize) -> bool {
        self.verify_draw_at(position).is_ok()
    }

    /// Why no card can be burned.
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if all cards are dealt.
    pub fn verify_burn(&self) -> Result<(), ShoeError> {
        self.verify_deal(1)
    }

    /// Whether a card can be burned.
    pub fn can_burn(&self) -> bool {
        self.can_deal(1)
    }

    /// Burns the next card: takes it off unseen. O(1).
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if all cards are dealt.
    ///
    /// ```
    /// use misdeal_deck::{Place, Shoe};
    ///
    /// let mut shoe = Shoe::new(vec!["A", "2"]);
    /// shoe.burn().unwrap();
    /// assert_eq!(shoe.cards_in(Place::Burned), ["A"]);
    /// assert_eq!(shoe.draw(), Ok("2"));
    /// assert!(shoe.burn().is_err());
    /// ```
    pub fn burn(&mut self) -> Result<(), ShoeError> {
        self.verify_burn()?;
        self.burned.extend(self.undealt.pop_front());
        self.come_nearer_to_cut(1);
        Ok(())
    }

    fn come_nearer_to_cut(&mut self, cards: usize) {
        self.before_cut = self.before_cut.map(|before| before.saturating_sub(cards));
    }
}

impl<C: Clone> Shoe<C> {
    /// Draws the next card. O(1).
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if all cards are dealt.
    pub fn draw(&mut self) -> Result<C, ShoeError> {
        self.verify_draw()?;
        let card = self.undealt[0].clone();
        self.out.extend(self.undealt.pop_front());
        self.come_nearer_to_cut(1);
        Ok(card)
    }

    /// Deals the next `count` cards, all or none. O(count).
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if fewer cards are undealt; then none is dealt.
    pub fn deal(&mut self, count: usize) -> Result<Vec<C>, ShoeError> {
        self.verify_deal(count)?;
        let cards = self.undealt.range(..count).cloned().collect();
        self.out.extend(self.undealt.drain(..count));
        self.come_nearer_to_cut(count);
        Ok(cards)
    }

    /// Deals hands of `each` cards to `seats`, one card at a time round the table, all or
    /// none. O(seats * each).
    ///
    /// # Errors
    /// [`ShoeError::TooFew`] if fewer cards are undealt; then none is dealt.
    ///
    /// ```
    /// use misdeal_deck::Shoe;
    ///
    /// let mut shoe = Shoe::new((0..7).collect());
    /// assert_eq!(shoe.deal_round(2, 3).unwrap(), [[0, 2, 4], [1, 3, 5]]);
    /// assert_eq!(shoe.left(), 1);
    /// ```
    pub fn deal_round(&mut self, seats: u16, each: usize) -> Result<Vec<Vec<C>>, ShoeError> {
        let seats = usize::from(seats);
        let cards = self.deal(seats.saturating_mul(each))?;
        let mut hands: Vec<_> = (0..seats).map(|_| Vec::with_capacity(each)).collect();
        for (index, card) in cards.into_iter().enumerate() {
            hands[index % seats].push(card);
        }
        Ok(hands)
    }

    /// Draws the card at `position`; the last card takes its place. O(1).
    ///
    /// With random positions this deals from a pack that was never shuffled, as fairly as
    /// from a shuffled one.
    ///
    /// # Errors
    /// [`ShoeError::NoCardAt`] from the number of undealt cards on.
    ///
    /// ```
    /// use misdeal_deck::Shoe;
    ///
    /// let mut shoe = Shoe::new(vec!["A", "2", "3", "4"]);
    /// assert_eq!(shoe.draw_at(1), Ok("2"));
    /// assert!(shoe.undealt().eq(&["A", "4", "3"]));
    /// ```
    pub fn draw_at(&mut self, position: usize) -> Result<C, ShoeError> {
        let card = self.card_at(position)?.clone();
        self.out.extend(self.undealt.swap_remove_back(position));
        self.come_nearer_to_cut(1);
        Ok(card)
    }
}
