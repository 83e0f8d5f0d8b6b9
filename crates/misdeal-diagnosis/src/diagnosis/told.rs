//! [`told`]: what is said of a ranking.

use misdeal_audit::Tally;

use super::candidate::Candidate;
use super::estimates::Observed;
use super::model::Guise;
use super::predicted::places;
use super::ranking::{SECOND_CARDS, SECOND_DEALS, deals_of};
use super::score::Score;
use super::{Cause, Diagnosed, Parameter, SCORE_MIN, fit};

/// The slug of a fault that shows on a deck that is not put in order.
const CARRIED: &str = "carry-over";
/// Faults told of: the best and the next ones.
const TOLD_MAX: usize = 3;
/// The most faults told of as having the same law.
const EQUIVALENT_MAX: usize = 3;

/// A fault that may be told of, with its guise, its rank and the error of that.
struct Listed {
    fault: Diagnosed,
    /// The slug of the shuffle, whether it is carried over or not.
    shuffle: &'static str,
    guise: Guise,
    rank: f64,
    error: f64,
}

/// The best faults of a ranking, and whether they fit.
pub(super) fn told(
    tally: &Tally,
    ranked: Vec<(Candidate, Score)>,
    observed: &Observed<'_>,
) -> Vec<Diagnosed> {
    let spread = observed.spread();
    let mut listed: Vec<Listed> = Vec::new();
    for (candidate, score) in ranked {
        if score.at_least() + score.repeats_ln < SCORE_MIN {
            continue;
        }
        // One entry a fault; on a deck that is not put in order many look as they always do.
        let is_listed = |listed: &Listed| {
            let fault = &listed.fault;
            let is_carried = candidate.guise == Guise::Carried;
            listed.shuffle == candidate.fault || is_carried && fault.fault == CARRIED
        };
        if listed.len() == TOLD_MAX {
            break;
        }
        if listed.iter().any(is_listed) {
            continue;
        }
        let again = candidate.model.as_ref().map(|model| {
            let deals = deals_of(observed.shape, SECOND_CARDS, SECOND_DEALS);
            model.predict_again(&tally.emptied(), deals)
        });
        let varies = if candidate.prediction.different.is_some() { 1.0 } else { spread };
        let fit_ln = fit::fit_ln(&observed.tables, &candidate.prediction, again.as_ref(), varies);
        let (guise, rank, error) =
            (candidate.guise, candidate.rank(score, spread), score.variance.sqrt());
        let (shuffle, fault) = (candidate.fault, diagnosed(candidate, observed, score, fit_ln));
        listed.push(Listed { fault, shuffle, guise, rank, error });
    }
    put_plain_first(&mut listed);
    with_equivalents(listed)
}

/// What comes as near as the errors of simulation allow is as good.
fn is_near(a: &Listed, b: &Listed) -> bool {
    (a.rank - b.rank).abs() < 3.0 + 2.0 * (a.error + b.error)
}

/// A fault in a guise may have the law of another as it is, which is then the simpler account.
fn put_plain_first(listed: &mut [Listed]) {
    let Some((first, others)) = listed.split_first() else { return };
    let is_as_good =
        |other: &Listed| other.guise == Guise::Plain && other.fault.fits() && is_near(first, other);
    if first.guise != Guise::Plain
        && let Some(at) = others.iter().position(is_as_good)
    {
        listed[..=at + 1].rotate_right(1);
    }
}

/// The faults, the first one with those that are as good.
fn with_equivalents(listed: Vec<Listed>) -> Vec<Diagnosed> {
    let as_good: Vec<&'static str> = match listed.split_first() {
        None => Vec::new(),
        Some((first, others)) => others
            .iter()
            .filter(|other| is_near(first, other) && other.fault.fits() == first.fault.fits())
            .map(|other| other.fault.fault)
            .collect(),
    };
    let mut faults: Vec<Diagnosed> = listed.into_iter().map(|listed| listed.fault).collect();
    if let Some(first) = faults.first_mut() {
        for fault in as_good {
            if first.equivalent.len() < EQUIVALENT_MAX && !first.equivalent.contains(&fault) {
                first.equivalent.push(fault);
            }
        }
    }
    faults
}

/// Of seeds, where the best candidate is another one under which whole deals hardly repeat.
pub(super) fn besides(ranked: &[(Candidate, Score)], observed: &Observed<'_>) -> Option<Diagnosed> {
    let (best, _) = ranked.first()?;
    let of_seeds = |found: &&(Candidate, Score)| Cause::of(found.0.fault) == Cause::Seeding;
    let is_explained = best.prediction.different.is_some() || best.guise == Guise::Carried;
    if is_explained || Cause::of(best.fault) == Cause::Seeding {
        return None;
    }
    let (candidate, score) =
        ranked.iter().filter(|found| found.0.model.is_none()).find(of_seeds)?;
    let fit_ln = fit::fit_ln(&observed.tables, &candidate.prediction, None, 1.0);
    Some(diagnosed(candidate.clone(), observed, *score, fit_ln))
}

fn diagnosed(
    candidate: Candidate,
    observed: &Observed<'_>,
    score: Score,
    fit_ln: f64,
) -> Diagnosed {
    let placed = candidate.prediction.placed(&places(&observed.tables));
    let Candidate { fault, mut parameters, equivalent, guise, .. } = candidate;
    let fault = if guise == Guise::Carried {
        parameters.insert(0, Parameter { name: "shuffle", value: fault.into() });
        CARRIED
    } else {
        fault
    };
    let cause = Cause::of(fault);
    Diagnosed { fault, cause, parameters, equivalent, score_ln: score.whole(), fit_ln, placed }
}
