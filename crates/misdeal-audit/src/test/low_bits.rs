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
use crate::tally::{Decoding, Tally};

const ID: &str = "low-bits";

pub(super) const TEST: Test =
    Test { id: ID, about: "the lowest bits of draws agree half of the time", judge };

/// Decodings in the order in which their bits are counted.
const DECODINGS: [Decoding; 3] = [Decoding::Lehmer, Decoding::DrawsUp, Decoding::DrawsDown];

fn judge(tally: &Tally) -> Vec<Finding> {
    let mut findings = in_each_frame(tally, |frame| {
        let Some(close) = frame.close.as_ref().filter(|close| close.deals > 0) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: frame.frame, deals: close.deals };
        let decodings = DECODINGS.into_iter().zip(&close.low_bits).zip(&close.low_bits_agreeing);
        decodings
            .flat_map(|((decoding, pairs), totals)| {
                coins(
                    origin,
                    pairs,
                    totals,
                    |draw| Event::LowBits { decoding, draw },
                    |values| Event::LowBitsAgree { decoding, values },
                )
            })
            .collect()
    });
    let between = &tally.between;
    if between.deals > 0 {
        let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: between.deals };
        let decodings =
            DECODINGS.into_iter().zip(&between.low_bits).zip(&between.low_bits_agreeing);
        findings.extend(decodings.flat_map(|((decoding, draws), totals)| {
            coins(
                origin,
                draws,
                totals,
                |draw| Event::LowBitsBefore { decoding, draw },
                |values| Event::LowBitsBeforeAgree { decoding, values },
            )
        }));
    }
    findings
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
