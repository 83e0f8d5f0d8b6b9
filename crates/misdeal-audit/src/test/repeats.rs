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
//! The p-value is the right-hand side: a proven bound for every N and K, sharp
//! while N is small against K. Only too many repeats are looked for.
//!
//! Source: W. Hoeffding, Ann. Math. Stat. 27 (1956) 713, for the first step;
//! T. W. Anderson and S. M. Samuels, Proc. 5th Berkeley Symp. 1 (1967) 1, for
//! the second.

use super::Test;
use crate::finding::{Effect, Event, Finding, Frame, Method};
use crate::law::poisson_upper_ln;
use crate::tally::Tally;

const ID: &str = "repeats";

pub(super) const TEST: Test =
    Test { id: ID, about: "whole deals repeat no more often than chance allows", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let repeats = tally.fingerprints.repeats();
    let (deals, repeated) = (repeats.deals, repeats.repeated);
    let outcomes_ln = tally.shape().outcomes_ln();
    if deals == 0 || outcomes_ln <= 0.0 {
        return Vec::new();
    }
    let (n, outcomes) = (deals as f64, outcomes_ln.exp());
    let mean_ln = (n * (n - 1.0) / 2.0).ln() - outcomes_ln;
    let mean = mean_ln.exp();
    let is_bound = repeated as f64 >= mean + 1.0;
    let ln_p = if is_bound { poisson_upper_ln(repeated, mean_ln) } else { 0.0 };
    // The exact mean is N - K (1 - (1 - 1/K)^N). Where N is small against K
    // that loses all its digits, and m (1 - N/(3K)) is as good.
    let expected = if n < outcomes * 1e-4 {
        mean * (1.0 - n / (3.0 * outcomes))
    } else {
        n + outcomes * (n * (-1.0 / outcomes).ln_1p()).exp_m1()
    };
    let chance = (expected / n).clamp(0.0, 1.0);
    vec![Finding {
        test: ID,
        method: Method::ExactTail,
        frame: Frame::PositionToCard,
        statistic: repeated as f64,
        degrees: None,
        ln_p,
        effect: Effect { event: Event::Repeat, observed: repeated, deals, chance },
    }]
}
