//! Offsets: is the step from a card to the next one any number equally often?
//!
//! The step is (second - first) mod n, one of 1, ..., n-1, over the n-1 neighbours
//! of a deal. In one deal the counts T of the steps have mean 1 and, since two
//! neighbours share a card or not,
//!
//! ```text
//!   cov(T_g, T_h) = ([g = h] n - [g + h = n] - 1) / (n-1)
//! ```
//!
//! with eigenvalue 1 on what is the same for g and n-g, and (n+1)/(n-1) on what is
//! opposite. With N deals and D the counts less N,
//!
//! ```text
//!   Q = sum ((D_g + D_(n-g))/2)^2 / N + (n-1)/(n+1) sum ((D_g - D_(n-g))/2)^2 / N
//! ```
//!
//! Null law: chi-square with n-2 degrees of freedom in the limit, decides from 50
//! deals on. Weak ciphers used as shuffles leave arithmetic progressions; pieces
//! that move together leave steps of 1.

use super::cells::worst;
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Effect, Event, Finding};
use crate::tally::Tally;

const ID: &str = "offsets";

pub(super) const TEST: Test =
    Test { id: ID, about: "the step from a card to the next is any number equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    in_each_frame(tally, |frame| {
        let close = frame.close.as_ref().filter(|close| close.deals as f64 >= EXPECTED_MIN);
        let Some((close, counts)) = close.and_then(|c| Some((c, c.offsets.as_ref()?))) else {
            return Vec::new();
        };
        let origin = Origin { test: ID, frame: frame.frame, deals: close.deals };
        finding(origin, &counts[1..]).into_iter().collect()
    })
}

fn finding(origin: Origin, counts: &[u64]) -> Option<Finding> {
    let (n, deals) = (counts.len() as f64 + 1.0, origin.deals as f64);
    let mut statistic = 0.0;
    for (count, mirrored) in counts.iter().zip(counts.iter().rev()) {
        let (there, back) = (*count as f64 - deals, *mirrored as f64 - deals);
        statistic += ((there + back) / 2.0).powi(2) / deals;
        statistic += ((there - back) / 2.0).powi(2) / deals * (n - 1.0) / (n + 1.0);
    }
    // In one deal a step is one of n-1 in each of n-1 places: mean 1.
    let effects = (1..).zip(counts).map(|(offset, &observed)| Effect {
        event: Event::Offset(offset),
        observed,
        deals: origin.deals * counts.len() as u64,
        mean: 1.0 / (n - 1.0),
        variance: 1.0 / (n - 1.0),
    });
    let effect = worst(effects)?;
    Some(origin.chi_square(statistic, counts.len() as u64 - 1, deals, effect))
}
