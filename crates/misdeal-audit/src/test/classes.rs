//! Shared by tests of a number that each deal shows once: how many cards at
//! home, how many cycles.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin};
use crate::finding::{Event, Finding, Span};

/// Classes with a smaller chance are pooled with their neighbours towards the
/// end of the law, so that a million deals can fill each.
const CHANCE_MIN: f64 = 1e-6;

/// Few classes with chances far apart are where the chi-square tail is least
/// good, so here it takes this many times [`EXPECTED_MIN`].
const EXPECTED_FACTOR: f64 = 4.0;

/// Neighbouring values taken together.
struct Class {
    span: Span,
    observed: u64,
    chance: f64,
}

/// The two findings of a number whose law is known: `counts[k]` deals showed
/// `k` (the last entry `k` or more), each with chance `law[k]`.
pub(super) fn law_of_a_number(
    origin: Origin,
    counts: &[u64],
    law: &[f64],
    event: impl Fn(Span) -> Event,
) -> Vec<Finding> {
    let omnibus = omnibus_of_law(origin, counts, law, &event);
    let fine = pool(counts, law, CHANCE_MIN);
    let extremes = fine.iter().filter(|_| fine.len() > 1).filter_map(|class| {
        extreme_of_row(origin, &[class.observed], class.chance, |_| event(class.span))
    });
    omnibus.into_iter().chain(largest_cell(origin, extremes, fine.len() as u64)).collect()
}

/// The chi-square finding of such a number alone.
pub(super) fn omnibus_of_law(
    origin: Origin,
    counts: &[u64],
    law: &[f64],
    event: impl Fn(Span) -> Event,
) -> Option<Finding> {
    let deals = origin.deals as f64;
    let large = pool(counts, law, EXPECTED_FACTOR * EXPECTED_MIN / deals);
    let square = |class: &Class| {
        let expected = class.chance * deals;
        (class.observed as f64 - expected).powi(2) / expected
    };
    let statistic = large.iter().map(square).sum();
    let least = large.iter().map(|class| class.chance).fold(1.0, f64::min) * deals;
    let effect = |class: &Class| origin.effect(event(class.span), class.observed, class.chance);
    worst(large.iter().map(effect))
        .filter(|_| large.len() > 1)
        .map(|effect| origin.chi_square(statistic, large.len() as u64 - 1, least, effect))
}

/// Cuts the values into neighbouring classes, each with at least this chance.
/// The cut depends on the law alone.
fn pool(counts: &[u64], law: &[f64], chance_min: f64) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    let mut open = Class { span: Span { from: 0, to: None }, observed: 0, chance: 0.0 };
    for (value, &observed) in (0..).zip(counts) {
        let chance = law.get(value as usize).copied().unwrap_or(0.0);
        if open.chance == 0.0 && chance == 0.0 && open.observed + observed == 0 {
            // Impossible, and not seen: no deal has 0 cycles.
            open.span.from = value + 1;
            continue;
        }
        open.observed += observed;
        open.chance += chance;
        if open.chance >= chance_min {
            open.span.to = Some(value);
            let next = Class { span: Span { from: value + 1, to: None }, observed: 0, chance: 0.0 };
            classes.push(std::mem::replace(&mut open, next));
        }
    }
    // What is left over at the end joins the last class, which has no end.
    if let Some(last) = classes.last_mut() {
        last.observed += open.observed;
        last.chance = (last.chance + open.chance).min(1.0);
        last.span.to = None;
    }
    classes
}

/// A class of values and its chance under a fair shuffle.
pub(crate) struct ClassChance {
    pub(crate) span: Span,
    pub(crate) chance: f64,
}

/// The classes among which the largest cell of a number is picked, given the
/// number of its counts. One class alone says nothing.
pub(crate) fn classes_of_largest_cell(counts_len: usize, law: &[f64]) -> Vec<ClassChance> {
    let mut classes = pool(&vec![0; counts_len], law, CHANCE_MIN);
    if classes.len() == 1 {
        classes.clear();
    }
    classes.into_iter().map(|Class { span, chance, .. }| ClassChance { span, chance }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_cover_every_value_once() {
        let counts = [1, 2, 3, 4, 5, 6];
        let law = [0.001, 0.5, 0.4, 0.05, 0.04, 0.009];
        let classes = pool(&counts, &law, 0.05);
        let spans: Vec<_> = classes.iter().map(|c| (c.span.from, c.span.to)).collect();
        assert_eq!(spans, [(0, Some(1)), (2, Some(2)), (3, None)]);
        assert_eq!(classes.iter().map(|c| c.observed).collect::<Vec<_>>(), [3, 3, 15]);
        assert!((classes.iter().map(|c| c.chance).sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(pool(&counts, &law, 2.0).is_empty());
    }
}
