//! Hands with wild cards, by counting.
//!
//! Each category is tried from the top. When of a kind are tried, more of a kind have failed,
//! so that the rank with most cards takes all wild cards and none is left over: two of a rank
//! and two wild cards are four of a kind, and had there been three of them, or three wild
//! cards, it would have been five.

use misdeal_deck::{Card, Rank, Suit};

use super::hand::Hand;
use super::made::{Category, Packed, RANKS_COUNT, packed};

/// Which cards are wild: the jokers, and what else a game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wilds {
    /// A bit for each card's id.
    ids: u64,
}

impl Wilds {
    /// Both jokers, which are always wild.
    pub const JOKERS: Self = Self { ids: 0b11 << Card::SUITED_COUNT };

    /// The four cards of a rank too.
    pub fn and_rank(self, rank: Rank) -> Self {
        let ids = Suit::ALL.map(|suit| 1 << Card::suited(suit, rank).id());
        Self { ids: ids.iter().fold(self.ids, |all, id| all | id) }
    }

    /// Whether a card is wild.
    ///
    /// ```
    /// use misdeal_deck::{Card, Rank};
    /// use misdeal_games::poker::Wilds;
    ///
    /// let wilds = Wilds::JOKERS.and_rank(Rank::new(1).unwrap());
    /// assert!(wilds.has(Card::BIG_JOKER) && wilds.has(Card::new(13).unwrap()));
    /// assert!(!wilds.has(Card::new(14).unwrap()));
    /// ```
    pub fn has(self, card: Card) -> bool {
        self.ids >> card.id() & 1 == 1
    }
}

const STRAIGHT: u32 = 5;
const ACE: u32 = 12;

/// The best that five to seven cards make, some of them wild.
pub(super) fn made(hand: Hand) -> Packed {
    let naturals = Naturals::of(hand);
    let tries = [
        Naturals::five_of_a_kind,
        Naturals::straight_flush,
        Naturals::four_of_a_kind,
        Naturals::full_house,
        Naturals::flush,
        Naturals::straight,
        Naturals::three_of_a_kind,
        Naturals::pair,
    ];
    tries.iter().find_map(|make| make(&naturals)).unwrap_or_default()
}

/// The cards that are not wild, and how many are.
struct Naturals {
    counts: [u32; RANKS_COUNT],
    suits: [u16; 4],
    wilds: u32,
}

impl Naturals {
    fn of(hand: Hand) -> Self {
        let suits = hand.suits();
        let count = |rank: usize| suits.iter().map(|ranks| u32::from(ranks >> rank & 1)).sum();
        Self { counts: std::array::from_fn(count), suits, wilds: hand.wilds_count() as u32 }
    }

    /// The highest rank of which the wild cards make so many.
    fn rank_of(&self, count: u32) -> Option<usize> {
        (0..RANKS_COUNT).rev().find(|&rank| self.counts[rank] + self.wilds >= count)
    }

    /// So many of a rank, and the highest other cards.
    fn of_a_kind(&self, category: Category, count: u32, others: usize) -> Option<Packed> {
        let rank = self.rank_of(count)?;
        let others =
            (0..RANKS_COUNT).rev().filter(|&r| r != rank && self.counts[r] > 0).take(others);
        let ranks: Vec<u32> = std::iter::once(rank).chain(others).map(value).collect();
        Some(packed(category, &ranks))
    }

    fn five_of_a_kind(&self) -> Option<Packed> {
        self.of_a_kind(Category::FiveOfAKind, 5, 0)
    }

    fn straight_flush(&self) -> Option<Packed> {
        let tops = self.suits.iter().filter_map(|&ranks| self.straight_top(ranks));
        tops.max().map(|top| packed(Category::StraightFlush, &[top]))
    }

    fn four_of_a_kind(&self) -> Option<Packed> {
        self.of_a_kind(Category::FourOfAKind, 4, 1)
    }

    /// The highest three first, then the highest two, as long as the wild cards last.
    fn full_house(&self) -> Option<Packed> {
        let lacks = |rank: usize, count: u32| count.saturating_sub(self.counts[rank]);
        let pairs = (0..RANKS_COUNT).rev().flat_map(|three| {
            (0..RANKS_COUNT).rev().filter(move |&two| two != three).map(move |two| (three, two))
        });
        let mut made = pairs.filter(|&(three, two)| lacks(three, 3) + lacks(two, 2) <= self.wilds);
        made.next().map(|(three, two)| packed(Category::FullHouse, &[value(three), value(two)]))
    }

    /// The wild cards are the highest ranks that the suit lacks.
    fn flush(&self) -> Option<Packed> {
        let flush_of = |&suit: &u16| {
            let mut ranks = suit;
            (ranks.count_ones() + self.wilds >= 5).then(|| {
                for _ in 0..self.wilds {
                    let lacking = (0..=ACE).rev().find(|rank| ranks >> rank & 1 == 0);
                    ranks |= lacking.map_or(0, |rank| 1 << rank);
                }
                let highest = (0..RANKS_COUNT).rev().filter(|rank| ranks >> rank & 1 == 1);
                packed(Category::Flush, &highest.take(5).map(value).collect::<Vec<_>>())
            })
        };
        self.suits.iter().filter_map(flush_of).max()
    }

    fn straight(&self) -> Option<Packed> {
        let ranks = self.suits.iter().fold(0, |all, ranks| all | ranks);
        self.straight_top(ranks).map(|top| packed(Category::Straight, &[top]))
    }

    fn three_of_a_kind(&self) -> Option<Packed> {
        self.of_a_kind(Category::ThreeOfAKind, 3, 2)
    }

    fn pair(&self) -> Option<Packed> {
        self.of_a_kind(Category::Pair, 2, 3)
    }

    /// The highest top of a straight that the wild cards fill up, 5 to 14.
    fn straight_top(&self, ranks: u16) -> Option<u32> {
        // The ace again, below the two.
        let ranks = u32::from(ranks) << 1 | u32::from(ranks) >> ACE & 1;
        (5..=14).rev().find(|top| {
            let run = ranks >> (top - STRAIGHT) & 0b1_1111;
            run.count_ones() + self.wilds >= STRAIGHT
        })
    }
}

/// Two is 2, the ace 14.
fn value(rank: usize) -> u32 {
    rank as u32 + 2
}
