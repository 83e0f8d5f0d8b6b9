//! Runs: how long do cards go on rising, or falling?
//!
//! A run begins with the first card; the card that ends it is passed over, and the
//! next run begins behind that. So lengths are independent, with P(length >= r) =
//! 1/r!. Runs that begin where fewer than six cards are left are not counted, so
//! that none is cut off; six or more is one class.
//!
//! Null law: given how many runs there were, chi-square over the classes with
//! expected counts of 200 or more (the number of runs depends on their lengths, so
//! this holds for many runs only).
//!
//! Source: D. E. Knuth, The Art of Computer Programming 2 (1997), 3.3.2, exercise
//! 14.

use super::classes::omnibus_of_law;
use super::{Origin, Test, in_each_frame};
use crate::finding::{Event, Finding, Span};
use crate::tally::{RUN_CLASSES, Tally};

const ID: &str = "runs";

pub(super) const TEST: Test =
    Test { id: ID, about: "runs of rising and of falling cards have their lengths", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    in_each_frame(tally, |frame| {
        let Some(close) = &frame.close else { return Vec::new() };
        let longer = |span: Span| Span { from: span.from + 1, to: span.to.map(|to| to + 1) };
        let up = close.runs_up.as_deref().and_then(|runs| {
            let runs_count = runs.iter().sum();
            let origin = Origin { test: ID, frame: frame.frame, deals: runs_count };
            omnibus_of_law(origin, runs, &lengths_law(), |span| Event::RunUp(longer(span)))
        });
        let down = close.runs_down.as_deref().and_then(|runs| {
            let runs_count = runs.iter().sum();
            let origin = Origin { test: ID, frame: frame.frame, deals: runs_count };
            omnibus_of_law(origin, runs, &lengths_law(), |span| Event::RunDown(longer(span)))
        });
        up.into_iter().chain(down).collect()
    })
}

/// The chances of the lengths 1, 2, ..., and of the last one or more.
fn lengths_law() -> [f64; RUN_CLASSES] {
    let mut at_least = 1.0;
    std::array::from_fn(|i| {
        let length = i as f64 + 1.0;
        let longer = at_least / (length + 1.0);
        let chance = if i + 1 == RUN_CLASSES { at_least } else { at_least - longer };
        at_least = longer;
        chance
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1/1! - 1/2!, 1/2! - 1/3!, ..., 1/6!.
    #[test]
    fn lengths_by_hand() {
        let law = lengths_law().map(|chance| (chance * 720.0).round());
        assert_eq!(law, [360.0, 240.0, 90.0, 24.0, 5.0, 1.0]);
    }
}
