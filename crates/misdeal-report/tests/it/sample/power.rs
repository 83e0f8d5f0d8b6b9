//! What a run would have found.

use misdeal_audit::power::{Beyond, FaultPower, Power};

/// The everyday faults as a run of 52 cards shows them.
pub(super) fn everyday(found: [f64; 10]) -> Vec<FaultPower> {
    let rows = [
        ("naive-swap", "naive swap", "position", Some(2_600)),
        ("sattolo", "Sattolo's shuffle, where no card may stay", "cycles", Some(8)),
        ("end-fixed", "an end that never moves", "position", Some(8)),
        (
            "rounding-endpoints",
            "rounded draws, whose ends come half as often",
            "draws-down",
            Some(1_350),
        ),
        (
            "random-comparator",
            "random comparator in a binary insertion sort, where of k+1 slots one that d coins \
             find has chance 2^-d",
            "position",
            Some(2_600),
        ),
        ("random-transpositions", "n exchanges of two random cards", "fixed-points", Some(27)),
        ("parity-locked", "locked parity", "parity", Some(40)),
        ("too-few-riffles", "three riffles", "position", Some(2_600)),
        ("few-seeds", "2^15 seeds", "repeats", Some(549)),
        ("carry-over", "naive swap of a deck that is never put in order", "position", Some(2_601)),
    ];
    let fault = |((fault, about, test, deals_needed), would_have_been_found)| FaultPower {
        fault,
        about,
        test,
        deals_needed,
        would_have_been_found,
    };
    rows.into_iter().zip(found).map(fault).collect()
}

pub(super) fn beyond() -> Vec<Beyond> {
    let rows = [
        ("modulo-bias", "remainder-of-32-bits", "modulo bias of a 32-bit generator", 1.3e17),
        (
            "modulo-bias",
            "fraction-of-24-bits",
            "a 24-bit fraction, multiplied and rounded down",
            1.9e12,
        ),
        ("few-seeds", "seeds-of-64-bits", "2^64 seeds", 1.303e10),
    ];
    let beyond = |(fault, id, about, deals_needed)| Beyond { fault, id, about, deals_needed };
    rows.into_iter().map(beyond).collect()
}

pub(super) fn no_power() -> Power {
    Power { cell: None, rms: None, faults: Vec::new(), beyond: Vec::new() }
}
