//! [`Block`]: a few hundred decoded deals, each checked on its way in.
//!
//! This is the one place where a deal is found to be no deal. A deal that
//! shows a card twice, lacks one or holds something foreign is counted and its
//! first case kept; what remains in the block is valid, and no later step
//! checks again.

use std::sync::Arc;

use misdeal_deck::Token;

use crate::classes::Classes;
use crate::copies::Labels;
use crate::{Alike, Shape};

/// What is wrong with a deal that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidWhy {
    /// Too few or too many cards.
    Length {
        /// The cards there were.
        got: u32,
        /// The cards a deal of this source has.
        expected: u32,
    },
    /// Too few cards in a last line that has no line end.
    CutOff {
        /// The cards there were.
        got: u32,
        /// The cards a deal of this source has.
        expected: u32,
    },
    /// A card twice; where copies look alike, once more than the deck has it.
    Repeated {
        /// The card.
        card: u32,
        /// In a deal of the whole deck, the smallest card that is missing.
        missing: Option<u32>,
    },
    /// Something that is not a card of the deck.
    Foreign {
        /// What there was.
        token: Token,
    },
}

/// A deal that broke the rules, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidDeal {
    /// The number of its line, run or deal, from 1.
    pub place: u64,
    /// What is wrong.
    pub why: InvalidWhy,
}

/// How many deals broke the rules, and the first of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Invalid {
    /// Their number.
    pub deals: u64,
    /// The one with the smallest place.
    pub first: Option<InvalidDeal>,
    /// Those of them that show the right number of cards, all of the deck, but some
    /// more than once. None of decks with copies.
    pub doubled: Doubled,
}

/// Deals in which cards stand twice while others lack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubled {
    /// Their number.
    pub deals: u64,
    /// The different cards that they show, added up.
    pub different: u64,
}

impl Invalid {
    fn add(&mut self, deal: InvalidDeal) {
        self.merge(&Self { deals: 1, first: Some(deal), doubled: Doubled::default() });
    }

    /// Adds the count of another part of the same run.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.doubled.deals += other.doubled.deals;
        self.doubled.different += other.doubled.different;
        let both = self.first.into_iter().chain(other.first);
        self.first = both.min_by_key(|deal| deal.place);
    }
}

/// A block of deals of one shape.
///
/// ```
/// use misdeal_audit::{Block, Shape};
///
/// let mut block = Block::new(Shape::whole(3));
/// block.push(1, &[2, 0, 1]);
/// block.push(2, &[2, 2, 1]);
/// assert_eq!(block.deals().collect::<Vec<_>>(), [[2, 0, 1]]);
/// assert_eq!(block.invalid().first.unwrap().place, 2);
/// ```
#[derive(Clone, Debug)]
pub struct Block {
    shape: Shape,
    cards: Vec<u32>,
    /// Where the deal now being written begins.
    begin: usize,
    /// The number of each valid deal among all that were pushed, from 0.
    numbers: Vec<u32>,
    pushed: u32,
    invalid: Invalid,
    /// One bit a card, all clear between deals.
    seen: Vec<u64>,
    /// Where copies look alike, which of them a deal names means nothing.
    copies: Option<Copies>,
}

#[derive(Clone, Debug)]
struct Copies {
    classes: Arc<Classes>,
    labels: Labels,
    /// So many cards of each class may come yet.
    left: Vec<u32>,
}

impl Block {
    /// An empty block for deals of different cards.
    pub fn new(shape: Shape) -> Self {
        Self::of(shape, &Alike::default())
    }

    /// An empty block for deals of cards of which some may look alike: any id of
    /// a class stands for any of its copies.
    ///
    /// # Panics
    /// If this is of a deck of another size.
    ///
    /// ```
    /// use misdeal_audit::{Alike, Block, Shape};
    ///
    /// let alike = Alike::of_names(&["7", "8", "7"].map(str::to_owned)).unwrap();
    /// let mut block = Block::of(Shape::whole(3), &alike);
    /// block.push(1, &[0, 0, 1]);
    /// block.push(2, &[0, 1, 1]);
    /// assert_eq!((block.deals().count(), block.invalid().deals), (1, 1));
    /// ```
    pub fn of(shape: Shape, alike: &Alike) -> Self {
        assert!(alike.fits(shape), "cards of another deck");
        let copies = alike.copies().map(|classes| {
            let (classes, labels) = (Arc::clone(classes), Labels::new(Arc::clone(classes)));
            Copies { classes, labels, left: Vec::new() }
        });
        let seen = vec![0; (shape.deck as usize).div_ceil(64)];
        Self {
            shape,
            cards: Vec::new(),
            begin: 0,
            numbers: Vec::new(),
            pushed: 0,
            invalid: Invalid::default(),
            seen,
            copies,
        }
    }

    /// Forgets all deals, keeps the memory.
    pub fn clear(&mut self) {
        self.cards.clear();
        self.begin = 0;
        self.numbers.clear();
        self.pushed = 0;
        self.invalid = Invalid::default();
    }

    /// What every deal looks like.
    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// The valid deals, each `shape.dealt` cards long.
    pub fn deals(&self) -> impl Iterator<Item = &[u32]> {
        // A deal of no cards is a deal; chunks_exact cannot say so.
        let dealt = self.shape.dealt as usize;
        (0..self.numbers.len()).map(move |t| &self.cards[t * dealt..][..dealt])
    }

    /// The valid deals, each with its number among all deals of the block.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (u32, &[u32])> {
        self.numbers.iter().copied().zip(self.deals())
    }

    /// Tells the copies apart in each deal, by a choice of ours; the first deal
    /// has number `first_deal` in its run, from 0. Where all cards are different
    /// this does nothing.
    pub fn tell_copies_apart(&mut self, first_deal: u64) {
        let Some(Copies { labels, .. }) = &mut self.copies else { return };
        let dealt = self.shape.dealt as usize;
        for (t, &number) in self.numbers.iter().enumerate() {
            let deal = &mut self.cards[t * dealt..][..dealt];
            labels.label(deal, first_deal + u64::from(number));
        }
    }

    /// The deals that were refused.
    pub fn invalid(&self) -> &Invalid {
        &self.invalid
    }

    /// Adds a deal; refuses and counts it if it is not one.
    pub fn push(&mut self, place: u64, cards: &[u32]) {
        self.cards.extend_from_slice(cards);
        self.close(place);
    }

    /// Adds one card to the deal being written; ids from the deck on are
    /// refused by [`Block::close`].
    #[inline]
    pub(crate) fn card(&mut self, id: u32) {
        self.cards.push(id);
    }

    /// Adds cards, given some at a time, to the deal being written, or none of
    /// them if one is `None`; returns whether it did.
    #[inline]
    pub(crate) fn all_or_none<I: Iterator<Item = Option<u32>>>(
        &mut self,
        pieces: impl Iterator<Item = I>,
    ) -> bool {
        let before = self.cards.len();
        for piece in pieces {
            for id in piece {
                let Some(id) = id else {
                    self.cards.truncate(before);
                    return false;
                };
                self.cards.push(id);
            }
        }
        true
    }

    /// Ends the deal being written because of something foreign in it.
    pub(crate) fn refuse(&mut self, place: u64, token: Token) {
        self.end(place, Some(InvalidWhy::Foreign { token }));
    }

    /// Ends the deal being written: keeps it, or refuses and counts it.
    pub(crate) fn close(&mut self, place: u64) {
        let fault = self.fault();
        self.end(place, fault);
    }

    /// The same where the text ends within a line, which may be why cards lack.
    pub(crate) fn close_unended(&mut self, place: u64) {
        let fault = self.fault().map(|why| match why {
            InvalidWhy::Length { got, expected } if got < expected => {
                InvalidWhy::CutOff { got, expected }
            }
            other => other,
        });
        self.end(place, fault);
    }

    fn end(&mut self, place: u64, fault: Option<InvalidWhy>) {
        match fault {
            None => {
                self.begin = self.cards.len();
                self.numbers.push(self.pushed);
            }
            Some(why) => {
                self.invalid.add(InvalidDeal { place, why });
                self.cards.truncate(self.begin);
            }
        }
        self.pushed += 1;
    }

    /// What is wrong with the deal being written, if anything.
    fn fault(&mut self) -> Option<InvalidWhy> {
        if self.is_deal() { None } else { self.fault_in_full() }
    }

    /// The check that almost every deal passes: as many cards as there should
    /// be, all of the deck, all different. It knows no place and has no branch
    /// for each card.
    fn is_deal(&mut self) -> bool {
        let deal = &self.cards[self.begin..];
        let last = deal.iter().fold(0, |last, &card| last.max(card));
        if deal.len() != self.shape.dealt as usize || last >= self.shape.deck {
            // A deal of no cards is left to the full check, with what is rare.
            return false;
        }
        let different = if let [_] = self.seen[..] {
            deal.iter().fold(0u64, |seen, &card| seen | 1 << card).count_ones()
        } else {
            for &card in deal {
                self.seen[card as usize / 64] |= 1 << (card % 64);
            }
            // Counts a word at its first card and leaves it clear.
            let count =
                |&card: &u32| std::mem::take(&mut self.seen[card as usize / 64]).count_ones();
            deal.iter().map(count).sum()
        };
        different == self.shape.dealt
    }

    /// What is wrong with the deal being written, card by card.
    fn fault_in_full(&mut self) -> Option<InvalidWhy> {
        let deal = &self.cards[self.begin..];
        let (got, expected) = (deal.len() as u32, self.shape.dealt);
        if got != expected {
            return Some(InvalidWhy::Length { got, expected });
        }
        if let Some(copies) = &mut self.copies {
            return copies.fault(deal, self.shape);
        }
        if let Some(&card) = deal.iter().find(|&&card| card >= self.shape.deck) {
            return Some(InvalidWhy::Foreign { token: Token::Number(i64::from(card)) });
        }
        let (mut repeated, mut different) = (None, 0);
        for &card in deal {
            let (word, bit) = (card as usize / 64, 1u64 << (card % 64));
            let is_new = self.seen[word] & bit == 0;
            different += u64::from(is_new);
            repeated = repeated.or((!is_new).then_some(card));
            self.seen[word] |= bit;
        }
        deal.iter().for_each(|&card| self.seen[card as usize / 64] = 0);
        let card = repeated?;
        self.invalid.doubled.deals += 1;
        self.invalid.doubled.different += different;
        let lacks = |id: &u32| self.shape.is_whole() && !deal.contains(id);
        Some(InvalidWhy::Repeated { card, missing: (0..self.shape.deck).find(lacks) })
    }
}

impl Copies {
    /// What is wrong with a deal of the right length.
    fn fault(&mut self, deal: &[u32], shape: Shape) -> Option<InvalidWhy> {
        let classes = &self.classes;
        self.left.clear();
        self.left.extend((0..classes.count()).map(|class| classes.copies(class)));
        let mut repeated = None;
        for &card in deal {
            let Some(&class) = classes.class_of().get(card as usize) else {
                return Some(InvalidWhy::Foreign { token: Token::Number(i64::from(card)) });
            };
            match &mut self.left[class as usize] {
                0 => repeated = repeated.or(Some(classes.ids(class)[0])),
                left => *left -= 1,
            }
        }
        let lacks = |&class: &u32| shape.is_whole() && self.left[class as usize] > 0;
        let missing = (0..classes.count()).find(lacks).map(|class| classes.ids(class)[0]);
        repeated.map(|card| InvalidWhy::Repeated { card, missing })
    }
}

#[cfg(test)]
mod tests;
