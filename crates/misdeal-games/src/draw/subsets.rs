//! [`Subsets`]: sums over all hands of five that hold some given cards.
//!
//! Let `T(S)` be the number of flushes, say, among all hands that hold the cards `S`. Of a
//! hand `H` from which `S` is kept, the draws come from the 47 others, so that hands with a
//! card of `H` that was thrown away are taken off again:
//!
//! ```text
//!   draws(S) = sum over U within H - S of (-1)^|U| T(S + U)
//! ```
//!
//! For one hand and all 32 holds that takes 80 subtractions, where looking at every
//! draw takes 2,598,960 steps.
//!
//! # Source
//! Inclusion and exclusion, as S. N. Ethier, J. J. Kim and J. Lee use it for video
//! poker (arXiv 1602.04171, 2016).

use misdeal_deck::Card;

use super::pay_table::FinalHand;
use crate::poker::{HandRank, Ranking, Standard};

/// Cards of the deck.
const CARDS: usize = 52;
/// Cards of a hand.
const FIVE: usize = 5;

/// How many hands there are of each [`FinalHand`], by its index.
pub(super) type Finals = [u32; 10];

/// For each set of up to five cards, how many of all hands that hold it are what.
pub(super) struct Subsets {
    /// `choose[n][k]`: sets of `k` out of `n`.
    choose: [[u32; FIVE + 1]; CARDS],
    /// By size of the set, 0 to 4, and its number.
    sums: [Vec<Finals>; FIVE],
    /// What each hand is, by its number.
    fives: Vec<FinalHand>,
}

impl Subsets {
    /// Looks at every hand once.
    pub(super) fn new() -> Self {
        let choose = choices();
        // Sets of so many out of 52: those with the last card and those without.
        let last = choose[CARDS - 1];
        let count = |size: usize| last[size] + if size > 0 { last[size - 1] } else { 0 };
        let sums = std::array::from_fn(|size| vec![Finals::default(); count(size) as usize]);
        let mut all = Self { choose, sums, fives: Vec::new() };
        all.add_fives();
        all.add_smaller();
        all
    }

    /// What each hold of a hand may become, by its places. `cards` ascend.
    pub(super) fn held(&self, cards: [usize; FIVE]) -> [Finals; 1 << FIVE] {
        let mut sums: [Finals; 1 << FIVE] = std::array::from_fn(|places| self.sum(cards, places));
        // Takes off, one card after the other, the hands that hold it.
        for card in 0..FIVE {
            for places in 0..1 << FIVE {
                if places >> card & 1 == 0 {
                    let with = sums[places | 1 << card];
                    sums[places].iter_mut().zip(with).for_each(|(sum, with)| *sum -= with);
                }
            }
        }
        sums
    }

    const ALL: usize = (1 << FIVE) - 1;

    fn sum(&self, cards: [usize; FIVE], places: usize) -> Finals {
        match places {
            Self::ALL => one(self.fives[self.number(cards, places)]),
            _ => self.sums[places.count_ones() as usize][self.number(cards, places)],
        }
    }

    /// The number of a set among those of its size: with `a < b < c`,
    /// `a + choose(b, 2) + choose(c, 3)`, and so on.
    fn number(&self, cards: [usize; FIVE], places: usize) -> usize {
        let chosen = (0..FIVE).filter(|place| places >> place & 1 == 1);
        let terms = (1..).zip(chosen).map(|(size, place)| self.choose[cards[place]][size]);
        terms.sum::<u32>() as usize
    }

    /// Each hand, once for each four cards of it. Hands come in the order of their
    /// numbers.
    fn add_fives(&mut self) {
        let hand_of: Vec<FinalHand> = final_hands();
        let deck: Vec<Card> = Card::all_suited().collect();
        for hand in ascending_fives() {
            let rank = Standard::rank(hand.iter().map(|&at| deck[at]).collect());
            let final_hand = hand_of[usize::from(rank.class())];
            self.fives.push(final_hand);
            for left_out in 0..FIVE {
                let four = self.number(hand, Self::ALL & !(1 << left_out));
                self.sums[FIVE - 1][four][final_hand.index()] += 1;
            }
        }
    }

    /// From sets of `size + 1` to those of `size`: a hand with the cards of the smaller
    /// set is met once for each of its other `5 - size` cards.
    fn add_smaller(&mut self) {
        for size in (0..FIVE - 1).rev() {
            let larger = std::mem::take(&mut self.sums[size + 1]);
            let mut set = [0, 1, 2, 3, 4];
            for &sum in &larger {
                for left_out in 0..=size {
                    let places = ((1 << (size + 1)) - 1) & !(1 << left_out);
                    let number = self.number(set, places);
                    let smaller = &mut self.sums[size][number];
                    smaller.iter_mut().zip(sum).for_each(|(smaller, sum)| *smaller += sum);
                }
                next_set(&mut set[..=size]);
            }
            let times = (FIVE - size) as u32;
            self.sums[size].iter_mut().flatten().for_each(|sum| *sum /= times);
            self.sums[size + 1] = larger;
        }
    }
}

/// All hands as ascending cards, in the order of their numbers.
pub(super) fn ascending_fives() -> impl Iterator<Item = [usize; FIVE]> {
    let first = [0, 1, 2, 3, 4];
    std::iter::successors(Some(first), |hand| {
        let mut next = *hand;
        next_set(&mut next);
        (next[FIVE - 1] < CARDS).then_some(next)
    })
}

/// What a hand of each class counts as.
fn final_hands() -> Vec<FinalHand> {
    let ranks = (1..=Standard::CLASSES_COUNT).filter_map(HandRank::from_class);
    std::iter::once(FinalHand::Nothing).chain(ranks.map(FinalHand::of)).collect()
}

fn one(hand: FinalHand) -> Finals {
    let mut finals = Finals::default();
    finals[hand.index()] = 1;
    finals
}

/// The next set of the same size: the lowest card that can go up does, and those
/// below it start again.
fn next_set(set: &mut [usize]) {
    let size = set.len();
    let up = (0..size).find(|&at| at + 1 == size || set[at] + 1 < set[at + 1]).unwrap_or(0);
    set[up] += 1;
    set[..up].iter_mut().enumerate().for_each(|(at, card)| *card = at);
}

fn choices() -> [[u32; FIVE + 1]; CARDS] {
    let mut choose = [[0; FIVE + 1]; CARDS];
    for n in 0..CARDS {
        choose[n][0] = 1;
        for k in 1..=FIVE.min(n) {
            choose[n][k] = choose[n - 1][k] + choose[n - 1][k - 1];
        }
    }
    choose
}
