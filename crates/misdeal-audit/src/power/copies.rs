//! [`Seen`]: what is left of a law of card by position where copies look alike.
//!
//! A class c of m copies comes to position j with the chances of its cards added
//! up. The test of classes looks at just that: with d the distance of the mean
//! chance of its cards from 1/n, each deal adds
//!
//! ```text
//!   (n-1)/n * sum over j, c of (m d)^2 / (m/n) = (n-1) * sum over j, cards of d^2
//! ```
//!
//! to its noncentrality, as the test of position would with these mean chances;
//! but it has C - 1 degrees of freedom a position, not n - 1.

use super::placement::{Placement, deals_expecting};
use super::signature::{Shows, Signature};
use crate::alike::Alike;
use crate::classes::Classes;
use crate::shape::{DealOrder, Shape};

/// A deck with copies, as it is seen.
pub(super) struct Seen<'a> {
    shape: Shape,
    classes: &'a Classes,
    /// The number of possible deals, if each has the same chance.
    outcomes_ln: Option<f64>,
}

impl<'a> Seen<'a> {
    /// None where all cards are different or all are the same.
    pub(super) fn of(shape: Shape, alike: &'a Alike) -> Option<Self> {
        let classes = alike.copies().filter(|classes| classes.count() > 1)?;
        Some(Self { shape, classes, outcomes_ln: alike.outcomes_ln(shape) })
    }

    /// The findings of a law `chance(card, position)`.
    pub(super) fn placed(&self, chance: impl Fn(u32, u32) -> f64) -> Vec<Signature> {
        let means = self.means(chance);
        let mean = |card: u32, position: u32| {
            let class = self.classes.class_of()[card as usize];
            means[(class * self.shape.dealt + position) as usize]
        };
        let placement = Placement::of(self.shape, mean);
        if self.shape.order == DealOrder::Set {
            return placement.signatures();
        }
        let (degrees, cells) = (self.degrees(), self.cells());
        let omnibus =
            Signature::chi_square("classes", degrees, placement.per_deal(), self.deals_min());
        // Of each class the cells that are furthest from fair on either side.
        let extremes = (0..self.classes.count()).flat_map(|class| {
            let row = &means[(class * self.shape.dealt) as usize..][..self.shape.dealt as usize];
            let copies = f64::from(self.classes.copies(class));
            let fair = copies / f64::from(self.shape.deck);
            let ends =
                [row.iter().copied().fold(0.0, f64::max), row.iter().copied().fold(1.0, f64::min)];
            ends.map(|mean| Signature::cell("classes", cells, fair, copies * mean))
        });
        omnibus.into_iter().chain(extremes.flatten()).collect()
    }

    /// The same of a shuffle of a deck that is never put in order, as it shows in
    /// the card at each position and where that lay before.
    ///
    /// The copy that is given the card's label lay where the card lay with
    /// chance 1/m, else where another copy lay. On average over the cards, 1/m is
    /// C/n, and the deals before are fair in the long run, so other copies lay
    /// anywhere else: of a distance from 1/n the part (C-1)/(n-1) is left.
    pub(super) fn moved_since_the_deal_before(
        &self,
        chance: impl Fn(u32, u32) -> f64,
    ) -> Vec<Signature> {
        if !self.shape.is_whole() {
            return Vec::new();
        }
        let (fair, rest) = (1.0 / f64::from(self.shape.deck), f64::from(self.shape.deck - 1));
        let left = f64::from(self.classes.count() - 1) / rest;
        let blurred = |card, position| fair + left * (chance(card, position) - fair);
        let signatures = Placement::of(self.shape, blurred).signatures();
        let relative = |signature| Signature { is_relative: true, ..signature };
        signatures.into_iter().map(relative).collect()
    }

    /// Each seed with a deal of its own choice, unless there are fewer deals.
    pub(super) fn few_seeds(&self, seeds: u32) -> Vec<Signature> {
        let seeds = f64::from(seeds);
        if self.shape.order == DealOrder::Set || self.outcomes_ln.is_some_and(|ln| ln <= seeds.ln())
        {
            return Vec::new();
        }
        let repeats = self.outcomes_ln.map(|outcomes_ln| Signature {
            test: "repeats",
            is_relative: false,
            shows: Shows::Repeats { seeds, outcomes_ln },
        });
        let (degrees, deals_min) = (self.degrees(), self.deals_min());
        let shows = Shows::Seeds { seeds, degrees, deals_min };
        let table = Signature { test: "classes", is_relative: false, shows };
        repeats.into_iter().chain([table]).collect()
    }

    /// The mean chance of the cards of class c at position p, at `c * dealt + p`.
    fn means(&self, chance: impl Fn(u32, u32) -> f64) -> Vec<f64> {
        let mean = |class, position| {
            let ids = self.classes.ids(class);
            ids.iter().map(|&id| chance(id, position)).sum::<f64>() / ids.len() as f64
        };
        let dealt = self.shape.dealt;
        let of_class = |class| (0..dealt).map(move |position| (class, position));
        let all = (0..self.classes.count()).flat_map(of_class);
        all.map(|(class, position)| mean(class, position)).collect()
    }

    fn degrees(&self) -> u64 {
        let positions = self.shape.dealt.min(self.shape.deck - 1);
        u64::from(positions) * u64::from(self.classes.count() - 1)
    }

    fn cells(&self) -> u64 {
        u64::from(self.shape.dealt) * u64::from(self.classes.count())
    }

    fn deals_min(&self) -> u64 {
        let all = (0..self.classes.count()).map(|class| self.classes.copies(class));
        deals_expecting(f64::from(all.min().unwrap_or(1)) / f64::from(self.shape.deck))
    }
}
