//! The longest rise: how long is the longest increasing subsequence?
//!
//! Null law up to 64 cards: the sum of f(shape)^2 / n! over the Young diagrams with
//! that first row, f by the hook lengths (C. Schensted, Canad. J. Math. 13 (1961)
//! 179). Beyond, a proven bound of its upper tail: n cards have C(n,k) choices of k,
//! each of which rises with chance 1/k!, so
//!
//! ```text
//!   P(some deal of N has a rise of k or more) <= N C(n,k) / k!
//! ```
//!
//! Decks that were hardly shuffled have long rises.

use super::numbers::{findings_of, number_law};
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Method, Span};
use crate::tally::{Number, Tally};

const ID: &str = "longest-rise";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the longest increasing subsequence is as long as chance makes it",
    judge: |tally| findings_or_bound(tally, Number::LongestRise),
};

/// What the law says, or the bound where there is no law.
pub(super) fn findings_or_bound(tally: &Tally, number: Number) -> Vec<Finding> {
    let shape = tally.shape();
    if number_law(number, shape).is_some() {
        return findings_of(tally, number);
    }
    in_each_frame(tally, |frame| {
        let Some((counts, deals)) = frame.number(number).filter(|&(_, deals)| deals > 0) else {
            return Vec::new();
        };
        let origin = Origin { test: number.id(), frame: frame.frame, deals };
        let longest = (0..).zip(counts).filter(|&(_, &count)| count > 0).map(|(k, _)| k).max();
        let longest: u32 = longest.unwrap_or(0);
        let deal_ln = bound_ln(shape.dealt, longest);
        let values = Span { from: longest, to: None };
        let observed = counts[longest as usize];
        let effect =
            origin.effect(Event::Shows { number, values }, observed, deal_ln.exp().min(1.0));
        let ln_p = (deal_ln + (deals as f64).ln()).min(0.0);
        vec![origin.of_count(Method::ExactTail, ln_p, effect)]
    })
}

/// ln of C(n,k) / k!, at most 0.
fn bound_ln(n: u32, k: u32) -> f64 {
    let ln_factorial = |x: u32| libm::lgamma(f64::from(x) + 1.0);
    (ln_factorial(n) - ln_factorial(n - k) - 2.0 * ln_factorial(k)).min(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deck in order has 1/9!, by hand; 20 of 52 by mpmath.
    #[test]
    fn values_of_the_bound() {
        assert!((bound_ln(9, 9) + 362_880f64.ln()).abs() < 1e-12);
        assert!((bound_ln(52, 20) + 9.868_356_074_543_22).abs() < 1e-9, "{}", bound_ln(52, 20));
        assert_eq!(bound_ln(52, 3), 0.0);
    }

    /// The bound holds for every law that can be computed.
    #[test]
    fn the_bound_is_above_the_law() {
        for n in 1..=40 {
            let law = crate::law::longest_rise_law(n).unwrap();
            let mut tail = 0.0;
            for k in (1..=n).rev() {
                tail += law[k as usize];
                assert!(tail.ln() <= bound_ln(n, k) + 1e-9, "{n} {k}");
            }
        }
    }
}
