//! Shared by tests of a [`Number`]: its law, and its mean.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::classes::law_of_a_number;
use super::sums::sum_of_a_number;
use super::{Origin, in_each_frame};
use crate::finding::{Event, Finding};
use crate::law::{
    cycles_law, descents_law, fixed_points_law, longest_rise_law, peaks_law, successions_law,
};
use crate::shape::Shape;
use crate::tally::{Number, Tally};

/// What a test says of a number in each frame in which it is counted.
pub(super) fn findings_of(tally: &Tally, number: Number) -> Vec<Finding> {
    let Some(law) = number_law(number, tally.shape()) else { return Vec::new() };
    in_each_frame(tally, |frame| {
        let Some((counts, deals)) = frame.number(number).filter(|&(_, deals)| deals > 0) else {
            return Vec::new();
        };
        let origin = Origin { test: number.id(), frame: frame.frame, deals };
        let event = |values| Event::Shows { number, values };
        let mut findings = law_of_a_number(origin, counts, &law, event);
        findings.extend(sum_of_a_number(origin, counts, &law, Event::Sum(number)));
        findings
    })
}

type Laws = HashMap<(Number, u32), Option<Arc<[f64]>>>;

/// Laws that were computed: some take a few hundredths of a second.
static LAWS: LazyLock<Mutex<Laws>> = LazyLock::new(Mutex::default);

/// The law of a number of deals of this shape; none if it cannot be computed.
pub(crate) fn number_law(number: Number, shape: Shape) -> Option<Arc<[f64]>> {
    let n = shape.dealt;
    let known = LAWS.lock().unwrap_or_else(PoisonError::into_inner).get(&(number, n)).cloned();
    known.unwrap_or_else(|| {
        let law = compute(number, n).map(Arc::from);
        LAWS.lock().unwrap_or_else(PoisonError::into_inner).insert((number, n), law.clone());
        law
    })
}

fn compute(number: Number, n: u32) -> Option<Vec<f64>> {
    match number {
        Number::FixedPoints => Some(fixed_points_law(n)),
        Number::Cycles => Some(cycles_law(n)),
        // Each length is as likely as any other.
        Number::FirstCycle => {
            let chance = |length| if length == 0 { 0.0 } else { 1.0 / f64::from(n) };
            (n > 0).then(|| (0..=n).map(chance).collect())
        }
        Number::Descents => Some(descents_law(n)),
        Number::Peaks => Some(peaks_law(n)),
        Number::Successions => Some(successions_law(n)),
        Number::LongestRise | Number::LongestFall => longest_rise_law(n),
    }
}
