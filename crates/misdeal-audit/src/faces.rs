//! [`Faces`]: the rank and the suit of each card of a deck that has nothing else.

use misdeal_deck::{Card, Deck};

/// How many ranks there are.
pub(crate) const RANKS: usize = 13;
/// How many suits there are.
pub(crate) const SUITS: usize = 4;

/// The rank and the suit of a card, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    /// 0 is the ace, 12 the king.
    pub(crate) rank: u8,
    /// In deck order, from 0.
    pub(crate) suit: u8,
}

/// The faces of all cards of a deck, by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Faces {
    faces: Vec<Face>,
}

impl Faces {
    /// None if some card, a joker say, has no rank or suit.
    pub(crate) fn of_deck(deck: &Deck) -> Option<Self> {
        let face = |card: Card| {
            let (rank, suit) = (card.rank()?.number() - 1, card.suit()? as u8);
            Some(Face { rank, suit })
        };
        let faces = deck.cards().iter().map(|card| card.card().and_then(face));
        Some(Self { faces: faces.collect::<Option<_>>()? })
    }

    /// The face of each card.
    pub(crate) fn as_slice(&self) -> &[Face] {
        &self.faces
    }

    /// How many cards of each suit each rank has.
    pub(crate) fn table(&self) -> [[u64; SUITS]; RANKS] {
        let mut table = [[0; SUITS]; RANKS];
        for face in &self.faces {
            table[usize::from(face.rank)][usize::from(face.suit)] += 1;
        }
        table
    }

    /// True for one pack of 52: each rank in each suit once.
    pub(crate) fn is_one_pack(&self) -> bool {
        self.table() == [[1; SUITS]; RANKS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_deck(name: &str) -> Option<Faces> {
        Faces::of_deck(&Deck::named(name).unwrap())
    }

    #[test]
    fn faces_of_decks() {
        let pack = of_deck("52").unwrap();
        // Ids go through the ranks of a suit: 14 is the two of the second one.
        assert_eq!(pack.as_slice()[14], Face { rank: 1, suit: 1 });
        assert!(pack.is_one_pack());
        let shoe = of_deck("52x6").unwrap();
        assert_eq!((shoe.as_slice().len(), shoe.table()), (312, [[6; SUITS]; RANKS]));
        assert!(!shoe.is_one_pack() && !of_deck("36").unwrap().is_one_pack());
        // One two and three aces.
        let table = of_deck("48").unwrap().table();
        assert_eq!([0, 1, 2].map(|rank: usize| table[rank].iter().sum::<u64>()), [3, 1, 4]);
        for deck in ["54", "54x2", "tarot", "mahjong-136"] {
            assert_eq!(of_deck(deck), None, "{deck}");
        }
    }
}
