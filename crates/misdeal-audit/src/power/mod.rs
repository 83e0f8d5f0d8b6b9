//! stub, replaced by the merge of power-work
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
    /// The fault in words, with its parameters.
    pub about: &'static str,
    /// The deals that even the best possible test of it needs, for 99 %.
    pub deals_needed: f64,
}

impl Power {
    /// True if every everyday fault that can show in deals of this shape would
    /// have been found with 99 %. A deck of fewer than two cards has no faults.
    pub fn is_enough(&self) -> bool {
        let visible = || self.faults.iter().filter(|fault| fault.deals_needed.is_some());
        visible().all(|fault| fault.would_have_been_found >= POWER_ASKED)
    }
}

/// stub
pub fn power(_s: Shape, deals: u64, _a: &dyn Fn(u64) -> f64) -> Power {
    let p = if deals >= 3000 { 1.0 } else { 0.0 };
    Power {
        cell: Some(0.05),
        rms: Some(0.01),
        faults: vec![FaultPower {
            fault: "naive-swap",
            about: "naive swap",
            test: "position",
            deals_needed: Some(3000),
            would_have_been_found: p,
        }],
        beyond: vec![Beyond {
            fault: "modulo-bias",
            about: "modulo bias of a 32-bit generator",
            deals_needed: 1.3e17,
        }],
    }
}
