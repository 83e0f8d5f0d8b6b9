//! Repeats: how many deals equal an earlier one?
//!
//! Null law: with K possible deals, deal t equals one of the t before it with
//! a chance of at most t/K, whatever those were. So the number D of repeats is
//! at most, in the order of laws, a sum of independent events of chances
//! 0, 1/K, ..., (N-1)/K, with mean m = N(N-1)/(2K), and for d >= m + 1
//!
//! ```text
//!   P(D >= d) <= P(binomial(N, m/N) >= d) <= P(Poisson(m) >= d).
//! ```
//!
//! On the other side, as long as there were at most d repeats, at least t - d
//! of the t earlier deals differ, and deal t repeats one of them with a chance
//! of at least (t-d)/K. So D <= d is no likelier than at most d events of
//! chances 0, ..., 0, 1/K, ..., (N-1-d)/K, with mean m' = (N-d)(N-d-1)/(2K), and
//! for d <= m' - 1
//!
//! ```text
//!   P(D <= d) <= P(binomial(N, m'/N) <= d) <= P(Poisson(m') <= d).
//! ```
//!
//! The p-value is twice the smaller right-hand side: a proven bound for every N
//! and K, sharp while N is small against K. Deals that repeat too seldom are no
//! chance either: a list that is gone through, say.
//!
//! Where copies of a card look alike, deals are compared as they look, and K is
//! the number of arrangements that can be told apart. A part of such a deck
//! shows some deals more often than others; nothing is said of those.
//!
//! Source: W. Hoeffding, Ann. Math. Stat. 27 (1956) 713, for the first step;
//! T. W. Anderson and S. M. Samuels, Proc. 5th Berkeley Symp. 1 (1967) 1, for
//! the second.

use super::{Origin, Test};
use crate::finding::{Event, Finding, Frame, Method};
use crate::law::{poisson_lower_ln, poisson_upper_ln};
use crate::tally::Tally;

const ID: &str = "repeats";

pub(super) const TEST: Test =
    Test { id: ID, about: "whole deals repeat as often as chance allows", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let found = tally.repetition();
    let (deals, repeated) = (found.deals, found.repeated());
    let Some(outcomes_ln) = tally.outcomes_ln().filter(|&ln| ln > 0.0 && deals > 0) else {
        return Vec::new();
    };
    let many_ln = {
        let mean_ln = pairs_ln(deals as f64) - outcomes_ln;
        let is_bound = repeated as f64 >= mean_ln.exp() + 1.0;
        if is_bound { poisson_upper_ln(repeated, mean_ln) } else { 0.0 }
    };
    let few_ln = {
        let mean_ln = pairs_ln((deals - repeated) as f64) - outcomes_ln;
        let is_bound = repeated as f64 <= mean_ln.exp() - 1.0;
        if is_bound { poisson_lower_ln(repeated, mean_ln) } else { 0.0 }
    };
    let ln_p = (many_ln.min(few_ln) + std::f64::consts::LN_2).min(0.0);
    let chance = (expected_repeats(deals as f64, outcomes_ln) / deals as f64).clamp(0.0, 1.0);
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    let effect = origin.effect(Event::Repeat, repeated, chance);
    vec![origin.of_count(Method::ExactTail, ln_p, effect)]
}

/// ln of the number of pairs of `x` things.
fn pairs_ln(x: f64) -> f64 {
    (x * (x - 1.0) / 2.0).ln()
}

/// The exact mean is N - K (1 - (1 - 1/K)^N). Where N is small against K that
/// loses all its digits, and m (1 - N/(3K)) is as good.
fn expected_repeats(n: f64, outcomes_ln: f64) -> f64 {
    let outcomes = outcomes_ln.exp();
    if n < outcomes * 1e-4 {
        (pairs_ln(n) - outcomes_ln).exp() * (1.0 - n / (3.0 * outcomes))
    } else {
        n + outcomes * (n * (-1.0 / outcomes).ln_1p()).exp_m1()
    }
}
