//! The exact law of a built-in shuffle, and its way to uniform.

use std::time::{Duration, Instant};

use misdeal_diagnosis::exact::{NamedError, NamedLaw, repeat_name, repeats, repeats_max};
use misdeal_report::{ExactNote, ExactPoint, ExactReport, Next, Purpose};
use misdeal_shuffle::{Fairness, ShuffleSpec};

use super::{Args, about};
use crate::failure::Failure;
use crate::stop;

/// How long points of a curve are worked out besides the last.
const CURVE_TIME: Duration = Duration::from_secs(3);
/// The most points of a curve.
const POINTS: u64 = 12;

pub(super) fn report(args: &Args, name: &str) -> Result<ExactReport, Failure> {
    let mut spec: ShuffleSpec = name.parse()?;
    if let Some(times) = args.times {
        // The washes that a shuffle with steps of its own names stay as they are.
        spec = spec.repeated(times);
    }
    let all = repeats(&spec, args.cards);
    let most = repeats_max(&spec);
    if all > most {
        return Err(failure(NamedError::Repeats { got: all, most }));
    }
    let mut law = NamedLaw::new(&spec, args.cards).map_err(failure)?.up_to(all);
    let (began, mut curve, mut last) = (Instant::now(), Vec::new(), None);
    let mut is_slow = false;
    for at in points(all) {
        if stop::is_wanted() {
            return Err(Failure::new("stopped"));
        }
        // The last point is what was asked for; the others are worth some seconds.
        is_slow |= began.elapsed() > CURVE_TIME;
        if is_slow && at < all {
            continue;
        }
        let exact = law.after(at).map_err(failure)?;
        curve.push(ExactPoint::new(at, &exact));
        last = Some(exact);
    }
    let Some(exact) = last else { return Err(Failure::new("0 times: expected 1 and more")) };
    if all == 1 {
        curve.clear();
    }
    let next = Next {
        purpose: Purpose::SameAudited,
        command: format!("misdeal audit --shuffle {spec} --cards {}", args.cards),
    };
    let mut report = about(spec.to_string(), exact, next);
    (report.repeats, report.repeat, report.curve) = (all, repeat_name(&spec), curve);
    if is_slow && all > 1 {
        report.notes.push(ExactNote::PointsLeftOut);
    }
    if spec.generator().is_some() {
        report.notes.push(ExactNote::IndependentWords);
    } else if spec.entry().fairness == Fairness::Fair {
        report.notes.push(ExactNote::FairByProof);
    }
    Ok(report)
}

/// The numbers of repeats to look at: all of few, else so many evenly spread, the last one
/// included.
fn points(all: u64) -> Vec<u64> {
    let count = all.min(POINTS);
    (1..=count).map(|i| (i * all).div_ceil(count)).collect()
}

fn failure(error: NamedError) -> Failure {
    let failure = Failure::new(error.to_string());
    match error {
        NamedError::Generator { .. } => failure.hint(
            "a law is known for Fisher-Yates and its like with bound=modulo or bound=multiply, \
             and for any shuffle without a generator",
        ),
        NamedError::Repeats { .. } => failure.hint("fewer --times"),
        _ => failure,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_spread_up_to_the_last() {
        assert_eq!(points(1), [1]);
        assert_eq!(points(7), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(points(108), [9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108]);
        assert!(points(13).windows(2).all(|pair| pair[0] < pair[1]));
    }
}
