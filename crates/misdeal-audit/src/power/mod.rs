//! [`power`]: what a run of some number of deals would have found, and what it
//! could not.
//!
//! ```text
//!   law of a fault ──► how it shows in a finding ──► power at N deals ──► deals needed
//!      laws/              placement, signature         thresholds           search
//! ```
//!
//! A verdict of "no evidence" says nothing without it. The laws of the faults
//! are formulas, exact for any deck; no shuffle is run and no chance is used.
//! The findings follow the rules of the battery: a chi-square decides only where
//! expected counts are large enough, a single count has its exact law at any
//! number of deals and is paid for by the number of its neighbours.
//!
//! The power of a fault is that of the one finding that shows it best. The
//! verdict has more findings, so it finds a fault at least as often; and faults
//! have more signs than are worked out here.

mod beyond;
mod copies;
mod everyday;
mod laws;
mod placement;
mod search;
mod signature;
mod smallest;
#[cfg(test)]
mod tests;
mod thresholds;

use crate::alike::Alike;
use crate::shape::Shape;

/// The probability of finding a fault from which on it counts as found.
pub const POWER_ASKED: f64 = 0.99;

/// What a run of this size would have found, and what it could not.
#[derive(Clone, Debug, PartialEq)]
pub struct Power {
    /// The smallest relative deviation of one card at one position that is found
    /// with 99 %: .0194 is 1.94 % more often than fair. A card that comes too
    /// rarely is found at a somewhat smaller deviation. `None` without a table of
    /// positions, or if there are too few deals for any.
    pub cell: Option<f64>,
    /// The smallest root mean square of the relative deviations of all cells
    /// that is found with 99 %. `None` where the chi-square over the table does
    /// not decide.
    pub rms: Option<f64>,
    /// The everyday faults, in a fixed order.
    pub faults: Vec<FaultPower>,
    /// What no number of deals can show, in a fixed order.
    pub beyond: Vec<Beyond>,
}

/// How soon a fault is found.
#[derive(Clone, Debug, PartialEq)]
pub struct FaultPower {
    /// The slug of the fault.
    pub fault: &'static str,
    /// The fault in words, with its parameters.
    pub about: &'static str,
    /// The id of the test that finds it first; empty if none does.
    pub test: &'static str,
    /// The deals from which on it is found with 99 %; `None` if the fault does
    /// not show in deals of this shape, or is none in so small a deck.
    pub deals_needed: Option<u64>,
    /// The probability, `0..=1`, that this run would have found it: a lower
    /// bound, that of the best single finding.
    pub would_have_been_found: f64,
}

/// A fault that is out of reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Beyond {
    /// The slug of the fault.
    pub fault: &'static str,
    /// A name of it with its parameters, which no other has.
    pub id: &'static str,
    /// The fault in words, with its parameters.
    pub about: &'static str,
    /// The deals that even the best possible test of it needs, for 99 %.
    pub deals_needed: f64,
}

impl FaultPower {
    /// The slug and the words of the everyday fault with this slug.
    ///
    /// ```
    /// use misdeal_audit::power::FaultPower;
    ///
    /// assert_eq!(FaultPower::named("few-seeds"), Some(("few-seeds", "2^15 seeds")));
    /// assert_eq!(FaultPower::named("many-seeds"), None);
    /// ```
    pub fn named(fault: &str) -> Option<(&'static str, &'static str)> {
        everyday::NAMES.into_iter().find(|(slug, _)| *slug == fault)
    }
}

impl Beyond {
    /// The slug, the id and the words of the fault out of reach with this id.
    ///
    /// ```
    /// use misdeal_audit::power::Beyond;
    ///
    /// let (fault, _, about) = Beyond::named("seeds-of-64-bits").unwrap();
    /// assert_eq!((fault, about), ("few-seeds", "2^64 seeds"));
    /// assert_eq!(Beyond::named("few-seeds"), None);
    /// ```
    pub fn named(id: &str) -> Option<(&'static str, &'static str, &'static str)> {
        beyond::NAMES.into_iter().find(|(_, known, _)| *known == id)
    }
}

impl Power {
    /// True if every everyday fault that can show in deals of this shape would
    /// have been found with 99 %. A deck of fewer than two cards has no faults.
    pub fn is_enough(&self) -> bool {
        let visible = || self.faults.iter().filter(|fault| fault.deals_needed.is_some());
        visible().all(|fault| fault.would_have_been_found >= POWER_ASKED)
    }
}

/// What a run of `deals` deals of this shape finds with what probability.
///
/// `alpha` gives, for a run that ends after so many deals, the false-alarm rate
/// that a single finding gets: a two-sided p-value below it is evidence. It is
/// asked for `deals` and for any number up to 2^40 on the way. Rates
/// outside of 1e-300 to 1/2 are taken as the nearer of the two, and more than
/// 2^40 deals as 2^40.
///
/// Under a fault a chi-square statistic is taken to have the noncentral law,
/// which is that of a mild fault; where it says 99 % for the naive swap of ten
/// cards, 98.7 % of 4,000 runs found it. Single counts have their exact laws.
/// `deals_needed` is where the power first passes 99 % on the way up; that of a
/// count goes in small steps and may fall below again by a fraction of a percent.
///
/// Cost: at 52 cards some milliseconds, at 1,024 some hundred.
///
/// # Source
/// J. Cohen, "Statistical Power Analysis for the Behavioral Sciences" (1988),
/// chapter 7; the laws of the faults are in the files of `laws`.
///
/// ```
/// use misdeal_audit::{Shape, power::power};
///
/// let power = power(Shape::whole(52), 1_000_000, &|_| 1e-8);
/// assert!(power.is_enough());
/// assert_eq!(power.faults[0].fault, "naive-swap");
/// // The chi-square over 52 by 52 cells decides from 2,600 deals on.
/// assert_eq!(power.faults[0].deals_needed, Some(2600));
/// // No card is 7 % off at any position, or it would have been found.
/// assert!(power.cell.unwrap() < 0.07);
/// ```
pub fn power(shape: Shape, deals: u64, alpha: &dyn Fn(u64) -> f64) -> Power {
    power_of_cards(shape, &Alike::default(), deals, alpha)
}

/// The same for cards of which some may look alike. Copies lie in the deck in the
/// order of their ids; the cell and the root mean square are those of one copy.
///
/// ```
/// use misdeal_audit::{Alike, Shape, power::power_of_cards};
///
/// let ranks: Vec<String> = (0..52).map(|id| (id % 13).to_string()).collect();
/// let alike = Alike::of_names(&ranks).unwrap();
/// let faults = power_of_cards(Shape::whole(52), &alike, 1_000_000, &|_| 1e-8).faults;
/// assert_eq!((faults[0].fault, faults[0].test), ("naive-swap", "classes"));
/// // Whether the number of exchanges is even cannot be seen of ranks.
/// assert_eq!((faults[6].fault, faults[6].deals_needed), ("parity-locked", None));
/// ```
pub fn power_of_cards(
    shape: Shape,
    alike: &Alike,
    deals: u64,
    alpha: &dyn Fn(u64) -> f64,
) -> Power {
    let deals = deals.min(search::DEALS_MAX);
    let mut search = search::Search::new(alpha);
    let at_end = search.alpha(deals);
    let faults =
        everyday::everyday(shape, alike).into_iter().map(|fault| search.fault(&fault, deals));
    let faults = faults.collect();
    Power {
        cell: smallest::cell(shape, deals, at_end),
        rms: smallest::rms(shape, deals, at_end, search.thresholds()),
        faults,
        beyond: beyond::beyond(shape, alike, deals, at_end),
    }
}
