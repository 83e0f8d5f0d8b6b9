//! What the run would have found.

use misdeal_audit::power::{Beyond, FaultPower, Power};
use misdeal_audit::test::battery;

use super::ReadError;
use super::at::At;
use crate::json::Document;
use crate::json::power::{Beyond as BeyondKeys, Fault};

/// No fault needs more deals than this, or it is not found.
const DEALS_MAX: u64 = 1 << 53;

pub(super) fn power(of: &Document<'_>) -> Result<Power, ReadError> {
    let (root, least) = (At::Root, At::Root);
    let smallest = least.key("smallest");
    let part = |key, value: Option<f64>| {
        value.map(|value| smallest.key(key).number(value, 0.0, f64::MAX)).transpose()
    };
    Ok(Power {
        cell: part("cell", of.smallest.cell)?,
        rms: part("rms", of.smallest.rms)?,
        faults: root.key("power").each(&of.power, fault)?,
        beyond: root.key("beyond").each(&of.beyond, beyond)?,
    })
}

fn fault(of: &Fault<'_>, at: &At<'_>) -> Result<FaultPower, ReadError> {
    let known = FaultPower::named(&of.fault);
    let (fault, about) = at.key("fault").known(&of.fault, known, "an everyday fault")?;
    let test = of.test.as_deref().map(|test| self::test(test, &at.key("test")));
    let needed = of.deals_needed;
    let needed = needed.map(|deals| at.key("deals_needed").within(deals, 0, DEALS_MAX));
    let found = at.key("would_have_been_found").number(of.would_have_been_found, 0.0, 1.0)?;
    Ok(FaultPower {
        fault,
        about,
        test: test.transpose()?.unwrap_or(""),
        deals_needed: needed.transpose()?,
        would_have_been_found: found,
    })
}

fn beyond(of: &BeyondKeys<'_>, at: &At<'_>) -> Result<Beyond, ReadError> {
    let known = Beyond::named(&of.id);
    let (fault, id, about) = at.key("id").known(&of.id, known, "a fault out of reach")?;
    let deals_needed = at.key("deals_needed").number(of.deals_needed, 0.0, f64::MAX)?;
    Ok(Beyond { fault, id, about, deals_needed })
}

/// A test of the battery by its name.
pub(super) fn test(id: &str, at: &At<'_>) -> Result<&'static str, ReadError> {
    let known = battery().iter().map(|test| test.id).find(|known| *known == id);
    at.known(id, known, "a test")
}
