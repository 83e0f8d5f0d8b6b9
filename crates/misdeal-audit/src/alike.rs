//! [`Alike`]: which cards of a deck look the same, wholly or in part.

use std::sync::Arc;

use misdeal_deck::{Card, Deck, Suit};

use crate::classes::{Classes, ClassesError};
use crate::faces::Faces;
use crate::shape::Shape;

/// What is known of the likeness of cards; by default that all are different.
///
/// ```
/// use misdeal_audit::Alike;
/// use misdeal_deck::Deck;
///
/// let deck = Deck::named("52").unwrap();
/// let names: Vec<_> = Alike::of_deck(&deck).partitions().iter().map(|p| p.name).collect();
/// assert_eq!(names, ["ranks", "suits"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alike {
    copies: Option<Arc<Classes>>,
    partitions: Arc<[Partition]>,
    faces: Option<Arc<Faces>>,
}

/// A way to put the cards into classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// What the classes are: "cards", "ranks", "suits".
    pub name: &'static str,
    /// The class of each card.
    pub classes: Classes,
    /// One of each class, in words: "heart", "7".
    pub names: Vec<String>,
}

/// The classes of equal cards.
pub const CARDS: &str = "cards";

impl Alike {
    /// The cards of a deck whose copies, if it has any, are told apart.
    pub fn of_deck(deck: &Deck) -> Self {
        let classes = Classes::of_equal(deck.cards().iter().map(|card| card.class()));
        let first = |class| deck.copies(class).next().and_then(|id| deck.get(id).ok());
        let name = |class| first(class).map_or(String::new(), |card| card.to_string());
        let faces = classes.ok().map(|classes| {
            let names = (0..classes.count()).map(name).collect();
            Partition { name: CARDS, classes, names }
        });
        let cards: Option<Vec<Card>> = deck.cards().iter().map(|card| card.card()).collect();
        let of_cards = |name, class: fn(Card) -> String| {
            let words: Vec<String> = cards.as_ref()?.iter().map(|&card| class(card)).collect();
            Partition::of_words(name, &words).ok()
        };
        let all = [faces, of_cards("ranks", rank_word), of_cards("suits", suit_word)];
        let mut partitions: Vec<Partition> = Vec::new();
        for partition in all.into_iter().flatten() {
            let is_new = partitions.iter().all(|other| other.classes != partition.classes);
            if partition.tells_something() && is_new {
                partitions.push(partition);
            }
        }
        let faces = Faces::of_deck(deck).map(Arc::new);
        Self { copies: None, partitions: partitions.into(), faces }
    }

    /// The same deck where its copies look alike. Without copies it is the same.
    #[must_use]
    pub fn with_copies_alike(self) -> Self {
        let faces = self.partitions.iter().find(|partition| partition.name == CARDS);
        let copies = faces.map(|faces| Arc::new(faces.classes.clone()));
        Self { copies, ..self }
    }

    /// A deck of cards with these names, in its start order, of which equal ones
    /// look alike.
    ///
    /// # Errors
    /// [`ClassesError::TooManyCards`] beyond [`CARDS_MAX`](crate::CARDS_MAX).
    ///
    /// ```
    /// use misdeal_audit::Alike;
    ///
    /// let deck = Alike::of_names(&["7", "8", "7"].map(str::to_owned)).unwrap();
    /// assert_eq!(deck.copies().unwrap().count(), 2);
    /// assert_eq!(deck.partitions()[0].names, ["7", "8"]);
    /// ```
    pub fn of_names(names: &[String]) -> Result<Self, ClassesError> {
        let cards = Partition::of_words(CARDS, names)?;
        if !cards.classes.has_copies() {
            return Ok(Self::default());
        }
        // Cards that are all alike have copies but nothing to compare.
        let copies = Some(Arc::new(cards.classes.clone()));
        let partitions = Vec::from_iter(cards.tells_something().then_some(cards));
        Ok(Self { copies, partitions: partitions.into(), faces: None })
    }

    /// What a report says of a deck: the classes of its copies, if they look alike, and the
    /// ways to put its cards into classes. The ranks and suits of hands are not known of it.
    ///
    /// None if these are not all of the same number of cards, or if some class has no name.
    ///
    /// ```
    /// use misdeal_audit::{Alike, CARDS, Classes, Partition};
    ///
    /// let classes = Classes::new(vec![0, 1, 0]).unwrap();
    /// let names = vec!["7".to_owned(), "8".to_owned()];
    /// let cards = Partition { name: CARDS, classes: classes.clone(), names };
    /// let deck = Alike::of_classes(Some(classes), vec![cards]).unwrap();
    /// assert_eq!(deck, Alike::of_names(&["7", "8", "7"].map(str::to_owned)).unwrap());
    /// ```
    pub fn of_classes(copies: Option<Classes>, partitions: Vec<Partition>) -> Option<Self> {
        let of_parts = partitions.iter().map(|partition| partition.classes.cards());
        let mut cards = copies.iter().map(Classes::cards).chain(of_parts);
        let first = cards.next();
        let is_one_deck = cards.all(|cards| Some(cards) == first);
        let is_named = |part: &Partition| part.names.len() == part.classes.count() as usize;
        let is_fine = is_one_deck && partitions.iter().all(is_named);
        let copies = copies.map(Arc::new);
        is_fine.then(|| Self { copies, partitions: partitions.into(), faces: None })
    }

    /// The classes of the cards, if there are copies that cannot be told apart.
    pub fn copies(&self) -> Option<&Arc<Classes>> {
        self.copies.as_ref()
    }

    /// The ways to put the cards into classes that are looked at.
    pub fn partitions(&self) -> &[Partition] {
        &self.partitions
    }

    /// The rank and the suit of each card, if all have them.
    pub(crate) fn faces(&self) -> Option<&Arc<Faces>> {
        self.faces.as_ref()
    }

    /// How many deals of this shape can be told apart, if under a fair shuffle
    /// each has the same chance; `None` otherwise, and from 2^128 on. A part of
    /// a deck with copies shows some deals more often than others.
    pub fn outcomes(&self, shape: Shape) -> Option<u128> {
        match &self.copies {
            None => shape.outcomes(),
            Some(classes) if shape.is_whole() => classes.arrangements(),
            Some(_) => None,
        }
    }

    /// ln of the same, for any deck.
    pub fn outcomes_ln(&self, shape: Shape) -> Option<f64> {
        match &self.copies {
            None => Some(shape.outcomes_ln()),
            Some(classes) if shape.is_whole() => Some(classes.arrangements_ln()),
            Some(_) => None,
        }
    }

    /// True if this is of a deck of so many cards.
    pub(crate) fn fits(&self, shape: Shape) -> bool {
        let mut classes = self.partitions.iter().map(|partition| &partition.classes);
        classes.all(|classes| classes.cards() == shape.deck)
            && self.copies.as_ref().is_none_or(|classes| classes.cards() == shape.deck)
            && self.faces.as_ref().is_none_or(|faces| faces.as_slice().len() == shape.deck as usize)
    }
}

impl Partition {
    fn of_words(name: &'static str, words: &[String]) -> Result<Self, ClassesError> {
        let classes = Classes::of_equal(words)?;
        let first = |class| words[classes.ids(class)[0] as usize].clone();
        let names = (0..classes.count()).map(first).collect();
        Ok(Self { name, classes, names })
    }

    /// True if there are two classes at least, and not each card is its own.
    fn tells_something(&self) -> bool {
        self.classes.count() > 1 && self.classes.has_copies()
    }
}

fn rank_word(card: Card) -> String {
    let of_rank = |number| match number {
        1 => "ace".to_owned(),
        11 => "jack".to_owned(),
        12 => "queen".to_owned(),
        13 => "king".to_owned(),
        number => number.to_string(),
    };
    card.rank().map_or_else(|| "joker".to_owned(), |rank| of_rank(rank.number()))
}

fn suit_word(card: Card) -> String {
    let word = card.suit().map_or("joker", |suit| match suit {
        Suit::Spade => "spade",
        Suit::Heart => "heart",
        Suit::Club => "club",
        Suit::Diamond => "diamond",
    });
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_deck(name: &str) -> Alike {
        Alike::of_deck(&Deck::named(name).unwrap())
    }

    fn told(alike: &Alike) -> Vec<(&'static str, u32)> {
        alike.partitions().iter().map(|part| (part.name, part.classes.count())).collect()
    }

    #[test]
    fn partitions_of_decks() {
        assert_eq!(told(&of_deck("52")), [("ranks", 13), ("suits", 4)]);
        assert_eq!(told(&of_deck("54")), [("ranks", 14), ("suits", 5)]);
        assert_eq!(told(&of_deck("52x6")), [("cards", 52), ("ranks", 13), ("suits", 4)]);
        assert_eq!(told(&of_deck("mahjong-136")), [("cards", 34)]);
        let deck = of_deck("54");
        let names: Vec<&str> = deck.partitions()[1].names.iter().map(String::as_str).collect();
        assert_eq!(names, ["spade", "heart", "club", "diamond", "joker"]);
        assert!(deck.copies().is_none() && deck.with_copies_alike().copies().is_none());
        let shoe = of_deck("52x6").with_copies_alike();
        assert_eq!(shoe.copies().unwrap().copies(51), 6);
    }

    #[test]
    fn decks_of_names() {
        let of =
            |text: &str| Alike::of_names(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(of("a b c").unwrap(), Alike::default());
        let deck = of("b a b").unwrap();
        assert_eq!((told(&deck), deck.copies().unwrap().count()), (vec![("cards", 2)], 2));
        // Nothing can be told of one card many times.
        let deck = of("a a a").unwrap();
        assert!(told(&deck).is_empty());
        assert_eq!(deck.outcomes(Shape::whole(3)), Some(1));
    }

    /// 8!/(2! 2! 2! 2!) = 2520. The 2 of 4 cards a a b b are ab or ba with chance
    /// 1/3 each and aa or bb with 1/6.
    #[test]
    fn only_whole_deals_of_copies_have_equal_chances() {
        let deck = of_deck("52");
        assert_eq!(deck.outcomes(Shape::first(2, 52)), Some(2652));
        let names: Vec<String> = "abcdabcd".chars().map(String::from).collect();
        let copies = Alike::of_names(&names).unwrap();
        assert_eq!(copies.outcomes(Shape::whole(8)), Some(2520));
        assert!((copies.outcomes_ln(Shape::whole(8)).unwrap() - 2520f64.ln()).abs() < 1e-9);
        assert_eq!(copies.outcomes(Shape::first(2, 8)), None);
        assert_eq!(copies.outcomes_ln(Shape::first(2, 8)), None);
        assert!(copies.fits(Shape::whole(8)) && !copies.fits(Shape::whole(7)));
    }
}
