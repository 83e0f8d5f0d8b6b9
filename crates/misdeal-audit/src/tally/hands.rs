//! [`Hands`]: what the first cards of a deal are worth at a card table.
//!
//! All that is asked of a hand is how many pairs of its cards are of equal rank,
//! and how many of equal suit:
//!
//! ```text
//!   equal pairs        0      1       2          3       4           6      10
//!   three cards, rank  none   a pair             trips
//!   three cards, suit  three  two                one
//!   five cards, rank   none   a pair  two pairs  trips   full house  four
//!   five cards, suit                                                        a flush
//! ```
//!
//! A card adds as many pairs as its rank, or suit, has come already, so one walk
//! over five cards tells the hands of the first two and three of them too. Only a
//! straight has to be looked for, among five different ranks.
//!
//! Deals that are sets have no first cards: their hand is the whole set.

use std::sync::Arc;

use crate::faces::{Face, Faces};
use crate::shape::{DealOrder, Shape};

/// A way to sort the hands of some number of cards into classes, numbered from 0,
/// the best hand first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Two cards: 0 the same card of two packs, 1 any other pair, 2 of one suit, 3
    /// none of these.
    TwoCards,
    /// Two cards: 0 an ace with a ten, jack, queen or king; 1 anything else.
    Natural,
    /// Three cards: 0 three of a rank, 1 a pair, 2 three ranks.
    ThreeRanks,
    /// Three cards: 0 of one suit, 1 of two, 2 of three.
    ThreeSuits,
    /// Five cards of a pack of 52: 0 royal flush, 1 another straight flush, 2 four
    /// of a kind, 3 full house, 4 flush, 5 straight, 6 three of a kind, 7 two
    /// pairs, 8 a pair, 9 none of these.
    FiveCards,
}

impl Hand {
    /// How many cards it has.
    pub fn cards(self) -> u32 {
        match self {
            Self::TwoCards | Self::Natural => 2,
            Self::ThreeRanks | Self::ThreeSuits => 3,
            Self::FiveCards => 5,
        }
    }
}

/// Deals by their hands, as far as the shape shows them.
#[derive(Clone, Debug)]
pub(crate) struct Hands {
    faces: Arc<Faces>,
    two: Option<Two>,
    three: Option<Three>,
    five: Option<[u64; 10]>,
}

#[derive(Clone, Debug, Default)]
struct Two {
    kinds: [u64; 4],
    naturals: [u64; 2],
}

#[derive(Clone, Debug, Default)]
struct Three {
    ranks: [u64; 3],
    suits: [u64; 3],
}

impl Hands {
    /// Counters of zero; none where a deal shows no hand.
    pub(super) fn new(shape: Shape, faces: &Arc<Faces>) -> Option<Self> {
        let shows = |cards| match shape.order {
            DealOrder::Sequence => shape.dealt >= cards,
            DealOrder::Set => shape.dealt == cards,
        };
        let (two, three) = (shows(2).then(Two::default), shows(3).then(Three::default));
        let five = (shows(5) && faces.is_one_pack()).then(Default::default);
        let is_any = two.is_some() || three.is_some() || five.is_some();
        is_any.then(|| Self { faces: faces.clone(), two, three, five })
    }

    /// Counts the hands of one deal.
    #[inline]
    pub(super) fn count(&mut self, deal: &[u32]) {
        let faces = self.faces.as_slice();
        let mut seen = Seen::default();
        let mut see = |cards: &[u32]| {
            cards.iter().for_each(|&card| seen.add(faces[card as usize]));
            seen
        };
        let Some((cards, rest)) = deal.split_first_chunk::<2>() else { return };
        let of_two = see(cards);
        if let Some(two) = &mut self.two {
            two.kinds[of_two.two_cards()] += 1;
            two.naturals[usize::from(!of_two.is_natural())] += 1;
        }
        let Some((card, rest)) = rest.split_first_chunk::<1>() else { return };
        let of_three = see(card);
        if let Some(three) = &mut self.three {
            three.ranks[three_cards(of_three.rank_pairs)] += 1;
            three.suits[three_cards(of_three.suit_pairs)] += 1;
        }
        if let (Some(five), Some(cards)) = (&mut self.five, rest.first_chunk::<2>()) {
            five[see(cards).five_cards()] += 1;
        }
    }

    /// Deals by the classes of each hand that is counted.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Hand, &[u64])> {
        let two = self
            .two
            .as_ref()
            .map(|two| [(Hand::TwoCards, &two.kinds[..]), (Hand::Natural, &two.naturals[..])]);
        let three = self.three.as_ref().map(|three| {
            [(Hand::ThreeRanks, &three.ranks[..]), (Hand::ThreeSuits, &three.suits[..])]
        });
        let five = self.five.as_ref().map(|five| (Hand::FiveCards, &five[..]));
        [two, three].into_iter().flatten().flatten().chain(five)
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        self.iter().map(|(_, counts)| counts.len()).sum()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        if let Some((sum, part)) = self.two.as_mut().zip(other.two.as_ref()) {
            add(&mut sum.kinds, &part.kinds);
            add(&mut sum.naturals, &part.naturals);
        }
        if let Some((sum, part)) = self.three.as_mut().zip(other.three.as_ref()) {
            add(&mut sum.ranks, &part.ranks);
            add(&mut sum.suits, &part.suits);
        }
        if let Some((sum, part)) = self.five.as_mut().zip(other.five.as_ref()) {
            add(sum, part);
        }
    }
}

fn add(sum: &mut [u64], part: &[u64]) {
    sum.iter_mut().zip(part).for_each(|(a, b)| *a += b);
}

/// The first few cards of a deal.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Four bits for each rank: how many cards of it came.
    ranks: u64,
    suits: u64,
    /// One bit for each rank that came.
    ranks_seen: u32,
    rank_pairs: u32,
    suit_pairs: u32,
}

impl Seen {
    fn add(&mut self, Face { rank, suit }: Face) {
        let (rank_shift, suit_shift) = (4 * u32::from(rank), 4 * u32::from(suit));
        self.rank_pairs += (self.ranks >> rank_shift) as u32 & 15;
        self.suit_pairs += (self.suits >> suit_shift) as u32 & 15;
        self.ranks += 1 << rank_shift;
        self.suits += 1 << suit_shift;
        self.ranks_seen |= 1 << rank;
    }

    /// Of two cards: whether they are an ace and one that counts ten.
    fn is_natural(&self) -> bool {
        self.ranks_seen & ACE != 0 && self.ranks_seen & TEN_TO_KING != 0
    }

    fn two_cards(&self) -> usize {
        [[3, 2], [1, 0]][self.rank_pairs as usize][self.suit_pairs as usize]
    }

    fn five_cards(&self) -> usize {
        let is_flush = self.suit_pairs == 10;
        // The ace stands below the two and above the king.
        let is_highest = self.ranks_seen == ACE | TEN_TO_KING;
        let is_straight =
            is_highest || self.ranks_seen >> self.ranks_seen.trailing_zeros() == 0b1_1111;
        match (is_flush, is_straight) {
            // No hand has five equal pairs.
            (false, false) => [9, 8, 7, 6, 3, 9, 2][self.rank_pairs as usize],
            (true, true) => usize::from(!is_highest),
            (true, false) => 4,
            (false, true) => 5,
        }
    }
}

/// No three cards have two equal pairs.
fn three_cards(equal_pairs: u32) -> usize {
    [2, 1, 2, 0][equal_pairs as usize]
}

const ACE: u32 = 1;
const TEN_TO_KING: u32 = 0b1111 << 9;

#[cfg(test)]
mod tests {
    use misdeal_deck::{Deck, card_from_str, rank};

    use super::*;
    use crate::law::{
        five_cards_law, natural_chance, three_ranks_law, three_suits_law, two_cards_law,
    };

    fn faces(deck: &str) -> Arc<Faces> {
        Arc::new(Faces::of_deck(&Deck::named(deck).unwrap()).unwrap())
    }

    /// All hands of so many cards of a deck, as sets.
    fn counted(faces: &Arc<Faces>, cards: u32) -> Hands {
        let n = faces.as_slice().len() as u32;
        let shape = Shape { order: DealOrder::Set, ..Shape::first(cards, n) };
        let mut hands = Hands::new(shape, faces).unwrap();
        let mut hand: Vec<u32> = (0..cards).collect();
        loop {
            hands.count(&hand);
            // The next one in dictionary order: the last card that can go on does.
            let Some(i) = (0..cards).rev().find(|&i| hand[i as usize] < n - cards + i) else {
                return hands;
            };
            let first = hand[i as usize] + 1;
            (i..cards).for_each(|j| hand[j as usize] = first + j - i);
        }
    }

    fn assert_law(counts: &[u64], law: &[f64], what: &str) {
        let all: u64 = counts.iter().sum();
        assert_eq!(counts.len(), law.len(), "{what}");
        for (&count, p) in counts.iter().zip(law) {
            assert!((count as f64 / all as f64 - p).abs() < 1e-14, "{what}: {counts:?} {law:?}");
        }
    }

    /// All hands of two and of three cards, of packs with every rank in every suit and
    /// without, and of several packs.
    #[test]
    fn laws_of_two_and_three_cards_are_those_of_all_hands() {
        for deck in ["52", "28", "32", "36", "48", "52x2", "36x3", "48x2", "52x6"] {
            let faces = faces(deck);
            let table = faces.table();
            let natural = natural_chance(&table);
            for (hand, counts) in counted(&faces, 2).iter().chain(counted(&faces, 3).iter()) {
                let law = match hand {
                    Hand::TwoCards => two_cards_law(&table).to_vec(),
                    Hand::Natural => vec![natural, 1.0 - natural],
                    Hand::ThreeRanks => three_ranks_law(&table).to_vec(),
                    Hand::ThreeSuits => three_suits_law(&table).to_vec(),
                    Hand::FiveCards => unreachable!("a hand of two or three"),
                };
                assert_law(counts, &law, &format!("{deck} {hand:?}"));
            }
        }
    }

    /// All 2,598,960 hands.
    #[test]
    fn the_law_of_five_cards_is_that_of_all_hands() {
        let hands = counted(&faces("52"), 5);
        let all: Vec<_> = hands.iter().collect();
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].1.iter().sum::<u64>(), 2_598_960);
        assert_law(all[0].1, &five_cards_law(), "52");
    }

    /// One hand of each class, in all 120 orders.
    #[test]
    fn a_hand_is_the_same_in_any_order() {
        let faces = faces("52");
        let hands = [
            "As Ks Qs Js Ts",
            "5d 4d 3d 2d Ad",
            "9s 9h 9c 9d Ks",
            "9s 9h 9c Kd Ks",
            "Kh 9h 4h 3h 2h",
            "As Kh Qc Jd Ts",
            "9s 9h 9c Kd Qs",
            "9s 9h Kc Kd Qs",
            "9s 9h Ac Kd Qs",
            // An ace does not go around the corner.
            "Qs Kh Ac 2d 3s",
        ];
        for (class, hand) in hands.iter().enumerate() {
            let ids: Vec<u32> =
                hand.split(' ').map(|name| card_from_str(name).unwrap().id()).collect();
            let mut counts = Hands::new(Shape::first(5, 52), &faces).unwrap();
            for number in 0..120 {
                let order = rank::unrank_u64(5, number).unwrap();
                let deal: Vec<u32> = order.as_slice().iter().map(|&i| ids[i as usize]).collect();
                counts.count(&deal);
            }
            let (_, five) = counts.iter().last().unwrap();
            assert_eq!(five[class], 120, "{hand}");
        }
    }

    #[test]
    fn only_what_is_dealt_is_counted() {
        let kinds = |deck, shape| {
            let hands = Hands::new(shape, &faces(deck));
            hands.map_or(Vec::new(), |hands| hands.iter().map(|(hand, _)| hand.cards()).collect())
        };
        let set = |cards| Shape { order: DealOrder::Set, ..Shape::first(cards, 52) };
        assert_eq!(kinds("52", Shape::whole(52)), [2, 2, 3, 3, 5]);
        assert_eq!(kinds("52", Shape::first(5, 52)), [2, 2, 3, 3, 5]);
        assert_eq!(kinds("52", Shape::first(4, 52)), [2, 2, 3, 3]);
        assert_eq!(kinds("52", Shape::first(2, 52)), [2, 2]);
        assert!(kinds("52", Shape::first(1, 52)).is_empty());
        assert_eq!(kinds("52", set(5)), [5]);
        assert_eq!(kinds("52", set(3)), [3, 3]);
        assert_eq!(kinds("52", set(2)), [2, 2]);
        assert!(kinds("52", set(4)).is_empty() && kinds("52", set(7)).is_empty());
        // The table of five cards is that of one pack.
        assert_eq!(kinds("36", Shape::whole(36)), [2, 2, 3, 3]);
        assert_eq!(kinds("52x6", Shape::whole(312)), [2, 2, 3, 3]);
    }
}
