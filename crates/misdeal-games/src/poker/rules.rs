//! What five cards make, slowly and plainly.
//!
//! The build script makes the tables of the fast evaluator from this file, and the
//! tests take it as the slow twin. It knows no suits but "all five alike".

use super::made::{Category, Packed, RANKS_COUNT, packed};

/// Ranks from two (0) to ace (12): how many cards a hand has of each.
pub(crate) type Counts = [u8; RANKS_COUNT];

const ACE: usize = RANKS_COUNT - 1;

/// What beats what, as far as it matters for five cards without wild ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// High wins; the ace is also below the two in a straight.
    Standard,
    /// Six to ace; the ace is also below the six; a flush beats a full house.
    ShortDeck,
    /// Low wins; the ace is high and never below the two.
    DeuceToSeven,
    /// Low wins; the ace is low; straights and flushes are nothing.
    AceToFive,
}

impl Rules {
    /// The lowest rank of the deck.
    pub(crate) fn lowest(self) -> usize {
        if self == Self::ShortDeck { 4 } else { 0 }
    }

    /// What five cards make.
    pub(crate) fn made(self, counts: &Counts, is_flush: bool) -> Packed {
        // By number of cards, then by rank, both falling: the order in which hands of
        // one category are compared.
        let value = |rank: usize| match (self, rank) {
            (Self::AceToFive, ACE) => 1,
            _ => rank as u32 + 2,
        };
        let mut groups: Vec<(u8, u32)> = (0..RANKS_COUNT)
            .filter(|&rank| counts[rank] > 0)
            .map(|rank| (counts[rank], value(rank)))
            .collect();
        groups.sort_by(|a, b| b.cmp(a));
        let sizes: Vec<u8> = groups.iter().map(|&(size, _)| size).collect();
        let ranks: Vec<u32> = groups.iter().map(|&(_, rank)| rank).collect();
        let top = self.straight_top(counts);
        match (&sizes[..], top, is_flush && self != Self::AceToFive) {
            (_, Some(top), true) => packed(Category::StraightFlush, &[top]),
            (_, None, true) => packed(Category::Flush, &ranks),
            (_, Some(top), false) => packed(Category::Straight, &[top]),
            ([4, 1], ..) => packed(Category::FourOfAKind, &ranks),
            ([3, 2], ..) => packed(Category::FullHouse, &ranks),
            ([3, 1, 1], ..) => packed(Category::ThreeOfAKind, &ranks),
            ([2, 2, 1], ..) => packed(Category::TwoPair, &ranks),
            ([2, 1, 1, 1], ..) => packed(Category::Pair, &ranks),
            _ => packed(Category::HighCard, &ranks),
        }
    }

    /// The rank on top of a straight, 5 to 14, if five cards are one.
    fn straight_top(self, counts: &Counts) -> Option<u32> {
        let has_run = |from: usize| counts[from..from + 5].iter().all(|&count| count > 0);
        let tops = self.lowest()..RANKS_COUNT - 4;
        let run = tops.rev().find(|&from| has_run(from)).map(|from| from as u32 + 6);
        // The ace below the lowest rank of the deck.
        let lowest = self.lowest();
        let is_wheel = counts[ACE] > 0 && counts[lowest..lowest + 4].iter().all(|&c| c > 0);
        match self {
            Self::Standard | Self::ShortDeck => run.or(is_wheel.then_some(lowest as u32 + 5)),
            Self::DeuceToSeven => run,
            Self::AceToFive => None,
        }
    }

    /// A number that is larger for the hand that wins.
    pub(crate) fn order(self, made: Packed) -> u32 {
        let flush = Category::Flush as u32;
        let full_house = Category::FullHouse as u32;
        match (self, made >> 20) {
            (Self::Standard, _) => made,
            (Self::ShortDeck, category) if category == flush => made + (1 << 20),
            (Self::ShortDeck, category) if category == full_house => made - (1 << 20),
            (Self::ShortDeck, _) => made,
            (Self::DeuceToSeven | Self::AceToFive, _) => !made,
        }
    }
}
