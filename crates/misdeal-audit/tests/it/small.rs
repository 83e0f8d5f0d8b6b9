//! So few deals that every course of a fair shuffle can be listed: p-values are
//! never too small.

use std::collections::BTreeMap;

use misdeal_audit::{DealOrder, Finding, Method, Shape, judge, test::battery};
use misdeal_deck::rank;

use crate::made;

/// `chances` maps p (as bits of its ln, which keep the order reversed) to the
/// chance of exactly it; a fair shuffle must show p <= x with chance at most x.
fn superuniform(chances: Vec<(f64, f64)>, what: &str) {
    let mut chances = chances;
    chances.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut below = 0.0;
    for (at, &(ln_p, chance)) in chances.iter().enumerate() {
        below += chance;
        // Equal up to rounding is equal.
        let is_last = chances.get(at + 1).is_none_or(|next| next.0 > ln_p + 1e-9);
        let p = ln_p.exp();
        assert!(!is_last || below <= p * (1.0 + 1e-9), "{what}: P(p <= {p}) = {below}");
    }
}

/// Every possible deal of the shape, once.
fn every_deal(shape: Shape) -> Vec<Vec<u32>> {
    let orders: u64 = (1..=u64::from(shape.deck)).product();
    let mut deals: Vec<Vec<u32>> = (0..orders)
        .map(|t| {
            let order = rank::unrank_u64(shape.deck as usize, t).unwrap();
            let mut deal = order.as_slice()[..shape.dealt as usize].to_vec();
            if shape.order == DealOrder::Set {
                deal.sort_unstable();
            }
            deal
        })
        .collect();
    deals.sort();
    deals.dedup();
    deals
}

/// All K^N courses of N deals: each finding with an exact law, and the smallest
/// p-value after Holm's correction, are superuniform. No chi-square takes part,
/// since no count is expected 50 times.
#[test]
fn every_course_of_a_few_deals() {
    let set = Shape { order: DealOrder::Set, ..Shape::first(2, 4) };
    let rows = [
        (Shape::whole(2), 10),
        (Shape::whole(3), 5),
        (Shape::whole(4), 2),
        (Shape::first(1, 3), 7),
        (Shape::first(2, 3), 4),
        (Shape::first(1, 6), 4),
        (set, 4),
    ];
    for (shape, deals) in rows {
        let possible = every_deal(shape);
        let outcomes = possible.len() as u64;
        assert_eq!(shape.outcomes(), Some(outcomes.into()));
        let courses = outcomes.pow(deals);
        let mut by_finding: BTreeMap<String, Vec<(f64, f64)>> = BTreeMap::new();
        for course in 0..courses {
            let possible = &possible;
            let tally = made(shape, deals.into(), move |t, deal| {
                deal.extend(&possible[(course / outcomes.pow(t as u32) % outcomes) as usize]);
            });
            let chance = 1.0 / courses as f64;
            let mut note =
                |what: String, ln_p| by_finding.entry(what).or_default().push((ln_p, chance));
            for test in battery() {
                // Which findings there are depends on the shape and the deals only.
                for (number, finding) in test.judge(&tally).into_iter().enumerate() {
                    assert_ne!(finding.method, Method::ChiSquare);
                    let Finding { test, frame, method, ln_p, .. } = finding;
                    note(format!("{test} {number} {frame:?} {method:?}"), ln_p);
                }
            }
            note("verdict".to_owned(), judge(&tally, 0.01).findings[0].ln_p_adjusted);
        }
        assert!(by_finding.len() >= 4, "{:?}", by_finding.keys());
        for (what, chances) in by_finding {
            superuniform(chances, &format!("{shape:?}, {deals} deals, {what}"));
        }
    }
}

/// P(N deals show m different ones of K) for each m in 0..=N: each deal is new
/// with chance 1 - m/K, where m were seen before it.
fn different(deals: usize, outcomes: u64) -> Vec<f64> {
    let mut law = vec![1.0];
    for _ in 0..deals {
        let mut next = vec![0.0; law.len() + 1];
        for (m, chance) in law.iter().enumerate() {
            let old = m as f64 / outcomes as f64;
            next[m] += chance * old;
            next[m + 1] += chance * (1.0 - old).max(0.0);
        }
        law = next;
    }
    law
}

#[test]
fn the_law_of_different_deals_is_that_of_all_courses() {
    let (outcomes, deals) = (4u64, 6);
    let mut counts = vec![0u32; deals + 1];
    for course in 0..outcomes.pow(deals as u32) {
        let shown = (0..deals).fold(0u32, |seen, t| seen | 1 << (course >> (2 * t) & 3));
        counts[shown.count_ones() as usize] += 1;
    }
    for (count, chance) in counts.into_iter().zip(different(deals, outcomes)) {
        assert!((f64::from(count) / 4096.0 - chance).abs() < 1e-12);
    }
}

/// The p-value of repeats, a proven bound, against the exact law of the number
/// of different deals: for all N up to 40, and some beyond, in decks with few
/// possible deals, where a bound could fail first.
#[test]
fn repeats_are_never_judged_too_harshly() {
    let shapes = [
        Shape::whole(2),
        Shape::first(1, 3),
        Shape::whole(3),
        Shape::first(2, 4),
        Shape::first(2, 5),
        Shape::whole(4),
        Shape { order: DealOrder::Set, ..Shape::first(3, 8) },
        Shape::whole(5),
        Shape::first(3, 10),
        Shape::whole(7),
    ];
    for shape in shapes {
        let possible = every_deal(shape);
        let outcomes = possible.len() as u64;
        for deals in (1..=40).chain([60, 100]) {
            let law = different(deals, outcomes);
            let chances = law.iter().enumerate().filter(|(_, p)| **p > 0.0).map(|(m, &chance)| {
                let possible = &possible;
                let tally = made(shape, deals as u64, move |t, deal| {
                    deal.extend(&possible[(t as usize).min(m - 1)]);
                });
                let mut findings = battery().iter().flat_map(|test| test.judge(&tally));
                let finding = findings.find(|finding| finding.test == "repeats").unwrap();
                assert_eq!(finding.effect.observed as usize, deals - m);
                (finding.ln_p, chance)
            });
            superuniform(chances.collect(), &format!("{shape:?}, {deals} deals"));
        }
    }
}
