//! What the run would have found.

use serde::Serialize;

use misdeal_audit::power::{self, FaultPower, Power};

#[derive(Serialize)]
pub(super) struct Fault<'a> {
    fault: &'a str,
    about: &'a str,
    test: Option<&'a str>,
    deals_needed: Option<u64>,
    would_have_been_found: f64,
}

impl<'a> Fault<'a> {
    pub(super) fn of(fault: &'a FaultPower) -> Self {
        Self {
            fault: fault.fault,
            about: fault.about,
            test: Some(fault.test).filter(|test| !test.is_empty()),
            deals_needed: fault.deals_needed,
            would_have_been_found: fault.would_have_been_found,
        }
    }
}

#[derive(Serialize)]
pub(super) struct Smallest {
    cell: Option<f64>,
    rms: Option<f64>,
}

impl Smallest {
    pub(super) fn of(power: &Power) -> Self {
        Self { cell: power.cell, rms: power.rms }
    }
}

#[derive(Serialize)]
pub(super) struct Beyond<'a> {
    fault: &'a str,
    about: &'a str,
    deals_needed: f64,
}

impl<'a> Beyond<'a> {
    pub(super) fn of(beyond: &'a power::Beyond) -> Self {
        Self { fault: beyond.fault, about: beyond.about, deals_needed: beyond.deals_needed }
    }
}
