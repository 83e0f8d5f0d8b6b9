//! Putting decks together, card by card; every other way ends here.

use std::collections::HashMap;
use std::sync::Arc;

use super::read::folded;
use super::{Class, Deck, DeckCard, DeckError, Face, NamedFace, Points};
use crate::Card;
use crate::notation::{card_from_str, card_from_words};

/// The most packs of `54x1000`.
const PACKS_MAX: usize = 1_000;

impl Deck {
    /// A deck of these cards of the 54, in this order; a card that stands
    /// several times has several copies.
    ///
    /// # Errors
    /// [`DeckError::TooManyCards`] beyond [`Deck::CARDS_MAX`].
    ///
    /// ```
    /// use misdeal_deck::{Deck, card_from_str};
    ///
    /// let cards = ["As", "Ks", "As"].map(|name| card_from_str(name).unwrap());
    /// let deck = Deck::from_cards("mine", cards).unwrap();
    /// assert_eq!(deck.get(2).unwrap().to_string(), "As.2");
    /// assert_eq!(deck.classes_count(), 2);
    /// ```
    pub fn from_cards(
        name: &str,
        cards: impl IntoIterator<Item = Card>,
    ) -> Result<Self, DeckError> {
        let mut deck = Self::empty(name);
        for card in cards {
            if deck.len() == Self::CARDS_MAX {
                return Err(DeckError::TooManyCards);
            }
            let class = deck.class_of_card(card).expect("no face of this deck is named");
            deck.add(class);
        }
        Ok(deck)
    }

    /// Several packs of this deck, one after the other: card `id` of pack `p`,
    /// from 0, has the id `p * self.len() + id`. Its name is `54x2`.
    ///
    /// # Errors
    /// [`DeckError::Packs`] outside 1 to 1,000 packs,
    /// [`DeckError::TooManyCards`] beyond [`Deck::CARDS_MAX`] cards.
    pub fn packs(&self, packs: usize) -> Result<Self, DeckError> {
        if !(1..=PACKS_MAX).contains(&packs) {
            return Err(DeckError::Packs { got: packs.to_string() });
        }
        if packs * self.len() > Self::CARDS_MAX {
            return Err(DeckError::TooManyCards);
        }
        let mut deck = self.clone();
        deck.name = format!("{}x{packs}", self.name);
        for _ in 1..packs {
            for card in &self.cards {
                deck.add(card.class);
            }
        }
        Ok(deck)
    }

    pub(super) fn first_of_54(name: &str, count: u32) -> Self {
        let cards = (0..count).filter_map(|id| Card::new(id).ok());
        Self::from_cards(name, cards).expect("54 cards are not too many")
    }

    pub(super) fn empty(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            about_zh: String::new(),
            cards: Vec::new(),
            classes: Vec::new(),
            class_of_card: HashMap::new(),
            class_of_word: HashMap::new(),
            shadowed: HashMap::new(),
        }
    }

    /// One more copy of a class. There must be room for it.
    pub(super) fn add(&mut self, class: u16) {
        let of_class = &mut self.classes[usize::from(class)];
        // Neither overflows: there are at most CARDS_MAX cards.
        let (id, copy) = (self.cards.len() as u16, of_class.ids.len() as u16 + 1);
        of_class.ids.push(id);
        let (points, face) = (of_class.points, of_class.face.clone());
        self.cards.push(DeckCard { id, class, copy, points, face });
    }

    /// The class of a card of the 54, which may be new. What is wrong, if a
    /// named face has its name.
    pub(super) fn class_of_card(&mut self, card: Card) -> Result<u16, String> {
        if let Some(&class) = self.class_of_card.get(&card) {
            return Ok(class);
        }
        if let Some(word) = self.shadowed.get(&card) {
            return Err(format!("'{word}' would name both {card} and a face of this deck"));
        }
        let class = self.new_class(Face::Card(card));
        self.class_of_card.insert(card, class);
        Ok(class)
    }

    /// The class of a new named face. What is wrong, if one of its words is
    /// not a good word or names something else already.
    pub(super) fn class_of_new_face(&mut self, face: NamedFace) -> Result<u16, String> {
        face.check()?;
        let class = self.classes.len() as u16;
        for word in face.words_read() {
            let card = card_from_str(&word).or_else(|_| card_from_words(&word)).ok();
            let other = self.class_of_word.insert(folded(&word), class);
            let is_taken = other.is_some_and(|other| other != class)
                || card.is_some_and(|card| self.class_of_card.contains_key(&card));
            if is_taken {
                return Err(format!("'{word}' would name two faces of this deck"));
            }
            if let Some(card) = card {
                self.shadowed.insert(card, word);
            }
        }
        Ok(self.new_class(Face::Named(Arc::new(face))))
    }

    /// Sets what a class counts, also for its cards so far. The points it had,
    /// if others.
    pub(super) fn set_points(&mut self, class: u16, points: Points) -> Result<(), Points> {
        let of_class = &mut self.classes[usize::from(class)];
        if let Some(other) = of_class.points.filter(|&other| other != points) {
            return Err(other);
        }
        of_class.points = Some(points);
        for &id in &of_class.ids {
            self.cards[usize::from(id)].points = Some(points);
        }
        Ok(())
    }

    fn new_class(&mut self, face: Face) -> u16 {
        // Each class gets a card, so there are at most CARDS_MAX.
        self.classes.push(Class { face, points: None, ids: Vec::new() });
        (self.classes.len() - 1) as u16
    }
}
