//! [`Labels`]: copies of a card told apart by a choice of ours.
//!
//! The tests of the battery look at orders of n different cards. Where the
//! copies of a card cannot be told apart, each deal gives them their ids in a
//! random order:
//!
//! ```text
//!   deck    id 0 1 2 3 4, class a b a b a
//!   deal    a a b a b   ──►   a gets 4, 0, 2 and b gets 1, 3   ──►   4 0 1 2 3
//! ```
//!
//! If the deal is fair, each of its arrangements stands for the same number of
//! orders and each of these is chosen with the same chance, so the result is a
//! fair order of n different cards. Every null law holds as it stands.
//!
//! The choice is drawn from SplitMix64, keyed by the number of the deal in its
//! run and by which copies lie where, so it is the same for any number of
//! threads, and whether the deals stand in one file or in many. By the number
//! alone the first copy of each card would get a fixed place among its ids in
//! deal 7 of all runs of the world, and what these choices happen to lean to
//! would be taken for the shuffle's. With both, every arrangement of a deal has
//! its own choice; what all of them together still lean to is, of K arrangements,
//! a part of 1/sqrt(K) of a standard deviation. A generator of 64 bits is enough
//! for that: no test of the battery sees as much of a deal's labels as it would
//! take to tell these from ideal ones.
//!
//! # Source
//! G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
//! generators", OOPSLA 2014; D. Lemire, "Fast random integer generation in an
//! interval", ACM Trans. Model. Comput. Simul. 29 (2019) 3: the product without
//! its rejection, whose bias is below 2^-44 for decks of up to 2^20 cards.

use std::sync::Arc;

use crate::classes::Classes;

/// All choices inside the battery have this seed.
const SEED: u64 = 0;

/// Gives the copies of each card of a deal their ids.
#[derive(Clone, Debug)]
pub(crate) struct Labels {
    classes: Arc<Classes>,
    /// The ids not given yet, class by class, and how many of each class.
    ids: Vec<u32>,
    left: Vec<u32>,
}

impl Labels {
    pub(crate) fn new(classes: Arc<Classes>) -> Self {
        Self { classes, ids: Vec::new(), left: Vec::new() }
    }

    /// Puts another id of its class in the place of each card of the deal with
    /// this number, from 0: each id once, if no class comes too often.
    pub(crate) fn label(&mut self, deal: &mut [u32], number: u64) {
        let (class_of, starts) = (self.classes.class_of(), self.classes.starts());
        self.ids.clear();
        self.ids.extend(self.classes.by_class());
        self.left.clear();
        self.left.extend(starts.windows(2).map(|ends| ends[1] - ends[0]));
        let class = |card: &u32| u64::from(class_of[*card as usize]);
        let seen = deal.iter().fold(0, |seen, card| SplitMix64(seen ^ class(card)).next());
        let mut draws = SplitMix64::of_deal(number, seen);
        for card in deal {
            let class = class_of[*card as usize] as usize;
            let (start, left) = (starts[class], self.left[class]);
            let (drawn, last) = (start + draws.below(left), start + left - 1);
            *card = self.ids[drawn as usize];
            self.ids.swap(drawn as usize, last as usize);
            self.left[class] -= 1;
        }
    }
}

struct SplitMix64(u64);

impl SplitMix64 {
    /// Deal t begins with output t of the generator with our seed, and what was
    /// seen of it.
    fn of_deal(number: u64, seen: u64) -> Self {
        Self(Self(SEED.wrapping_add(number.wrapping_mul(GAMMA))).next() ^ seen)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, or 0 if that is 0; one draw, whatever it is.
    fn below(&mut self, end: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(end)) >> 64) as u32
    }
}

/// 2^64 by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Labels are a format: the same deals give the same findings. By
    /// corpora/vectors/copies-v2.py, which knows the generator from its paper.
    #[test]
    fn labels_are_those_of_the_format() {
        let classes = Arc::new(Classes::new(vec![0, 1, 0, 1, 0, 2]).unwrap());
        let mut labels = Labels::new(classes);
        let mut labelled = |number| {
            let mut deal = [0, 0, 1, 5, 0, 1];
            labels.label(&mut deal, number);
            deal
        };
        assert_eq!(labelled(0), [4, 0, 3, 5, 2, 1]);
        assert_eq!(labelled(1), [0, 2, 3, 5, 4, 1]);
        assert_eq!(labelled(2), [0, 4, 3, 5, 2, 1]);
    }

    /// 120,000 times the deal 0 0 0 1 1 of three copies and two: each of the
    /// 3! 2! = 12 labellings 10,000 times, give or take 6 standard deviations of
    /// a binomial count, 6 * 95.7; by chance one of 12 is off with 3e-8.
    #[test]
    fn every_labelling_has_the_same_chance() {
        let mut labels = Labels::new(Arc::new(Classes::new(vec![0, 0, 0, 1, 1]).unwrap()));
        let mut times: BTreeMap<[u32; 5], u32> = BTreeMap::new();
        for number in 0..120_000 {
            let mut deal = [0, 0, 0, 3, 3];
            labels.label(&mut deal, number);
            *times.entry(deal).or_default() += 1;
        }
        assert_eq!(times.len(), 12);
        assert!(times.values().all(|count| count.abs_diff(10_000) < 575), "{times:?}");
    }

    /// The first cards of a deck: any three of four copies, in any order.
    #[test]
    fn a_part_of_a_deck_gets_some_of_the_labels() {
        let mut labels = Labels::new(Arc::new(Classes::new(vec![0; 4]).unwrap()));
        let mut seen = BTreeMap::<[u32; 3], u32>::new();
        for number in 0..2400 {
            let mut deal = [2, 2, 2];
            labels.label(&mut deal, number);
            *seen.entry(deal).or_default() += 1;
        }
        // 100 each; 6 * 9.8 is beyond one chance in 10^7 for all 24.
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|count| count.abs_diff(100) < 59), "{seen:?}");
    }
}
