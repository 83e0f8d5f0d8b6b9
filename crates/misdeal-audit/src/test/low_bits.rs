//! Low bits: do the lowest bits of the decoded draws fall like coins?
//!
//! A draw with an even number of values is even half of the time, and draws are
//! independent. Looked at are neighbours among such draws, and each such draw in
//! a deal and the one before: how many agree in a deal, and how often each pair
//! agrees over all deals. Null law: binomial (pairs, 1/2) and (N, 1/2), exact. The
//! low bits of some generators go up and down in turn.

use super::cells::{extreme_of_row, largest_cell};
use super::classes::law_of_a_number;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Frame, Span};
use crate::law::binomial_law;
use crate::tally::{Coins, Decoding, Tally};

const ID: &str = "low-bits";

pub(super) const TEST: Test =
    Test { id: ID, about: "the lowest bits of draws agree half of the time", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let mut findings = in_each_frame(tally, |frame| {
        let Some(close) = &frame.close else { return Vec::new() };
        let origin = Origin { test: ID, frame: frame.frame, deals: close.deals };
        each_decoding(origin, &close.low_bits, |decoding| {
            (
                move |draw| Event::LowBits { decoding, draw },
                move |values| Event::LowBitsAgree { decoding, values },
            )
        })
    });
    let between = &tally.between;
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: between.deals };
    findings.extend(each_decoding(origin, &between.low_bits, |decoding| {
        (
            move |draw| Event::LowBitsBefore { decoding, draw },
            move |values| Event::LowBitsBeforeAgree { decoding, values },
        )
    }));
    findings
}

/// The findings of each decoding, given the events of one coin and of all.
fn each_decoding<One: Fn(u32) -> Event, All: Fn(Span) -> Event>(
    origin: Origin,
    counts: &Coins,
    events: impl Fn(Decoding) -> (One, All),
) -> Vec<Finding> {
    let known = counts.iter().filter(|_| origin.deals > 0);
    let findings = known.flat_map(|(decoding, heads, totals)| {
        let (one, all) = events(decoding);
        coins(origin, heads, totals, one, all)
    });
    findings.collect()
}

/// Coins of which `heads[i]` deals showed heads on coin i, and `totals[k]` deals
/// heads on k of them.
fn coins(
    origin: Origin,
    heads: &[u64],
    totals: &[u64],
    one: impl Fn(u32) -> Event,
    all: impl Fn(Span) -> Event,
) -> Vec<Finding> {
    let law = binomial_law(heads.len() as u32, 0.5);
    let mut findings = law_of_a_number(origin, totals, &law, all);
    let extreme = extreme_of_row(origin, heads, 0.5, one);
    findings.extend(largest_cell(origin, extreme.into_iter(), heads.len() as u64));
    findings
}
