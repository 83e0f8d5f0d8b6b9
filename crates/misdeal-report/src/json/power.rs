//! What the run would have found.

use misdeal_audit::power::{self, FaultPower, Power};
use serde::{Deserialize, Serialize};

use super::{Text, present};

#[derive(Deserialize, Serialize)]
pub(super) struct Fault<'a> {
    pub(super) fault: Text<'a>,
    pub(super) about: Text<'a>,
    #[serde(deserialize_with = "present")]
    pub(super) test: Option<Text<'a>>,
    #[serde(deserialize_with = "present")]
    pub(super) deals_needed: Option<u64>,
    pub(super) would_have_been_found: f64,
}

impl<'a> Fault<'a> {
    pub(super) fn of(fault: &FaultPower) -> Self {
        Self {
            fault: fault.fault.into(),
            about: fault.about.into(),
            test: Some(fault.test).filter(|test| !test.is_empty()).map(Into::into),
            deals_needed: fault.deals_needed,
            would_have_been_found: fault.would_have_been_found,
        }
    }
}

#[derive(Deserialize, Serialize)]
pub(super) struct Smallest {
    #[serde(deserialize_with = "present")]
    pub(super) cell: Option<f64>,
    #[serde(deserialize_with = "present")]
    pub(super) rms: Option<f64>,
}

impl Smallest {
    pub(super) fn of(power: &Power) -> Self {
        Self { cell: power.cell, rms: power.rms }
    }
}

#[derive(Deserialize, Serialize)]
pub(super) struct Beyond<'a> {
    pub(super) fault: Text<'a>,
    pub(super) id: Text<'a>,
    pub(super) about: Text<'a>,
    pub(super) deals_needed: f64,
}

impl<'a> Beyond<'a> {
    pub(super) fn of(beyond: &power::Beyond) -> Self {
        Self {
            fault: beyond.fault.into(),
            id: beyond.id.into(),
            about: beyond.about.into(),
            deals_needed: beyond.deals_needed,
        }
    }
}
